/// Constants that specify the presentation size of the items in a Mac's toolbar. The constants have no effect in Tessera.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// The size of toolbar items is unspecified. Setting this value in trait overrides removes the override.
  case unspecified = -1
  /// Items have space for a title.
  case regular = 0
  /// Items are small symbols.
  case small = 1
  /// Items are large symbols.
  case large = 3
}
