import CoreGraphics

extension CALayer {
  /// The scale at which a layer that draws itself from values is rasterized: the largest `contentsScale` of the layer
  /// and its ancestors. This is the screen's scale if a view is among them.
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
