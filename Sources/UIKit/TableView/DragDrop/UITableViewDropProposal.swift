import Foundation

/// A proposal for the effect of a drop on a table view: its operation, and the way in which the table view shows it.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Constants that determine how a table view shows a proposal.
  public enum Intent: Int, Sendable {
    /// The table view does not show where the items would be dropped, for example because the destination is determined
    /// later.
    case unspecified = 0
    /// A gap opens at the destination, where rows would be inserted.
    case insertAtDestinationIndexPath = 1
    /// The row at the destination is highlighted. The items would be inserted into that row.
    case insertIntoDestinationIndexPath = 2
    /// The intent depends on the position of the drag. The intent is `insertIntoDestinationIndexPath` in the middle half of a
    /// row, otherwise `insertAtDestinationIndexPath`. The proposal that the drop coordinator provides contains the resulting
    /// intent.
    case automatic = 3
  }

  /// The way in which the table view shows the proposal. The default is `unspecified`.
  public let intent: Intent

  /// Creates a proposal with an operation and an intent.
  ///
  /// - Parameters:
  ///   - operation: The operation that a drop performs on the items.
  ///   - intent: The way in which the table view shows the proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with the intent `unspecified`.
  ///
  /// - Parameter operation: The operation that a drop performs on the items.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
