import Foundation

extension UISceneDelegate {
  /// Called when the state of the scene is saved. The default implementation returns nil.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  /// Called before the scene becomes active, if there is a saved activity. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - stateRestorationActivity: The activity of the last run.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}

  /// Called before the scene continues an activity. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivityType: The type of the activity.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  /// Called to continue an activity. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivity: The activity.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Called after an activity could not be continued. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivityType: The type of the activity.
  ///   - error: An error that describes why the activity could not be continued.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}

  /// Called after an activity of the scene was updated. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivity: The activity.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
