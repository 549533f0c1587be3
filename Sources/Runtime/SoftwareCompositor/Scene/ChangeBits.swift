import QuartzCore

/// `LayerChanges` as bits, made once.
enum ChangeBits {
  static let all = LayerChanges.all.rawValue
  /// What the layer itself looks like and where it lies.
  static let look = LayerChanges([.geometry, .style, .contents]).rawValue
  static let beyondGeometry = LayerChanges([.style, .contents]).rawValue
  static let hierarchy = LayerChanges.hierarchy.rawValue
  static let descendants = LayerChanges.descendants.rawValue
}
