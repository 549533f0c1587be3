/// The metrics of a bar, for which it can have separate images and sizes.
public enum UIBarMetrics: Int, Sendable {
  /// The metrics of a bar of regular height.
  case `default` = 0
  /// The metrics of a bar of compact height, as on a phone in landscape orientation.
  case compact = 1
  /// The metrics of a bar of regular height whose current item has a prompt.
  case defaultPrompt = 101
  /// The metrics of a bar of compact height whose current item has a prompt.
  case compactPrompt = 102
  /// The old name of `compact`.
  public static let landscapePhone = UIBarMetrics.compact

  /// The old name of `compactPrompt`.
  public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}
