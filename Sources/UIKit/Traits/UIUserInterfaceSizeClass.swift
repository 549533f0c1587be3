/// How much room there is in one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nobody said.
  case unspecified
  /// Little room: a phone, or a narrow window.
  case compact
  /// Much room: a pad, or a wide window.
  case regular
}
