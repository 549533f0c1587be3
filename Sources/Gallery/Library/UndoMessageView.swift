import UIKit

/// A message about a change, with a button that undoes it. The message disappears after some seconds.
final class UndoMessageView: MessageView {
  /// The duration for which the message is visible, in seconds.
  private static let duration: TimeInterval = 6
  private var timer: Timer?

  /// Shows a message in the window of a view controller, instead of an earlier message about a change.
  static func show(_ text: String, above controller: UIViewController, undo: @escaping () -> Void) {
    guard let window = controller.view.window else { return }
    hide(in: window)
    let message = UndoMessageView(text, button: "Undo", action: undo)
    message.appear(above: controller)
    message.timer = Timer.scheduledTimer(withTimeInterval: duration, repeats: false) { [weak message] _ in
      MainActor.assumeIsolated { message?.hide() }
    }
  }

  /// Hides the message in a window, if there is one.
  static func hide(in window: UIWindow?) {
    for case let message as UndoMessageView in window?.subviews ?? [] { message.hide() }
  }

  isolated deinit { timer?.invalidate() }

  override func hide() {
    timer?.invalidate()
    super.hide()
  }
}
