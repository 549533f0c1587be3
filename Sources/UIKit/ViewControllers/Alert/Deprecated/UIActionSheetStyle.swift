/// The appearance of an action sheet.
public enum UIActionSheetStyle: Int, Sendable {
  /// The appearance of the bar from which the sheet is shown.
  case automatic = -1
  /// The default appearance.
  case `default` = 0
  /// A dark, translucent sheet.
  case blackTranslucent = 2
  /// A dark sheet.
  case blackOpaque = 1
}
