import Foundation

/// A cubic Bézier curve as the pace of an animator.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve that it was made from; `.easeInOut` where it has control points of its own.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// The pace of the system: gentle at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// A named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    var points = [Float](repeating: 0, count: 4)
    let function = curve.timingFunction
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      function.getControlPoint(at: 1, values: base)
      function.getControlPoint(at: 2, values: base + 2)
    }
    controlPoint1 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
    controlPoint2 = CGPoint(x: CGFloat(points[2]), y: CGFloat(points[3]))
    super.init()
  }

  /// A curve with control points; their x are brought into 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// Nothing is archived here: nil.
  public required nonisolated init?(coder: NSCoder) { nil }

  /// Writes nothing.
  public nonisolated func encode(with coder: NSCoder) {}

  /// The object itself: it never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// `builtin` for a curve by name, `cubic` for control points.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }

  /// The object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Nil: not a spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var timingFunction: CAMediaTimingFunction {
    if isBuiltin { return animationCurve.timingFunction }
    return CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
  }
}
