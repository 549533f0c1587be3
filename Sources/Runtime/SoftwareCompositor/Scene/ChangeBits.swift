import QuartzCore

/// Combinations of `LayerChanges` as raw bits, which are computed only once.
enum ChangeBits {
  static let all = LayerChanges.all.rawValue
  /// The changes that affect the appearance and the position of the layer itself.
  static let appearance = LayerChanges([.geometry, .style, .contents]).rawValue
  static let nonGeometryChanges = LayerChanges([.style, .contents]).rawValue
  static let hierarchy = LayerChanges.hierarchy.rawValue
  static let descendants = LayerChanges.descendants.rawValue
}
