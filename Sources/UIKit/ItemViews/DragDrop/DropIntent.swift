/// What an item view shows of a proposal to drop (`UICollectionViewDropProposal.Intent`,
/// `UITableViewDropProposal.Intent`).
enum DropIntent: Int {
  /// Nothing: the place of the drop is not known yet.
  case unspecified = 0
  /// A gap opens at the destination.
  case insertAtDestination = 1
  /// The item at the destination is targeted.
  case insertIntoDestination = 2
  /// One of both, by the place of the drag within the item (table views).
  case automatic = 3
}
