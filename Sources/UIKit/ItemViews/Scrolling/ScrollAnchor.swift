import Foundation

/// A visible item, and which point of it lies at the beginning of the visible part.
struct ScrollAnchor {
  let key: ElementKey
  /// The point of the item, on each axis: from 0, its beginning, to 1, its end. Its beginning, unless that is cut off.
  private let fraction: (x: CGFloat, y: CGFloat)
  /// From the beginning of the bounds to that point.
  private let distance: CGPoint

  init(key: ElementKey, frame: CGRect, visible: CGRect, bounds: CGRect) {
    self.key = key
    func share(_ start: CGFloat, _ length: CGFloat, _ edge: CGFloat) -> CGFloat {
      start < edge && length > 0 ? (edge - start) / length : 0
    }
    fraction = (
      share(frame.minX, frame.width, visible.minX), share(frame.minY, frame.height, visible.minY)
    )
    distance = CGPoint(
      x: frame.minX + fraction.x * frame.width - bounds.minX, y: frame.minY + fraction.y * frame.height - bounds.minY)
  }

  /// The offset at which the item, now at `frame`, lies as it did.
  func offset(for frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + fraction.x * frame.width - distance.x, y: frame.minY + fraction.y * frame.height - distance.y)
  }
}

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
    guard pass.anchoring == .visibleItem, pass.anchor == nil, itemScroll == nil, !session.isIn(.holdingOffset) else {
      return
    }
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
