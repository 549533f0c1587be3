import Foundation
import RuntimeInterface

/// Hears of the application's life. Every method has a default.
///
/// `@main class AppDelegate: UIResponder, UIApplicationDelegate` starts the program as on iOS.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an application without scenes.
  var window: UIWindow? { get set }

  /// The first call of all. The options are nil, and the answer is of no importance here.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The moment to make a window and show it. The answer is of no importance here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The old form of `application(_:didFinishLaunchingWithOptions:)`, called by the default of that method only.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The window has got the focus; called at the start, too.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The window is about to lose the focus.
  func applicationWillResignActive(_ application: UIApplication)

  /// The window cannot be seen any more.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The window is about to be seen again. Not called at the start.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The window was closed, or the program is told to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory is short. Never called by the hosts that exist.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// A file was dropped on the window. The options are empty, and the answer is of no importance here.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// An application with scenes names the class of its scene delegate here (there is no Info.plist).
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Scenes were closed while the application did not run. Never called: sessions are not kept.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Default: nil, and setting does nothing. Delegates that want a window declare a stored one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Default: true.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Default: calls `applicationDidFinishLaunching(_:)`; true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Default: nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Default: nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Default: nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Default: nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Default: nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Default: nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Default: nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Default: false, nothing is opened.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
    -> Bool
  { false }

  /// Default: a configuration without classes, which means an application without scenes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Default: nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  /// Starts the application with an instance of this class; what `@main` calls.
  public static func main() {
    guard let type = self as? NSObject.Type else {
      Misuse.trap("\(self) is the application's delegate, but not a subclass of NSObject (or UIResponder)")
    }
    guard let delegate = InitializerDispatch.makeObject(type) as? any UIApplicationDelegate else {
      Misuse.trap("\(self) could not be made")
    }
    exit(ApplicationStart.run(delegate: delegate))
  }
}

/// Starts the application: makes the delegate from its class's name (`Module.Class`), opens a window and serves it until
/// it is closed.
@MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName else { return ApplicationStart.run(delegate: nil) }
  guard let type = NSClassFromString(delegateClassName) as? NSObject.Type,
    let delegate = InitializerDispatch.makeObject(type) as? any UIApplicationDelegate
  else {
    Misuse.trap(
      "UIApplicationMain: there is no application delegate class named \(delegateClassName); "
        + "write NSStringFromClass(AppDelegate.self)")
  }
  return ApplicationStart.run(delegate: delegate)
}
