import Foundation

extension UIApplication {
  /// Posted after the application delegate's `application(_:didFinishLaunchingWithOptions:)` has returned. The object
  /// is the application.
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// Posted when the window has gained the focus, after the delegate was notified. The object is the application.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Posted when the window is about to lose the focus, after the delegate was notified. The object is the application.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")

  /// Posted when the window is no longer visible. The object is the application.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// Posted when the window is visible again, before the application becomes active. The object is the application.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Posted when the application is about to end. The object is the application.
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

  /// Posted before the orientation of the interface changes. Tessera never posts it.
  nonisolated public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")

  /// Posted after the orientation of the interface has changed. Tessera never posts it.
  nonisolated public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  /// The URL of the application's page in the Settings app, as a string. It cannot be opened, because a desktop has no
  /// Settings app.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The URL of the page of the application's notifications in the Settings app, as a string. It cannot be opened in
  /// Tessera.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The shortest interval between background fetches that the system supports, in seconds: 0.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// An interval that prevents background fetches, in seconds.
  nonisolated public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  /// Sets the interval between background fetches. The method has no effect, because applications do not run in the
  /// background.
  ///
  /// - Parameter minimumBackgroundFetchInterval: The interval in seconds.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// A key of the launch options, which describe why an application is launched. Tessera passes no launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key in UIKit.
    public let rawValue: String

    /// Creates a key from its name.
    ///
    /// - Parameter rawValue: UIKit's name of the key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for the activity that launched the application.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")

    /// The key for the type of the activity that launched the application.
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")

    /// The key for the URL that the application is launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

    /// The key for the remote notification that launched the application.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")

    /// The key for the local notification that launched the application.
    public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")

    /// The key for the shortcut of the application's icon that launched the application.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")

    /// The key for the bundle identifier of the application that asked to open a URL.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")

    /// The key for the property list that came with a URL to open.
    public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")

    /// The key for a Boolean value that indicates that a change of the location launched the application.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")

    /// The key for the identifiers of the managers of Bluetooth devices to restore.
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")

    /// The key for the identifiers of the managers of Bluetooth services to restore.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")

    /// The key for the description of a shared record that the user has accepted.
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")

    /// The key for the attribution of the event that launched the application.
    public static let eventAttribution = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")

    /// The key for the identifiers of the downloads of Newsstand that have ended.
    public static let newsstandDownloads = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  }

  /// A key of the options that are passed with a URL to open. Tessera passes no options.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key in UIKit.
    public let rawValue: String

    /// Creates a key from its name.
    ///
    /// - Parameter rawValue: UIKit's name of the key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for the identifier of the application that requested the opening of the URL.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// Posted before the frame of the status bar changes. Tessera never posts this notification, because it has no status
  /// bar.
  nonisolated public static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the frame of the status bar has changed. Tessera never posts it.
  nonisolated public static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}
