import Foundation

/// The permission to show notifications, and the ways in which they are shown: as banners of the desktop, which lists them if it
/// has a list.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The permission to show notifications, which is always `authorized`.
  open var authorizationStatus: UNAuthorizationStatus { .authorized }
  /// The setting of alerts, which is always `enabled`.
  open var alertSetting: UNNotificationSetting { .enabled }
  /// The setting of the list of notifications, which is always `enabled`. The desktop decides whether it has a list.
  open var notificationCenterSetting: UNNotificationSetting { .enabled }
  /// The setting of sounds, which is `notSupported`: the desktop chooses the sound.
  open var soundSetting: UNNotificationSetting { .notSupported }
  /// The setting of the number on the icon, which is `notSupported`.
  open var badgeSetting: UNNotificationSetting { .notSupported }
  /// The setting of the lock screen, which is `notSupported`: the program cannot know it.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// The setting of cars, which is `notSupported`.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// The setting of announcements by voice, which is `notSupported`.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// The setting of critical alerts, which is `notSupported`.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// The setting of summaries at certain times, which is `notSupported`.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// The setting of urgent notifications, which is `notSupported`.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// The setting of messages of people, which is `notSupported`.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The form of alerts, which is always `banner`.
  open var alertStyle: UNAlertStyle { .banner }
  /// The condition under which notifications show their texts, which is `always`.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// A Boolean value that indicates whether the desktop opens settings of the application. It is always `false`.
  open var providesAppNotificationSettings: Bool { false }
}

/// The setting of a way to show notifications.
public enum UNNotificationSetting: Int, Sendable {
  /// The way does not exist.
  case notSupported
  /// The user has switched it off.
  case disabled
  /// It is used.
  case enabled
}

/// The form of alerts.
public enum UNAlertStyle: Int, Sendable {
  /// No alert.
  case none
  /// A banner that goes by itself.
  case banner
  /// An alert that stays until the user closes it.
  case alert
}

/// A condition under which notifications show their texts.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always
  /// While the device is not locked.
  case whenAuthenticated
  /// Never.
  case never
}
