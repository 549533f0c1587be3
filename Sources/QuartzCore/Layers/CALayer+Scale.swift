import CoreGraphics

extension CALayer {
  /// The scale at which shapes, gradients and similar layers are rasterized, in pixels per point.
  ///
  /// The scale is the largest `contentsScale` of the layer and its ancestors, or the screen's scale if one of these layers belongs to a
  /// view.
  final var drawingScale: CGFloat {
    var scale = max(contentsScale, 0.01)
    var layer = parent
    while let current = layer {
      scale = max(scale, current.modelValues.contentsScale)
      layer = current.parent
    }
    return scale
  }

  /// Indicates whether the layer places its sublayers in the three-dimensional space of its superlayer instead of
  /// flattening them into its own plane.
  package final var keepsDepth: Bool { flags.contains(.keepsDepth) }
}
