import Foundation

/// The settings of assistive technologies, and notifications for them.
///
/// Tessera has no screen reader and none of iOS's other assistive technologies, so their states are `false`. Notifications can
/// be posted, but nothing receives them.
@preconcurrency @MainActor public struct UIAccessibility {
  /// A notification that `post(notification:argument:)` sends to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that identifies the notification.
    public let rawValue: UInt32
    /// Creates a notification from the number that identifies it.
    ///
    /// - Parameter rawValue: The number, such as 1000 for `screenChanged`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A notification that a new screen has appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A notification that the layout of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A notification that asks an assistive technology to speak text.
    public static let announcement = Notification(rawValue: 1008)
    /// A notification that the screen has been scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A notification that asks an assistive technology to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// A notification that asks a paused assistive technology to resume.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Posted when an announcement has ended, whether it was spoken or not.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of an announcement's text in the notification's user info.
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key, in the notification's user info, of a Boolean value that indicates whether the announcement was spoken.
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Posted when an assistive technology moves its focus to a different element. Tessera never posts it.
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the focused element in the notification's user info.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key, in the notification's user info, of the element that was focused previously.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology in the notification's user info.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Posted when VoiceOver starts or stops. Tessera never posts it.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the setting to reduce motion changes.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the setting for bold text changes. Tessera never posts it.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the setting for increased contrast changes.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when the setting to reduce transparency changes. Tessera never posts it.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the setting to invert colors changes. Tessera never posts it.
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")

  /// A Boolean value that indicates whether VoiceOver is running. The value is always `false` in Tessera.
  public nonisolated static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether Switch Control is running. The value is always `false` in Tessera.
  public nonisolated static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether AssistiveTouch is running. The value is always `false` in Tessera.
  public nonisolated static var isAssistiveTouchRunning: Bool { false }
  /// A Boolean value that indicates whether Guided Access is on. The value is always `false` in Tessera.
  public nonisolated static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether the colors of the screen are inverted. The value is always `false` in
  /// Tessera.
  public nonisolated static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether the screen shows shades of gray instead of colors. The value is always
  /// `false` in Tessera.
  public nonisolated static var isGrayscaleEnabled: Bool { false }
  /// A Boolean value that indicates whether the user prefers videos with captions. The value is always `false` in
  /// Tessera.
  public nonisolated static var isClosedCaptioningEnabled: Bool { false }
  /// A Boolean value that indicates whether Mono Audio is enabled. The value is always `false` in Tessera.
  public nonisolated static var isMonoAudioEnabled: Bool { false }
  /// A Boolean value that indicates whether Speak Screen is enabled. The value is always `false` in Tessera.
  public nonisolated static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that indicates whether Speak Selection is enabled. The value is always `false` in Tessera.
  public nonisolated static var isSpeakSelectionEnabled: Bool { false }
  /// A Boolean value that indicates whether Shake to Undo is enabled. The value is always `false` in Tessera.
  public nonisolated static var isShakeToUndoEnabled: Bool { false }
  /// A Boolean value that indicates whether Reduce Motion is enabled, as the desktop reports it.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.settings.prefersReducedMotion }
  /// A Boolean value that indicates whether Reduce Transparency is enabled. The value is always `false` in Tessera.
  public nonisolated static var isReduceTransparencyEnabled: Bool { false }
  /// A Boolean value that indicates whether switches show on and off labels. The value is always `false` in Tessera.
  public nonisolated static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// A Boolean value that indicates whether Button Shapes is enabled. The value is always `false` in Tessera.
  public static var buttonShapesEnabled: Bool { false }
  /// A Boolean value that indicates whether interfaces should convey information without relying on color alone. The
  /// value is always `false` in Tessera.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether transitions should cross-fade instead of slide. The value is always `false`
  /// in Tessera.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// A Boolean value that indicates whether video previews play automatically. The value is always `true` in Tessera,
  /// which is the default on iOS.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// A Boolean value that indicates whether Bold Text is enabled, which the legibility weight of the current traits
  /// determines.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// A Boolean value that indicates whether Increase Contrast is enabled, which the contrast of the current traits
  /// determines.
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }

  /// Posts a notification for assistive technologies. After an `announcement`, `announcementDidFinishNotification` is
  /// posted with user info that reports that the announcement was not spoken.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - argument: The text of an announcement, or the element to focus. It is nil if neither is needed.
  public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement, let argument else { return }
    let text = (argument as? NSAttributedString)?.string ?? argument as? String ?? ""
    NotificationCenter.default.post(
      name: announcementDidFinishNotification, object: nil,
      userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: false])
  }

  /// Returns a rectangle of a view in the coordinates of the screen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the view's coordinates, in points.
  ///   - view: The view.
  /// - Returns: The rectangle in the coordinates of the view's window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
