import Foundation

extension CALayer {
  /// Marks the layer for a layout that the next layout pass performs only if the layer's delegate requires it. The
  /// delegate must conform to `ConditionalLayout`. If `setNeedsLayout()` is called as well, the layer is laid out in
  /// any case.
  package final func setNeedsConditionalLayout() {
    if flags.contains(.needsLayout) { return }
    flags.insert(.isLayoutConditional)
    mark(.needsLayout, onAncestors: .descendantNeedsLayout)
  }

  /// Lays out this layer and its descendants where they are marked for layout. Each layer precedes its sublayers.
  ///
  /// Layers that are not marked and have no marked descendants are not visited.
  final func layoutMarkedLayers() {
    RenderLoop.layoutVisitCount += 1
    if flags.contains(.needsLayout) {
      let isConditional = flags.contains(.isLayoutConditional)
      flags.subtract([.needsLayout, .isLayoutConditional])
      if !isConditional || (delegate as? any ConditionalLayout)?.needsConditionalLayout() ?? true {
        // The call of `needsConditionalLayout()` may have marked the layer again.
        flags.subtract([.needsLayout, .isLayoutConditional])
        layoutSublayers()
      }
    }
    guard flags.contains(.descendantNeedsLayout) else { return }
    flags.remove(.descendantNeedsLayout)
    for child in children where !child.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      // The layout of an ancestor may have moved the child to another superlayer, which lays it out.
      if child.parent === self { child.layoutMarkedLayers() }
    }
    if let maskLayer, !maskLayer.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      maskLayer.layoutMarkedLayers()
    }
  }
}
