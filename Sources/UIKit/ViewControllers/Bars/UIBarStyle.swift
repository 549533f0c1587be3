/// The styles of bars. They are older than appearance objects.
public enum UIBarStyle: Int, Sendable {
  /// The bar has the user interface style of its environment.
  case `default` = 0
  /// The bar is dark.
  case black = 1
  /// The old name of `black` for a translucent bar.
  case blackTranslucent = 2

  /// The oldest name of `black`.
  @available(*, deprecated, renamed: "black")
  public static let blackOpaque = UIBarStyle.black
}
