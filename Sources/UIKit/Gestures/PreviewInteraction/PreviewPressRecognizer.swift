import CoreGraphics
import Foundation

/// The recognizer of the press of a preview interaction. It is recognized when the preview phase begins.
@MainActor final class PreviewPressRecognizer: UIGestureRecognizer {
  /// The maximum movement of the touch before the preview phase, in points: that of a long press.
  private static let allowableMovement: CGFloat = 10

  private weak var interaction: UIPreviewInteraction?
  /// The current location of the press in the window.
  private(set) var touchLocation = CGPoint.zero
  private var startLocation = CGPoint.zero
  private var timer: Int?

  init(_ interaction: UIPreviewInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    // A short press is a tap and must not be delayed.
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard interaction != nil else {
      // The program has released the interaction.
      state = .failed
      view?.removeGestureRecognizer(self)
      return
    }
    guard numberOfTouches == 1, let touch = touches.first,
      touch.type != .indirectPointer || !event.buttonMask.contains(.secondary)
    else {
      state = .failed
      return
    }
    startLocation = touch.windowLocation
    touchLocation = startLocation
    timer = FrameTimers.schedule(after: UIPreviewInteraction.startDelay) { [weak self] in
      guard let self, state == .possible else { return }
      state = interaction?.begin() == true ? .began : .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    touchLocation = touch.windowLocation
    if state == .began || state == .changed {
      state = .changed
    } else if hypot(touchLocation.x - startLocation.x, touchLocation.y - startLocation.y) > Self.allowableMovement {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .began || state == .changed else {
      state = .failed
      return
    }
    interaction?.pressEnded()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    interaction?.pressEnded()
    state = state == .possible ? .failed : .cancelled
  }

  /// Ends the gesture because the program has cancelled the interaction.
  func interactionEnded(_ newState: UIGestureRecognizer.State) {
    if state == .began || state == .changed { state = newState }
  }

  override func reset() {
    FrameTimers.cancel(timer)
    timer = nil
  }
}
