import UIKit

/// Draws the placeholder for a photo that cannot be read. The placeholder contains the name of the photo and the reason.
///
/// The text is large, because a grid shows the placeholder at less than half its size.
@MainActor
enum PlaceholderArtwork {
  private static let size = CGSize(width: 250, height: 250)

  /// The maximum length of the sides of the image, in pixels.
  static let maximumPixelSize = 2_000

  /// Returns the placeholder for a photo that cannot be read.
  ///
  /// - Parameters:
  ///   - photo: The photo.
  ///   - reason: The reason, which is shown below the name of the photo.
  ///   - pixelSize: The length of the sides at which the image is shown, in pixels.
  static func image(for photo: Photo, reason: String, pixelSize: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = max(2, CGFloat(min(pixelSize, maximumPixelSize)) / size.width)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.26, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      drawSheet()
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = .center
      paragraph.lineBreakMode = .byTruncatingMiddle
      let name: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 25), .foregroundColor: UIColor(white: 0.92, alpha: 1),
        .paragraphStyle: paragraph,
      ]
      NSAttributedString(string: photo.name, attributes: name)
        .draw(in: CGRect(x: 10, y: 118, width: size.width - 20, height: 32))
      let wrapping = NSMutableParagraphStyle()
      wrapping.alignment = .center
      wrapping.lineBreakMode = .byWordWrapping
      let reasonAttributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 23), .foregroundColor: UIColor(white: 0.72, alpha: 1),
        .paragraphStyle: wrapping,
      ]
      NSAttributedString(string: reason.prefix(1).uppercased() + reason.dropFirst(), attributes: reasonAttributes)
        .draw(in: CGRect(x: 10, y: 152, width: size.width - 20, height: 90))
    }
  }

  /// Draws a sheet of paper with a folded corner and a cross.
  private static func drawSheet() {
    let sheet = UIBezierPath()
    sheet.move(to: CGPoint(x: 90, y: 18))
    sheet.addLine(to: CGPoint(x: 142, y: 18))
    sheet.addLine(to: CGPoint(x: 162, y: 38))
    sheet.addLine(to: CGPoint(x: 162, y: 110))
    sheet.addLine(to: CGPoint(x: 90, y: 110))
    sheet.close()
    sheet.move(to: CGPoint(x: 142, y: 18))
    sheet.addLine(to: CGPoint(x: 142, y: 38))
    sheet.addLine(to: CGPoint(x: 162, y: 38))
    sheet.move(to: CGPoint(x: 110, y: 56))
    sheet.addLine(to: CGPoint(x: 142, y: 88))
    sheet.move(to: CGPoint(x: 142, y: 56))
    sheet.addLine(to: CGPoint(x: 110, y: 88))
    sheet.lineWidth = 3
    sheet.lineJoinStyle = .round
    sheet.lineCapStyle = .round
    UIColor(white: 0.6, alpha: 1).setStroke()
    sheet.stroke()
  }
}
