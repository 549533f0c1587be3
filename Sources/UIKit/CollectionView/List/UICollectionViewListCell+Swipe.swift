import Foundation

extension UICollectionViewListCell {
  /// Reveals the trailing swipe actions of the row. This is the default action of the delete accessory.
  final func showTrailingActions() { collectionView?.swipeController?.openTrailing(self) }

  /// Closes the swipe actions before the cell is used for another item.
  final func closeSwipe() { collectionView?.swipeController?.closeImmediately(self) }
}
