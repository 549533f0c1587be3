import Foundation

// A layout that flips (`flipsHorizontallyInOppositeLayoutDirection`) always calculates in the reading direction that it
// was developed for. If the view's direction is the opposite one, the view mirrors the arguments and results of the
// layout about the middle of the content. The leading edge is then at the right, so the view keeps the distance of the
// visible area from the right edge when the width of the content changes.
extension UICollectionView {
  /// Indicates whether the results of the current layout are mirrored for a right-to-left layout direction.
  final var isMirrored: Bool { mirrorsResults(of: layoutStorage) }

  /// Returns whether the results of a layout must be mirrored in this view. The layout can be one that is not
  /// installed.
  final func mirrorsResults(of layout: UICollectionViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// The width within which the results of the layout are mirrored, in points.
  private var mirrorWidth: CGFloat { mirrorWidth(of: contentSize) }

  /// Returns the width within which results are mirrored for a content size. This is the width of the content or of the
  /// visible area, whichever is larger.
  final func mirrorWidth(of contentSize: CGSize) -> CGFloat {
    max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }

  /// Returns the width within which the results of a layout are mirrored, or `nil` if they are not mirrored.
  ///
  /// If both layouts of a transition are mirrored, both use the width of the interpolated content size.
  final func mirrorWidth(for layout: UICollectionViewLayout) -> CGFloat? {
    guard mirrorsResults(of: layout) else { return nil }
    if layout === layoutStorage || (isMirrored && isEndLayout(layout, of: layoutStorage)) { return mirrorWidth }
    return mirrorWidth(of: layout.collectionViewContentSize)
  }

  /// Converts a rectangle between the coordinate systems of the layout and the view, in either direction.
  final func mirrored(_ rect: CGRect) -> CGRect {
    isMirrored ? rect.mirrored(about: mirrorWidth) : rect
  }

  /// Converts a point between the coordinate systems of the layout and the view, in either direction.
  final func mirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
  }

  /// Returns the frame that an item will have in the view after a change to a different layout. `contentSize` is the content size
  /// of that layout. The result is nil if the layout has no such item.
  final func shownFrame(
    of path: IndexPath, in layout: UICollectionViewLayout, contentSize: CGSize
  ) -> CGRect? {
    guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return nil }
    return mirrorsResults(of: layout) ? frame.mirrored(about: mirrorWidth(of: contentSize)) : frame
  }

  final func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    isMirrored ? attributes.mirrored(about: mirrorWidth) : attributes
  }

  /// Converts the attributes of a layout between the coordinate systems of the layout and the view, in either direction.
  final func mirrored(
    _ attributes: UICollectionViewLayoutAttributes, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    guard let width = mirrorWidth(for: layout) else { return attributes }
    return attributes.mirrored(about: width)
  }

  /// Returns the bounds of the view, converted to the coordinates of a layout.
  final func bounds(for layout: UICollectionViewLayout) -> CGRect {
    guard let width = mirrorWidth(for: layout) else { return bounds }
    return bounds.mirrored(about: width)
  }

  /// Mirrors all elements if the layout was prepared for the opposite reading direction.
  ///
  /// The visible area keeps its distance from the leading edge.
  final func readingDirectionDidChange() {
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

  /// Performs changes that can alter the widths of the content and the bounds. The visible area keeps its distance from
  /// the leading edge.
  final func preserveLeadingEdge(_ change: () -> Void) {
    // Layout changes and interactive transitions control the offset themselves.
    guard isMirrored, !transitionState.controlsOffset,
      (layoutStorage as? UICollectionViewTransitionLayout)?.offsets == nil
    else {
      change()
      return
    }
    func distance() -> CGFloat { mirrorWidth + adjustedContentInset.right - bounds.maxX }
    let distanceBefore = distance()
    change()
    let distanceChange = distance() - distanceBefore
    guard distanceChange != 0 else { return }
    moveBounds(to: CGPoint(x: contentOffset.x + distanceChange, y: contentOffset.y))
    rebaseMotion(by: CGPoint(x: distanceChange, y: 0))
  }
}

extension CGRect {
  /// Returns the rectangle, mirrored within a width so that left and right are exchanged.
  func mirrored(about width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy of the attributes, mirrored within a width so that left and right are exchanged.
  final func mirrored(about width: CGFloat) -> UICollectionViewLayoutAttributes {
    guard let mirroredCopy = copy() as? UICollectionViewLayoutAttributes else { return self }
    mirroredCopy.center.x = width - mirroredCopy.center.x
    return mirroredCopy
  }
}
