import CoreGraphics
import Foundation

extension UICollectionView: AnchoringHost {
  final var liveItemFrames: [(key: ElementKey, frame: CGRect)] {
    paintOrder.filter { $0.key.kind == 0 }.map { ($0.key, $0.attributes.frame) }
  }

  final func layoutFrame(ofItem key: ElementKey) -> CGRect? {
    guard counts.contains(key.path) else { return nil }
    return layoutStorage.attributes(for: key, path: key.path)?.frame
  }

  /// Stores an anchor before sizes are calculated again. The anchor is the item that keeps its position on screen.
  ///
  /// Items in `changing` are avoided as anchors, so that an item that extends above the visible area grows upwards. A scroll to
  /// an item that is in progress determines the offset itself and needs no anchor.
  final func storeAnchor(besides changing: [IndexPath]) {
    guard pass.anchor == nil, !itemScroll.isRunning, !session.isIn(.preservingContentOffset) else { return }
    pass.anchor = scrollAnchor { changing.contains($0.path) }
  }

  /// Changes the offset so that the stored anchor item keeps its position on screen. The method is called after
  /// `prepare()`.
  final func resolveAnchor() {
    guard let anchor = pass.anchor else { return }
    pass.anchor = nil
    if let offset = anchoredOffset(anchor) { moveContent(to: offset) }
  }

  /// Changes the offset by the distance that the content has moved. A scroll in progress continues from there.
  private func moveContent(to offset: CGPoint) {
    let offsetChange = CGPoint(x: offset.x - bounds.minX, y: offset.y - bounds.minY)
    guard offsetChange != .zero else { return }
    moveBounds(to: offset)
    shiftRunningScroll(by: offsetChange)
  }

  /// Redirects a scroll in progress by the distance that the content has moved, within the range of the content.
  final func shiftRunningScroll(by step: CGPoint) {
    rebaseMotion(by: step)
    _ = isInMotion()
  }
}
