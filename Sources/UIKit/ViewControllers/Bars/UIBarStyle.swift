/// The old way to choose a bar's look.
public enum UIBarStyle: Int, Sendable {
  /// As the interface style says.
  case `default` = 0
  /// Dark.
  case black = 1
  /// The old name of `black` with translucency.
  case blackTranslucent = 2

  /// The oldest name of `black`.
  @available(*, deprecated, renamed: "black")
  public static let blackOpaque = UIBarStyle.black
}
