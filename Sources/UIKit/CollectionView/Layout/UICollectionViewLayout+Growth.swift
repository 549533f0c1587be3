import CollectionCore
import Foundation

extension UICollectionViewLayout {
  /// Adds a change of an element's size to an invalidation context. The context adjusts the content size and the
  /// content offset.
  ///
  /// The offset is adjusted so that the visible content keeps its position, in two cases. Either the element is before
  /// the visible area, or it extends into that area and the user scrolls back towards it.
  final func adjust(
    _ context: UICollectionViewLayoutInvalidationContext, growth: Double,
    _ original: UICollectionViewLayoutAttributes, _ axis: FlowAxis
  ) {
    guard growth != 0, let collectionView else { return }
    context.contentSizeAdjustment = axis.size(main: growth, cross: 0)
    let visibleRange = axis.mainRange(collectionView.bounds(for: self).inset(by: collectionView.adjustedContentInset))
    let range = axis.mainRange(original.frame)
    let isBefore = range.upperBound <= visibleRange.lowerBound
    let isReached = range.lowerBound < visibleRange.lowerBound && collectionView.isScrollingBack(axis)
    guard isBefore || isReached else { return }
    // When the content grows, a mirrored view moves its offset to keep the distance from the leading edge, which is at the
    // right. The adjustment therefore has the opposite sign.
    let offsetAdjustment = collectionView.isMirrored && axis == .horizontal ? -growth : growth
    context.contentOffsetAdjustment =
      axis == .vertical ? CGPoint(x: 0, y: offsetAdjustment) : CGPoint(x: offsetAdjustment, y: 0)
  }
}
