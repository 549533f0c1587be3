import CoreGraphics
import UIKit

/// Draws a line whose color changes along its length.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The parts of the length at which the colors are, from 0 to 1.
  open private(set) var locations: [CGFloat] = []
  /// The colors.
  open private(set) var colors: [UIColor] = []
  /// Sets the colors.
  ///
  /// - Parameters:
  ///   - colors: The colors.
  ///   - locations: The part of the length at which each color is, in ascending order. Colors without one are not used.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    let count = min(colors.count, locations.count)
    (self.colors, self.locations) = (Array(colors.prefix(count)), Array(locations.prefix(count)))
    setNeedsDisplay()
  }
  open override func strokePath(_ path: CGPath, in context: CGContext) {
    guard let first = colors.first else { return super.strokePath(path, in: context) }
    let points = UnsafeBufferPointer(start: polyline.points(), count: polyline.pointCount).map(point(for:))
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return }
    var way = 0.0
    for (index, length) in lengths.enumerated() {
      context.setStrokeColor((color(at: (way + length / 2) / total) ?? first).cgColor)
      context.move(to: points[index])
      context.addLine(to: points[index + 1])
      context.strokePath()
      way += length
    }
  }
  private func color(at part: Double) -> UIColor? {
    guard let index = locations.firstIndex(where: { $0 >= part }) else { return colors.last }
    guard index > 0, locations[index] > locations[index - 1] else { return colors[index] }
    let ratio = (part - locations[index - 1]) / (locations[index] - locations[index - 1])
    let start = Self.components(of: colors[index - 1])
    let end = Self.components(of: colors[index])
    let mixed = zip(start, end).map { $0 + ($1 - $0) * ratio }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
  private static func components(of color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
