import Foundation

extension UIView {
  /// Shows the changes that a closure makes to a view as a transition. Tessera shows a slide instead of a page curl.
  ///
  /// The changes themselves are animated only if `options` contain `allowAnimatedContent`. If the options contain no
  /// transition, the view changes immediately.
  ///
  /// - Parameters:
  ///   - view: The view whose appearance changes.
  ///   - duration: The duration in seconds.
  ///   - options: The options, which include the kind of transition.
  ///   - animations: A closure that changes the view or its subviews.
  ///   - completion: A closure that is called when the transition has ended, or nil for none. Its argument is `true` if the
  ///     transition was completed, and `false` if it was interrupted.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let group = ViewAnimationGroup(completion: completion)
    let kind = TransitionKind(options.transition)
    if let kind, duration > 0, areAnimationsEnabled, view.window != nil {
      let transition = kind.makeTransition()
      transition.duration = duration
      transition.timingFunction = options.curve.timingFunction
      group.add(transition, on: view.layer, blocksTouches: !options.contains(.allowUserInteraction))
      view.layer.add(transition, forKey: kCATransition)
    }
    if options.contains(.allowAnimatedContent) {
      let context = ViewAnimationContext(
        duration: max(duration, 0), delay: 0, pace: .curve(options.curve.timingFunction), options: options, group: group
      )
      if areAnimationsEnabled, duration > 0 { context.perform { animations?() } } else { animations?() }
    } else {
      performWithoutAnimation {
        animations?()
        view.layoutIfNeeded()
      }
    }
    group.close()
  }

  /// Replaces a view with another view in its superview. The superview shows the change as a transition.
  ///
  /// - Parameters:
  ///   - fromView: The view to replace. If it has no superview, nothing changes, and the completion is called with
  ///     `false`.
  ///   - toView: The view that is added in its place.
  ///   - duration: The duration in seconds.
  ///   - options: The options, which include the kind of transition. With `showHideTransitionViews`, both views remain in their
  ///     superview, and their `isHidden` changes.
  ///   - completion: A closure that is called when the transition has ended, or nil for none. Its argument is `true` if the
  ///     transition was completed, and `false` if it was interrupted.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
