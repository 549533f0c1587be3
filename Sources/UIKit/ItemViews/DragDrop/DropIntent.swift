/// The presentation of a drop proposal in an item view (`UICollectionViewDropProposal.Intent`,
/// `UITableViewDropProposal.Intent`).
enum DropIntent: Int {
  /// The view does not show the proposal, because the destination is not determined yet.
  case unspecified = 0
  /// A gap opens at the destination.
  case insertAtDestination = 1
  /// The item at the destination is highlighted as the target.
  case insertIntoDestination = 2
  /// The proposal inserts at or into the destination, depending on the position of the drag within the item. Used by
  /// table views only.
  case automatic = 3
}
