/// How large the items of a Mac's toolbar are. Nothing here has one.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// With room for a title.
  case regular = 0
  /// Small symbols.
  case small = 1
  /// Large symbols.
  case large = 3
}
