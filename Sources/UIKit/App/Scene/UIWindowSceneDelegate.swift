import Foundation

/// The methods of a scene delegate that stores the scene's main window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene. The property is for use by the delegate, and by UIKit if the scene has a storyboard.
  var window: UIWindow? { get set }
  /// Tells the delegate that the size, orientation or traits of the scene changed with the host's window (UIScene.h).
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - previousCoordinateSpace: The coordinate space of the scene, with the bounds before the change.
  ///   - previousInterfaceOrientation: The previous orientation.
  ///   - previousTraitCollection: The previous traits.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// Tells the delegate to perform the action of a home screen shortcut. Tessera never calls this method, because no
  /// desktop shows shortcuts.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: The shortcut.
  ///   - completionHandler: A closure that the delegate calls with `true` if it performed the action, otherwise with
  ///     `false`.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The main window of the scene. The default implementation returns nil and ignores a new value; delegates with a
  /// window declare a stored property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The window as the double optional that UIKit's optional protocol property returns. The command `tessera` uses this
  /// property in sources that read `delegate.window` through the protocol.
  public var _optionalWindow: UIWindow?? { .some(window) }

  /// Called after the size, orientation or traits of the scene have changed. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - previousCoordinateSpace: The coordinate space with its previous bounds.
  ///   - previousInterfaceOrientation: The previous orientation.
  ///   - previousTraitCollection: The previous traits.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  /// Called for a home screen shortcut. The default implementation does not perform an action.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: The shortcut.
  ///   - completionHandler: A closure that the delegate calls with `true` if it performed the action, otherwise with
  ///     `false`.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
