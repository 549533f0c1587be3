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
}

extension UIWindowSceneDelegate {
  /// The main window of the scene. The default implementation returns nil and ignores a new value; delegates with a
  /// window declare a stored property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

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
}
