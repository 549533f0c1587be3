/// What the insets of compositional layouts are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says; there, the safe area.
  case automatic = 0
  /// The edges of the content.
  case none = 1
  /// The safe area of the collection view.
  case safeArea = 2
  /// The layout margins of the collection view.
  case layoutMargins = 3
  /// The part in which lines are not too long to read.
  case readableContent = 4
}
