/// The styles of bars that precede appearance objects.
public enum UIBarStyle: Int, Sendable {
  /// The style follows the user interface style.
  case `default` = 0
  /// The bar is dark.
  case black = 1
  /// The old name of `black` with translucency.
  case blackTranslucent = 2

  /// The oldest name of `black`.
  @available(*, deprecated, renamed: "black")
  public static let blackOpaque = UIBarStyle.black
}
