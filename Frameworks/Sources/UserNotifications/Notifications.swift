import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The title. The default is an empty string.
  open fileprivate(set) var title = ""
  /// The subtitle, which is shown in the first line of the text. The default is an empty string.
  open fileprivate(set) var subtitle = ""
  /// The text. The default is an empty string.
  open fileprivate(set) var body = ""
  /// The number on the application's icon, or nil. It is stored, but no icon shows it.
  open fileprivate(set) var badge: NSNumber?
  /// The sound, or nil. The value is stored but has no effect: the desktop chooses the sound.
  open fileprivate(set) var sound: UNNotificationSound?
  /// Values of the application that belong to the notification. The default is an empty dictionary.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The identifier of the category. The value is stored but has no effect.
  open fileprivate(set) var categoryIdentifier = ""
  /// The identifier of the group of notifications. The value is stored but has no effect.
  open fileprivate(set) var threadIdentifier = ""
  /// The attachments. They are stored, but the desktop does not show them.
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []
  /// The text for the summary of a group. The value is stored but has no effect.
  open fileprivate(set) var summaryArgument = ""
  /// The number of items that the notification stands for in the summary of a group. The default is 1. The value is stored but
  /// has no effect.
  open fileprivate(set) var summaryArgumentCount = 1
  /// The identifier of the scene or window that the notification belongs to, or nil. The value is stored but has no effect.
  open fileprivate(set) var targetContentIdentifier: String?
}

/// The content of a notification that the application can change.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { super.summaryArgumentCount = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// The sound of a notification, which the desktop chooses.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The default sound. It has no effect: the desktop chooses the sound.
  public static let `default` = UNNotificationSound()
  /// The sound of critical alerts. It has no effect: the desktop chooses the sound.
  public static let defaultCritical = UNNotificationSound()
  override init() { super.init() }
  /// Returns the sound, so that `UNNotificationSound.default()` compiles, as it was written in Swift 4.
  @available(swift, obsoleted: 4.2)
  public func callAsFunction() -> Self { self }
  /// Creates a sound of a file. The file is not played: the desktop chooses the sound.
  ///
  /// - Parameter name: The name of the file. It is not stored.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
  /// Creates a sound of a file, as in Swift 4, where names were strings. The file is not played: the desktop chooses the sound.
  ///
  /// - Parameter name: The name of the file. It is not stored.
  @available(swift, obsoleted: 4.2)
  public convenience init(named name: String) { self.init() }
}

/// A condition that determines when a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// A Boolean value that indicates whether the notification was requested repeatedly. Here it is shown once in any case.
  public let repeats: Bool
  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
  /// Returns the time at which the trigger shows its notification next.
  ///
  /// - Returns: The time, or nil if there is none, so that the notification is not shown.
  open func nextTriggerDate() -> Date? { nil }
}

/// Shows a notification after some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time until the notification is shown, in seconds. It is counted from the creation of the trigger.
  public let timeInterval: TimeInterval
  private let start = Date()
  /// Creates a trigger whose time begins now.
  ///
  /// - Parameters:
  ///   - timeInterval: The time, in seconds. A notification with a time of 0 or less is shown at once.
  ///   - repeats: A Boolean value that determines whether the notification is shown again. It is stored, but the notification
  ///     is shown once.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  open override func nextTriggerDate() -> Date? { start.addingTimeInterval(timeInterval) }
}

/// Shows a notification at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components of the date that determine when the notification is shown.
  public let dateComponents: DateComponents
  /// Creates a trigger for a date.
  ///
  /// - Parameters:
  ///   - dateComponents: The components of the date. The next date that has them is used, in their calendar and time zone, or
  ///     else in the current ones.
  ///   - repeats: A Boolean value that determines whether the notification is shown again. It is stored, but the notification
  ///     is shown once.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  open override func nextTriggerDate() -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that is to be shown.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier of the request. A later request with the same identifier replaces the pending one.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger of the notification, or nil if it is shown at once.
  public let trigger: UNNotificationTrigger?
  /// Creates a request.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the request.
  ///   - content: The content of the notification. It is not copied: later changes of it are shown.
  ///   - trigger: The trigger of the notification, or nil if it is shown at once.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// A notification that was shown.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The request with which the notification was scheduled.
  public let request: UNNotificationRequest
  /// The time at which the notification was shown.
  public let date = Date()
  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification to which the user responded.
  public let notification: UNNotification
  /// The identifier of the action that the user chose.
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// The identifier of the action with which the user opens the application from the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action with which the user dismisses the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification. None is shown.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier of the action.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// Creates an action. Its button is not shown.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - title: The title of the button.
  ///   - options: The options. They are ignored.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    super.init()
  }
}

/// A kind of notifications.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier of the category.
  public let identifier: String
  /// The actions. They are stored, but no buttons are shown.
  public let actions: [UNNotificationAction]
  /// Creates a category.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - actions: The actions.
  ///   - intentIdentifiers: The identifiers of intents. They are ignored.
  ///   - options: The options. They are ignored.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    super.init()
  }
  /// Creates a category.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - actions: The actions.
  ///   - intentIdentifiers: The identifiers of intents. They are ignored.
  ///   - hiddenPreviewsBodyPlaceholder: The text that is shown instead of hidden previews. It is ignored.
  ///   - options: The options. They are ignored.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) { self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options) }
  /// Creates a category.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - actions: The actions.
  ///   - intentIdentifiers: The identifiers of intents. They are ignored.
  ///   - hiddenPreviewsBodyPlaceholder: The text that is shown instead of hidden previews. It is ignored.
  ///   - categorySummaryFormat: The format of the summary of a group. It is ignored.
  ///   - options: The options. They are ignored.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
  ) { self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options) }
}

/// The options of an action. They have no effect, because actions are not shown.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt
  /// Creates options from a number.
  ///
  /// - Parameter rawValue: The value as a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The action requires that the device is unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The action opens the application.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The options of a category. They have no effect.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt
  /// Creates options from a number.
  ///
  /// - Parameter rawValue: The value as a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The application is informed when the user dismisses the notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// The notifications are shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown if previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown if previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// The kinds of interaction for which an application requests permission. All are allowed here.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt
  /// Creates options from a number.
  ///
  /// - Parameter rawValue: The value as a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Permission to show a number on the application's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Permission to play sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Permission to show notifications.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Permission to show notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Permission to play sounds while the device is muted.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Permission to show a button for the application's notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Permission to show notifications quietly, without asking the user.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The options for the notification of an application that is active. Only `alert` and `banner` have an effect.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt
  /// Creates options from a number.
  ///
  /// - Parameter rawValue: The value as a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the application's icon changes. It has no effect.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The sound is played. It has no effect by itself: the desktop chooses the sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The notification is shown. It is the older name of `list` and `banner` together.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// The notification appears in the list of notifications. It has no effect by itself.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// The notification is shown as a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The permission to show notifications. Here it is always `authorized`.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined
  /// The user has denied the permission.
  case denied
  /// The user has given the permission.
  case authorized
  /// The application may show notifications quietly.
  case provisional
  /// The application may show notifications for a limited time, as an App Clip.
  case ephemeral
}
