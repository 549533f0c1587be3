/// How the corners of lines look.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, as far as the miter limit lets it. The default.
  case miter
  /// Rounded.
  case round
  /// Cut off.
  case bevel
}
