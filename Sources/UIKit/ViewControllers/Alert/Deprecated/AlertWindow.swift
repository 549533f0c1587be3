import Foundation

/// A window that shows an alert view or an action sheet in front of all other content of a scene.
///
/// `UIAlertView` and `UIActionSheet` are shown without a view controller that presents them, also before the application's own
/// window is visible or while a view controller of it is presented or dismissed.
@MainActor final class AlertWindow {
  private let window: UIWindow
  private weak var previousKeyWindow: UIWindow?

  /// Creates a window in the scene of another window. Without one, an application without a scene delegate determines the scene.
  init(beside other: UIWindow?) {
    window = other?.windowScene.map { UIWindow(windowScene: $0) } ?? UIWindow()
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    previousKeyWindow = UIWindow.keyWindow
  }

  /// The view in whose coordinates the place of a popover is specified.
  var view: UIView { window.rootViewController!.view }

  /// Shows the window and presents a controller in it.
  func present(_ controller: UIAlertController, animated: Bool, completion: @escaping () -> Void) {
    window.makeKeyAndVisible()
    window.rootViewController?.present(controller, animated: animated, completion: completion)
  }

  /// Hides the window. If it is the key window, the window that was the key window before becomes it again.
  func close() {
    let wasKey = window.isKeyWindow
    window.isHidden = true
    window.rootViewController = nil
    guard wasKey else { return }
    // The previous one can be that of an alert that was closed in the meantime.
    let previous = previousKeyWindow?.isHidden == false ? previousKeyWindow : nil
    let next = previous ?? UIApplication.shared.windows.last(where: { !$0.isHidden && $0.canBecomeKey })
    next?.makeKey()
  }
}
