/// In which surroundings a bar's picture is used.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of regular height.
  case `default` = 0
  /// Bars of compact height, on a phone that lies on its side.
  case compact = 1
  /// Bars of regular height while their item has a prompt.
  case defaultPrompt = 101
  /// Bars of compact height while their item has a prompt.
  case compactPrompt = 102
  /// The old name of `compact`.
  public static let landscapePhone = UIBarMetrics.compact

  /// The old name of `compactPrompt`.
  public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}
