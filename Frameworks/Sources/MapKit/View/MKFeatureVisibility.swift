/// A Boolean value that a map feature decides by itself.
public enum MKFeatureVisibility: Int, Sendable {
  /// The map decides.
  case adaptive
  /// The feature is hidden.
  case hidden
  /// The feature is visible.
  case visible
}
