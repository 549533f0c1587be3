/// Whether hyphens become dashes; UIKit's values.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the text is used for.
  case `default` = 0
  /// They stay.
  case no = 1
  /// They do.
  case yes = 2
}
