import UIKit

/// A category of settings, which has a page of its own.
enum SettingsPage: String, CaseIterable {
  case general = "General"
  case appearance = "Appearance"
  case notifications = "Notifications"

  /// The name of the system image that represents the category.
  var symbol: String {
    switch self {
    case .general: "gearshape"
    case .appearance: "paintbrush"
    case .notifications: "bell.badge"
    }
  }

  /// The color of the tile behind the image.
  var color: UIColor {
    switch self {
    case .general: .systemGray
    case .appearance: .systemIndigo
    case .notifications: .systemRed
    }
  }

  /// Returns the sections of the page. The settings determine which rows are shown.
  func sections(for settings: AppSettings) -> [SettingsSection] {
    switch self {
    case .general:
      [
        SettingsSection(
          header: "Reading",
          rows: [
            SettingsRow(title: "Name", control: .text(\.name)),
            SettingsRow(title: "Language", control: .choice(AppSettings.languages, \.language)),
            SettingsRow(title: "Open the last book", control: .toggle(\.opensLastBook)),
          ]),
        SettingsSection(
          header: "About",
          rows: [
            SettingsRow(title: "Version", control: .value("3.2")),
            SettingsRow(title: "Books", control: .value("128")),
          ]),
        SettingsSection(
          footer: "Your books and bookmarks are kept.",
          rows: [SettingsRow(title: "Reset All Settings", control: .reset)]),
      ]
    case .appearance:
      [
        SettingsSection(
          rows: [
            SettingsRow(title: "Dark", control: .toggle(\.isDark)),
            SettingsRow(title: "Color", control: .color(\.tintColor)),
          ]),
        SettingsSection(
          footer: "Text is larger or smaller in all windows of the application.",
          rows: [SettingsRow(title: "Text size", control: .steps(AppSettings.textSizes.count, \.textSize))]),
      ]
    case .notifications:
      [
        SettingsSection(
          footer: "A reminder to read, once a day.",
          rows: [SettingsRow(title: "Allow notifications", control: .toggle(\.allowsNotifications))]),
        settings.allowsNotifications
          ? SettingsSection(
            header: "Reminder",
            rows: [
              SettingsRow(title: "Time", control: .time(\.reminder)),
              SettingsRow(title: "Sound", control: .choice(AppSettings.sounds, \.sound)),
              SettingsRow(title: "Badges", control: .toggle(\.showsBadges)),
            ]) : nil,
      ].compactMap { $0 }
    }
  }
}
