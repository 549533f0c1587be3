/// Whether spaces follow what is pasted and deleted; UIKit's values.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the text is used for.
  case `default` = 0
  /// They stay.
  case no = 1
  /// They do.
  case yes = 2
}
