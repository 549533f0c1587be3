import UIKit

/// A list of cells that measure themselves. It keeps a row where it is on the screen while rows are inserted above it.
final class ChatLayout: UICollectionViewCompositionalLayout {
  /// The row that stays where it is during an update, by its position after the update, and its distance from the top edge.
  var anchor: (path: IndexPath, distance: CGFloat)?

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let anchor, let attributes = layoutAttributesForItem(at: anchor.path) else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    return CGPoint(x: proposedContentOffset.x, y: attributes.frame.minY - anchor.distance)
  }
}
