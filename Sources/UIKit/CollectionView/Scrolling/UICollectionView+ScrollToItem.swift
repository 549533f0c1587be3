import Foundation

extension UICollectionView: ItemScrollHost {
  final var invalidationCount: Int? { pass.invalidationCount }

  final func scroll(toItemAt path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard isValid(position) else { return }
    guard resolveLayoutIfPossible() else {
      return transitionState.pendingChanges.append { [weak self] in
        self?.scroll(toItemAt: path, position, animated: animated)
      }
    }
    guard counts.contains(path) else {
      Diagnostics.report(
        "\(self) cannot scroll to item \(Array(path)): \(shownCounts.describe(missing: path, .collectionView))")
      return
    }
    guard var frame = layoutStorage.attributes(for: ElementKey(cell: path), path: path)?.frame else { return }
    var position = position
    if let (remainingPosition, sectionFrame) = hosting.scroll(
      to: ElementKey(cell: path), frame, position, animated: animated)
    {
      // The section has scrolled. The collection view scrolls only if a part of the position applies to its own axis.
      if remainingPosition.isEmpty, !position.isEmpty { return }
      (position, frame) = (remainingPosition, sectionFrame)
    }
    let resolvedPosition = resolve(position, showing: frame)
    guard !resolvedPosition.isEmpty else { return }
    let target = offset(showing: frame, at: resolvedPosition)
    let start = ItemScroll<UICollectionView>.Measurement(of: self, target: target)
    if target != contentOffset { setContentOffset(target, animated: animated) }
    itemScroll.begin(to: path, at: resolvedPosition, from: start, in: self)
  }

  /// Returns the offset at which a frame of the content is at a scroll position, limited to the range of the content.
  final func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visibleRect = bounds.inset(by: inset)
    var target = contentOffset
    if position.contains(.top) {
      target.y = frame.minY - inset.top
    } else if position.contains(.bottom) {
      target.y = frame.maxY - bounds.height + inset.bottom
    } else if position.contains(.centeredVertically) {
      target.y = frame.midY - inset.top - visibleRect.height / 2
    }
    if position.contains(.left) {
      target.x = frame.minX - inset.left
    } else if position.contains(.right) {
      target.x = frame.maxX - bounds.width + inset.right
    } else if position.contains(.centeredHorizontally) {
      target.x = frame.midX - inset.left - visibleRect.width / 2
    }
    return offsetInRange(target)
  }

  /// Replaces an empty scroll position with the position that requires the shortest scroll. The result aligns the item with the
  /// nearer edges of the visible area. The result is empty if the item is visible.
  private func resolve(_ position: ScrollPosition, showing frame: CGRect) -> ScrollPosition {
    guard position.isEmpty else { return position }
    let visibleRect = bounds.inset(by: adjustedContentInset)
    var resolvedPosition: ScrollPosition = []
    if frame.minY < visibleRect.minY || frame.height > visibleRect.height {
      resolvedPosition.insert(.top)
    } else if frame.maxY > visibleRect.maxY {
      resolvedPosition.insert(.bottom)
    }
    if frame.minX < visibleRect.minX || frame.width > visibleRect.width {
      resolvedPosition.insert(.left)
    } else if frame.maxX > visibleRect.maxX {
      resolvedPosition.insert(.right)
    }
    return resolvedPosition
  }

  private func isValid(_ position: ScrollPosition) -> Bool {
    let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
    for axis in [vertical, horizontal] where position.intersection(axis).rawValue.nonzeroBitCount > 1 {
      Diagnostics.report(
        "\(self): the scroll position (raw value \(position.rawValue)) has two values for one axis. "
          + "The call is ignored")
      return false
    }
    return true
  }

  final func scrollTarget(for path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard counts.contains(path),
      let frame = layoutStorage.attributes(for: ElementKey(cell: path), path: path)?.frame
    else { return nil }
    return roundedToPixel(offset(showing: frame, at: position))
  }

  final var isLayoutInvalid: Bool { session.needs(.preparation) }
}
