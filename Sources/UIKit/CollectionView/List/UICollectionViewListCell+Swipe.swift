import Foundation

extension UICollectionViewListCell {
  /// What the control that deletes does by itself: uncovers the row's trailing actions.
  final func showTrailingActions() { collectionView?.swipes?.openTrailing(self) }

  /// The row is used for another item.
  final func closeSwipe() { collectionView?.swipes?.forget(self) }
}
