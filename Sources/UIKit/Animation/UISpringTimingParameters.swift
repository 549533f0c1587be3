import Foundation

/// A spring as the pace of an animator.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// Fitted to the animator's duration.
    case ratio(CGFloat)
    /// As it is; the animator's duration does not count.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let kind: Kind
  /// The speed at the start, in whole ways a second. Of two dimensions the horizontal one is taken.
  public let initialVelocity: CGVector

  /// The spring of the system: it does not swing and takes half a second.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// A spring that is at rest after the animator's duration; ratio 1 does not swing.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// A spring that is at rest after the animator's duration; ratio 1 does not swing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// A spring by its physics; it takes as long as it takes.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// A spring by how it is perceived, that begins at rest: the time that it seems to take and how much it swings.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// A spring by how it is perceived: the time that it seems to take and how much it swings.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }

  /// Nothing is archived here: nil.
  public required nonisolated init?(coder: NSCoder) { nil }

  /// Writes nothing.
  public nonisolated func encode(with coder: NSCoder) {}

  /// The object itself: it never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Nil: a spring has no cubic curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  func pace(duration: TimeInterval) -> (ViewAnimationPace, TimeInterval) {
    switch kind {
    case .ratio(let ratio):
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
