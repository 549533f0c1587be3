import Foundation

/// An animator for changes to views. The animation can be paused, moved to any fraction of its duration, reversed,
/// continued with a different timing, and stopped at any time.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// An animated change of a property. It contains the previous value, so that the animation can be reversed.
  private struct Change {
    let layer: CALayer
    let key: LayerKey
    let animationKey: String
    let oldValue: LayerValue?
    let newValue: LayerValue?
  }

  private let timeline = AnimationTimeline()
  private var pace: ViewAnimationPace
  private var blocks: [(body: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [Change] = []
  private var touchSuppressedLayers: [CALayer] = []
  private var movingLayers: [CALayer] = []

  /// The timing curve or spring of the animation.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The duration of the animation in seconds. For a spring with physical parameters, it is the time until the spring
  /// is at rest.
  public let duration: TimeInterval
  /// The delay before the animation started, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// A Boolean value that determines whether the views receive touches while they are animated. The default is `true`.
  open var isUserInteractionEnabled = true
  /// A Boolean value that determines whether the app performs the hit testing of moving views itself. If the value is `false`,
  /// hit testing finds the views at the positions where they are visible. If the value is `true`, hit testing finds the views at
  /// their final positions. The default is `false`.
  open var isManualHitTestingEnabled = false
  /// A Boolean value that determines whether the animation can be paused and scrubbed. The default is `true`.
  open var isInterruptible = true
  /// A Boolean value that determines whether the progress of a paused animation is linear in `fractionComplete`,
  /// instead of following the timing curve. The default is `true`.
  open var scrubsLinearly = true
  /// A Boolean value that determines whether the animator stays active and paused when the animation reaches its end.
  /// The default is `false`.
  open var pausesOnCompletion = false

  /// The state of the animation: inactive, active or stopped.
  open private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animation is running. It is `false` while the animation is paused.
  open private(set) var isRunning = false {
    didSet { if isRunning != oldValue { RunningAnimators.update(self, isRunning: isRunning) } }
  }
  private var isReversedStorage = false

  /// Creates an animator with a timing curve or a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. Springs with physical parameters ignore it.
  ///   - parameters: The timing curve or spring of the animation.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let (pace, duration) = parameters.timing(forDuration: max(duration, 0))
    self.pace = pace
    self.duration = duration
    super.init()
    timeline.onEnd = { [weak self] in self?.timelineDidEnd() }
  }

  /// Creates an animator with a named curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - curve: The curve.
  ///   - animations: A closure that changes views.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - point1: The first control point of the curve.
  ///   - point2: The second control point of the curve.
  ///   - animations: A closure that changes views.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest at the end of the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - ratio: The damping ratio. At 1 the spring does not oscillate.
  ///   - animations: A closure that changes views.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after a delay.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The options. Only the curve and `allowUserInteraction` are used.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called when the animation has ended, or nil for none. Its argument is the position at
  ///     which the animation ended.
  /// - Returns: The animator.
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

  private static var shared: StartHandler { ApplicationContext.object(.animatorStartHandler, StartHandler()) }
  /// A closure that is called when an animator starts. An interactive transition sets it to find the animators of its
  /// animations.
  package static var onStart: ((UIViewPropertyAnimator) -> Void)? {
    get { shared.handler }
    set { shared.handler = newValue }
  }

  /// The storage of the closure that `onStart` returns. Each application has its own instance.
  @MainActor final class StartHandler {
    fileprivate var handler: ((UIViewPropertyAnimator) -> Void)?
  }

  /// Pauses an active animation at the position that it reaches after a time. The time is in seconds from the start of
  /// the animation.
  package final func pause(atTime time: TimeInterval) {
    guard state == .active else { return }
    let elapsedFraction = duration > 0 ? min(max((time - delay) / duration, 0), 1) : time >= delay ? 1 : 0
    isRunning = false
    fraction = isReversedStorage ? 1 - elapsedFraction : elapsedFraction
    timeline.stop(at: timingProgress(fraction))
  }

  // MARK: Blocks

  /// Adds view changes to the animation. The changes are animated immediately if the animation is running, and otherwise when it starts.
  ///
  /// - Parameter animation: A closure that changes views.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds view changes that start after a delay. Reports an error if the animator is stopped.
  ///
  /// - Parameters:
  ///   - animation: A closure that changes views.
  ///   - delayFactor: The delay as a fraction of the remaining time, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = Double(min(max(delayFactor, 0), 1))
    switch state {
    case .inactive: blocks.append((animation, factor))
    case .active:
      let fraction = min(max(timeline.progress(at: CACurrentMediaTime()), 0), 1)
      perform(animation, delay: fraction + factor * (1 - fraction))
    case .stopped:
      Diagnostics.report("\(self): animations cannot be added in state stopped; call finishAnimation(at:) first")
    }
  }

  /// Adds a closure that is called when the animation ends. Closures are called in the order in which they were added.
  ///
  /// - Parameter completion: A closure whose argument is the position at which the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Waits until the animation has ended.
  ///
  /// - Returns: The position at which the animation ended.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }

  // MARK: Running

  /// Starts the animation, or continues a paused one. The direction depends on `isReversed`.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay. A paused animation continues immediately.
  ///
  /// - Parameter delay: The delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    switch state {
    case .stopped:
      Diagnostics.report("\(self): startAnimation() called in state stopped; call finishAnimation(at:) first")
    case .active where isRunning: return
    case .active: continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .inactive:
      activate()
      self.delay = max(delay, 0)
      run(for: duration, after: self.delay, pace: pace)
      Self.onStart?(self)
    }
  }

  /// Pauses the animation. An animator that has not started becomes active and is paused at its start.
  open func pauseAnimation() {
    guard isInterruptible else {
      return Diagnostics.report("\(self): pauseAnimation() called while isInterruptible is false; set it to true first")
    }
    if state == .inactive { activate() }
    guard state == .active else { return }
    let currentTime = CACurrentMediaTime()
    // `fraction` is a fraction of the time, so it is read before the timeline is set to the visible progress.
    if isRunning, !scrubsLinearly { fraction = timeline.linearProgress(at: currentTime) }
    timeline.stop(at: timeline.progress(at: currentTime))
    isRunning = false
  }

  /// Continues a paused animation. The timing can be replaced.
  ///
  /// - Parameters:
  ///   - parameters: The new timing, or `nil` for the original one.
  ///   - durationFactor: The new duration as a fraction of `duration`, or 0 for the remaining time.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active else {
      return Diagnostics.report(
        "\(self): continueAnimation(withTimingParameters:durationFactor:) "
          + "called in state \(state); the animator must be active")
    }
    let remainingFraction = max(0, 1 - Double(fractionComplete))
    var time = durationFactor > 0 ? duration * TimeInterval(durationFactor) : duration * remainingFraction
    var pace = pace
    if let parameters { (pace, time) = parameters.timing(forDuration: time) }
    run(for: time, after: 0, pace: pace)
  }

  /// Stops the animation. The views retain the values that are visible.
  ///
  /// - Parameter withoutFinishing: `true` to make the animator inactive without calling the completion handlers, or `false` to
  ///   leave it in the state `stopped` until `finishAnimation(at:)` is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    timeline.stop(at: timeline.progress(at: CACurrentMediaTime()))
    isRunning = false
    applyFinalValues(at: .current)
    if withoutFinishing {
      reset()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animation and calls the completions.
  ///
  /// - Parameter finalPosition: The position to which the views are set.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return Diagnostics.report(
        "\(self): finishAnimation(at:) called in state \(state); call stopAnimation(false) first")
    }
    finish(at: finalPosition)
  }

  /// A Boolean value that determines whether the animation runs backward, toward the start. Setting it reverses a
  /// running animation.
  open var isReversed: Bool {
    get { isReversedStorage }
    set {
      guard newValue != isReversedStorage else { return }
      let completedFraction = 1 - Double(fractionComplete)
      isReversedStorage = newValue
      if isRunning { run(for: max(1 - completedFraction, 0) * duration, after: 0, pace: pace) }
    }
  }

  /// The completed fraction of the animation in its current direction, from 0 to 1. Setting it pauses the animation. An
  /// animator that has not started becomes active.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      let currentTime = CACurrentMediaTime()
      let progress = isRunning || scrubsLinearly ? timeline.linearProgress(at: currentTime) : fraction
      return CGFloat(min(max(isReversedStorage ? 1 - progress : progress, 0), 1))
    }
    set {
      guard state != .stopped else {
        return Diagnostics.report(
          "\(self): fractionComplete cannot be set in state stopped; call finishAnimation(at:) first")
      }
      if state == .inactive || isRunning { pauseAnimation() }
      guard state == .active else { return }
      let value = Double(min(max(newValue, 0), 1))
      fraction = isReversedStorage ? 1 - value : value
      timeline.stop(at: scrubsLinearly ? fraction : timingProgress(fraction))
    }
  }

  /// The completed fraction of the duration. This fraction is used if the animation is paused and `scrubsLinearly` is false.
  private var fraction = 0.0

  private func timingProgress(_ fraction: Double) -> Double { pace.progress(at: fraction, duration: duration) }

  // MARK: Inside

  private func activate() {
    state = .active
    timeline.stop(at: isReversedStorage ? 1 : 0)
    fraction = isReversedStorage ? 1 : 0
    let pendingBlocks = blocks
    blocks = []
    for block in pendingBlocks { perform(block.body, delay: block.delayFactor) }
  }

  private func perform(_ body: () -> Void, delay: Double) {
    guard UIView.areAnimationsEnabled else { return body() }
    let context = ViewAnimationContext(
      duration: duration, delay: 0, pace: pace, options: [], group: ViewAnimationGroup(completion: nil))
    context.changeHandler = { [weak self] in self?.collect($0, $1, $2, $3, delay: delay) }
    context.perform(body)
  }

  private func collect(
    _ layer: CALayer, _ key: LayerKey, _ oldValue: LayerValue?, _ newValue: LayerValue?, delay: Double
  ) {
    let animation = CABasicAnimation(keyPath: key.name)
    let presentationValue = layer.presentationValue(forKey: key)
    let isAdditive = ViewAnimationAction.setEnds(
      of: animation, key: key, oldValue: oldValue, presentationValue: changes.isEmpty ? oldValue : presentationValue,
      newValue: newValue, options: [])
    animation.duration = max(duration, 1e-4)
    animation.timeline = timeline
    animation.timelineDelay = delay
    let name = isAdditive ? ViewAnimationAction.unusedKey(key.name, on: layer) : key.name
    changes.append(Change(layer: layer, key: key, animationKey: name, oldValue: oldValue, newValue: newValue))
    if !isUserInteractionEnabled {
      touchSuppressedLayers.append(layer)
      TouchSuppression.block(layer)
    }
    if !isManualHitTestingEnabled {
      movingLayers.append(layer)
      MovingLayers.add(layer)
    }
    layer.add(animation, forKey: name)
  }

  private func run(for time: TimeInterval, after delay: TimeInterval, pace: ViewAnimationPace) {
    isRunning = true
    timeline.run(to: isReversedStorage ? 0 : 1, begin: CACurrentMediaTime() + delay, duration: time) {
      pace.progress(at: $0, duration: time)
    }
  }

  /// Handles the end of the timeline's run: finishes the animation, or leaves it paused if `pausesOnCompletion` is
  /// true.
  private func timelineDidEnd() {
    isRunning = false
    fraction = isReversedStorage ? 0 : 1
    if pausesOnCompletion { return }
    finish(at: isReversedStorage ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    applyFinalValues(at: position)
    let handlers = completions
    reset()
    for handler in handlers { handler(position) }
  }

  /// Sets the animated properties to their values at a position (start, end or current), and removes the animations
  /// from the layers.
  private func applyFinalValues(at position: UIViewAnimatingPosition) {
    UIView.performWithoutAnimation {
      switch position {
      case .end: for change in changes { change.layer.setCurrentValue(change.newValue, for: change.key) }
      case .start:
        // The changes are reverted in reverse order, because the oldest value of each property is its value before the
        // animation.
        for change in changes.reversed() { change.layer.setCurrentValue(change.oldValue, for: change.key) }
      case .current:
        let values = changes.map { $0.layer.presentationValue(forKey: $0.key) }
        for (change, value) in zip(changes, values) { change.layer.setCurrentValue(value, for: change.key) }
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
    for layer in touchSuppressedLayers { TouchSuppression.unblock(layer) }
    touchSuppressedLayers = []
    for layer in movingLayers { MovingLayers.remove(layer) }
    movingLayers = []
    timeline.stop(at: 0)
  }
}
