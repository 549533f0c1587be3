/// The level of content, which affects colors in the dark style.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The level is unspecified.
  case unspecified = -1
  /// The content is at the window's own level.
  case base
  /// The content is above other content, such as that of a sheet; its dark colors are lighter.
  case elevated
}
