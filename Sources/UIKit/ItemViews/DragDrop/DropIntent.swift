/// The way in which an item view shows a drop proposal (`UICollectionViewDropProposal.Intent`,
/// `UITableViewDropProposal.Intent`).
enum DropIntent: Int {
  /// The view shows nothing, because the destination is not known yet.
  case unspecified = 0
  /// A gap opens at the destination.
  case insertAtDestination = 1
  /// The item at the destination is highlighted as the target.
  case insertIntoDestination = 2
  /// One of the other two, depending on the position of the drag within the item (table views only).
  case automatic = 3
}
