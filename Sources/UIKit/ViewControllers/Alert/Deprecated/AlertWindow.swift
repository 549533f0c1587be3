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

  /// Hides the window. The window that was the key window before becomes the key window again.
  func close() {
    let wasKey = window.isKeyWindow
    window.isHidden = true
    window.rootViewController = nil
    if wasKey, let previousKeyWindow, !previousKeyWindow.isHidden { previousKeyWindow.makeKey() }
  }
}
