import Foundation

/// Animates changes of views and lets go of the wheel: it can be paused, scrubbed, turned round, continued with another
/// pace and stopped at any time.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// What one change was, so that it can be taken back.
  private struct Change {
    let layer: CALayer
    let key: LayerKey
    let animationKey: String
    let old: LayerValue?
    let new: LayerValue?
  }

  private let timeline = AnimationTimeline()
  private var pace: ViewAnimationPace
  private var blocks: [(body: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [Change] = []
  private var blocked: [CALayer] = []

  /// The pace.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How long the whole takes, in seconds; for a spring given by its physics, until it rests.
  public let duration: TimeInterval
  /// How long it waited before it began, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether touches reach the views while they are animated. Default true.
  open var isUserInteractionEnabled = true
  /// Whether hit testing is left to the user: touches then reach the views as in `isUserInteractionEnabled`. Default false.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused and scrubbed. Default true.
  open var isInterruptible = true
  /// Whether progress follows `fractionComplete` straight while it is paused. Default true.
  open var scrubsLinearly = true
  /// Whether it stays active, paused, when it has come to an end. Default false.
  open var pausesOnCompletion = false

  /// Where it is in its life.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves.
  open private(set) var isRunning = false
  private var reversed = false

  /// Makes an animator; springs given by their physics take their own time instead of `duration`.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let (pace, duration) = parameters.pace(duration: max(duration, 0))
    self.pace = pace
    self.duration = duration
    super.init()
    timeline.onEnd = { [weak self] in self?.ran() }
  }

  /// Makes an animator with a named curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that rests after `duration`.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it after `delay` seconds.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Transitions

  /// Told of each animator that starts, while a transition under a finger begins its animations.
  package static var onStart: ((UIViewPropertyAnimator) -> Void)? {
    get { ApplicationContext.current.animatorStarts.handler }
    set { ApplicationContext.current.animatorStarts.handler = newValue }
  }

  /// Holds `onStart`.
  @MainActor final class Starts {
    fileprivate var handler: ((UIViewPropertyAnimator) -> Void)?
  }

  /// Stands where its own curve has it so many seconds after it was started: whoever calls has its time.
  package final func hold(at time: TimeInterval) {
    guard state == .active else { return }
    let share = duration > 0 ? min(max((time - delay) / duration, 0), 1) : time >= delay ? 1 : 0
    isRunning = false
    fraction = reversed ? 1 - share : share
    timeline.stand(at: paced(fraction))
  }

  // MARK: Blocks

  /// Adds changes that begin at once, or when it starts.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after the part `delayFactor` (0...1) of what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = Double(min(max(delayFactor, 0), 1))
    switch state {
    case .inactive: blocks.append((animation, factor))
    case .active:
      let done = min(max(timeline.progress(at: CACurrentMediaTime()), 0), 1)
      perform(animation, delay: done + factor * (1 - done))
    case .stopped: Misuse.report("UIViewPropertyAnimator: animations cannot be added to a stopped animator")
    }
  }

  /// Adds what hears of the end, in the order of adding.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Returns when it has ended.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }

  // MARK: Running

  /// Begins or goes on, in the direction that `isReversed` says.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts, or goes on if it was paused.
  open func startAnimation(afterDelay delay: TimeInterval) {
    switch state {
    case .stopped: Misuse.report("UIViewPropertyAnimator: a stopped animator must be finished before it starts again")
    case .active where isRunning: return
    case .active: continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .inactive:
      activate()
      self.delay = max(delay, 0)
      run(for: duration, after: self.delay, pace: pace)
      Self.onStart?(self)
    }
  }

  /// Pauses where it is; before the start it becomes active, standing at the start.
  open func pauseAnimation() {
    guard isInterruptible else { return Misuse.report("UIViewPropertyAnimator: it is not interruptible") }
    if state == .inactive { activate() }
    guard state == .active else { return }
    let now = CACurrentMediaTime()
    // The fraction is of the time: read before what is seen becomes where it stands.
    if isRunning, !scrubsLinearly { fraction = timeline.linearProgress(at: now) }
    timeline.stand(at: timeline.progress(at: now))
    isRunning = false
  }

  /// Goes on from where it is, with its own pace or another. `durationFactor` is the time that it takes in parts of
  /// `duration`; 0 is what was left.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active else {
      return Misuse.report("UIViewPropertyAnimator: only an active animator can be continued")
    }
    let left = max(0, 1 - Double(fractionComplete))
    var time = durationFactor > 0 ? duration * TimeInterval(durationFactor) : duration * left
    var pace = pace
    if let parameters { (pace, time) = parameters.pace(duration: time) }
    run(for: time, after: 0, pace: pace)
  }

  /// Stops where it is. With `withoutFinishing` the views keep what is seen and the animator is inactive, without
  /// completion; otherwise it is stopped and waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    timeline.stand(at: timeline.progress(at: CACurrentMediaTime()))
    isRunning = false
    settle(at: .current)
    if withoutFinishing {
      reset()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animator at `finalPosition` and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return Misuse.report("UIViewPropertyAnimator: finishAnimation(at:) needs an animator that was stopped")
    }
    finish(at: finalPosition)
  }

  /// Whether it moves back to the start. Setting it turns a running animator round.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      let travelled = 1 - Double(fractionComplete)
      reversed = newValue
      if isRunning { run(for: max(1 - travelled, 0) * duration, after: 0, pace: pace) }
    }
  }

  /// How far it has come, 0...1, in the direction in which it moves. Setting it pauses; before the start it becomes
  /// active.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      let now = CACurrentMediaTime()
      let progress = isRunning || scrubsLinearly ? timeline.linearProgress(at: now) : fraction
      return CGFloat(min(max(reversed ? 1 - progress : progress, 0), 1))
    }
    set {
      guard state != .stopped else {
        return Misuse.report("UIViewPropertyAnimator: a stopped animator has no fraction")
      }
      if state == .inactive || isRunning { pauseAnimation() }
      guard state == .active else { return }
      let value = Double(min(max(newValue, 0), 1))
      fraction = reversed ? 1 - value : value
      timeline.stand(at: scrubsLinearly ? fraction : paced(fraction))
    }
  }

  /// The fraction of the time while it is scrubbed along its curve.
  private var fraction = 0.0

  private func paced(_ fraction: Double) -> Double { pace.progress(at: fraction, duration: duration) }

  // MARK: Inside

  private func activate() {
    state = .active
    timeline.stand(at: reversed ? 1 : 0)
    fraction = reversed ? 1 : 0
    let added = blocks
    blocks = []
    for block in added { perform(block.body, delay: block.delayFactor) }
  }

  private func perform(_ body: () -> Void, delay: Double) {
    guard UIView.areAnimationsEnabled else { return body() }
    let context = ViewAnimationContext(
      duration: duration, delay: 0, pace: pace, options: [], group: ViewAnimationGroup(completion: nil))
    context.collect = { [weak self] in self?.collect($0, $1, $2, $3, delay: delay) }
    context.perform(body)
  }

  private func collect(_ layer: CALayer, _ key: LayerKey, _ old: LayerValue?, _ new: LayerValue?, delay: Double) {
    let animation = CABasicAnimation(keyPath: key.name)
    let shown = layer.currentShownValue(key)
    let isAdditive = ViewAnimationAction.setEnds(
      of: animation, key: key, old: old, shown: changes.isEmpty ? old : shown, new: new, options: [])
    animation.duration = max(duration, 1e-4)
    animation.timeline = timeline
    animation.timelineDelay = delay
    let name = isAdditive ? ViewAnimationAction.freeKey(key.name, on: layer) : key.name
    changes.append(Change(layer: layer, key: key, animationKey: name, old: old, new: new))
    if !isUserInteractionEnabled {
      blocked.append(layer)
      TouchBlocking.block(layer)
    }
    layer.add(animation, forKey: name)
  }

  private func run(for time: TimeInterval, after delay: TimeInterval, pace: ViewAnimationPace) {
    isRunning = true
    timeline.run(to: reversed ? 0 : 1, begin: CACurrentMediaTime() + delay, duration: time) {
      pace.progress(at: $0, duration: time)
    }
  }

  /// The timeline has come to an end.
  private func ran() {
    isRunning = false
    fraction = reversed ? 0 : 1
    if pausesOnCompletion { return }
    finish(at: reversed ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    settle(at: position)
    let calls = completions
    reset()
    for call in calls { call(position) }
  }

  /// Puts the views where the animation ends and takes the animations away.
  private func settle(at position: UIViewAnimatingPosition) {
    UIView.performWithoutAnimation {
      switch position {
      case .end: for change in changes { change.layer.setCurrentValue(change.new, for: change.key) }
      case .start:
        // The oldest value of each property is the one before the animator.
        for change in changes.reversed() { change.layer.setCurrentValue(change.old, for: change.key) }
      case .current:
        let shown = changes.map { $0.layer.currentShownValue($0.key) }
        for (change, value) in zip(changes, shown) { change.layer.setCurrentValue(value, for: change.key) }
      }
    }
    for change in changes { change.layer.removeAnimation(forKey: change.animationKey) }
    if position != .current { changes = [] }
  }

  private func reset() {
    state = .inactive
    isRunning = false
    changes = []
    completions = []
    for layer in blocked { TouchBlocking.unblock(layer) }
    blocked = []
    timeline.stand(at: 0)
  }
}
