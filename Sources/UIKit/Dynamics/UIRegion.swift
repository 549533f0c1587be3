import Foundation

/// A region of the plane in which a field acts, relative to the field's position.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  private indirect enum Shape: Codable {
    case plane
    case circle(radius: CGFloat)
    case rectangle(CGSize)
    case inverse(Shape)
    case union(Shape, Shape)
    case intersection(Shape, Shape)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .plane: true
      case .circle(let radius): hypot(point.x, point.y) <= radius
      case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let shape): !shape.contains(point)
      case .union(let first, let second): first.contains(point) || second.contains(point)
      case .intersection(let first, let second): first.contains(point) && second.contains(point)
      }
    }
  }

  private var shape = Shape.plane

  /// Creates a region that contains the whole plane. Subclasses call this initializer.
  public override init() { super.init() }

  private convenience init(_ shape: Shape) {
    self.init()
    self.shape = shape
  }

  /// Creates a region from an archive that `encode(with:)` wrote. Returns nil if the archive contains no region.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeValue(NSData.self, forKey: "UIRegionShape"),
      let shape = try? JSONDecoder().decode(Shape.self, from: data as Data)
    else { return nil }
    self.shape = shape
    super.init()
  }

  /// Encodes the region.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) {
    if let data = try? JSONEncoder().encode(shape) {
      coder.encode(data as NSData, forKey: "UIRegionShape")
    }
  }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a circular region around the field's position.
  ///
  /// - Parameter radius: The radius in points.
  public convenience init(radius: CGFloat) {
    self.init(.circle(radius: radius))
  }

  /// Creates a rectangular region around the field's position.
  ///
  /// - Parameter size: The size in points.
  public convenience init(size: CGSize) {
    self.init(.rectangle(size))
  }

  /// A region that contains the whole plane.
  open class var infinite: UIRegion { UIRegion(.plane) }

  /// Returns a Boolean value that indicates whether the region contains a point.
  ///
  /// - Parameter point: A point relative to the position of the field.
  /// - Returns: `true` if the point is in the region.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

  /// Returns the region of all points that are not in this region.
  ///
  /// - Returns: The inverse region.
  open func inverse() -> Self {
    makeRegion(.inverse(shape))
  }

  /// Returns the region of the points that are in either of two regions.
  ///
  /// - Parameter region: The other region.
  /// - Returns: The union.
  open func byUnion(with region: UIRegion) -> Self {
    makeRegion(.union(shape, region.shape))
  }

  /// Returns the region of the points that are in this region and not in a different one.
  ///
  /// - Parameter region: The region to subtract.
  /// - Returns: The difference.
  open func byDifference(from region: UIRegion) -> Self {
    makeRegion(.intersection(shape, .inverse(region.shape)))
  }

  /// Returns the region of the points that are in both of two regions.
  ///
  /// - Parameter region: The other region.
  /// - Returns: The intersection.
  open func byIntersection(with region: UIRegion) -> Self {
    makeRegion(.intersection(shape, region.shape))
  }

  private func makeRegion(_ shape: Shape) -> Self {
    guard let result = UIRegion(shape) as? Self else {
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
