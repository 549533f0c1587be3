import Foundation

extension UICollectionView {
  /// The content that remains visible during a layout change. This is the selected item nearest to the center of the
  /// visible area or, if no selected item is visible, the nearest item. Content that is scrolled to its start remains
  /// at its start.
  final var visibleContentAnchor: VisibleContentAnchor {
    let visibleCenter = CGPoint(x: bounds.midX, y: bounds.midY)
    let visibleBounds = bounds
    var nearestCell: (path: IndexPath, distance: CGFloat)?
    var nearestSelectedItem: (path: IndexPath, distance: CGFloat)?
    for element in paintOrder where element.key.kind == 0 && element.view.frame.overlaps(visibleBounds) {
      let center = element.view.center
      let distance = hypot(center.x - visibleCenter.x, center.y - visibleCenter.y)
      if distance < nearestCell?.distance ?? .infinity { nearestCell = (element.path, distance) }
      if (element.view as? UICollectionViewCell)?.isSelected ?? false,
        distance < nearestSelectedItem?.distance ?? .infinity
      {
        nearestSelectedItem = (element.path, distance)
      }
    }
    if let nearestSelectedItem { return .item(nearestSelectedItem.path) }
    let contentStart = startOffset(in: layoutStorage, contentSize: contentSize)
    let isBeforeStart = isMirrored ? contentOffset.x >= contentStart.x : contentOffset.x <= contentStart.x
    if isBeforeStart, contentOffset.y <= contentStart.y { return .start }
    return nearestCell.map { .item($0.path) } ?? VisibleContentAnchor.none
  }

  /// Returns the offset at which the start of the content is visible. The start is the left end, or the right end if
  /// the layout is mirrored.
  private func startOffset(in layout: UICollectionViewLayout, contentSize: CGSize) -> CGPoint {
    offsetInRange(
      CGPoint(
        x: mirrorsResults(of: layout) ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude,
        y: -.greatestFiniteMagnitude),
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
    var proposedOffset = offsetInRange(contentOffset, contentSize: contentSize)
    switch anchor {
    case .item(let path):
      guard counts.contains(path), let frame = shownFrame(of: path, in: layout, contentSize: contentSize) else { break }
      let visibleRect = bounds.inset(by: adjustedContentInset)
      let center = CGPoint(
        x: frame.midX - (visibleRect.midX - bounds.minX), y: frame.midY - (visibleRect.midY - bounds.minY))
      proposedOffset = offsetInRange(center, contentSize: contentSize)
    case .start: proposedOffset = startOffset(in: layout, contentSize: contentSize)
    case .none: break
    }
    return resolvedTargetOffset(proposed: proposedOffset, layout)
  }

  /// Returns the offset that the layout and the delegate choose instead of a proposed offset after an update, a layout change or
  /// a change of size. The offset of the layout is the proposal for the delegate.
  final func resolvedTargetOffset(proposed: CGPoint, _ layout: UICollectionViewLayout) -> CGPoint {
    let layoutOffset = layout.targetContentOffset(forProposedContentOffset: proposed)
    let chosenOffset =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: layoutOffset) ?? layoutOffset
    guard chosenOffset.x.isFinite, chosenOffset.y.isFinite else {
      Diagnostics.report(
        "\(self): the target content offset \(chosenOffset) is not finite; \(proposed) is used instead")
      return proposed
    }
    return chosenOffset
  }

  /// Returns the nearest offset at which content of the given size, with its insets, fills as much of the bounds as
  /// possible.
  final func offsetInRange(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    let minOffset = CGPoint(x: -inset.left, y: -inset.top)
    let maxOffset = CGPoint(
      x: max(minOffset.x, contentSize.width + inset.right - bounds.width),
      y: max(minOffset.y, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(x: min(max(offset.x, minOffset.x), maxOffset.x), y: min(max(offset.y, minOffset.y), maxOffset.y))
  }
}
