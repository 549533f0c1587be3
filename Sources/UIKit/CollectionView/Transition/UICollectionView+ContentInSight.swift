import Foundation

// Which part of the content stays in sight when layouts change. UIKit's rule is not documented; what is known of it from
// PSTCollectionView (pull request 210, and its port of UIKit's code): the content stays centred, and what is selected
// counts more than the rest.
/// What a change of layouts keeps in sight.
enum ContentInSight {
  case item(IndexPath)
  /// The very start of the content.
  case start
  /// Nothing is visible.
  case nothing
}

extension UICollectionView {
  /// What a change of layouts keeps in sight: the selected item nearest to the middle of what is visible, else the item
  /// nearest to it; the content stays at its very start, though.
  final var contentInSight: ContentInSight {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let visible = bounds
    var nearest: (path: IndexPath, distance: CGFloat)?
    var selected: (path: IndexPath, distance: CGFloat)?
    for element in paintOrder where element.key.kind == 0 && element.view.frame.overlaps(visible) {
      let center = element.view.center
      let distance = hypot(center.x - middle.x, center.y - middle.y)
      if distance < nearest?.distance ?? .infinity { nearest = (element.path, distance) }
      if (element.view as? UICollectionViewCell)?.isSelected ?? false, distance < selected?.distance ?? .infinity {
        selected = (element.path, distance)
      }
    }
    if let selected { return .item(selected.path) }
    let start = startOffset(in: layoutStorage, contentSize: contentSize)
    let isBeforeStart = isMirrored ? contentOffset.x >= start.x : contentOffset.x <= start.x
    if isBeforeStart, contentOffset.y <= start.y { return .start }
    return nearest.map { .item($0.path) } ?? .nothing
  }

  /// Where the content of that size begins: at its left end, or at its right one where the layout is mirrored.
  private func startOffset(in layout: UICollectionViewLayout, contentSize: CGSize) -> CGPoint {
    offsetInRange(
      CGPoint(x: flips(layout) ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude, y: -.greatestFiniteMagnitude),
      contentSize: contentSize)
  }

  /// Where the content goes in `layout`, whose content has that size: the anchor in the middle, within the range. The
  /// delegate, or else the layout, has the last word.
  final func targetOffset(
    keeping anchor: ContentInSight, in layout: UICollectionViewLayout, contentSize: CGSize
  ) -> CGPoint {
    var proposed = offsetInRange(contentOffset, contentSize: contentSize)
    switch anchor {
    case .item(let path):
      guard counts.contains(path), let frame = shownFrame(of: path, in: layout, contentSize: contentSize) else { break }
      let visible = bounds.inset(by: adjustedContentInset)
      let middle = CGPoint(
        x: frame.midX - (visible.midX - bounds.minX), y: frame.midY - (visible.midY - bounds.minY))
      proposed = offsetInRange(middle, contentSize: contentSize)
    case .start: proposed = startOffset(in: layout, contentSize: contentSize)
    case .nothing: break
    }
    return decidedOffset(proposed: proposed, layout)
  }

  /// What delegate or layout make of the offset that is proposed after an update, a change of layouts or of the size.
  final func decidedOffset(proposed: CGPoint, _ layout: UICollectionViewLayout) -> CGPoint {
    let decided =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? layout.targetContentOffset(forProposedContentOffset: proposed)
    guard decided.x.isFinite, decided.y.isFinite else {
      Misuse.report("\(self): the target content offset \(decided) is no point; \(proposed) is taken")
      return proposed
    }
    return decided
  }

  /// The nearest offset at which content of that size, with the insets, fills the bounds as far as it can.
  final func offsetInRange(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width + inset.right - bounds.width),
      y: max(low.y, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }
}
