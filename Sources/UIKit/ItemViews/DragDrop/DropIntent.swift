/// The intent of a drop proposal in an item view (`UICollectionViewDropProposal.Intent`,
/// `UITableViewDropProposal.Intent`).
enum DropIntent: Int {
  /// No feedback, because the destination is not known yet.
  case unspecified = 0
  /// A gap opens at the destination.
  case insertAtDestination = 1
  /// The item at the destination is targeted.
  case insertIntoDestination = 2
  /// One of both, depending on the position of the drag within the item (table views only).
  case automatic = 3
}
