/// Hears of the life of a scene. Every method has an empty default.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The moment to make a window for the scene and show it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// The scene is gone: here when the application ends.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The window has got the focus.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The window is about to lose the focus.
  func sceneWillResignActive(_ scene: UIScene)

  /// The window is about to be seen, at the start too.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The window cannot be seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Files were dropped on the window.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Default: nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Default: nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Default: nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Default: nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Default: nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Default: nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Default: nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
