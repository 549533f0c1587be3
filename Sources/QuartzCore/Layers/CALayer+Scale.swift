import CoreGraphics

extension CALayer {
  /// The scale at which shapes, gradients and similar layers are rasterized. It is the largest `contentsScale` of the
  /// layer and its ancestors. If a layer of a view is among them, it is the screen's scale.
  final var drawingScale: CGFloat {
    var scale = max(contentsScale, 0.01)
    var layer = parent
    while let current = layer {
      scale = max(scale, current.modelValues.contentsScale)
      layer = current.parent
    }
    return scale
  }

  /// Indicates whether the layer passes the depth of its sublayers to its superlayer instead of flattening it.
  package final var keepsDepth: Bool { flags.contains(.keepsDepth) }
}
