import Foundation

extension UICollectionViewListCell {
  /// What the control that deletes does by itself: uncovers the row's trailing actions.
  final func showTrailingActions() {}

  /// The row is used for another item.
  final func closeSwipe() {}
}
