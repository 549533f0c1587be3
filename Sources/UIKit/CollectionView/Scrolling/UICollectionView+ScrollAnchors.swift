import CoreGraphics
import Foundation

extension UICollectionView {
  /// The visible items, in their order, as anchors of the offset.
  final func scrollAnchors() -> [ScrollAnchor] {
    let visible = bounds.inset(by: adjustedContentInset)
    return
      paintOrder
      .filter { $0.key.kind == 0 && $0.attributes.frame.overlaps(visible) }
      .sorted { $0.key < $1.key }
      .map { ScrollAnchor(key: $0.key, frame: $0.attributes.frame, visible: visible, bounds: bounds) }
  }

  /// Remembers what is to stay in place, before something that is known to change sizes is calculated anew: rather not
  /// one of the items that change themselves, so that one that reaches in from above grows upwards. A scroll to an item
  /// has an aim of its own.
  final func holdAnchor(besides changing: [IndexPath]) {
    guard pass.anchoring == .visibleItem, pass.anchor == nil, !itemScroll.isRunning, !session.isIn(.holdingOffset)
    else { return }
    let anchors = scrollAnchors()
    pass.anchor = anchors.first { !changing.contains($0.key.path) } ?? anchors.first
  }

  /// Moves the offset so that what was to stay in place does. After `prepare`.
  final func settleAnchor() {
    guard let anchor = pass.anchor else { return }
    pass.anchor = nil
    guard counts.contains(anchor.key.path),
      let attributes = layoutStorage.attributes(for: anchor.key, path: anchor.key.path)
    else { return }
    moveContent(to: offsetInRange(anchor.offset(for: attributes.frame)))
  }

  /// The offset after a batch that keeps the first of the anchors in place that is still there; nil when none is.
  final func anchoredOffset(_ anchors: [ScrollAnchor], _ translation: UpdateTranslation) -> CGPoint? {
    for anchor in anchors {
      guard let path = translation.newPath(of: anchor.key.path),
        let attributes = layoutStorage.attributes(for: ElementKey(cell: path), path: path)
      else { continue }
      return offsetInRange(anchor.offset(for: attributes.frame))
    }
    return nil
  }

  /// Moves the bounds along with the content, and with them whatever moves the offset at the moment.
  private func moveContent(to offset: CGPoint) {
    let step = CGPoint(x: offset.x - bounds.minX, y: offset.y - bounds.minY)
    guard step != .zero else { return }
    moveBounds(to: offset)
    carryScroll(by: step)
  }

  /// A scroll that is under way goes along with the content, and ends within it.
  final func carryScroll(by step: CGPoint) {
    carryMotion(by: step)
    _ = isInMotion()
  }
}
