import Foundation

extension CALayer {
  /// Lays out this layer and its descendants where they are marked for layout. Each layer precedes its sublayers.
  ///
  /// Layers that are not marked and have no marked descendants are not visited.
  final func layoutMarked() {
    RenderLoop.layoutVisits += 1
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    guard flags.contains(.descendantNeedsLayout) else { return }
    flags.remove(.descendantNeedsLayout)
    for child in children where !child.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      // The layout of an ancestor may have moved the child to another superlayer, which lays it out.
      if child.parent === self { child.layoutMarked() }
    }
    if let maskLayer, !maskLayer.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      maskLayer.layoutMarked()
    }
  }
}
