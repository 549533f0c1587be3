import CoreGraphics

extension CALayer {
  /// The scale at which content of a layer that draws itself from values is made: its own or that of the sharpest layer
  /// above, which is the screen's where a view is among them.
  final var drawingScale: CGFloat {
    var scale = max(contentsScale, 0.01)
    var layer = parent
    while let current = layer {
      scale = max(scale, current.modelValues.contentsScale)
      layer = current.parent
    }
    return scale
  }

  /// Whether depth is handed on to the superlayer instead of being flattened.
  package final var keepsDepth: Bool { flags.contains(.keepsDepth) }
}
