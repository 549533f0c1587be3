import Foundation

// The header of Apple says that these operations are those of Core Graphics for rectangles.
extension MKMapRect {
  /// Returns the smallest rectangle that contains this rectangle and another one.
  ///
  /// - Parameter rect: The other rectangle.
  /// - Returns: The union. If one of the rectangles is null, it is the other one.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (first, second) = (standardized, rect.standardized)
    let (x, y) = (min(first.minX, second.minX), min(first.minY, second.minY))
    return MKMapRect(
      x: x, y: y, width: max(first.maxX, second.maxX) - x, height: max(first.maxY, second.maxY) - y)
  }

  /// Returns the area that this rectangle and another one have in common.
  ///
  /// - Parameter rect: The other rectangle.
  /// - Returns: The intersection. It has no width or no height if the rectangles only touch, and is null if they are
  ///   apart.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard !isNull, !rect.isNull else { return .null }
    let (first, second) = (standardized, rect.standardized)
    let (x, y) = (max(first.minX, second.minX), max(first.minY, second.minY))
    let (width, height) = (min(first.maxX, second.maxX) - x, min(first.maxY, second.maxY) - y)
    // A value that is not a number belongs to no area.
    guard width >= 0, height >= 0 else { return .null }
    return MKMapRect(x: x, y: y, width: width, height: height)
  }

  /// Returns whether this rectangle and another one have an area, an edge or a point in common.
  ///
  /// - Parameter rect: The other rectangle.
  /// - Returns: `true` if the intersection is not null.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }

  /// Returns whether the rectangle contains a point.
  ///
  /// - Parameter point: The point.
  /// - Returns: `true` if the point is in the rectangle, or on its left or upper edge.
  public func contains(_ point: MKMapPoint) -> Bool {
    guard !isNull else { return false }
    let rect = standardized
    return rect.minX <= point.x && point.x < rect.maxX && rect.minY <= point.y && point.y < rect.maxY
  }

  /// Returns whether the rectangle contains the whole of another one.
  ///
  /// - Parameter rect: The other rectangle.
  /// - Returns: `true` if the union of the rectangles is this one. A null rectangle contains nothing and is in none.
  public func contains(_ rect: MKMapRect) -> Bool {
    guard !isNull, !rect.isNull else { return false }
    let (outer, inner) = (standardized, rect.standardized)
    return outer.minX <= inner.minX && inner.maxX <= outer.maxX
      && outer.minY <= inner.minY && inner.maxY <= outer.maxY
  }

  /// Returns a rectangle with the same center that is smaller.
  ///
  /// - Parameters:
  ///   - dx: The distance by which the left and the right edge move inward, in map points. They move outward if it is
  ///     negative.
  ///   - dy: The distance by which the upper and the lower edge move inward, in map points.
  /// - Returns: The rectangle. It is null if a size would be negative.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull else { return .null }
    let rect = standardized
    let (width, height) = (rect.width - 2 * dx, rect.height - 2 * dy)
    guard width >= 0, height >= 0 else { return .null }
    return MKMapRect(x: rect.minX + dx, y: rect.minY + dy, width: width, height: height)
  }

  /// Returns a rectangle of the same size at another place.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right, in map points.
  ///   - dy: The distance downward, in map points.
  /// - Returns: The rectangle. It is null if this one is.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull else { return .null }
    return MKMapRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// Divides the rectangle in two.
  ///
  /// - Parameters:
  ///   - atDistance: The distance of the division from the edge, in map points. Beyond the rectangle, it is at its
  ///     edges.
  ///   - fromEdge: The edge of the first part.
  /// - Returns: The part at the edge, and the rest.
  public func divided(
    atDistance: Double, from fromEdge: CGRectEdge
  ) -> (slice: MKMapRect, remainder: MKMapRect) {
    guard !isNull else { return (.null, .null) }
    let rect = standardized
    let horizontal = fromEdge == .minXEdge || fromEdge == .maxXEdge
    let length = horizontal ? rect.width : rect.height
    let atMinimum = fromEdge == .minXEdge || fromEdge == .minYEdge
    let distance = max(0, min(atDistance, length))
    let first = rect.part(horizontal, from: 0, length: atMinimum ? distance : length - distance)
    let second = rect.part(horizontal, from: first.length(horizontal), length: length - first.length(horizontal))
    return atMinimum ? (first, second) : (second, first)
  }

  private func length(_ horizontal: Bool) -> Double { horizontal ? width : height }

  private func part(_ horizontal: Bool, from start: Double, length: Double) -> MKMapRect {
    horizontal
      ? MKMapRect(x: minX + start, y: minY, width: length, height: height)
      : MKMapRect(x: minX, y: minY + start, width: width, height: length)
  }
}
