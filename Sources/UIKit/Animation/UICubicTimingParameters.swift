import Foundation

/// The timing of a property animator in the form of a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve of the parameters, or `.easeInOut` if they have custom control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point of the curve. The curve begins at (0, 0) and maps time (x) to progress (y).
  public let controlPoint1: CGPoint
  /// The second control point of the curve. The curve ends at (1, 1) and maps time (x) to progress (y).
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates parameters with the default curve, which eases in and out.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates parameters with a named curve.
  ///
  /// - Parameter curve: The curve.
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

  /// Creates parameters with a custom curve.
  ///
  /// - Parameters:
  ///   - point1: The first control point. Its x coordinate is clamped to 0…1.
  ///   - point2: The second control point. Its x coordinate is clamped to 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// Returns `nil`, because archives are not supported.
  ///
  /// - Parameter coder: A coder, which is ignored.
  public required nonisolated init?(coder: NSCoder) { nil }

  /// Encodes nothing, because archives are not supported.
  ///
  /// - Parameter coder: A coder, which is ignored.
  public nonisolated func encode(with coder: NSCoder) {}

  /// Returns the parameters themselves, because they are immutable.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: These parameters.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The kind of the curve: `builtin` for a named curve, `cubic` for custom control points.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }

  /// The cubic parameters: the object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// The parameters of a spring. The value is always `nil`, because the timing is a cubic curve.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// The Core Animation timing function with the same control points.
  var timingFunction: CAMediaTimingFunction {
    if isBuiltin { return animationCurve.timingFunction }
    return CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
  }
}
