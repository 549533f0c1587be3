import CoreGraphics
import Foundation

/// A function that creates the outline around lines of text in a preview.
@MainActor enum TextLinesPath {
  /// The horizontal and vertical margins around the text, in points.
  private static let padding = CGSize(width: 6, height: 4)
  private static let radius: CGFloat = 6

  /// Returns a path that consists of rounded rectangles around lines of text.
  static func path(around lines: [CGRect]) -> UIBezierPath {
    let path = UIBezierPath()
    for line in lines.sorted(by: { $0.minY < $1.minY }) {
      path.append(
        UIBezierPath(
          roundedRect: line.insetBy(dx: -padding.width, dy: -padding.height),
          cornerRadius: min(radius, line.height / 2 + padding.height)))
    }
    return path
  }
}
