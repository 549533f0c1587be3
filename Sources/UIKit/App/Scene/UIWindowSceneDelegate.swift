import Foundation

/// A scene delegate that stores the scene's main window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene. It is a property for use by the delegate; UIKit does not set it.
  var window: UIWindow? { get set }
  /// Tells the delegate that the size, orientation or traits of the scene changed with the host's window (UIScene.h).
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - previousCoordinateSpace: The coordinate space with its previous bounds.
  ///   - previousInterfaceOrientation: The previous orientation.
  ///   - previousTraitCollection: The previous traits.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// Tells the delegate to perform the action of a home screen shortcut. Tessera never calls it, because no desktop
  /// shows shortcuts.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: The shortcut.
  ///   - completionHandler: A closure to call with whether the action was performed.
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

  /// The window with the type that UIKit's optional property has. The command `tessera` writes it where code reads
  /// `delegate.window` by the protocol.
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

  /// Called for a home screen shortcut. The default implementation performs nothing.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: The shortcut.
  ///   - completionHandler: A closure to call with whether the action was performed.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
