import Foundation

/// The settings of assistive technologies, and notifications for them.
///
/// Tessera has no screen reader and none of iOS's other assistive technologies, so their states are `false`.
/// Notifications are accepted, and nothing reads them.
@MainActor public struct UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// The screen was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology is to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// A paused assistive technology is to resume.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// The name of the notification after an announcement.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key for the text of an announcement.
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key for whether an announcement was spoken.
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The name of the notification of a started or ended screen reader. It is never posted.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The name of the notification of a changed preference for less motion.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The name of the notification of a changed preference for bold text. It is never posted.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The name of the notification of a changed preference for high contrast.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The name of the notification of a changed preference for less transparency. It is never posted.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The name of the notification of inverted colors. It is never posted.
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")

  /// A Boolean value that indicates whether VoiceOver runs. It is `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether Switch Control runs. It is `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether AssistiveTouch runs. It is `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// A Boolean value that indicates whether Guided Access is on. It is `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether colors are inverted. It is `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether the screen is gray. It is `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// A Boolean value that indicates whether captions are preferred. It is `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// A Boolean value that indicates whether sound is mixed to one channel. It is `false`.
  public static var isMonoAudioEnabled: Bool { false }
  /// A Boolean value that indicates whether the whole screen can be spoken. It is `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that indicates whether the selection can be spoken. It is `false`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// A Boolean value that indicates whether shaking undoes. It is `false`.
  public static var isShakeToUndoEnabled: Bool { false }
  /// A Boolean value that indicates whether less motion is preferred, as the desktop reports it.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.settings.prefersReducedMotion }
  /// A Boolean value that indicates whether less transparency is preferred. It is `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// A Boolean value that indicates whether switches have labels. It is `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// A Boolean value that indicates whether buttons have visible shapes. It is `false`.
  public static var buttonShapesEnabled: Bool { false }
  /// A Boolean value that indicates whether color alone is to mean nothing. It is `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether screens are to fade instead of slide. It is `false`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// A Boolean value that indicates whether previews of videos play by themselves. It is `true`, the default of iOS.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// A Boolean value that indicates whether bold text is preferred. It is the legibility weight of the current traits.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// A Boolean value that indicates whether high contrast is preferred. It is the contrast of the current traits.
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }

  /// Posts a notification for assistive technologies. After an announcement, `announcementDidFinishNotification` says that
  /// it was not spoken.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - argument: The text of an announcement, the element to focus, or nil.
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
