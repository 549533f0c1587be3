import CoreGraphics
import Foundation

extension UICollectionView {
  /// Returns the visible items in ascending order, as anchors: an anchor is an item that keeps its position on screen.
  final func scrollAnchors() -> [ScrollAnchor] {
    let visible = bounds.inset(by: adjustedContentInset)
    return
      paintOrder
      .filter { $0.key.kind == 0 && $0.attributes.frame.overlaps(visible) }
      .sorted { $0.key < $1.key }
      .map { ScrollAnchor(key: $0.key, frame: $0.attributes.frame, visible: visible, bounds: bounds) }
  }

  /// Stores an anchor before sizes are calculated again. The anchor is the item that keeps its position on screen.
  ///
  /// Items in `changing` are not chosen if possible, so that an item that extends above the visible area grows upwards.
  /// A running scroll to an item determines the offset itself and needs no anchor.
  final func holdAnchor(besides changing: [IndexPath]) {
    guard pass.anchoring == .visibleItem, pass.anchor == nil, !itemScroll.isRunning, !session.isIn(.holdingOffset)
    else { return }
    let anchors = scrollAnchors()
    pass.anchor = anchors.first { !changing.contains($0.key.path) } ?? anchors.first
  }

  /// Changes the offset so that the stored anchor item keeps its position on screen. The method is called after
  /// `prepare()`.
  final func resolveAnchor() {
    guard let anchor = pass.anchor else { return }
    pass.anchor = nil
    guard counts.contains(anchor.key.path),
      let attributes = layoutStorage.attributes(for: anchor.key, path: anchor.key.path)
    else { return }
    moveContent(to: offsetInRange(anchor.offset(for: attributes.frame)))
  }

  /// Returns the offset after an update at which the first of the anchor items that still exists keeps its position on
  /// screen, or `nil` if none exists.
  final func anchoredOffset(_ anchors: [ScrollAnchor], _ translation: UpdateTranslation) -> CGPoint? {
    for anchor in anchors {
      guard let path = translation.newPath(of: anchor.key.path),
        let attributes = layoutStorage.attributes(for: ElementKey(cell: path), path: path)
      else { continue }
      return offsetInRange(anchor.offset(for: attributes.frame))
    }
    return nil
  }

  /// Changes the offset by the distance that the content has moved. A running scroll continues from there.
  private func moveContent(to offset: CGPoint) {
    let step = CGPoint(x: offset.x - bounds.minX, y: offset.y - bounds.minY)
    guard step != .zero else { return }
    moveBounds(to: offset)
    carryScroll(by: step)
  }

  /// Redirects a running scroll by the distance that the content has moved, within the range of the content.
  final func carryScroll(by step: CGPoint) {
    rebaseMotion(by: step)
    _ = isInMotion()
  }
}
