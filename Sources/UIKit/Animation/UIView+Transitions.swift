import Foundation

extension UIView {
  /// Shows the change from what `view` looks like to what it looks like after `animations`. Changes inside are not
  /// animated themselves unless `allowAnimatedContent` says so. Without a transition among the options, things change at
  /// once. Curls are shown as slides.
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
      group.enter(transition, on: view.layer, blocksTouches: !options.contains(.allowUserInteraction))
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

  /// Replaces `fromView` by `toView` in its superview, shown as a transition of the superview. With
  /// `showHideTransitionViews` both stay and are hidden and shown.
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

/// The transition that options name.
private struct TransitionKind {
  private let type: CATransitionType
  private let subtype: CATransitionSubtype?

  init?(_ options: UIView.AnimationOptions) {
    switch options {
    case .transitionCrossDissolve: self.init(type: .fade, subtype: nil)
    case .transitionFlipFromLeft: self.init(type: .flip, subtype: .fromLeft)
    case .transitionFlipFromRight: self.init(type: .flip, subtype: .fromRight)
    // Core Animation's top is below, in views.
    case .transitionFlipFromTop: self.init(type: .flip, subtype: .fromBottom)
    case .transitionFlipFromBottom: self.init(type: .flip, subtype: .fromTop)
    case .transitionCurlUp: self.init(type: .reveal, subtype: .fromTop)
    case .transitionCurlDown: self.init(type: .moveIn, subtype: .fromBottom)
    default: return nil
    }
  }

  private init(type: CATransitionType, subtype: CATransitionSubtype?) {
    self.type = type
    self.subtype = subtype
  }

  @MainActor func makeTransition() -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    return transition
  }
}
