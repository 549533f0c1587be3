/// Constants that specify the boundary from which insets in compositional layouts are measured.
public enum UIContentInsetsReference: Int, Sendable {
  /// The boundary that the layout's configuration specifies or, in the configuration itself, the safe area.
  case automatic = 0
  /// The edges of the content.
  case none = 1
  /// The safe area of the collection view.
  case safeArea = 2
  /// The layout margins of the collection view.
  case layoutMargins = 3
  /// The readable content guide of the collection view.
  case readableContent = 4
}
