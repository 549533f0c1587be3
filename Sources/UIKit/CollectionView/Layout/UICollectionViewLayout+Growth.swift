import CollectionCore
import Foundation

extension UICollectionViewLayout {
  /// Lets a context tell that the content grows because an element gets another size. What is scrolled back to grows away
  /// from what is visible already; so does what lies before all of it.
  final func adjust(
    _ context: UICollectionViewLayoutInvalidationContext, growth: Double,
    _ original: UICollectionViewLayoutAttributes, _ axis: FlowAxis
  ) {
    guard growth != 0, let collectionView else { return }
    context.contentSizeAdjustment = axis.size(main: growth, cross: 0)
    let visible = axis.mainRange(collectionView.bounds(for: self).inset(by: collectionView.adjustedContentInset))
    let place = axis.mainRange(original.frame)
    let isBefore = place.upperBound <= visible.lowerBound
    let isReached = place.lowerBound < visible.lowerBound && collectionView.isScrollingBack(axis)
    // A mirrored view keeps its distance from the leading edge by itself, which is the same the other way round.
    guard isBefore || isReached else { return }
    let step = collectionView.isMirrored && axis == .horizontal ? -growth : growth
    context.contentOffsetAdjustment =
      axis == .vertical ? CGPoint(x: 0, y: step) : CGPoint(x: step, y: 0)
  }
}
