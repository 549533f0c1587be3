/// The old way to choose a bar's look.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// The old name of `black` with translucency.
  case blackTranslucent = 2
}
