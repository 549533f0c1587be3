import CoreGraphics
import Foundation

extension UICollectionView {
  /// Returns the visible items in ascending order, as anchors of the offset.
  final func scrollAnchors() -> [ScrollAnchor] {
    let visible = bounds.inset(by: adjustedContentInset)
    return
      paintOrder
      .filter { $0.key.kind == 0 && $0.attributes.frame.overlaps(visible) }
      .sorted { $0.key < $1.key }
      .map { ScrollAnchor(key: $0.key, frame: $0.attributes.frame, visible: visible, bounds: bounds) }
  }

  /// Stores the anchor before sizes are calculated again.
  ///
  /// Items that change themselves are avoided, so that one that extends above the visible area grows upwards. A running
  /// scroll to an item has its own target and needs no anchor.
  final func holdAnchor(besides changing: [IndexPath]) {
    guard pass.anchoring == .visibleItem, pass.anchor == nil, !itemScroll.isRunning, !session.isIn(.holdingOffset)
    else { return }
    let anchors = scrollAnchors()
    pass.anchor = anchors.first { !changing.contains($0.key.path) } ?? anchors.first
  }

  /// Moves the offset so that the anchor keeps its position. Called after `prepare()`.
  final func resolveAnchor() {
    guard let anchor = pass.anchor else { return }
    pass.anchor = nil
    guard counts.contains(anchor.key.path),
      let attributes = layoutStorage.attributes(for: anchor.key, path: anchor.key.path)
    else { return }
    moveContent(to: offsetInRange(anchor.offset(for: attributes.frame)))
  }

  /// Returns the offset after an update that keeps the position of the first anchor that still exists, or `nil` if
  /// there is none.
  final func anchoredOffset(_ anchors: [ScrollAnchor], _ translation: UpdateTranslation) -> CGPoint? {
    for anchor in anchors {
      guard let path = translation.newPath(of: anchor.key.path),
        let attributes = layoutStorage.attributes(for: ElementKey(cell: path), path: path)
      else { continue }
      return offsetInRange(anchor.offset(for: attributes.frame))
    }
    return nil
  }

  /// Moves the bounds together with the content, and the running scroll with them.
  private func moveContent(to offset: CGPoint) {
    let step = CGPoint(x: offset.x - bounds.minX, y: offset.y - bounds.minY)
    guard step != .zero else { return }
    moveBounds(to: offset)
    carryScroll(by: step)
  }

  /// Continues a running scroll from the new offset, and stops it within the content.
  final func carryScroll(by step: CGPoint) {
    rebaseMotion(by: step)
    _ = isInMotion()
  }
}
