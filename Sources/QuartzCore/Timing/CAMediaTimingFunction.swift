import CoreGraphics
import Foundation

/// A function that defines the pace of an animation. The function is a cubic Bézier curve from (0, 0) to (1, 1) that maps a fraction of
/// the duration to the progress. Instances are immutable.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let c1x: Double
  private let c1y: Double
  private let c2x: Double
  private let c2y: Double

  /// Creates a timing function from two control points. With y-coordinates outside 0...1, the animation can overshoot.
  ///
  /// - Parameters:
  ///   - c1x: The x-coordinate of the first control point, clamped to 0...1 so that the curve is a function of time.
  ///   - c1y: The y-coordinate of the first control point.
  ///   - c2x: The x-coordinate of the second control point, clamped to 0...1.
  ///   - c2y: The y-coordinate of the second control point.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.c1x = Self.decimalValue(min(max(c1x, 0), 1))
    self.c1y = Self.decimalValue(c1y)
    self.c2x = Self.decimalValue(min(max(c2x, 0), 1))
    self.c2y = Self.decimalValue(c2y)
    super.init()
  }

  /// Creates a timing function from the name of a predefined curve.
  ///
  /// - Parameter name: The name of the curve. An unknown name results in the linear curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Copies the coordinates of a control point to memory.
  ///
  /// - Parameters:
  ///   - idx: The index of the control point, 0...3. The first point is (0, 0) and the last is (1, 1). For any other
  ///     index, the memory is unchanged.
  ///   - ptr: Memory for two values, x and y.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else { return }
    let points: [(Double, Double)] = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// Returns the double with the same decimal representation as a float. A direct conversion of the float 0.42, for
  /// example, does not result in the double 0.42.
  private static func decimalValue(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }

  /// Returns the progress at the fraction `x` of the duration, with an error below 1e-9. `x` is clamped to 0...1.
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if c1x == c1y, c2x == c2y { return x }
    return Self.bezier(parameter(at: x), c1y, c2y)
  }

  /// Returns the fraction of the duration at which the progress is `y`. The curve must never decrease.
  package func time(at y: Double) -> Double {
    guard y > 0 else { return 0 }
    guard y < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let midpoint = (low + high) / 2
      if value(at: midpoint) < y { low = midpoint } else { high = midpoint }
    }
    return (low + high) / 2
  }

  private static func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }

  /// Returns the curve's parameter at `x`, computed by Newton's method within a shrinking interval.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<64 {
      let error = Self.bezier(t, c1x, c2x) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(t, c1x, c2x)
      let next = slope > 1e-9 ? t - error / slope : .nan
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Returns whether `object` is a timing function with the same control points.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return c1x == other.c1x && c1y == other.c1y && c2x == other.c2x && c2y == other.c2y
  }

  open override var hash: Int { [c1x, c1y, c2x, c2y].hashValue }

  open override var description: String { "(\(c1x), \(c1y), \(c2x), \(c2y))" }
}
