import CoreGraphics
import Foundation

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1) that gives the progress for a fraction of the
/// duration. Never changes.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let c1x: Double
  private let c1y: Double
  private let c2x: Double
  private let c2y: Double

  /// Makes a curve with the control points (`c1x`, `c1y`) and (`c2x`, `c2y`). The x are brought into 0...1, so that the
  /// curve stays a function of time; the y may overshoot.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.c1x = Self.double(min(max(c1x, 0), 1))
    self.c1y = Self.double(c1y)
    self.c2x = Self.double(min(max(c2x, 0), 1))
    self.c2y = Self.double(c2y)
    super.init()
  }

  /// Makes one of the named curves; an unknown name gives the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes x and y of the control point `idx` (0...3, the first and last being (0, 0) and (1, 1)) to `ptr`, which has room
  /// for two. Other indexes write nothing.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else { return }
    let points: [(Double, Double)] = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// The decimal that was written in the program (0.42 is not what the float of that name holds).
  private static func double(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }

  /// The progress at the fraction `x` of the duration, to better than 1e-9. Outside 0...1 the ends hold.
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if c1x == c1y, c2x == c2y { return x }
    return Self.bezier(parameter(at: x), c1y, c2y)
  }

  /// The fraction of the duration at which the progress is `y`, for a curve that only rises.
  package func time(at y: Double) -> Double {
    guard y > 0 else { return 0 }
    guard y < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(at: middle) < y { low = middle } else { high = middle }
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

  /// The parameter of the curve at `x`: Newton's steps, kept inside a shrinking bracket.
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

  /// Equal when the control points are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return c1x == other.c1x && c1y == other.c1y && c2x == other.c2x && c2y == other.c2y
  }

  open override var hash: Int { [c1x, c1y, c2x, c2y].hashValue }

  open override var description: String { "(\(c1x), \(c1y), \(c2x), \(c2y))" }
}
