import CollectionCore
import Foundation

extension UIScrollView {
  /// The size of a pixel of the device, in points.
  package final var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

  package final func roundedToPixel(_ value: CGFloat) -> CGFloat {
    // Adding 0 converts −0 to 0, because −0 would be visible in logs.
    (value / pixel).rounded() * pixel + 0
  }

  package final func roundedToPixel(_ point: CGPoint) -> CGPoint {
    CGPoint(x: roundedToPixel(point.x), y: roundedToPixel(point.y))
  }

  /// The horizontal offsets at which the content can rest.
  package final var offsetRangeX: ClosedRange<Double> {
    let inset = content.restInset
    let freeWidth = max(0, bounds.width - inset.left - inset.right - content.size.width)
    let lowerBound = Double(-inset.left - freeWidth * contentAlignmentPoint.x)
    return lowerBound...max(lowerBound, Double(content.size.width + inset.right - bounds.width))
  }

  /// The vertical offsets at which the content can rest.
  package final var offsetRangeY: ClosedRange<Double> {
    let inset = content.restInset
    let freeHeight = max(0, bounds.height - inset.top - inset.bottom - content.size.height)
    let lowerBound = Double(-inset.top - freeHeight * contentAlignmentPoint.y)
    let hiddenOffset = lowerBound + Double(content.collapsibleHeight)
    return lowerBound...max(hiddenOffset, Double(content.size.height + inset.bottom - bounds.height))
  }

  /// Returns the nearest offset at which the content can rest.
  package final func clamped(_ offset: CGPoint) -> CGPoint {
    let x = offsetRangeX
    let y = offsetRangeY
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Indicates whether the content is wider than the visible area.
  package final var overflowsX: Bool { offsetRangeX.upperBound - offsetRangeX.lowerBound > 1e-6 }
  /// Indicates whether the content is taller than the visible area.
  package final var overflowsY: Bool { offsetRangeY.upperBound - offsetRangeY.lowerBound > 1e-6 }
  /// Indicates whether the content can be scrolled horizontally: it exceeds the view, or it always bounces on this axis.
  package final var scrollsX: Bool { overflowsX || (bouncesHorizontally && alwaysBounceHorizontal) }
  /// Indicates whether the content can be scrolled vertically: it exceeds the view, or it always bounces on this axis.
  package final var scrollsY: Bool { overflowsY || (bouncesVertically && alwaysBounceVertical) }

  /// Updates the insets and the offset after the size, the inset, the safe area or the content changed.
  ///
  /// - Parameter preservesOffset: `true` to leave the offset unchanged, even if it is outside the new range.
  package final func contentGeometryDidChange(preservesOffset: Bool = false) {
    let oldInset = content.adjustedInset
    let oldRestInset = content.restInset
    let newInsets: UIEdgeInsets
    var insets: UIEdgeInsets
    (newInsets, insets) = computeInsets()
    // While a title collapses, the inset is the sum of its remaining and its collapsed height, which rounding can change
    // slightly.
    if abs(insets.top - oldRestInset.top) < 1e-6 { insets.top = oldRestInset.top }
    content.adjustedInset = newInsets
    content.restInset = insets
    if insets != oldRestInset, !preservesOffset { keepContentAtEdge(from: oldRestInset, to: insets) }
    if newInsets != oldInset {
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
      updateSafeAreaOfSubviews()
    }
    if clampsOffset, !preservesOffset, !zoom.isMoving, !scrollState.isDragging, !scrollState.isDecelerating,
      !scrollState.isAnimating
    {
      clampOffsetToRange()
    }
    rebaseDragInNewRange()
    rebaseDecelerationInNewRange()
    indicators.update()
    if insets != oldRestInset { extras?.boundsObserver?() }
  }

  /// Updates the insets and the offset after the view's size has changed.
  package final func sizeDidChange() {
    contentGeometryDidChange()
    if !clampsOffset, !scrollState.isDragging, !scrollState.isDecelerating, !scrollState.isAnimating {
      clampOffsetToRange()
    }
  }

  /// Moves the content to the nearest offset in its range, so that it is not beyond an edge.
  package final func clampOffsetToRange() {
    let clampedOffset = clamped(bounds.origin)
    if clampedOffset != bounds.origin { moveOffset(to: clampedOffset, cause: .adjustment) }
  }

  /// Returns the current adjusted inset, and the adjusted inset that determines the offsets at which the content can
  /// rest.
  private func computeInsets() -> (adjusted: UIEdgeInsets, rest: UIEdgeInsets) {
    var result = content.inset
    result.top += content.refreshInset
    let safeArea = safeAreaInsets
    guard safeArea != .zero else { return (result, result) }
    let vertical: Bool
    let horizontal: Bool
    switch contentInsetAdjustmentBehavior {
    case .never:
      return (result, result)
    case .always:
      vertical = true
      horizontal = true
    case .automatic, .scrollableAxes:
      // The comparison uses the content without the safe area, so that the result does not depend on itself.
      vertical =
        alwaysBounceVertical || content.size.height > bounds.height - content.inset.top - content.inset.bottom
        || (contentInsetAdjustmentBehavior == .automatic && isBelowNavigationBar)
      horizontal =
        alwaysBounceHorizontal || content.size.width > bounds.width - content.inset.left - content.inset.right
    }
    if vertical {
      result.top += safeArea.top
      result.bottom += safeArea.bottom
    }
    if horizontal {
      result.left += safeArea.left
      result.right += safeArea.right
    }
    var outerInsets = result
    if vertical { outerInsets.top += content.collapsedTitleHeight }
    return (result, outerInsets)
  }

  private var isBelowNavigationBar: Bool {
    var chain = ResponderChain(from: next)
    while let current = chain.next() {
      if let isBelow = current.showsScrollViewBelowBar { return isBelow }
      if !(current is UIView) { return false }
    }
    return false
  }

  /// Preserves the content's distance from the top or left edge when the inset changes, if the content rests at that
  /// edge.
  private func keepContentAtEdge(from oldInset: UIEdgeInsets, to newInset: UIEdgeInsets) {
    guard !scrollState.isDragging, !holdsOffset else { return }
    var offset = bounds.origin
    if offset.y <= -oldInset.top { offset.y += oldInset.top - newInset.top }
    if offset.x <= -oldInset.left { offset.x += oldInset.left - newInset.left }
    if offset != bounds.origin { moveOffset(to: offset, cause: .adjustment) }
  }
}
