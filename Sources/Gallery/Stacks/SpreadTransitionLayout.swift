import UIKit

/// The interactive transition between a stack and the grid. The photos follow the fingers, and their corners and borders
/// change with the progress.
final class SpreadTransitionLayout: ShiftedTransitionLayout {
  /// The part of the way from the stack to the grid, 0...1.
  private var openness: CGFloat {
    let progress = min(max(transitionProgress, 0), 1)
    return nextLayout is PileLayout ? 1 - progress : progress
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect.offsetBy(dx: -shift.x, dy: -shift.y))?.map { moved($0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map { moved($0) }
  }

  private func moved(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell else { return attributes }
    let copy = PhotoLayoutAttributes(forCellWith: attributes.indexPath)
    copy.center = CGPoint(
      x: attributes.center.x + shift.x * (1 - openness), y: attributes.center.y + shift.y * (1 - openness))
    copy.size = attributes.size
    copy.transform3D = attributes.transform3D
    copy.alpha = attributes.alpha
    copy.zIndex = attributes.zIndex
    copy.cornerRadius = StackGeometry.cornerRadius * (1 - openness)
    copy.borderWidth = StackGeometry.borderWidth * (1 - openness)
    return copy
  }
}
