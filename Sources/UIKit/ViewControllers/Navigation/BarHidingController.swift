import Foundation

/// An object that hides and shows the bars of a navigation controller when the user drags or taps its content, and when
/// input views appear.
@MainActor
final class BarHidingController: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private weak var controller: UINavigationController?
  /// Indicates whether the toolbar was hidden together with the navigation bar. In this case, both bars are also shown
  /// together.
  private var hidToolbar = false

  /// The distance of a drag, in points, after which the bars are hidden or shown.
  private static let dragDistance: CGFloat = 40

  /// Indicates whether taps hide and show the bars.
  var hidesOnTap = false { didSet { updateTap() } }
  /// Indicates whether the bars are hidden when an input view appears.
  var hidesForKeyboard = false { didSet { hidesForKeyboardChanged() } }
  /// Indicates whether an input view has hidden the bars. In this case, a tap shows the bars.
  private var isHiddenByKeyboard = false { didSet { updateTap() } }
  private var keyboardObserver: (any NSObjectProtocol)?

  override init() {
    super.init()
    pan.isEnabled = false
    tap.isEnabled = false
    pan.cancelsTouchesInView = false
    tap.cancelsTouchesInView = false
  }

  func attach(to controller: UINavigationController) {
    self.controller = controller
    pan.addTarget(self, action: Selector("tesseraBarPan:", BarHidingController.panned))
    tap.addTarget(self, action: Selector("tesseraBarTap:", BarHidingController.tapped))
    pan.delegate = self
    tap.delegate = self
    controller.view.addGestureRecognizer(pan)
    controller.view.addGestureRecognizer(tap)
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .changed || pan.state == .ended, let controller else { return }
    let translation = pan.translation(in: controller.view)
    guard abs(translation.y) > abs(translation.x), abs(translation.y) >= Self.dragDistance else { return }
    setHidden(translation.y < 0)
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    guard let controller else { return }
    if !hidesOnTap, !controller.isNavigationBarHidden { return isHiddenByKeyboard = false }
    setHidden(!controller.isNavigationBarHidden)
  }

  private func updateTap() { tap.isEnabled = hidesOnTap || isHiddenByKeyboard }

  private func hidesForKeyboardChanged() {
    guard hidesForKeyboard != (keyboardObserver != nil) else { return }
    if let keyboardObserver {
      NotificationCenter.default.removeObserver(keyboardObserver)
      self.keyboardObserver = nil
    } else {
      keyboardObserver = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardAppears() } }
    }
  }

  /// Hides the bars, if the input view appears for a view of the controller.
  private func keyboardAppears() {
    guard let controller, let view = controller.viewIfLoaded, let window = view.window,
      let editor = FirstResponder.current(in: window) as? UIView, editor.isDescendant(of: view)
    else { return }
    setHidden(true)
    isHiddenByKeyboard = controller.isNavigationBarHidden
  }

  private func setHidden(_ hidden: Bool) {
    if !hidden { isHiddenByKeyboard = false }
    guard let controller, controller.isNavigationBarHidden != hidden else { return }
    controller.setNavigationBarHidden(hidden, animated: true)
    if hidden {
      hidToolbar = !controller.isToolbarHidden
      if hidToolbar { controller.setToolbarHidden(true, animated: true) }
    } else if hidToolbar {
      hidToolbar = false
      controller.setToolbarHidden(false, animated: true)
    }
  }

  /// Allows the drag to be recognized at the same time as the gesture that scrolls the content.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === pan }

  /// Returns `false` for taps on controls and bars, so that such taps do not hide or show the bars.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view, current !== controller?.viewIfLoaded {
      if current is UIControl || current is UINavigationBar || current is UIToolbar { return false }
      view = current.superview
    }
    return true
  }
}
