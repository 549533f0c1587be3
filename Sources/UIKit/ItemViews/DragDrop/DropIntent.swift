/// Constants that determine how a table or collection view shows a drop proposal
/// (`UICollectionViewDropProposal.Intent`, `UITableViewDropProposal.Intent`).
enum DropIntent: Int {
  /// The proposal is not shown, because the destination is not determined yet.
  case unspecified = 0
  /// A gap opens at the destination.
  case insertAtDestination = 1
  /// The item at the destination is highlighted as the target.
  case insertIntoDestination = 2
  /// The drop inserts at the destination or into its item, depending on the position of the drag within the item. Only
  /// table views use this intent.
  case automatic = 3
}
