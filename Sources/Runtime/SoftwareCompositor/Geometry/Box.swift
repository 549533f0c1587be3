import CoreGraphics

/// A rectangle of device pixels, described by its edges. The rectangle does not contain the pixels at its right and bottom edges.
struct Box: Equatable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// Creates a box from exact edges, which are rounded and clamped to ±`limit`.
  init(x0: Double, y0: Double, x1: Double, y1: Double) {
    self.x0 = Box.coordinate(x0)
    self.y0 = Box.coordinate(y0)
    self.x1 = Box.coordinate(x1)
    self.y1 = Box.coordinate(y1)
  }

  init(_ rect: PixelRect) {
    self.init(x0: Int32(rect.x), y0: Int32(rect.y), x1: Int32(rect.maxX), y1: Int32(rect.maxY))
  }

  static let empty = Box(x0: Int32(0), y0: 0, x1: 0, y1: 0)
  /// The largest coordinate. Coordinates on all surfaces are smaller, and their sums and differences do not overflow.
  static let limit: Double = 500_000_000
  /// The largest box, which contains all other boxes.
  static let infinite = Box(x0: Int32(-500_000_000), y0: -500_000_000, x1: 500_000_000, y1: 500_000_000)

  /// Returns the whole pixel nearest to a value.
  ///
  /// Halves are rounded up, so that a common edge of two neighbors is at the same pixel for both. Values slightly below
  /// a half are also rounded up: at a scale of 1.5, positions are thirds of a point, and rounding errors in their sums
  /// would otherwise affect each cell differently. The tolerance is larger than the grid to which the offsets of groups
  /// are rounded.
  @inline(__always)
  static func coordinate(_ value: Double) -> Int32 {
    let roundedValue = (value + (0.5 + 1.0 / 512)).rounded(.down)
    return roundedValue >= limit ? Int32(limit) : roundedValue > -limit ? Int32(roundedValue) : Int32(-limit)
  }

  @inline(__always) var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  @inline(__always) var width: Int32 { x1 &- x0 }
  @inline(__always) var height: Int32 { y1 &- y0 }
  @inline(__always) var area: Int { isEmpty ? 0 : Int(width) * Int(height) }
  var pixelRect: PixelRect { PixelRect(x: Int(x0), y: Int(y0), width: Int(width), height: Int(height)) }

  @inline(__always)
  func intersection(_ other: Box) -> Box {
    Box(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  @inline(__always)
  func intersects(_ other: Box) -> Bool {
    max(x0, other.x0) < min(x1, other.x1) && max(y0, other.y0) < min(y1, other.y1)
  }

  @inline(__always)
  func contains(_ other: Box) -> Bool {
    other.x0 >= x0 && other.y0 >= y0 && other.x1 <= x1 && other.y1 <= y1
  }

  func union(_ other: Box) -> Box {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Box(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  @inline(__always)
  func offset(_ dx: Int32, _ dy: Int32) -> Box {
    Box(x0: x0 &+ dx, y0: y0 &+ dy, x1: x1 &+ dx, y1: y1 &+ dy)
  }

  func inset(_ amount: Int32) -> Box { Box(x0: x0 + amount, y0: y0 + amount, x1: x1 - amount, y1: y1 - amount) }

  /// Calls a closure with up to four disjoint boxes. Together, they cover this box except for `other`.
  @inline(__always)
  func subtracting(_ other: Box, _ body: (Box) -> Void) {
    if isEmpty { return }
    let common = intersection(other)
    if common.isEmpty {
      body(self)
      return
    }
    if y0 < common.y0 { body(Box(x0: x0, y0: y0, x1: x1, y1: common.y0)) }
    if x0 < common.x0 { body(Box(x0: x0, y0: common.y0, x1: common.x0, y1: common.y1)) }
    if common.x1 < x1 { body(Box(x0: common.x1, y0: common.y0, x1: x1, y1: common.y1)) }
    if common.y1 < y1 { body(Box(x0: x0, y0: common.y1, x1: x1, y1: y1)) }
  }
}
