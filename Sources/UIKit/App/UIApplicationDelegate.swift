import Foundation
import RuntimeInterface
import SwiftABI

/// The methods of a delegate that is notified of the application's life cycle. Every method has a default
/// implementation.
///
/// A class that is declared as `@main class AppDelegate: UIResponder, UIApplicationDelegate` starts the application, as
/// on iOS.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window of an application without scene delegates.
  var window: UIWindow? { get set }

  /// Tells the delegate that the application is about to finish launching. This is the first method of the delegate
  /// that is called.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Always nil in Tessera.
  /// - Returns: A value that Tessera ignores.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the application has finished launching. An application without scenes creates and shows
  /// its window in this method.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Always nil in Tessera.
  /// - Returns: A value that Tessera ignores.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the application has finished launching. This method is an older form: only the default
  /// implementation of `application(_:didFinishLaunchingWithOptions:)` calls it.
  ///
  /// - Parameter application: The application.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Tells the delegate that the window gained the focus. This method is also called when the application starts.
  ///
  /// - Parameter application: The application.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells the delegate that the window is about to lose the focus.
  ///
  /// - Parameter application: The application.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells the delegate that the window is no longer visible.
  ///
  /// - Parameter application: The application.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells the delegate that the window is about to become visible again. This method is not called when the
  /// application starts.
  ///
  /// - Parameter application: The application.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the application will end because the window was closed or the process is being terminated.
  ///
  /// - Parameter application: The application.
  func applicationWillTerminate(_ application: UIApplication)

  /// Asks the delegate for the orientations in which a window can be shown. In Tessera, only UI tests turn the device. A window on
  /// the desktop has the shape that the user gives it.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - window: The window, or nil.
  /// - Returns: The orientations. The default are those of Info.plist.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Tells the delegate that memory is low. No host of Tessera calls it.
  ///
  /// - Parameter application: The application.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Tells the delegate that a file was dropped on the window.
  ///
  /// - Parameters:
  ///   - app: The application.
  ///   - url: The URL of the file.
  ///   - options: Always empty in Tessera.
  /// - Returns: A value that Tessera ignores.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// Asks the delegate for the configuration of the scene. An application with scenes names the class of its scene
  /// delegate in Info.plist, or sets it in this method.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: The session of the scene.
  ///   - options: Information about why the scene is connected.
  /// - Returns: The configuration.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells the delegate that sessions were discarded, because the user closed the windows of their scenes or the
  /// application requested it.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - sceneSessions: The sessions.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: State restoration

  /// Asks the delegate whether the state of the application is saved when it enters the background.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: An archiver for data of the application.
  /// - Returns: `true` to save the state.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

  /// Asks the delegate whether the saved state is restored. This method is called between
  /// `application(_:willFinishLaunchingWithOptions:)` and `application(_:didFinishLaunchingWithOptions:)`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: An unarchiver of the application's data.
  /// - Returns: `true` to restore the state.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

  /// Asks the delegate whether the state of the application is saved. This method is an older form: only the default
  /// implementation of `application(_:shouldSaveSecureApplicationState:)` calls it.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: An archiver for data of the application.
  /// - Returns: `true` to save the state.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

  /// Asks the delegate whether the saved state is restored. This method is an older form: only the default
  /// implementation of `application(_:shouldRestoreSecureApplicationState:)` calls it.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: An unarchiver of the application's data.
  /// - Returns: `true` to restore the state.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

  /// Asks the delegate to create or find a view controller that was saved without a restoration class.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - identifierComponents: The restoration identifiers of the view controller's ancestors and of itself.
  ///   - coder: An unarchiver of the view controller's data.
  /// - Returns: The view controller. If the result is nil, Tessera searches for an existing view controller with these
  ///   identifiers.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?

  /// Tells the delegate to save data of the application, before view controllers are saved.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: The archiver.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

  /// Tells the delegate that all view controllers were restored.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: The unarchiver of the application's data.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  // MARK: Activities

  /// Tells the delegate that an activity will be continued. Tessera calls the scene delegate instead.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivityType: The type of the activity.
  /// - Returns: `true` if the delegate informs the user that the activity is being continued. If the result is `false`,
  ///   the system does so.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

  /// Tells the delegate to continue an activity. Tessera calls the scene delegate instead.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivity: The activity.
  ///   - restorationHandler: A closure to call with the objects that restore their state.
  /// - Returns: `true` if the delegate continues the activity.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Tells the delegate that an activity could not be continued. Tessera never calls this method.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivityType: The type of the activity.
  ///   - error: An error that describes why the activity could not be continued.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

  /// Tells the delegate that an activity was updated. Tessera never calls this method.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivity: The activity.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Tells the delegate that the application cannot receive remote notifications. This method is called after
  /// `UIApplication.registerForRemoteNotifications()`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - error: An error that describes why the registration failed.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Tells the delegate that a remote notification has arrived. The method is not called, because no service delivers
  /// notifications to programs of a desktop.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userInfo: The contents of the notification.
  ///   - completionHandler: A closure to call with the result of the download that the notification caused.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Asks the delegate to download data in the background. The method is not called, because nothing starts an
  /// application in the background (`UIApplication.backgroundRefreshStatus`).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - completionHandler: A closure to call with the result of the download.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
}

extension UIApplicationDelegate {
  /// The main window of an application without scene delegates. The default implementation returns nil and ignores a
  /// new value; delegates with a window declare a stored property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The window as the double optional that UIKit's optional protocol property returns. The command `tessera` uses this
  /// property in sources that read `delegate.window` through the protocol.
  public var _optionalWindow: UIWindow?? { .some(window) }

  /// Called first when the application launches. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Always nil in Tessera.
  /// - Returns: `true`.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Called when the application has finished launching. The default implementation calls
  /// `applicationDidFinishLaunching(_:)`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Always nil in Tessera.
  /// - Returns: `true`.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Called when the application has finished launching. The default implementation does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Called when the window has gained the focus. The default implementation does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Called when the window is about to lose the focus. The default implementation does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Called when the window is no longer visible. The default implementation does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Called when the window is about to become visible again. The default implementation does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Called when the application is about to end. The default implementation does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Returns the orientations of a window. The default implementation returns those of Info.plist.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - window: The window, or nil.
  /// - Returns: The orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }

  /// Called when memory is low. The default implementation does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Called when a file was dropped on the window. The default implementation ignores the file.
  ///
  /// - Parameters:
  ///   - app: The application.
  ///   - url: The URL of the file.
  ///   - options: Always empty in Tessera.
  /// - Returns: `false`.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
    -> Bool
  { false }

  /// Called before the scene is created. The default implementation returns the first configuration in Info.plist. For an
  /// application without scene delegates it returns a configuration without classes.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: The session of the scene.
  ///   - options: Information about why the scene is connected.
  /// - Returns: The configuration.
  @_optimize(none) public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    recognizableDefault(connectingSceneSession.configuration)
  }

  /// Called after sessions were discarded. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - sceneSessions: The sessions.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
