import CoreGraphics
import Foundation

/// A basic animation that moves as a mass on a spring: `toValue` is where it comes to rest.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; above 0. Default 1.
  open var mass: CGFloat = 1
  /// How hard the spring pulls; above 0. Default 100.
  open var stiffness: CGFloat = 100
  /// How fast the movement dies away; 0 or more. Default 10.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole ways a second; positive is towards the rest. Default 0.
  open var initialVelocity: CGFloat = 0
  /// Whether damping beyond the critical one counts as such; false makes it critical. Default false.
  open var allowsOverdamping = false

  /// Makes a spring by how it is perceived: `perceptualDuration` is the time that the movement seems to take, in seconds;
  /// `bounce` is 0 for none, up to 1 for one that never ends, below 0 for an overdamped one. Its `duration` is its
  /// `settlingDuration`.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let p = max(perceptualDuration, 1e-3)
    stiffness = CGFloat(pow(2 * Double.pi / p, 2))
    let bounce = min(max(bounce, -0.999), 1)
    damping = bounce >= 0 ? 4 * .pi * (1 - bounce) / CGFloat(p) : 4 * .pi / (CGFloat(p) * (1 + bounce))
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// The time that the movement seems to take, in seconds: one turn of the undamped spring.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / curve.omega }

  /// How much it swings: 0 for none, 1 for no damping, below 0 when overdamped.
  open var bounce: CGFloat {
    let zeta = Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot())
    return CGFloat(zeta <= 1 ? 1 - zeta : 1 / zeta - 1)
  }

  /// How long it takes until nothing moves visibly, in seconds, at its `speed`: a good `duration`.
  open var settlingDuration: CFTimeInterval {
    speed == 0 ? SpringCurve.endless : min(abs(curve.settlingDuration / Double(speed)), SpringCurve.endless)
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
    let copy = duplicateBasic(into: fresh(CASpringAnimation.self, CASpringAnimation()))
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  package override func progress(_ moment: TimingValues.Moment) -> Double {
    // What is left after a duration that fits is below a thousandth; the end is the end.
    if moment.progress >= 1 { return abs(curve.displacement(at: duration)) < 0.0011 ? 1 : curve.value(at: duration) }
    return curve.value(at: super.progress(moment) * duration)
  }
}
