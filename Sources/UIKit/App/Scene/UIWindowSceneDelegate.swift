/// A scene delegate that has a window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window; storage for the delegate, which nobody else sets.
  var window: UIWindow? { get set }
  /// The size, the orientation or the traits changed with the host's window; the old ones are handed over (UIScene.h).
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// Default: nil, and setting does nothing. Delegates that want a window declare a stored one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Default: nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
