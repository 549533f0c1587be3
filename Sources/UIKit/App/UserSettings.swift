import CoreGraphics
import Foundation
import RuntimeInterface

/// Applies the preferences of the desktop's user to the application, as iOS does when the user changes them in Settings.
@MainActor enum UserSettings {
  /// Applies preferences to the traits and the tint color of the windows, and posts the notifications of changes.
  static func apply(_ newSettings: HostSettings, to screen: UIScreen) {
    let wasViewerEnabled = UILargeContentViewerInteraction.isEnabled
    let oldSettings = screen.settings
    guard newSettings != oldSettings else { return }
    screen.settings = newSettings
    let center = NotificationCenter.default
    if oldSettings.accentColor != newSettings.accentColor {
      for window in screen.windows { window.sendTintChange(color: true) }
    }
    if oldSettings.textScale != newSettings.textScale {
      let category = screen.traitCollection.preferredContentSizeCategory
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
      if UILargeContentViewerInteraction.isEnabled != wasViewerEnabled {
        center.post(name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
      }
    }
    if oldSettings.prefersReducedMotion != newSettings.prefersReducedMotion {
      center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    if oldSettings.prefersHighContrast != newSettings.prefersHighContrast {
      center.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
    if oldSettings.uses24Hours != newSettings.uses24Hours
      || oldSettings.localeIdentifier != newSettings.localeIdentifier
    {
      center.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
  }
}
