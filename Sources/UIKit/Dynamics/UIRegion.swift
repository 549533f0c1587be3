import Foundation

/// A region of the plane in which a field acts, relative to the field's position.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
  private var isInside: @Sendable (CGPoint) -> Bool = { _ in true }

  /// Creates a region that contains the whole plane. Subclasses call this initializer.
  public override init() { super.init() }

  private convenience init(_ isInside: @escaping @Sendable (CGPoint) -> Bool) {
    self.init()
    self.isInside = isInside
  }

  /// Creates a circular region around the field's position.
  ///
  /// - Parameter radius: The radius in points.
  public convenience init(radius: CGFloat) {
    self.init { hypot($0.x, $0.y) <= radius }
  }

  /// Creates a rectangular region around the field's position.
  ///
  /// - Parameter size: The size in points.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// A region that contains the whole plane.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  /// Returns a Boolean value that indicates whether the region contains a point.
  ///
  /// - Parameter point: A point relative to the position of the field.
  /// - Returns: `true` if the point is in the region.
  open func contains(_ point: CGPoint) -> Bool { isInside(point) }

  /// Returns the region of all points that are not in this region.
  ///
  /// - Returns: The inverse region.
  open func inverse() -> Self {
    makeRegion { [isInside] in !isInside($0) }
  }

  /// Returns the region of the points that are in either of two regions.
  ///
  /// - Parameter region: The other region.
  /// - Returns: The union.
  open func byUnion(with region: UIRegion) -> Self {
    makeRegion { [isInside, other = region.isInside] in isInside($0) || other($0) }
  }

  /// Returns the region of the points that are in this region and not in a different one.
  ///
  /// - Parameter region: The region to subtract.
  /// - Returns: The difference.
  open func byDifference(from region: UIRegion) -> Self {
    makeRegion { [isInside, other = region.isInside] in isInside($0) && !other($0) }
  }

  /// Returns the region of the points that are in both of two regions.
  ///
  /// - Parameter region: The other region.
  /// - Returns: The intersection.
  open func byIntersection(with region: UIRegion) -> Self {
    makeRegion { [isInside, other = region.isInside] in isInside($0) && other($0) }
  }

  private func makeRegion(_ isInside: @escaping @Sendable (CGPoint) -> Bool) -> Self {
    guard let result = UIRegion(isInside) as? Self else {
      Diagnostics.trap(
        "\(type(of: self)): a subclass of UIRegion cannot be combined with another region; use UIRegion itself")
    }
    return result
  }

  /// Returns the region itself, because regions are immutable.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The region.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
