import Foundation

extension UIApplicationDelegate {
  /// Called when the application enters the background, to determine whether its state is saved. The default
  /// implementation calls the older method, `application(_:shouldSaveApplicationState:)`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: An archiver for data of the application.
  /// - Returns: `true` to save the state.
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    self.application(application, shouldSaveApplicationState: coder)
  }

  /// Called at launch if there is a saved state, to determine whether it is restored. The default implementation calls
  /// the older method, `application(_:shouldRestoreApplicationState:)`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: An unarchiver of the application's data.
  /// - Returns: `true` to restore the state.
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    self.application(application, shouldRestoreApplicationState: coder)
  }

  /// Called when the application enters the background. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: An archiver for data of the application.
  /// - Returns: `false`.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }

  /// Called at launch if there is a saved state. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: An unarchiver of the application's data.
  /// - Returns: `false`.
  public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }

  /// Called to create or find a view controller that was saved without a restoration class. The default implementation
  /// returns nil.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - identifierComponents: The restoration identifiers of the view controller's ancestors and of itself.
  ///   - coder: An unarchiver of the view controller's data.
  /// - Returns: nil.
  public func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }

  /// Called before view controllers are saved. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: The archiver.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}

  /// Called after all view controllers were restored. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: The unarchiver of the application's data.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

  // MARK: Activities

  /// Called before an activity is continued. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivityType: The type of the activity.
  /// - Returns: `false`.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }

  /// Called to continue an activity. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivity: The activity.
  ///   - restorationHandler: A closure to call with the objects that restore their state.
  /// - Returns: `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// Called after an activity could not be continued. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivityType: The type of the activity.
  ///   - error: An error that describes why the activity could not be continued.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}

  /// Called after an activity was updated. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivity: The activity.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

  /// Called after the registration for remote notifications failed. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - error: An error that describes why the registration failed.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Tells the delegate that a remote notification has arrived. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userInfo: The contents of the notification.
  ///   - completionHandler: A closure to call with the result of the download that the notification caused.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}

  /// Asks the delegate to download data in the background. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - completionHandler: A closure to call with the result of the download.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
}
