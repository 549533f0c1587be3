import CoreGraphics
import Foundation
import RuntimeInterface

/// Applies the preferences of the desktop's user to the application, as iOS does when the user changes them in Settings.
@MainActor enum UserSettings {
  /// Applies preferences to the traits and the tint color of the windows, and posts the notifications of changes.
  static func apply(_ new: HostSettings, to screen: UIScreen) {
    let old = screen.settings
    guard new != old else { return }
    screen.settings = new
    let center = NotificationCenter.default
    if old.accentColor != new.accentColor {
      for window in screen.windows { window.sendTintChange(color: true) }
    }
    if old.textScale != new.textScale {
      let category = screen.traitCollection.preferredContentSizeCategory
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
    if old.prefersReducedMotion != new.prefersReducedMotion {
      center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    if old.prefersHighContrast != new.prefersHighContrast {
      center.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
    if old.uses24Hours != new.uses24Hours || old.localeIdentifier != new.localeIdentifier {
      center.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
  }
}
