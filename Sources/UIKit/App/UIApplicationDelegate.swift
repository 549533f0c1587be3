import Foundation
import RuntimeInterface
import SwiftABI

/// A delegate that is notified of the application's life cycle. Every method has a default implementation.
///
/// `@main class AppDelegate: UIResponder, UIApplicationDelegate` starts the application, as on iOS.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window of an application without scene delegates.
  var window: UIWindow? { get set }

  /// Tells the delegate that the application is about to finish launching. It is the first method that is called.
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

  /// Tells the delegate that the application has finished launching. This is the old form of the method: only the
  /// default implementation of `application(_:didFinishLaunchingWithOptions:)` calls it.
  ///
  /// - Parameter application: The application.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Tells the delegate that the window gained the focus. It is also called when the application starts.
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

  /// Tells the delegate that the window is about to become visible again. It is not called when the application starts.
  ///
  /// - Parameter application: The application.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the application will end because the window was closed or the process is being terminated.
  ///
  /// - Parameter application: The application.
  func applicationWillTerminate(_ application: UIApplication)

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

  /// Tells the delegate that scenes were closed while the application did not run. Tessera never calls it, because
  /// sessions are not saved.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - sceneSessions: The sessions.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// The main window of an application without scene delegates. The default implementation returns nil and ignores a
  /// new value; delegates with a window declare a stored property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

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

  /// Called before the scene is created. The default implementation returns the first configuration in Info.plist, or
  /// one without classes for an application without scene delegates.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: The session of the scene.
  ///   - options: Information about why the scene is connected.
  /// - Returns: The configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    connectingSceneSession.configuration
  }

  /// Called for scenes that were closed while the application did not run. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - sceneSessions: The sessions.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  /// Runs the application with an instance of this class as its delegate, and exits. `@main` calls it.
  public static func main() {
    guard let type = self as? NSObject.Type else {
      Diagnostics.trap("the application delegate \(self) must be a subclass of NSObject or UIResponder")
    }
    guard let delegate = InitializerDispatch.makeObject(type) as? any UIApplicationDelegate else {
      Diagnostics.trap("the application delegate \(self) could not be created")
    }
    ModuleMembers.shared.add(moduleOf: type)
    exit(ApplicationStart.run(delegate: delegate))
  }
}

/// Runs an application until its window is closed.
///
/// - Parameters:
///   - argc: The number of command line arguments. It is not used.
///   - argv: The command line arguments. They are not used.
///   - principalClassName: The name of a subclass of `UIApplication`. It is not used.
///   - delegateClassName: The name of the delegate's class (`Module.Class`), or nil for none. Traps if there is no such
///     class.
/// - Returns: The exit status of the program.
@MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName else { return ApplicationStart.run(delegate: nil) }
  guard let type = NSClassFromString(delegateClassName) as? NSObject.Type,
    let delegate = InitializerDispatch.makeObject(type) as? any UIApplicationDelegate
  else {
    Diagnostics.trap(
      "UIApplicationMain: there is no application delegate class named \(delegateClassName); "
        + "write NSStringFromClass(AppDelegate.self)")
  }
  return ApplicationStart.run(delegate: delegate)
}
