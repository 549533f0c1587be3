import Foundation

extension UIView {
  /// Whether blocks animate. Default true.
  public class var areAnimationsEnabled: Bool { ViewAnimationContext.isEnabled }

  /// Sets whether blocks animate; without, they change things at once and their completions come with the next turn.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationContext.setEnabled(enabled) }

  /// Changes things at once, also inside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let was = ViewAnimationContext.isEnabled
    ViewAnimationContext.setEnabled(false)
    actionsWithoutAnimation()
    ViewAnimationContext.setEnabled(was)
  }

  /// The duration of the block that is running, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimationContext.current?.duration ?? 0 }

  /// Animates the changes that `animations` makes to views over `duration` seconds, beginning and ending gently.
  /// `completion` hears whether all of them ran to their end. Changes during the animation add up smoothly.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes after `delay` seconds, over `duration`. Until then the old values are seen; the new ones are set at
  /// once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration: duration, delay: delay, pace: .curve(options.curve.timingFunction), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes with a spring that has come to rest after `duration` seconds: `dampingRatio` 1 does not swing, less
  /// swings more; `velocity` is the speed at the start in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration: duration, delay: delay,
      pace: fittedSpring(damping: dampingRatio, duration: duration, velocity: velocity), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes with a spring: `duration` is how long the movement seems to take, `bounce` how much it swings
  /// (0 not, up to 1; below 0 slower), `initialSpringVelocity` the speed at the start in whole ways a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    spring.initialVelocity = initialSpringVelocity
    run(
      duration: min(spring.settlingDuration, 1000), delay: delay,
      pace: .spring(
        stiffness: spring.stiffness, damping: spring.damping, mass: 1, velocity: initialSpringVelocity),
      options: options, animations: animations, completion: completion)
  }

  /// Repeats the animations that `animations` starts `count` times, forth and back if asked to. Call it inside a block.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let current = ViewAnimationContext.current else { return animations() }
    let old = (current.repeatCount, current.autoreverses)
    current.repeatCount = Float(count)
    current.autoreverses = autoreverses
    animations()
    (current.repeatCount, current.autoreverses) = old
  }

  /// Carries out an animation that the system gives, and `parallelAnimations` beside it.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }

  static func fittedSpring(damping: CGFloat, duration: TimeInterval, velocity: CGFloat) -> ViewAnimationPace {
    let zeta = min(max(damping, 0.01), 1)
    let omega = SpringFit.omega(damping: Double(zeta), duration: duration, velocity: Double(velocity))
    return .spring(
      stiffness: CGFloat(omega * omega), damping: 2 * zeta * CGFloat(omega), mass: 1, velocity: velocity)
  }

  static func run(
    duration: TimeInterval, delay: TimeInterval, pace: ViewAnimationPace, options: UIView.AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let group = ViewAnimationGroup(completion: completion)
    let context = ViewAnimationContext(
      duration: max(duration, 0), delay: max(delay, 0), pace: pace, options: options, group: group)
    context.inherit()
    if !ViewAnimationContext.isEnabled || (context.duration <= 0 && context.delay <= 0) {
      performWithoutAnimation(animations)
    } else {
      context.perform(animations)
    }
    group.close()
  }
}
