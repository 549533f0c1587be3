import CoreGraphics
import Foundation

/// A gesture recognizer that lifts items after a long press, which shows their previews enlarged, and then drags them.
@MainActor final class DragLiftGesture: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// The distance in points that a mouse must move to begin a drag without a long press.
  static let pointerSlop: CGFloat = 4

  weak var interaction: UIDragInteraction?
  private var drag: ActiveDrag?
  /// The window of the touch. The drag continues in the window even if the view of the interaction is removed.
  private weak var window: UIWindow?
  /// The location in the window at which a mouse button was pressed, or `nil` once the mouse has moved.
  private var pressLocation: CGPoint?
  /// Indicates whether the touch is the press of a mouse button.
  private var isMousePress = false
  /// The location at which the drag begins, if it differs from the location of the touch.
  private var start: CGPoint?

  init() {
    super.init(target: nil, action: nil)
    delegate = self
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    event.buttonMask.isEmpty || event.buttonMask.contains(.primary)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first, touch.type == .indirectPointer {
      pressLocation = touch.windowLocation
      isMousePress = true
    }
    super.touchesBegan(touches, with: event)
  }

  /// Handles movements of touches. A mouse begins a drag as soon as it moves, as on desktops and as with the pointer of
  /// an iPad.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let pressLocation {
      let location = windowLocation
      guard hypot(location.x - pressLocation.x, location.y - pressLocation.y) >= Self.pointerSlop else { return }
      self.pressLocation = nil
      start = pressLocation
      state = .began
      return
    }
    super.touchesMoved(touches, with: event)
  }

  /// Returns whether another recognizer waits for this one to fail. Scroll views wait, because the first event of a mouse that
  /// moves fast can be far enough from the press for a scroll as well as for a drag.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isMousePress && otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  /// Returns whether the gesture receives a touch. During a drag, touches of other fingers are ignored.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { drag == nil }

  /// Returns whether the gesture may begin. The items are first requested from the delegate. If there are none, the
  /// result is `false`, so that other gestures can recognize the touch.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard ActiveDrag.current == nil, let interaction, let window = interaction.view?.window else { return false }
    self.window = window
    drag = ActiveDrag(interaction, at: window.backingLayer.toSuperspace(start ?? windowLocation))
    return drag != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { interaction?.allowsSimultaneousRecognitionDuringLift ?? false }

  override func sendActions() {
    guard let drag else { return }
    let location = window?.backingLayer.toSuperspace(windowLocation) ?? drag.session.screenLocation
    switch state {
    case .began:
      ActiveDragGesture.gesture = self
      drag.lift()
      if start != nil { drag.move(to: location) }
    case .changed: drag.move(to: location)
    case .ended: finish { $0.drop() }
    default: finish { $0.cancel() }
    }
    super.sendActions()
  }

  private func finish(_ action: (ActiveDrag) -> Void) {
    guard let drag else { return }
    self.drag = nil
    action(drag)
  }

  override func reset() {
    finish { $0.cancel() }
    window = nil
    pressLocation = nil
    isMousePress = false
    start = nil
    super.reset()
  }
}
