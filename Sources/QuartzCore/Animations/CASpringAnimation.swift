import CoreGraphics
import Foundation

/// A basic animation that moves like a mass on a spring and comes to rest at `toValue`.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring, greater than 0. The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring, greater than 0. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping of the movement, 0 or greater. The default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity, in multiples of the animated distance per second. A positive velocity points to the end value. The default
  /// is 0.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that determines whether the spring can be overdamped. If false, damping above critical damping is
  /// reduced to critical damping. The default is false.
  open var allowsOverdamping = false

  /// Creates a spring animation from its perceived duration and bounce. Its `duration` is its `settlingDuration`.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The perceived duration of the movement, in seconds. At least 0.001.
  ///   - bounce: The amount of bounce: 0 for none, 1 for an undamped spring, negative for an overdamped one. The value is clamped to
  ///     -0.999...1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let p = max(perceptualDuration, 1e-3)
    stiffness = CGFloat(pow(2 * Double.pi / p, 2))
    let bounce = min(max(bounce, -0.999), 1)
    damping = bounce >= 0 ? 4 * .pi * (1 - bounce) / CGFloat(p) : 4 * .pi / (CGFloat(p) * (1 + bounce))
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// The perceived duration of the movement, in seconds: one period of the undamped spring.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / curve.omega }

  /// The amount of bounce: 0 for none, 1 for an undamped spring, negative for an overdamped one.
  open var bounce: CGFloat {
    let zeta = Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot())
    return CGFloat(zeta <= 1 ? 1 - zeta : 1 / zeta - 1)
  }

  /// The time until the spring appears to be at rest, in seconds at the animation's `speed`. Use it as the `duration`.
  open var settlingDuration: CFTimeInterval {
    speed == 0
      ? SpringCurve.endlessDuration : min(abs(curve.settlingDuration / Double(speed)), SpringCurve.endlessDuration)
  }

  package final var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity),
      allowsOverdamping: allowsOverdamping)
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "mass": CGFloat(1)
    case "stiffness": CGFloat(100)
    case "damping": CGFloat(10)
    case "initialVelocity": CGFloat(0)
    default: super.defaultValue(forKey: key)
    }
  }

  package override func duplicate() -> CAAnimation {
    let copy = duplicateBasic(into: makeSameClass(CASpringAnimation.self, CASpringAnimation()))
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  package override func progress(_ moment: TimingValues.Moment) -> Double {
    // If the duration is long enough that less than a thousandth of the distance remains, the animation ends exactly at its end value.
    if moment.progress >= 1 { return abs(curve.displacement(at: duration)) < 0.0011 ? 1 : curve.value(at: duration) }
    return curve.value(at: super.progress(moment) * duration)
  }
}
