import Foundation

extension CALayer {
  /// Lays out the marked layers among this layer and its descendants, each layer before its sublayers.
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
      // A layout above may have moved the child to another layer. It is laid out there.
      if child.parent === self { child.layoutMarked() }
    }
    if let maskLayer, !maskLayer.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      maskLayer.layoutMarked()
    }
  }
}
