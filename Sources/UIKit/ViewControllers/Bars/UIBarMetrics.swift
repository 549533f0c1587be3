/// In which surroundings a bar's picture is used.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
  /// The old names.
  public static let landscapePhone = UIBarMetrics.compact

  /// The old name of `compactPrompt`.
  public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}
