import Foundation

extension UIApplication {
  /// Posted after the delegate's `didFinishLaunchingWithOptions` was called. The object of this notification is the
  /// application, as for the following ones.
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// Posted when the window gained the focus, after the delegate was notified.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Posted when the window is about to lose the focus, after the delegate was notified.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")

  /// Posted when the window is no longer visible.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// Posted when the window is visible again, before the application becomes active.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Posted when the application ends.
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")

  /// Posted when memory is low. Tessera never posts it, but tests can.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Posted when midnight has passed or the time zone has changed. Tessera never posts it.
  nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")

  /// Posted when the user takes a screenshot. Tessera never posts it.
  nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// The reasons for which an application is launched. None of them applies in Tessera.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the reason.
    public let rawValue: String

    /// Creates a reason from its name.
    ///
    /// - Parameter rawValue: UIKit's name of the reason.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The application was launched to open a URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

    /// The application was launched by a remote notification.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// The keys of information about a URL to open, of which Tessera has none.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    ///
    /// - Parameter rawValue: UIKit's name of the key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the application that requested to open the URL.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }
}
