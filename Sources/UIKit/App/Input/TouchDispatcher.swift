import Foundation
import RuntimeInterface

/// Creates touches from pointer input and delivers them to gesture recognizers and views.
///
/// A touch belongs to the view that was hit when the touch began. Gesture recognizers receive it before the view. A
/// recognizer that recognizes its gesture can cancel the touch in the view (`cancelsTouchesInView`). A recognizer that
/// is still in the possible state can delay the beginning or the end of the touch.
@MainActor package final class TouchDispatcher: EventSource {
  package static var shared: TouchDispatcher { ApplicationContext.object(.touches, TouchDispatcher(.shared)) }

  /// The state of a touch, from the beginning of the touch to its end.
  @MainActor final class TouchState {
    let touch: UITouch
    /// The location at which the touch began.
    let startLocation: CGPoint
    /// Indicates whether the view receives the touch. A view that does not allow multiple touches receives only the
    /// first one.
    var isDeliveredToView = true
    var hasBegun = false { didSet { touch.isDelivered = hasBegun } }
    var isCancelled = false
    /// Indicates whether the touch has ended but its end has not been delivered to the view yet.
    var isEndPending = false
    init(_ touch: UITouch, at startLocation: CGPoint) {
      self.touch = touch
      self.startLocation = startLocation
    }
  }

  /// Identifies a touch by its window and the number of its pointer in that window.
  private struct Finger: Hashable {
    let window: ObjectIdentifier
    let id: Int
  }

  /// The previous tap, from which the tap count of the next one is computed.
  private struct LastTap {
    weak var window: UIWindow?
    var location: CGPoint
    var time: TimeInterval
    var count: Int
  }

  private var fingers: [Finger: TouchState] = [:]
  /// Touches that have ended, but whose end has not been delivered to the view yet.
  private var endingTouches: [TouchState] = []
  private var lastTap: LastTap?
  private let event = UITouchesEvent()
  package let hover = HoverDispatcher()

  init(_ gestures: GestureEnvironment) {
    event.source = self
    gestures.onDecision = { [weak self] gesture in self?.handleDecision(of: gesture) }
    gestures.onIgnore = { [weak self] touch in self?.handleIgnoredTouch(touch) }
  }

  // MARK: Raw input

  /// Handles pointer input of a window. Locations are in the window's coordinates.
  package func receive(_ pointers: [RawInput.Pointer], in window: UIWindow) {
    // Consecutive moves form one event. Every other input is a separate event.
    var pendingMoves: [RawInput.Pointer] = []
    func sendPendingMoves() {
      if !pendingMoves.isEmpty { moveTouches(pendingMoves, in: window) }
      pendingMoves = []
    }
    for pointer in pointers {
      switch pointer.phase {
      case .move:
        if fingers[finger(pointer, window)] == nil { continue }
        // A touch that moves several times in a frame has its last location. The earlier locations become its coalesced
        // samples.
        pendingMoves.append(pointer)
      case .down:
        sendPendingMoves()
        beginTouch(pointer, in: window)
      case .up:
        sendPendingMoves()
        endTouch(pointer, in: window, cancelled: false)
      case .cancel:
        sendPendingMoves()
        endTouch(pointer, in: window, cancelled: true)
      case .hover, .hoverEnd:
        sendPendingMoves()
        hover.move(
          pointer.phase == .hover ? pointer.location : nil, in: window, flags: UIKeyModifierFlags(pointer.modifiers))
      }
    }
    sendPendingMoves()
  }

  private func finger(_ pointer: RawInput.Pointer, _ window: UIWindow) -> Finger {
    Finger(window: ObjectIdentifier(window), id: pointer.id)
  }

  private func beginTouch(_ pointer: RawInput.Pointer, in window: UIWindow) {
    let key = finger(pointer, window)
    prepareEvent(pointer)
    if let touchState = fingers[key] {
      // Another button of the mouse was pressed while the first one is still down.
      update(touchState, pointer, phase: .stationary)
      return
    }
    FocusRing.lastInputWasKey = false
    ToolTips.shared.hide()
    for other in fingers.values { other.touch.phase = .stationary }
    let touch = UITouch()
    touch.window = window
    touch.type = pointer.kind == .mouse ? .indirectPointer : pointer.kind == .pen ? .pencil : .direct
    touch.windowLocation = pointer.location
    touch.previousWindowLocation = pointer.location
    touch.timestamp = pointer.time
    touch.phase = .began
    touch.majorRadius = pointer.kind == .touch ? 20 : 0
    touch.force = pointer.kind == .mouse ? 0 : CGFloat(pointer.pressure)
    touch.maximumPossibleForce = pointer.kind == .mouse ? 0 : 1
    touch.tapCount = countTaps(pointer, in: window)
    event.add(touch, at: pointer.location, time: pointer.time, force: touch.force)
    let touchState = TouchState(touch, at: pointer.location)
    fingers[key] = touchState
    event.touches.insert(touch)
    touch.view = window.hitTest(pointer.location, with: event) ?? window
    if isExcluded(touch, in: window) {
      fingers[key] = nil
      event.removeTouch(touch)
      return
    }
    let view = touch.view
    if view?.isMultipleTouchEnabled == false,
      fingers.values.contains(where: { $0 !== touchState && $0.touch.view === view && $0.isDeliveredToView })
    {
      touchState.isDeliveredToView = false
    }
    GestureEnvironment.shared.assign(touch, event: event)
    send([touch], in: window)
  }

  private func moveTouches(_ pointers: [RawInput.Pointer], in window: UIWindow) {
    guard let lastPointer = pointers.last else { return }
    prepareEvent(lastPointer)
    var movedTouches: Set<UITouch> = []
    for touchState in fingers.values { touchState.touch.phase = .stationary }
    for pointer in pointers {
      guard let touchState = fingers[finger(pointer, window)] else { continue }
      let isFirst = movedTouches.insert(touchState.touch).inserted
      let previousLocation = isFirst ? touchState.touch.windowLocation : touchState.touch.previousWindowLocation
      update(touchState, pointer, phase: .moved)
      // The previous location is that of the previous event, not of the samples in between.
      touchState.touch.previousWindowLocation = previousLocation
    }
    if !movedTouches.isEmpty { send(movedTouches, in: window) }
  }

  private func endTouch(_ pointer: RawInput.Pointer, in window: UIWindow, cancelled: Bool) {
    let key = finger(pointer, window)
    guard let touchState = fingers[key] else { return }
    // Another button of the mouse is still pressed.
    if pointer.kind == .mouse, pointer.buttons != 0, !cancelled {
      prepareEvent(pointer)
      return
    }
    let mask = event.buttonMask
    prepareEvent(pointer)
    // The event at the end of a touch contains the button that was released.
    event.buttonMask = pointer.kind == .mouse ? mask : .primary
    for other in fingers.values where other !== touchState { other.touch.phase = .stationary }
    update(touchState, pointer, phase: cancelled ? .cancelled : .ended)
    fingers[key] = nil
    if !cancelled { recordTap(touchState.touch) }
    endingTouches.append(touchState)
    send([touchState.touch], in: window)
    event.removeTouch(touchState.touch)
  }

  private func update(_ touchState: TouchState, _ pointer: RawInput.Pointer, phase: UITouch.Phase) {
    let touch = touchState.touch
    event.add(
      touch, at: pointer.location, time: pointer.time,
      force: pointer.kind == .mouse ? touch.force : CGFloat(pointer.pressure))
    if hypot(pointer.location.x - touchState.startLocation.x, pointer.location.y - touchState.startLocation.y)
      >= UIPanGestureRecognizer.slop
    {
      touch.tapCount = 0
    }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = pointer.location
    touch.timestamp = pointer.time
    touch.phase = phase
    if pointer.kind != .mouse { touch.force = CGFloat(pointer.pressure) }
  }

  private func prepareEvent(_ pointer: RawInput.Pointer) {
    event.discardSamples()
    event.timestamp = pointer.time
    event.modifierFlags = UIKeyModifierFlags(pointer.modifiers)
    event.buttonMask = pointer.kind == .mouse ? UIEvent.ButtonMask(rawValue: pointer.buttons) : .primary
  }

  private func countTaps(_ pointer: RawInput.Pointer, in window: UIWindow) -> Int {
    guard let previousTap = lastTap, previousTap.window === window,
      pointer.time - previousTap.time <= UITapGestureRecognizer.maximumInterval,
      hypot(pointer.location.x - previousTap.location.x, pointer.location.y - previousTap.location.y)
        <= UITapGestureRecognizer.maximumTravel
    else { return 1 }
    return previousTap.count + 1
  }

  /// Stores a tap, so that the tap count of the next touch can be computed. A touch that has moved is not a tap and
  /// resets the count.
  private func recordTap(_ touch: UITouch) {
    lastTap =
      touch.tapCount == 0
      ? nil
      : LastTap(window: touch.window, location: touch.windowLocation, time: touch.timestamp, count: touch.tapCount)
  }

  private func isExcluded(_ touch: UITouch, in window: UIWindow) -> Bool {
    let otherFingers = fingers.values.filter { $0.touch !== touch && $0.touch.window === window }
    guard let view = touch.view else { return false }
    if view.isExclusiveTouch { return otherFingers.contains { $0.touch.view !== view } }
    return otherFingers.contains { $0.touch.view !== view && $0.touch.view?.isExclusiveTouch == true }
  }

  // MARK: Delivery

  private func send(_ touches: Set<UITouch>, in window: UIWindow) {
    changedTouches = touches
    UIApplication.shared.sendEvent(event)
    changedTouches = []
    endingTouches.removeAll { !$0.isEndPending }
  }

  private var changedTouches: Set<UITouch> = []

  /// Delivers an event to the recognizers and then to the views of a window. `UIWindow.sendEvent(_:)` calls it.
  package func deliver(_ event: UIEvent, in window: UIWindow) {
    guard event === self.event else { return }
    let touches = changedTouches.filter { $0.window === window }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let phaseTouches = touches.filter { $0.phase == phase }
      guard !phaseTouches.isEmpty else { continue }
      GestureEnvironment.shared.deliver(phaseTouches, phase: phase, event: event)
      sendToViews(phaseTouches, phase: phase)
    }
  }

  private func state(of touch: UITouch) -> TouchState? {
    fingers.values.first { $0.touch === touch } ?? endingTouches.first { $0.touch === touch }
  }

  private func sendToViews(_ touches: Set<UITouch>, phase: UITouch.Phase) {
    var touchesByView: [(UIView, Set<UITouch>)] = []
    for touch in touches {
      guard let touchState = state(of: touch), touchState.isDeliveredToView, !touchState.isCancelled,
        let view = touch.view
      else {
        continue
      }
      switch phase {
      case .began:
        if isDelayed(touch, beginning: true) { continue }
        guard mayBegin(touch, in: view) else {
          touchState.isDeliveredToView = false
          continue
        }
        touchState.hasBegun = true
      case .moved:
        guard touchState.hasBegun else { continue }
      case .ended:
        if isDelayed(touch, beginning: false) || !touchState.hasBegun {
          touchState.isEndPending = true
          continue
        }
      case .cancelled:
        guard touchState.hasBegun else { continue }
      default:
        continue
      }
      if let index = touchesByView.firstIndex(where: { $0.0 === view }) {
        touchesByView[index].1.insert(touch)
      } else {
        touchesByView.append((view, [touch]))
      }
    }
    for (view, touches) in touchesByView { sendTouches(view, touches, phase) }
  }

  private func sendTouches(_ view: UIView, _ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    default: break
    }
  }

  /// Returns whether a recognizer in the possible state delays the beginning or the end of a touch in its view.
  private func isDelayed(_ touch: UITouch, beginning: Bool) -> Bool {
    GestureEnvironment.shared.activeGestures.contains { gesture in
      gesture.storedState == .possible && gesture.claims(touch)
        && (beginning ? gesture.delaysTouchesBegan : gesture.delaysTouchesEnded)
    }
  }

  private func mayBegin(_ touch: UITouch, in view: UIView) -> Bool {
    var ancestor = view.superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView {
        return scroll.touchesShouldBegin([touch], with: event, in: view)
      }
      ancestor = current.superview
    }
    return true
  }

  /// Delivers or cancels the touches that a recognizer has delayed, after it has recognized its gesture or failed.
  private func handleDecision(of gesture: UIGestureRecognizer) {
    let touchesOfGesture = (Array(fingers.values) + endingTouches).filter {
      gesture.claims($0.touch) && $0.isDeliveredToView && !$0.isCancelled
    }
    if gesture.storedState == .failed || !gesture.cancelsTouchesInView {
      // Touches of the current event are delivered after all recognizers have handled it.
      for touchState in touchesOfGesture
      where !changedTouches.contains(touchState.touch) || touchState.touch.phase != .began {
        deliverDelayedTouch(touchState)
      }
      return
    }
    for touchState in touchesOfGesture {
      touchState.isCancelled = true
      touchState.isEndPending = false
      guard touchState.hasBegun, let view = touchState.touch.view else { continue }
      let phase = touchState.touch.phase
      touchState.touch.phase = .cancelled
      sendTouches(view, [touchState.touch], .cancelled)
      touchState.touch.phase = phase
    }
  }

  /// Delivers a delayed touch to its view, after the delaying recognizer has ignored the touch.
  private func handleIgnoredTouch(_ touch: UITouch) {
    guard let touchState = state(of: touch), touchState.isDeliveredToView, !touchState.isCancelled else { return }
    // Touches of the current event are delivered after all recognizers have handled it.
    if !changedTouches.contains(touch) || touch.phase != .began { deliverDelayedTouch(touchState) }
  }

  private func deliverDelayedTouch(_ touchState: TouchState) {
    guard let view = touchState.touch.view else { return }
    if !touchState.hasBegun, !isDelayed(touchState.touch, beginning: true) {
      guard mayBegin(touchState.touch, in: view) else {
        touchState.isDeliveredToView = false
        return
      }
      beginDelayedTouch(touchState, in: view)
    }
    if touchState.isEndPending, touchState.hasBegun, !isDelayed(touchState.touch, beginning: false) {
      touchState.isEndPending = false
      sendTouches(view, [touchState.touch], .ended)
      endingTouches.removeAll { $0 === touchState }
    }
  }

  /// Sends a view the beginning of a delayed touch at the location where the touch began, and then the movement of the
  /// touch since then. According to Apple's documentation of `delaysTouchesBegan`, the window delivers the touches in a
  /// `touchesBegan(_:with:)` message "and possibly a follow-up `touchesMoved(_:with:)` message to inform it of the
  /// touches' current locations".
  private func beginDelayedTouch(_ touchState: TouchState, in view: UIView) {
    let touch = touchState.touch
    let (phase, location) = (touch.phase, touch.windowLocation)
    let previous = touch.previousWindowLocation
    touchState.hasBegun = true
    touch.phase = .began
    touch.windowLocation = touchState.startLocation
    touch.previousWindowLocation = touchState.startLocation
    sendTouches(view, [touch], .began)
    touch.windowLocation = location
    // If the touch moves in the current event, the movement is sent after all recognizers have handled the event.
    if location != touchState.startLocation, !changedTouches.contains(touch), !touchState.isEndPending,
      !touchState.isCancelled
    {
      touch.phase = .moved
      sendTouches(view, [touch], .moved)
    }
    touch.phase = phase
    touch.previousWindowLocation = previous
  }

  /// Cancels all touches in a window that is closed or no longer receives the pointer.
  package func cancelAll(in window: UIWindow) {
    for (key, touchState) in fingers where key.window == ObjectIdentifier(window) {
      endTouch(
        RawInput.Pointer(
          id: key.id, kind: .touch, phase: .cancel, location: touchState.touch.windowLocation, buttons: 0,
          time: touchState.touch.timestamp), in: window, cancelled: true)
    }
  }
}

extension UIKeyModifierFlags {
  package init(_ modifiers: RawInput.Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
  }
}
