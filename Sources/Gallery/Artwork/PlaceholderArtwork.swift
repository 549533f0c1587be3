import UIKit

/// What stands in for a photo that cannot be read: a torn corner, its name, and why.
@MainActor
enum PlaceholderArtwork {
  private static let size = CGSize(width: 250, height: 250)

  static func image(for photo: Photo, reason: String) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.26, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      drawSheet()
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = .center
      paragraph.lineBreakMode = .byTruncatingMiddle
      let name: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor(white: 0.92, alpha: 1),
        .paragraphStyle: paragraph,
      ]
      NSAttributedString(string: photo.name, attributes: name)
        .draw(in: CGRect(x: 16, y: 142, width: size.width - 32, height: 24))
      let wrapping = NSMutableParagraphStyle()
      wrapping.alignment = .center
      wrapping.lineBreakMode = .byWordWrapping
      let why: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor(white: 0.72, alpha: 1),
        .paragraphStyle: wrapping,
      ]
      NSAttributedString(string: reason, attributes: why)
        .draw(in: CGRect(x: 16, y: 168, width: size.width - 32, height: 72))
    }
  }

  /// A sheet of paper with a folded corner and a line through it.
  private static func drawSheet() {
    let sheet = UIBezierPath()
    sheet.move(to: CGPoint(x: 90, y: 34))
    sheet.addLine(to: CGPoint(x: 142, y: 34))
    sheet.addLine(to: CGPoint(x: 162, y: 54))
    sheet.addLine(to: CGPoint(x: 162, y: 126))
    sheet.addLine(to: CGPoint(x: 90, y: 126))
    sheet.close()
    sheet.move(to: CGPoint(x: 142, y: 34))
    sheet.addLine(to: CGPoint(x: 142, y: 54))
    sheet.addLine(to: CGPoint(x: 162, y: 54))
    sheet.move(to: CGPoint(x: 110, y: 72))
    sheet.addLine(to: CGPoint(x: 142, y: 104))
    sheet.move(to: CGPoint(x: 142, y: 72))
    sheet.addLine(to: CGPoint(x: 110, y: 104))
    sheet.lineWidth = 3
    sheet.lineJoinStyle = .round
    sheet.lineCapStyle = .round
    UIColor(white: 0.6, alpha: 1).setStroke()
    sheet.stroke()
  }
}
