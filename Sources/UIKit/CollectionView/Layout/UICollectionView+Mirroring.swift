import Foundation

// A layout that flips (`flipsHorizontallyInOppositeLayoutDirection`) calculates as if everything were read in the
// direction that it was written for. Where the view is read the other way, the view mirrors its questions and its answers
// about the middle of the content, and keeps the distance of what is visible from the leading edge, which is the right
// one then, when the content's width changes.
extension UICollectionView {
  /// Whether the layout's answers are mirrored.
  final var isMirrored: Bool { flips(layoutStorage) }

  private func flips(_ layout: UICollectionViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// Left becomes right about the middle of this width.
  private var mirrorWidth: CGFloat { mirrorWidth(of: contentSize) }

  /// The width of a content of that size, or of what is visible if that is wider.
  final func mirrorWidth(of contentSize: CGSize) -> CGFloat {
    max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }

  /// A rectangle in the layout's coordinates for one in the view's, or the other way round.
  final func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A point in the layout's coordinates for one in the view's, or the other way round.
  final func mirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
  }

  /// Where another layout than the present one will show an item, when its content has that size.
  final func shownFrame(
    of path: IndexPath, in layout: UICollectionViewLayout, contentSize: CGSize
  ) -> CGRect? {
    guard var frame = layout.layoutAttributesForItem(at: path)?.frame else { return nil }
    if flips(layout) { frame.origin.x = mirrorWidth(of: contentSize) - frame.maxX }
    return frame
  }

  final func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored, let twin = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    twin.center.x = mirrorWidth - twin.center.x
    return twin
  }

  /// What is visible, as the layout sees it.
  final var boundsForLayout: CGRect { mirrored(bounds) }

  /// Does what may change the widths of content and bounds, and leaves what is visible as far from the leading edge.
  final func keepingLeadingEdge(_ change: () -> Void) {
    // An interactive transition leads the offset itself.
    guard isMirrored, (layoutStorage as? UICollectionViewTransitionLayout)?.offsets == nil else {
      change()
      return
    }
    func distance() -> CGFloat { mirrorWidth + adjustedContentInset.right - bounds.maxX }
    let before = distance()
    change()
    let step = distance() - before
    guard step != 0 else { return }
    moveBounds(to: CGPoint(x: contentOffset.x + step, y: contentOffset.y))
    carryMotion(by: CGPoint(x: step, y: 0))
  }
}
