import Foundation

extension UIView {
  /// Animates through the key frames that `animations` adds with `addKeyframe`. Changes outside of those take the whole
  /// `duration` (seconds). The whole begins and ends gently unless `options` carry another curve's bits.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let viewOptions = UIView.AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    let group = ViewAnimationGroup(completion: completion)
    let context = ViewAnimationContext(
      duration: max(duration, 0), delay: max(delay, 0), pace: .curve(viewOptions.curve.timingFunction),
      options: viewOptions, group: group)
    context.inherit()
    let collector = KeyframeCollector()
    if !ViewAnimationContext.isEnabled || (context.duration <= 0 && context.delay <= 0) {
      performWithoutAnimation { collector.perform(animations) }
    } else {
      context.collect = { collector.collect($0, $1, $2, $3) }
      context.perform { collector.perform(animations) }
      collector.start(
        duration: context.duration, delay: context.delay, mode: options.calculationMode, context: context)
    }
    group.close()
  }

  /// Adds a key frame: the changes of `animations` happen from `frameStartTime` on, for `frameDuration`, both in fractions
  /// of the whole. Outside of `animateKeyframes` the changes are made at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let collector = KeyframeCollector.current else { return animations() }
    collector.addFrame(start: frameStartTime, duration: frameDuration, animations)
  }
}
