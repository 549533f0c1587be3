import Foundation

/// A part of the plane in which a field acts, about the field's position.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
  private var test: @Sendable (CGPoint) -> Bool = { _ in true }

  /// Creates the region of the whole plane. Subclasses call this initializer.
  public override init() { super.init() }

  private convenience init(_ test: @escaping @Sendable (CGPoint) -> Bool) {
    self.init()
    self.test = test
  }

  /// A circle about the position. `radius` in points.
  public convenience init(radius: CGFloat) {
    self.init { hypot($0.x, $0.y) <= radius }
  }

  /// A rectangle about the position. `size` in points.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  /// Whether the point, given from the position, lies in it.
  open func contains(_ point: CGPoint) -> Bool { test(point) }

  /// All that is not in this one.
  open func inverse() -> Self {
    made { [test] in !test($0) }
  }

  /// What is in either.
  open func byUnion(with region: UIRegion) -> Self {
    made { [test, other = region.test] in test($0) || other($0) }
  }

  /// What is in this one and not in the other.
  open func byDifference(from region: UIRegion) -> Self {
    made { [test, other = region.test] in test($0) && !other($0) }
  }

  /// What is in both.
  open func byIntersection(with region: UIRegion) -> Self {
    made { [test, other = region.test] in test($0) && other($0) }
  }

  private func made(_ test: @escaping @Sendable (CGPoint) -> Bool) -> Self {
    guard let made = UIRegion(test) as? Self else {
      Misuse.trap("\(type(of: self)): regions are combined by UIRegion itself, not by a subclass")
    }
    return made
  }

  /// The region itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
