/// A delegate that is notified of the life cycle of a scene. Every method has an empty default implementation.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene was connected. Create and show a window here.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: The session of the scene.
  ///   - connectionOptions: Information about why the scene is connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// Tells the delegate that the scene was disconnected. In Tessera this happens when the application ends.
  ///
  /// - Parameter scene: The scene.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells the delegate that the window gained the focus.
  ///
  /// - Parameter scene: The scene.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells the delegate that the window is about to lose the focus.
  ///
  /// - Parameter scene: The scene.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells the delegate that the window is about to become visible. It is also called when the application starts.
  ///
  /// - Parameter scene: The scene.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells the delegate that the window is no longer visible.
  ///
  /// - Parameter scene: The scene.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Tells the delegate that files were dropped on the window.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - URLContexts: The URLs of the files.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: The session of the scene.
  ///   - connectionOptions: Information about why the scene is connected.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameter scene: The scene.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameter scene: The scene.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameter scene: The scene.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameter scene: The scene.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameter scene: The scene.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - URLContexts: The URLs of the files.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
