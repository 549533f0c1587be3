import Foundation

extension CALayer {
  /// Lays out what is marked here and below, each layer before its sublayers. Layers that are not marked and have
  /// nothing marked below them are not visited.
  final func layoutMarked() {
    RenderLoop.layoutVisits += 1
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    guard flags.contains(.descendantNeedsLayout) else { return }
    flags.remove(.descendantNeedsLayout)
    for child in children where !child.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      // A layout above may have moved the child elsewhere; it is laid out there.
      if child.parent === self { child.layoutMarked() }
    }
    if let maskLayer, !maskLayer.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      maskLayer.layoutMarked()
    }
  }
}
