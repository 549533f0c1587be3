import GalleryLibrary
import UIKit

/// Draws the poster of a video for which no other program has made a thumbnail. It contains the name and the length.
@MainActor
enum VideoArtwork {
  private static let size = CGSize(width: 320, height: 320)
  private static let margin: CGFloat = 20

  /// Returns the poster of a video: a film with the name and, if it is known, the duration. It has 320 × 320 points.
  ///
  /// - Parameters:
  ///   - video: The video.
  ///   - details: The details of the video.
  ///   - pixelSize: The length of the sides at which the poster is shown, in pixels. The scale is at least 2.
  static func poster(of video: Photo, _ details: VideoDetails, pixelSize: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = max(2, CGFloat(min(pixelSize, PlaceholderArtwork.maximumPixelSize)) / size.width)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.14, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      drawPerforation()
      let symbol = UIImage(systemName: "film")?.withTintColor(UIColor(white: 0.55, alpha: 1))
      symbol?.draw(in: CGRect(x: size.width / 2 - 32, y: 50, width: 64, height: 56))
      draw(video.name, .boldSystemFont(ofSize: 28), UIColor(white: 0.92, alpha: 1), y: 208)
      if let duration = details.duration {
        draw(
          PhotoTexts.duration(duration), .monospacedDigitSystemFont(ofSize: 25, weight: .regular),
          UIColor(white: 0.72, alpha: 1), y: 246)
      }
    }
  }

  private static func draw(_ text: String, _ font: UIFont, _ color: UIColor, y: CGFloat) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byTruncatingMiddle
    NSAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
    ).draw(in: CGRect(x: margin, y: y, width: size.width - 2 * margin, height: 36))
  }

  /// Draws the holes at the edges of a film.
  private static func drawPerforation() {
    UIColor(white: 0.24, alpha: 1).setFill()
    for index in 0..<8 {
      for y in [10, size.height - 30] {
        UIBezierPath(roundedRect: CGRect(x: CGFloat(index) * 40 + 8, y: y, width: 24, height: 20), cornerRadius: 4)
          .fill()
      }
    }
  }
}
