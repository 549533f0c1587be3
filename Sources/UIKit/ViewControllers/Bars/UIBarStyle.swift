/// The style of a bar. Bar styles are older than appearance objects.
public enum UIBarStyle: Int, Sendable {
  /// The bar has the user interface style of its environment.
  case `default` = 0
  /// The bar is dark.
  case black = 1
  /// The bar is dark and translucent. Use `black` and `isTranslucent` instead.
  case blackTranslucent = 2

  /// The bar is dark. This is an old name of `black`.
  @available(*, deprecated, renamed: "black")
  public static let blackOpaque = UIBarStyle.black
}
