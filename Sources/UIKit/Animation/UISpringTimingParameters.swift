import Foundation

/// The timing of a property animator in the form of a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// The spring has a damping ratio. It comes to rest at the end of the animator's duration.
    case dampingRatio(CGFloat)
    /// The spring has physical parameters, which also determine its duration.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let kind: Kind
  /// The velocity at the start. At a velocity of 1, the total distance of the animation would be covered in one second. Only
  /// the horizontal component is used.
  public let initialVelocity: CGVector

  /// Creates the parameters of the default spring, which does not oscillate and takes half a second.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that comes to rest at the end of the animator's duration.
  ///
  /// - Parameter ratio: The damping ratio. At 1 the spring does not oscillate.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that comes to rest at the end of the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio. At 1 the spring does not oscillate.
  ///   - velocity: The velocity at the start. At a velocity of 1, the total distance of the animation would be covered in one
  ///     second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .dampingRatio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from physical parameters, which also determine its duration.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping coefficient.
  ///   - velocity: The velocity at the start. At a velocity of 1, the total distance of the animation would be covered in one
  ///     second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceived duration. The spring starts at rest.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration of the movement, in seconds.
  ///   - bounce: The bounce of the spring. At 0 the spring does not oscillate, and at 1 it oscillates most. Negative values
  ///     make the spring slower.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring from its perceived duration.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration of the movement, in seconds.
  ///   - bounce: The bounce of the spring. At 0 the spring does not oscillate, and at 1 it oscillates most. Negative values
  ///     make the spring slower.
  ///   - initialVelocity: The velocity at the start. At a velocity of 1, the total distance of the animation would be covered
  ///     in one second.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
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

  /// The kind of the curve. The value is always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// The parameters of a cubic curve. The value is always `nil`, because the timing is a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// These parameters, because they specify a spring.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the timing of an animation, and its actual duration in seconds. A spring with physical parameters
  /// determines the duration itself. Otherwise the actual duration is the requested one.
  func timing(forDuration duration: TimeInterval) -> (ViewAnimationPace, TimeInterval) {
    switch kind {
    case .dampingRatio(let ratio):
      return (UIView.fittedSpring(damping: ratio, duration: duration, velocity: initialVelocity.dx), duration)
    case .physical(let mass, let stiffness, let damping):
      let curve = SpringCurve(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity.dx)
      )
      return (
        .spring(stiffness: stiffness, damping: damping, mass: mass, velocity: initialVelocity.dx),
        min(curve.settlingDuration, 1000)
      )
    }
  }
}
