import Foundation

// A layout that flips (`flipsHorizontallyInOppositeLayoutDirection`) calculates as if everything were read in the
// direction that it was written for. Where the view is read the other way, the view mirrors its questions and its answers
// about the middle of the content, and keeps the distance of what is visible from the leading edge, which is the right
// one then, when the content's width changes.
extension UICollectionView {
  /// Whether the layout's answers are mirrored.
  final var isMirrored: Bool { flips(layoutStorage) }

  /// Whether a layout, the present one or another, calculates in the other reading direction than the view's.
  final func flips(_ layout: UICollectionViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// Left becomes right about the middle of this width.
  private var mirrorWidth: CGFloat { mirrorWidth(of: contentSize) }

  /// The width of a content of that size, or of what is visible if that is wider.
  final func mirrorWidth(of contentSize: CGSize) -> CGFloat {
    max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }

  /// About which width the answers of a layout are mirrored, the present one or another; nil where they are not. The two
  /// of a transition that both flip are mirrored together, about the content between them.
  final func mirrorWidth(for layout: UICollectionViewLayout) -> CGFloat? {
    guard flips(layout) else { return nil }
    if layout === layoutStorage || (isMirrored && isPart(layout, of: layoutStorage)) { return mirrorWidth }
    return mirrorWidth(of: layout.collectionViewContentSize)
  }

  /// A rectangle in the layout's coordinates for one in the view's, or the other way round.
  final func mirrored(_ rect: CGRect) -> CGRect {
    isMirrored ? rect.mirrored(about: mirrorWidth) : rect
  }

  /// A point in the layout's coordinates for one in the view's, or the other way round.
  final func mirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
  }

  /// Where another layout than the present one will show an item, when its content has that size.
  final func shownFrame(
    of path: IndexPath, in layout: UICollectionViewLayout, contentSize: CGSize
  ) -> CGRect? {
    guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return nil }
    return flips(layout) ? frame.mirrored(about: mirrorWidth(of: contentSize)) : frame
  }

  final func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    isMirrored ? attributes.mirrored(about: mirrorWidth) : attributes
  }

  /// What any layout answered, in the view's coordinates; or the other way round.
  final func mirrored(
    _ attributes: UICollectionViewLayoutAttributes, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    guard let width = mirrorWidth(for: layout) else { return attributes }
    return attributes.mirrored(about: width)
  }

  /// What is visible, as a layout sees it.
  final func bounds(for layout: UICollectionViewLayout) -> CGRect {
    guard let width = mirrorWidth(for: layout) else { return bounds }
    return bounds.mirrored(about: width)
  }

  /// The reading direction may be another one than that for which the layout has prepared: then everything changes sides,
  /// and what is visible stays as far from the leading edge as it was.
  final func readingDirectionChanged() {
    guard let wasMirrored = pass.wasMirrored, wasMirrored != isMirrored, transitionState.interactive == nil else {
      return
    }
    pass.wasMirrored = isMirrored
    animator.interruptAll()
    let inset = adjustedContentInset
    let width = mirrorWidth
    let fromLeft = bounds.minX + inset.left
    let fromRight = width + inset.right - bounds.maxX
    let x = wasMirrored ? fromRight - inset.left : width + inset.right - bounds.width - fromLeft
    if abs(x - bounds.minX) >= pixel {
      stopMotion(notify: true)
      moveBounds(to: CGPoint(x: x, y: bounds.minY))
    }
    invalidate { _ in }
  }

  /// Does what may change the widths of content and bounds, and leaves what is visible as far from the leading edge.
  final func keepingLeadingEdge(_ change: () -> Void) {
    // Changes of layouts and interactive transitions lead the offset themselves.
    guard isMirrored, !transitionState.leadsOffset,
      (layoutStorage as? UICollectionViewTransitionLayout)?.offsets == nil
    else {
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

extension CGRect {
  /// Left and right exchanged within that width.
  func mirrored(about width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same with left and right exchanged within that width.
  final func mirrored(about width: CGFloat) -> UICollectionViewLayoutAttributes {
    guard let twin = copy() as? UICollectionViewLayoutAttributes else { return self }
    twin.center.x = width - twin.center.x
    return twin
  }
}
