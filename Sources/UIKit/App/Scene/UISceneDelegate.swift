/// The methods of a delegate that is notified of the life cycle of a scene. Every method has an empty default
/// implementation.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene was connected. An application with scenes creates and shows its window in this
  /// method.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: The session of the scene.
  ///   - connectionOptions: Information about why the scene is connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// Tells the delegate that the scene was disconnected. This happens when its window was closed, or the
  /// application ends.
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

  /// Tells the delegate that the window is about to become visible. This method is also called when the application
  /// starts.
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

  /// Asks the delegate for the activity with which the scene can be restored. This method is called after the scene has
  /// entered the background, and before the application ends.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The activity, or nil if there is nothing to restore.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Tells the delegate to restore the scene. This method is called after the scene was connected and before it becomes
  /// active, if there is a saved activity.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - stateRestorationActivity: The activity of the last run.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

  /// Tells the delegate that the scene will continue an activity.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivityType: The type of the activity.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Tells the delegate to continue an activity in the connected scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivity: The activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Tells the delegate that an activity could not be continued. Tessera never calls this method.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivityType: The type of the activity.
  ///   - error: An error that describes why the activity could not be continued.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

  /// Tells the delegate that the activity of the scene was updated, so that the delegate can add final data. The method is called
  /// after `stateRestorationActivity(for:)`, and after the responders with the activity have updated it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivity: The activity.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Called after the scene was connected. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: The session of the scene.
  ///   - connectionOptions: Information about why the scene is connected.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Called after the scene was disconnected. The default implementation does nothing.
  ///
  /// - Parameter scene: The scene.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Called when the window has gained the focus. The default implementation does nothing.
  ///
  /// - Parameter scene: The scene.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Called when the window is about to lose the focus. The default implementation does nothing.
  ///
  /// - Parameter scene: The scene.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Called when the window is about to become visible. The default implementation does nothing.
  ///
  /// - Parameter scene: The scene.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Called when the window is no longer visible. The default implementation does nothing.
  ///
  /// - Parameter scene: The scene.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Called when files were dropped on the window. The default implementation ignores the files.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - URLContexts: The URLs of the files.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
