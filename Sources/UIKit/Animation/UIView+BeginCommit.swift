import Foundation

// The animation blocks that UIKit had before closures. A block begins with a call and ends with another call; changes to views in
// between are animated with the parameters that are set at the time of the change (UIView.h).
extension UIView {
  /// Begins an animation block. Blocks can be nested.
  ///
  /// - Parameters:
  ///   - animationID: An identifier that is passed to the delegate's methods, or nil for none.
  ///   - context: A pointer that is passed to the delegate's methods, or nil for none.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let committedAnimation = CommittedAnimation(animationID, context)
    let group = ViewAnimationGroup { committedAnimation.sendStop($0) }
    let animation = ViewAnimationContext(
      duration: 0.2, delay: 0, pace: .curve(AnimationCurve.easeInOut.timingFunction), options: [], group: group)
    animation.committedAnimation = committedAnimation
    animation.enter()
  }

  /// Ends the innermost animation block and starts its animations. A call without a matching call of
  /// `beginAnimations(_:context:)` is reported and ignored.
  public class func commitAnimations() {
    guard let animation = ViewAnimationContext.current, let committedAnimation = animation.committedAnimation else {
      return Diagnostics.report(
        "UIView.commitAnimations() was called without beginAnimations(_:context:); it is ignored")
    }
    committedAnimation.sendStart()
    animation.leave()
    animation.group.close()
  }

  /// Sets the object whose methods are called when the animations of the block start and stop. The object is retained until the
  /// animations stop.
  ///
  /// - Parameter delegate: The object, or nil to call no methods.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.committedAnimation?.delegate = delegate.map { $0 as AnyObject } }
  }

  /// Sets the method of the delegate that is called when the animations start, such as `animationWillStart(_:context:)`.
  ///
  /// - Parameter selector: The selector of the method, or nil to call no method. The arguments of the method are the block's
  ///   identifier and its context pointer.
  public class func setAnimationWillStart(_ selector: Selector?) {
    change { $0.committedAnimation?.willStart = selector }
  }

  /// Sets the method of the delegate that is called when the animations stop, such as `animationDidStop(_:finished:context:)`.
  ///
  /// - Parameter selector: The selector of the method, or nil to call no method. The arguments of the method are the block's
  ///   identifier, an `NSNumber` that indicates whether the animations reached their end, and the block's context pointer.
  public class func setAnimationDidStop(_ selector: Selector?) { change { $0.committedAnimation?.didStop = selector } }

  /// Sets the duration of the block's animations. The default is 0.2. If the duration is 0, views change immediately.
  ///
  /// - Parameter duration: The duration in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = max(duration, 0) } }

  /// Sets the delay of the block's animations. The default is 0.
  ///
  /// - Parameter delay: The delay in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = max(delay, 0) } }

  /// Sets the time at which the block's animations start. If the time is in the past, they start immediately.
  ///
  /// - Parameter startDate: The time.
  public class func setAnimationStart(_ startDate: Date) { setAnimationDelay(startDate.timeIntervalSinceNow) }

  /// Sets the curve of the block's animations. The default is `easeInOut`.
  ///
  /// - Parameter curve: The curve.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    change { $0.pace = .curve(curve.timingFunction) }
  }

  /// Sets how often the block's animations are repeated. The default is 0, which runs them once.
  ///
  /// - Parameter repeatCount: The number of repetitions. It may have a fractional part.
  public class func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.repeatCount = max(repeatCount, 0) } }

  /// Sets whether each repetition runs forward and backward. The default is `false`.
  ///
  /// - Parameter repeatAutoreverses: `true` to run each repetition forward and then backward.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the animations start from the values that are visible, instead of the final values of running animations. The
  /// default is `false`.
  ///
  /// - Parameter fromCurrentState: `true` to start from the visible values.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Shows the block's changes to a view's subviews as a transition. Call this method after the duration and the curve are set.
  ///
  /// - Parameters:
  ///   - transition: The transition. Tessera shows a slide instead of a page curl.
  ///   - view: The view whose appearance changes.
  ///   - cache: A value that is ignored. The old appearance is always a snapshot, and the new appearance never is.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    let options: [AnimationTransition: AnimationOptions] = [
      .flipFromLeft: .transitionFlipFromLeft, .flipFromRight: .transitionFlipFromRight,
      .curlUp: .transitionCurlUp, .curlDown: .transitionCurlDown,
    ]
    change { animation in
      guard let kind = options[transition].flatMap({ TransitionKind($0) }), animation.duration > 0,
        areAnimationsEnabled, view.window != nil
      else { return }
      let caTransition = kind.makeTransition()
      caTransition.duration = animation.duration
      if case .curve(let function) = animation.pace { caTransition.timingFunction = function }
      animation.group.add(caTransition, on: view.layer, blocksTouches: true)
      view.layer.add(caTransition, forKey: kCATransition)
    }
  }

  /// Calls a closure with the innermost animation block if `beginAnimations(_:context:)` began it. As in UIKit,
  /// parameters that are set outside of such a block are ignored.
  private static func change(_ body: (ViewAnimationContext) -> Void) {
    if let animation = ViewAnimationContext.current, animation.committedAnimation != nil { body(animation) }
  }
}
