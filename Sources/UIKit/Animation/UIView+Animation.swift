import Foundation

extension UIView {
  /// A Boolean value that indicates whether changes in animation blocks are animated. The default is `true`.
  public class var areAnimationsEnabled: Bool { ViewAnimationContext.isEnabled }

  /// Enables or disables the animation of changes in animation blocks. While animations are disabled, views change
  /// immediately, and completions are called in the next iteration of the main run loop.
  ///
  /// - Parameter enabled: `true` to animate changes, `false` to apply them immediately.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationContext.setEnabled(enabled) }

  /// Runs a closure whose changes to views are not animated, even inside an animation block.
  ///
  /// - Parameter actionsWithoutAnimation: A closure that changes views.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = ViewAnimationContext.isEnabled
    ViewAnimationContext.setEnabled(false)
    actionsWithoutAnimation()
    ViewAnimationContext.setEnabled(wasEnabled)
  }

  /// The duration, in seconds, of the animation block that is running. The value is 0 outside of animation blocks.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimationContext.current?.duration ?? 0 }

  /// Animates changes to views with a curve that starts and ends slowly. An animation of a property that is already
  /// animated is added to the running one, so that its speed does not jump.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called when the animations have ended, or nil for none. Its argument is `true` if all
  ///     animations were completed, and `false` if one of them was interrupted.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes to views after a delay.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds. Until then the old values are shown, but the properties already have the new
  ///     ones.
  ///   - options: The options of the animation.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called when the animations have ended, or nil for none. Its argument is `true` if all
  ///     animations were completed, and `false` if one of them was interrupted.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration: duration, delay: delay, pace: .curve(options.curve.timingFunction), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes to views with a spring that comes to rest at the end of the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - dampingRatio: The damping ratio. At 1 the spring does not oscillate. At lower values it oscillates more.
  ///   - velocity: The velocity at the start. At a velocity of 1, the total distance of the animation would be covered in one
  ///     second.
  ///   - options: The options of the animation.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called when the animations have ended, or nil for none. Its argument is `true` if all
  ///     animations were completed, and `false` if one of them was interrupted.
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

  /// Animates changes to views with a spring. The spring is specified by its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration of the movement, in seconds.
  ///   - bounce: The bounce of the spring. At 0 the spring does not oscillate, and at 1 it oscillates most. Negative values
  ///     make the spring slower.
  ///   - initialSpringVelocity: The velocity at the start. At a velocity of 1, the total distance of the animation would be
  ///     covered in one second.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called when the animations have ended, or nil for none. Its argument is `true` if all
  ///     animations were completed, and `false` if one of them was interrupted.
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

  /// Repeats the animations that a closure starts. Call this method inside an animation block.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions.
  ///   - autoreverses: `true` to run each repetition forward and backward.
  ///   - animations: A closure that changes views.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let current = ViewAnimationContext.current else { return animations() }
    let previousRepeat = (current.repeatCount, current.autoreverses)
    current.repeatCount = Float(count)
    current.autoreverses = autoreverses
    animations()
    (current.repeatCount, current.autoreverses) = previousRepeat
  }

  /// Performs a predefined system animation of views, and removes the views from their superviews at the end.
  ///
  /// - Parameters:
  ///   - animation: The system animation.
  ///   - views: The views to animate.
  ///   - options: The options of the animation.
  ///   - parallelAnimations: A closure whose changes to views are animated at the same time.
  ///   - completion: A closure that is called when the animations have ended, or nil for none. Its argument is `true` if all
  ///     animations were completed, and `false` if one of them was interrupted.
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

  /// Returns the timing of a spring that comes to rest at the end of a duration in seconds.
  static func fittedSpring(damping: CGFloat, duration: TimeInterval, velocity: CGFloat) -> ViewAnimationPace {
    let dampingRatio = min(max(damping, 0.01), 1)
    let angularFrequency = SpringFit.omega(
      damping: Double(dampingRatio), duration: duration, velocity: Double(velocity))
    return .spring(
      stiffness: CGFloat(angularFrequency * angularFrequency), damping: 2 * dampingRatio * CGFloat(angularFrequency),
      mass: 1, velocity: velocity)
  }

  /// Runs the closure of an animation block, animates its changes, and calls the completion when the animations have
  /// ended.
  static func run(
    duration: TimeInterval, delay: TimeInterval, pace: ViewAnimationPace, options: UIView.AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let group = ViewAnimationGroup(completion: completion)
    let context = ViewAnimationContext(
      duration: max(duration, 0), delay: max(delay, 0), pace: pace, options: options, group: group)
    context.inheritParameters()
    if !ViewAnimationContext.isEnabled || (context.duration <= 0 && context.delay <= 0) {
      performWithoutAnimation(animations)
    } else {
      context.perform(animations)
    }
    group.close()
  }
}
