import Foundation

/// The coordinator of all gesture recognizers. It determines which recognizers receive a touch, wait for another
/// recognizer, or fail.
@MainActor package final class GestureEnvironment {
  /// The gesture environment of the current application.
  package static var shared: GestureEnvironment { ApplicationContext.object(.gestures, GestureEnvironment()) }

  /// The recognizers that have touches or need a reset, in the order in which they receive events (innermost view
  /// first).
  private(set) var activeGestures: [UIGestureRecognizer] = []
  /// The number of recognizers that wait for others to fail.
  private var waitingGestures = 0
  /// The recognizers whose actions are sent at the end of the current call of `update(_:)`.
  private var pendingActions: [UIGestureRecognizer] = []
  private var updateDepth = 0
  /// The recognizers without touches whose states were set outside of an event. They keep the states until the run loop turns, or
  /// until the next event, as in UIKit, which updates its gestures in an observer of the run loop.
  private var heldGestures: [UIGestureRecognizer] = []
  /// A closure that is called after a recognizer has succeeded or failed. The closure then cancels or delivers the recognizer's
  /// touches in their view.
  var onDecision: ((UIGestureRecognizer) -> Void)?
  /// A closure that is called when a recognizer ignores a touch. The closure delivers the touch to its view.
  var onIgnore: ((UITouch) -> Void)?

  /// Indicates whether a recognized gesture is waiting for another gesture to fail while no finger is down. For example, a tap
  /// waits until it cannot become a double tap.
  package var isDeciding: Bool {
    activeGestures.contains { $0.pendingState == .ended } && activeGestures.allSatisfy { $0.trackedTouches.isEmpty }
  }

  // MARK: Events

  /// Assigns a new touch to the recognizers of its view and of all superviews that accept it.
  func assign(_ touch: UITouch, event: UIEvent) {
    releaseHeldGestures()
    var gestures: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for gesture in current.gestureRecognizers ?? [] where accepts(gesture, touch, event) { gestures.append(gesture) }
      view = current.superview
    }
    touch.gestureRecognizers = gestures
    var activeObjects = Set(activeGestures.lazy.map { ObjectIdentifier($0) })
    for gesture in gestures {
      gesture.trackedTouches.append(touch)
      gesture.sequenceTouches.insert(ObjectIdentifier(touch))
      if activeObjects.insert(ObjectIdentifier(gesture)).inserted { activeGestures.append(gesture) }
    }
  }

  private func accepts(_ gesture: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    guard gesture.isEnabled, gesture.pendingState == nil else { return false }
    switch gesture.state {
    case .possible, .began, .changed: break
    case .ended, .cancelled, .failed: return false
    }
    guard gesture.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
    if gesture.requiresExclusiveTouchType, gesture.trackedTouches.contains(where: { $0.type != touch.type }) {
      return false
    }
    guard gesture.shouldReceive(event) else { return false }
    guard let delegate = gesture.delegate else { return true }
    return delegate.gestureRecognizer(gesture, shouldReceive: event)
      && delegate.gestureRecognizer(gesture, shouldReceive: touch)
  }

  /// Makes a recognizer active for a cause other than a touch, such as a pinch on a touchpad or a key.
  func activate(_ gesture: UIGestureRecognizer, for cause: AnyObject) {
    gesture.sequenceTouches.insert(ObjectIdentifier(cause))
    if !activeGestures.contains(where: { $0 === gesture }) { activeGestures.append(gesture) }
  }

  /// Returns whether a recognizer receives an event without touches.
  func accepts(_ gesture: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    gesture.isEnabled && gesture.pendingState == nil && gesture.shouldReceive(event)
      && (gesture.delegate?.gestureRecognizer(gesture, shouldReceive: event) ?? true)
  }

  /// Sends touches to the recognizers that track them. All of the touches are in the same phase.
  func deliver(_ touches: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
    update {
      for gesture in activeGestures {
        let gestureTouches = touches.filter { touch in gesture.trackedTouches.contains { $0 === touch } }
        guard !gestureTouches.isEmpty, gesture.state.rawValue <= UIGestureRecognizer.State.changed.rawValue else {
          continue
        }
        gesture.modifierFlags = event.modifierFlags
        gesture.buttonMask = event.buttonMask
        _ = gesture.windowLocation
        // The gesture is recognized and only waits for another gesture to fail, so it needs no more touches.
        if gesture.pendingState == .ended { continue }
        switch phase {
        case .began: gesture.touchesBegan(gestureTouches, with: event)
        case .moved: gesture.touchesMoved(gestureTouches, with: event)
        case .ended: gesture.touchesEnded(gestureTouches, with: event)
        case .cancelled: gesture.touchesCancelled(gestureTouches, with: event)
        default: break
        }
      }
      if phase == .ended || phase == .cancelled {
        for gesture in activeGestures { gesture.trackedTouches.removeAll { touches.contains($0) } }
      }
    }
  }

  /// Calls a closure, then sends the actions of all recognizers that it has changed, and resets the recognizers that
  /// have finished.
  func update(_ body: () -> Void) {
    if updateDepth == 0 { releaseHeldGestures() }
    perform(body)
  }

  private func perform(_ body: () -> Void) {
    updateDepth += 1
    body()
    // Changes in actions and in `reset()` are performed by this call and not by the nested calls.
    if updateDepth == 1 { finishUpdate() }
    updateDepth -= 1
  }

  private func finishUpdate() {
    // Every pass can finish the gestures of others. Recognizers that set each other's states in `reset()` would not end.
    for _ in 0..<100 {
      sendPendingActions()
      resetFinishedGestures()
      releaseWaitingGestures()
      if pendingActions.isEmpty, !activeGestures.contains(where: { needsReset($0) }) { return }
    }
  }

  private func sendPendingActions() {
    while !pendingActions.isEmpty {
      let gesture = pendingActions.removeFirst()
      // Actions may change the states of other recognizers, whose actions are appended to the queue.
      gesture.sendActions()
    }
  }

  private func resetFinishedGestures() {
    for gesture in activeGestures where needsReset(gesture) { reset(gesture) }
    activeGestures.removeAll { !$0.isActive && $0.storedState == .possible && $0.pendingState == nil }
  }

  private func needsReset(_ gesture: UIGestureRecognizer) -> Bool {
    if !heldGestures.isEmpty, heldGestures.contains(where: { $0 === gesture }) { return false }
    return switch gesture.storedState {
    case .ended, .cancelled: true
    case .failed: gesture.trackedTouches.isEmpty
    case .possible, .began, .changed: false
    }
  }

  /// Recognizes the gestures that wait for none that can still be recognized, because the application has reset the others.
  private func releaseWaitingGestures() {
    guard waitingGestures != 0 else { return }
    for gesture in activeGestures {
      guard let pendingState = gesture.pendingState, gesture.storedState == .possible,
        !activeGestures.contains(where: { $0.storedState == .possible && gesture.awaits($0) })
      else { continue }
      setPendingState(nil, of: gesture)
      recognize(gesture, as: pendingState)
    }
  }

  private func reset(_ gesture: UIGestureRecognizer) {
    gesture.isResetting = true
    gesture.reset()
    gesture.isResetting = false
    for touch in gesture.trackedTouches { touch.gestureRecognizers?.removeAll { $0 === gesture } }
    gesture.trackedTouches = []
    gesture.sequenceTouches = []
    gesture.ignoredTouches = []
    gesture.questionedGestures = [:]
    setPendingState(nil, of: gesture)
    gesture.storedState = .possible
  }

  // MARK: State changes

  /// Changes the state of a recognizer, and then the states of the recognizers that depend on it.
  func change(_ gesture: UIGestureRecognizer, to newState: UIGestureRecognizer.State) {
    guard updateDepth == 0, !gesture.isActive else { return update { changeState(of: gesture, to: newState) } }
    // A gesture that has ended in this turn of the run loop begins again.
    releaseHeldGestures { $0 === gesture && ![.began, .changed].contains(gesture.storedState) }
    if heldGestures.isEmpty {
      // A frame is a turn, too. A host that makes frames by itself need not run the run loop between them.
      FrameTimers.schedule(after: 0) { [weak self] in self?.releaseHeldGestures() }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.releaseHeldGestures() } }
    }
    if !heldGestures.contains(where: { $0 === gesture }) { heldGestures.append(gesture) }
    perform { changeState(of: gesture, to: newState) }
  }

  /// Resets the gestures that have ended and kept their states until now, if they satisfy a condition.
  private func releaseHeldGestures(where isReleased: (UIGestureRecognizer) -> Bool = { _ in true }) {
    guard heldGestures.contains(where: isReleased) else { return }
    heldGestures.removeAll(where: isReleased)
    perform {}
  }

  private func changeState(of gesture: UIGestureRecognizer, to newState: UIGestureRecognizer.State) {
    // The gesture becomes possible after `reset()`, whatever the method sets.
    if gesture.isResetting { return }
    switch (gesture.storedState, newState) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      recognize(gesture, as: newState == .changed ? .began : newState)
    case (.possible, .failed), (.possible, .cancelled):
      fail(gesture)
    case (.began, .changed), (.changed, .changed):
      gesture.storedState = .changed
      enqueue(gesture)
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
      gesture.storedState = newState
      enqueue(gesture)
    case (.began, .failed), (.changed, .failed):
      gesture.storedState = .cancelled
      enqueue(gesture)
    case (_, .possible):
      reset(gesture)
    default:
      break
    }
  }

  private func enqueue(_ gesture: UIGestureRecognizer) {
    resetLater(gesture)
    if !pendingActions.contains(where: { $0 === gesture }) { pendingActions.append(gesture) }
  }

  /// Makes a recognizer without touches, whose state the application has set, active until its gesture has ended.
  private func resetLater(_ gesture: UIGestureRecognizer) {
    if !gesture.isActive, !activeGestures.contains(where: { $0 === gesture }) { activeGestures.append(gesture) }
  }

  private func recognize(_ gesture: UIGestureRecognizer, as newState: UIGestureRecognizer.State) {
    if gesture.pendingState != nil {
      // A gesture that ends before it was allowed to begin has failed.
      if newState == .ended, gesture.pendingState == .began { fail(gesture) }
      return
    }
    let decision = decision(on: gesture)
    // The delegates can have disabled or removed the recognizer, or set its state.
    guard gesture.storedState == .possible else { return }
    switch decision {
    case .fail:
      fail(gesture)
      return
    case .wait:
      setPendingState(newState, of: gesture)
      resetLater(gesture)
      if waitsForItself(gesture) {
        Diagnostics.report(
          "\(gesture) waits for the failure of a gesture that waits for its own failure, so it fails; remove one of the "
            + "requirements")
        fail(gesture)
      }
      return
    case .proceed:
      break
    }
    guard mayBegin(gesture) else {
      fail(gesture)
      return
    }
    guard gesture.storedState == .possible else { return }
    for otherGesture in activeGestures
    where otherGesture !== gesture && isRecognized(otherGesture) && shareTouches(otherGesture, gesture) {
      if prevents(otherGesture, gesture) {
        fail(gesture)
        return
      }
    }
    guard gesture.storedState == .possible else { return }
    setPendingState(nil, of: gesture)
    gesture.storedState = newState
    enqueue(gesture)
    // Touches are cancelled before other recognizers fail. A recognizer that fails releases its touches to the view,
    // and this gesture may have claimed them.
    onDecision?(gesture)
    for otherGesture in activeGestures where otherGesture !== gesture && otherGesture.storedState == .possible {
      if otherGesture.pendingState != nil, otherGesture.awaits(gesture) {
        fail(otherGesture)
      } else if shareTouches(otherGesture, gesture),
        prevents(gesture, otherGesture) || waits(otherGesture, for: gesture)
      {
        fail(otherGesture)
      }
    }
  }

  private func setPendingState(_ state: UIGestureRecognizer.State?, of gesture: UIGestureRecognizer) {
    waitingGestures += (state == nil ? 0 : 1) - (gesture.pendingState == nil ? 0 : 1)
    gesture.pendingState = state
    if state == nil { gesture.awaitedGestures = [] }
  }

  private func fail(_ gesture: UIGestureRecognizer) {
    guard gesture.storedState == .possible else { return }
    setPendingState(nil, of: gesture)
    gesture.storedState = .failed
    resetLater(gesture)
    onDecision?(gesture)
    // Without this check, the failures of many recognizers in one view would take quadratic time.
    guard waitingGestures != 0 else { return }
    for waitingGesture in activeGestures
    where waitingGesture.pendingState != nil && waitingGesture.storedState == .possible {
      guard let pendingState = waitingGesture.pendingState, waitingGesture.awaits(gesture) else { continue }
      waitingGesture.awaitedGestures.removeAll { $0.gesture === gesture }
      guard !waitingGesture.awaitedGestures.contains(where: { $0.gesture?.storedState == .possible }) else { continue }
      setPendingState(nil, of: waitingGesture)
      recognize(waitingGesture, as: pendingState)
    }
  }

  /// Cancels the gesture of a recognizer, or makes it fail, after the recognizer was disabled or removed from its view.
  package func disable(_ gesture: UIGestureRecognizer) {
    guard gesture.isActive || gesture.pendingState != nil || gesture.storedState != .possible else { return }
    update {
      switch gesture.storedState {
      case .possible: fail(gesture)
      case .began, .changed: changeState(of: gesture, to: .cancelled)
      case .ended, .cancelled, .failed: break
      }
      for touch in gesture.trackedTouches { touch.gestureRecognizers?.removeAll { $0 === gesture } }
      gesture.trackedTouches = []
    }
  }

  // MARK: Rules

  private enum Decision { case proceed, wait, fail }

  private func decision(on gesture: UIGestureRecognizer) -> Decision {
    var awaitedGestures: [WeakGesture] = []
    for otherGesture in activeGestures where otherGesture !== gesture && waits(gesture, for: otherGesture) {
      switch otherGesture.storedState {
      case .possible: awaitedGestures.append(WeakGesture(gesture: otherGesture))
      case .began, .changed, .ended: return .fail
      case .failed, .cancelled: break
      }
    }
    gesture.awaitedGestures = awaitedGestures
    if awaitedGestures.isEmpty { return .proceed }
    for otherGesture in activeGestures where otherGesture !== gesture {
      gesture.questionedGestures[ObjectIdentifier(otherGesture)] = WeakGesture(gesture: otherGesture)
    }
    return .wait
  }

  /// Returns whether a gesture can be recognized only after another gesture has failed.
  private func waits(_ gesture: UIGestureRecognizer, for otherGesture: UIGestureRecognizer) -> Bool {
    if gesture.failureRequirements.contains(where: { $0.gesture === otherGesture }) { return true }
    // The delegates of a gesture that has waited are not asked again, because their answers can change: each of the two methods is
    // called "once per recognition attempt" (UIGestureRecognizer.h).
    if gesture.questionedGestures[ObjectIdentifier(otherGesture)]?.gesture === otherGesture { return false }
    if gesture.shouldRequireFailure(of: otherGesture) || otherGesture.shouldBeRequiredToFail(by: gesture) {
      return true
    }
    if let delegate = gesture.delegate, delegate.gestureRecognizer(gesture, shouldRequireFailureOf: otherGesture) {
      return true
    }
    if let delegate = otherGesture.delegate, delegate.gestureRecognizer(otherGesture, shouldBeRequiredToFailBy: gesture)
    {
      return true
    }
    return false
  }

  private func mayBegin(_ gesture: UIGestureRecognizer) -> Bool {
    if let view = gesture.view, !view.gestureRecognizerShouldBegin(gesture) { return false }
    // A control or a text view can reject the gestures of its superviews.
    if let touchedView = gesture.trackedTouches.first?.view, touchedView.canRejectOuterGestures,
      touchedView !== gesture.view, !touchedView.gestureRecognizerShouldBegin(gesture)
    {
      return false
    }
    // `gestureRecognizerShouldBegin(_:)` of the view was already called above, so it is not called again if the view is the delegate.
    guard let delegate = gesture.delegate, delegate !== gesture.view else { return true }
    return delegate.gestureRecognizerShouldBegin(gesture)
  }

  /// Returns whether a recognized gesture waits, directly or through other waiting gestures, for its own failure.
  private func waitsForItself(_ gesture: UIGestureRecognizer) -> Bool {
    guard waitingGestures > 1 else { return false }
    var visited: Set<ObjectIdentifier> = []
    var stack = [gesture]
    while let current = stack.popLast() {
      for otherGesture in current.awaitedGestures.compactMap(\.gesture)
      where otherGesture.pendingState != nil && otherGesture.storedState == .possible {
        if otherGesture === gesture { return true }
        if visited.insert(ObjectIdentifier(otherGesture)).inserted { stack.append(otherGesture) }
      }
    }
    return false
  }

  private func isRecognized(_ gesture: UIGestureRecognizer) -> Bool {
    gesture.storedState == .began || gesture.storedState == .changed || gesture.storedState == .ended
  }

  private func shareTouches(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    !first.sequenceTouches.isDisjoint(with: second.sequenceTouches)
  }

  private func prevents(_ gesture: UIGestureRecognizer, _ otherGesture: UIGestureRecognizer) -> Bool {
    guard gesture.canPrevent(otherGesture), otherGesture.canBePrevented(by: gesture) else { return false }
    if let delegate = gesture.delegate,
      delegate.gestureRecognizer(gesture, shouldRecognizeSimultaneouslyWith: otherGesture)
    {
      return false
    }
    if let delegate = otherGesture.delegate,
      delegate.gestureRecognizer(otherGesture, shouldRecognizeSimultaneouslyWith: gesture)
    {
      return false
    }
    return true
  }
}
