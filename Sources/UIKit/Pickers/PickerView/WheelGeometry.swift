import CoreGraphics

/// The shape of a wheel of a picker view: a cylinder that is seen from the front, with rows on its surface.
///
/// The formulas fit all measured wheels and rows (measured on UIKit, docs/measurements.md 21.1).
struct WheelGeometry: Equatable {
  /// The height of the picker view in points.
  let height: CGFloat
  /// The height of the row in the middle, in points.
  let rowHeight: CGFloat

  /// The height of the surface that faces the user, measured along the curve, in points.
  var tableHeight: CGFloat { height + 75 }

  /// The radius of the cylinder in points. The radius does not depend on the height of the rows.
  var radius: CGFloat { 1.05 * tableHeight / .pi }

  /// The number of rows around the cylinder.
  var rowsPerRevolution: Int { max(4, Int((2 * tableHeight / max(1, rowHeight) - 1e-9).rounded(.up))) }

  /// The angle between two adjacent rows, in radians.
  var anglePerRow: CGFloat { 2 * .pi / CGFloat(rowsPerRevolution) }

  /// Returns the rows that face the user.
  ///
  /// - Parameters:
  ///   - position: The index of the row in the middle. The value is fractional while the wheel turns.
  ///   - count: The number of rows of the wheel.
  /// - Returns: The indexes of the rows. Their number is at most half of `rowsPerRevolution`.
  func visibleRows(at position: CGFloat, count: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    // A row at the edge of the cylinder is seen from its side, and has no height.
    let visibleAngle = CGFloat(rowsPerRevolution) / 4 - 1e-6
    let first = max(0, Int(exactly: (position - visibleAngle).rounded(.up)) ?? (position > 0 ? .max : 0))
    let last = min(count - 1, Int(exactly: (position + visibleAngle).rounded(.down)) ?? (position > 0 ? .max - 1 : -1))
    // A data source can return the largest integer by mistake, `NSNotFound`.
    guard first <= last, last < .max else { return 0..<0 }
    return first..<(last + 1)
  }

  /// Returns the position at which a row appears on the wheel, and the factor by which its height is reduced.
  ///
  /// - Parameter distance: The distance of the row from the middle, in rows. It is negative above the middle.
  /// - Returns: The distance between the row's center and the middle of the wheel in points, which is negative above the
  ///   middle, and the factor of the row's height, from 0 to 1.
  func projection(of distance: CGFloat) -> (offset: CGFloat, scale: CGFloat) {
    let angle = distance * anglePerRow
    return (radius * sin(angle), max(0, cos(angle)))
  }

  /// Returns the distance in rows between the row at a point of the wheel and the row in the middle.
  ///
  /// - Parameter offset: The distance of the point from the middle of the wheel, in points. It is negative above the
  ///   middle.
  /// - Returns: The distance of the row from the row in the middle, in rows.
  func rowDistance(at offset: CGFloat) -> Int {
    Int((asin(min(1, max(-1, offset / radius))) / anglePerRow).rounded())
  }
}
