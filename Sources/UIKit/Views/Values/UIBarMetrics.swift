/// The environments for which a bar can have separate images and sizes.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of regular height.
  case `default` = 0
  /// Bars of compact height, as on a phone in landscape orientation.
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
