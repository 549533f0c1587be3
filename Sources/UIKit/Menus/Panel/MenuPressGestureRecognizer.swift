import CoreGraphics
import Foundation

/// A gesture recognizer for a long press or a press of the secondary mouse button, which opens a menu. The gesture
/// continues until the finger or button is released, so that the user can drag to an element and choose it by
/// releasing.
@MainActor final class MenuPressGestureRecognizer: UIGestureRecognizer {
  /// The duration of a long press, in seconds.
  static let duration: TimeInterval = 0.5
  /// The maximum movement of a finger during a long press, in points.
  static let slop: CGFloat = 10

  /// A closure that opens the menu when the press is recognized. If it returns `false`, the gesture fails.
  private let openMenu: (_ point: CGPoint, _ isPointer: Bool) -> Bool
  private var startLocation = CGPoint.zero
  private var timer: Int?
  private(set) var isPointer = false
  private var hasMoved = false

  init(openMenu: @escaping (_ point: CGPoint, _ isPointer: Bool) -> Bool) {
    self.openMenu = openMenu
    super.init(target: nil, action: nil)
    // A press that opens no menu must not delay the end of a tap.
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    startLocation = touch.windowLocation
    isPointer = touch.type == .indirectPointer
    if isPointer {
      if event.buttonMask.contains(.secondary) { open() } else { state = .failed }
      return
    }
    timer = FrameTimers.schedule(after: Self.duration) { [weak self] in
      guard let self, self.state == .possible else { return }
      self.open()
    }
  }

  private func open() {
    // Only when the press is recognized does the delegate determine whether there is a menu for the point.
    guard openMenu(startLocation, isPointer) else {
      state = .failed
      return
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let distance = hypot(touch.windowLocation.x - startLocation.x, touch.windowLocation.y - startLocation.y)
    if state == .possible {
      if distance > Self.slop { state = .failed }
      return
    }
    if distance > Self.slop { hasMoved = true }
    guard hasMoved, let window = view?.window else { return }
    MenuPresenter.presenter(in: window)?.highlightRow(at: touch.windowLocation, opensSubmenus: true)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state != .possible else {
      state = .failed
      return
    }
    if hasMoved, let window = view?.window, let touch = touches.first {
      MenuPresenter.presenter(in: window)?.choose(at: touch.windowLocation)
    }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    FrameTimers.cancel(timer)
    timer = nil
    hasMoved = false
  }
}
