import Foundation

extension UIView {
  /// Runs an animation whose key frames are added with `addKeyframe`. Changes outside of key frames are animated for
  /// the whole duration.
  ///
  /// The animation eases in and out unless the bits of `options` specify a different curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: A closure that adds key frames.
  ///   - completion: A closure that is called when the animations have ended, or nil for none. Its argument is `true` if all
  ///     animations were completed, and `false` if one of them was interrupted.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let viewOptions = UIView.AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    let group = ViewAnimationGroup(completion: completion)
    let context = ViewAnimationContext(
      duration: max(duration, 0), delay: max(delay, 0), pace: .curve(viewOptions.curve.timingFunction),
      options: viewOptions, group: group)
    context.inheritParameters()
    let collector = KeyframeCollector()
    if !ViewAnimationContext.isEnabled || (context.duration <= 0 && context.delay <= 0) {
      performWithoutAnimation { collector.perform(animations) }
    } else {
      context.changeHandler = { collector.collect($0, $1, $2, $3) }
      context.perform { collector.perform(animations) }
      collector.start(
        duration: context.duration, delay: context.delay, mode: options.calculationMode, context: context)
    }
    group.close()
  }

  /// Adds a key frame to the running animation of `animateKeyframes`. Outside of such an animation, views change
  /// immediately.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the key frame as a fraction of the total duration, from 0 to 1.
  ///   - frameDuration: The duration of the key frame as a fraction of the total duration.
  ///   - animations: A closure that changes views.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let collector = KeyframeCollector.current else { return animations() }
    collector.addFrame(start: frameStartTime, duration: frameDuration, animations)
  }
}
