import Foundation

extension UICollectionViewListCell {
  /// Reveals the trailing swipe actions of the row. This is the default action of the delete control.
  final func showTrailingActions() { collectionView?.swipes?.openTrailing(self) }

  /// Closes the swipe actions before the row is used for another item.
  final func closeSwipe() { collectionView?.swipes?.forget(self) }
}
