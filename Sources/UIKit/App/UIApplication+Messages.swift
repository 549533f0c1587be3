import Foundation

// The notifications of the application as types (iOS 26). The names are those of Apple's documentation of
// `NotificationCenter.MessageIdentifier`.

/// A message without values, which becomes a notification without `userInfo`, and is made from one.
public protocol _PlainMessage: NotificationCenter.MainActorMessage {
  /// The name of the notification. It is declared again, because Foundation's declaration cannot be used within a message.
  nonisolated static var name: Notification.Name { get }
  /// Creates a message.
  nonisolated init()
}

extension _PlainMessage {
  /// Creates the message of a notification.
  ///
  /// - Parameter notification: The notification. Its contents are not used.
  /// - Returns: The message.
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  /// Creates the notification of a message. The notification center adds the object.
  ///
  /// - Parameter message: The message.
  /// - Returns: The notification.
  @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
}

extension UIApplication {
  /// A message that says that the application has become active.
  public struct DidBecomeActiveMessage: _PlainMessage {
    /// The class of the objects of the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    /// Creates a message.
    public init() {}
  }

  /// A message that says that the application is about to become inactive.
  public struct WillResignActiveMessage: _PlainMessage {
    /// The class of the objects of the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }
    /// Creates a message.
    public init() {}
  }

  /// A message that says that the application is in the background.
  public struct DidEnterBackgroundMessage: _PlainMessage {
    /// The class of the objects of the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    /// Creates a message.
    public init() {}
  }

  /// A message that says that the application is about to leave the background.
  public struct WillEnterForegroundMessage: _PlainMessage {
    /// The class of the objects of the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    /// Creates a message.
    public init() {}
  }

  /// A message that says that the application is about to end.
  public struct WillTerminateMessage: _PlainMessage {
    /// The class of the objects of the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.willTerminateNotification }
    /// Creates a message.
    public init() {}
  }

  /// A message that says that memory is low. Tessera never posts it.
  public struct DidReceiveMemoryWarningMessage: _PlainMessage {
    /// The class of the objects of the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
    /// Creates a message.
    public init() {}
  }

  /// A message that says that midnight has passed or the time zone has changed. Tessera never posts it.
  public struct SignificantTimeChangeMessage: _PlainMessage {
    /// The class of the objects of the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.significantTimeChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// A message that says that the user has taken a screenshot. Tessera never posts it.
  public struct UserDidTakeScreenshotMessage: _PlainMessage {
    /// The class of the objects of the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
    /// Creates a message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// The identifier of `UIApplication.DidBecomeActiveMessage`.
  public static var didBecomeActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// The identifier of `UIApplication.WillResignActiveMessage`.
  public static var willResignActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// The identifier of `UIApplication.DidEnterBackgroundMessage`.
  public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// The identifier of `UIApplication.WillEnterForegroundMessage`.
  public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// The identifier of `UIApplication.WillTerminateMessage`.
  public static var willTerminate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  /// The identifier of `UIApplication.DidReceiveMemoryWarningMessage`.
  public static var didReceiveMemoryWarning: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
  /// The identifier of `UIApplication.SignificantTimeChangeMessage`.
  public static var significantTimeChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
  /// The identifier of `UIApplication.UserDidTakeScreenshotMessage`.
  public static var userDidTakeScreenshot: Self { .init() }
}
