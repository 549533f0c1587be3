import Foundation

extension UICollectionView {
  /// The content that remains visible during a layout change: the selected item nearest to the center of the visible
  /// area, otherwise the nearest item. Content that is scrolled to its start remains at its start.
  final var visibleContentAnchor: VisibleContentAnchor {
    let visibleCenter = CGPoint(x: bounds.midX, y: bounds.midY)
    let visible = bounds
    var nearestCell: (path: IndexPath, distance: CGFloat)?
    var selected: (path: IndexPath, distance: CGFloat)?
    for element in paintOrder where element.key.kind == 0 && element.view.frame.overlaps(visible) {
      let center = element.view.center
      let distance = hypot(center.x - visibleCenter.x, center.y - visibleCenter.y)
      if distance < nearestCell?.distance ?? .infinity { nearestCell = (element.path, distance) }
      if (element.view as? UICollectionViewCell)?.isSelected ?? false, distance < selected?.distance ?? .infinity {
        selected = (element.path, distance)
      }
    }
    if let selected { return .item(selected.path) }
    let start = startOffset(in: layoutStorage, contentSize: contentSize)
    let isBeforeStart = isMirrored ? contentOffset.x >= start.x : contentOffset.x <= start.x
    if isBeforeStart, contentOffset.y <= start.y { return .start }
    return nearestCell.map { .item($0.path) } ?? .nothing
  }

  /// Returns the offset at which the start of the content is visible: its left end, or its right end if the layout is
  /// mirrored.
  private func startOffset(in layout: UICollectionViewLayout, contentSize: CGSize) -> CGPoint {
    offsetInRange(
      CGPoint(x: flips(layout) ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude, y: -.greatestFiniteMagnitude),
      contentSize: contentSize)
  }

  /// Returns the offset in a layout at which the anchor remains visible. The anchor is the item, or the start of the
  /// content, that is visible before the layout change.
  ///
  /// The anchor is centered as far as the range of the content allows. The delegate, or else the layout, can change the
  /// offset.
  final func targetOffset(
    keeping anchor: VisibleContentAnchor, in layout: UICollectionViewLayout, contentSize: CGSize
  ) -> CGPoint {
    var proposed = offsetInRange(contentOffset, contentSize: contentSize)
    switch anchor {
    case .item(let path):
      guard counts.contains(path), let frame = shownFrame(of: path, in: layout, contentSize: contentSize) else { break }
      let visible = bounds.inset(by: adjustedContentInset)
      let center = CGPoint(
        x: frame.midX - (visible.midX - bounds.minX), y: frame.midY - (visible.midY - bounds.minY))
      proposed = offsetInRange(center, contentSize: contentSize)
    case .start: proposed = startOffset(in: layout, contentSize: contentSize)
    case .nothing: break
    }
    return resolvedTargetOffset(proposed: proposed, layout)
  }

  /// Returns the offset that the delegate, or else the layout, chooses for a proposed offset, after an update, a layout
  /// change or a change of size.
  final func resolvedTargetOffset(proposed: CGPoint, _ layout: UICollectionViewLayout) -> CGPoint {
    let decided =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? layout.targetContentOffset(forProposedContentOffset: proposed)
    guard decided.x.isFinite, decided.y.isFinite else {
      Diagnostics.report("\(self): the target content offset \(decided) is not finite; \(proposed) is used instead")
      return proposed
    }
    return decided
  }

  /// Returns the offset nearest to an offset at which content of a size, with its insets, fills as much of the bounds
  /// as possible.
  final func offsetInRange(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width + inset.right - bounds.width),
      y: max(low.y, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }
}
