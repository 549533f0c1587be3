/// The setting for the replacement of hyphens by dashes. The raw values are the same as in UIKit.
public enum UITextSmartDashesType: Int, Sendable {
  /// The replacement depends on the kind of text.
  case `default` = 0
  /// Hyphens are not replaced.
  case no = 1
  /// Hyphens are replaced.
  case yes = 2
}
