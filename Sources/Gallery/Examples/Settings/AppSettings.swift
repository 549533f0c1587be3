import UIKit

/// The settings of the example's application.
struct AppSettings: Equatable {
  var name = "Reading Lamp"
  var language = "English"
  var opensLastBook = true
  var isDark = false
  var tintColor = UIColor.systemBlue
  /// The position of the text size among `textSizes`.
  var textSize: Float = 3
  var allowsNotifications = true
  var showsBadges = true
  var sound = "Bell"
  var reminder = Date(timeIntervalSince1970: 20 * 3600)

  static let languages = ["English", "Français", "Deutsch", "日本語"]
  static let sounds = ["Bell", "Chime", "Drop", "None"]
  static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]
}
