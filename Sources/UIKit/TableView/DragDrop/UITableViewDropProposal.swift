import Foundation

/// A proposal for the handling of dragged items by a table view if they were dropped at their current location.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The constants that describe how a table view shows a proposal.
  public enum Intent: Int, Sendable {
    /// The table view does not indicate a destination. The destination of the items is determined later.
    case unspecified = 0
    /// A gap opens at the destination, where rows will be inserted.
    case insertAtDestinationIndexPath = 1
    /// The row at the destination is highlighted. The items will be inserted into that row.
    case insertIntoDestinationIndexPath = 2
    /// The intent depends on the location: `insertIntoDestinationIndexPath` in the middle half of a row, otherwise
    /// `insertAtDestinationIndexPath`. The proposal of the coordinator contains the chosen intent.
    case automatic = 3
  }

  /// The way in which the table view shows the proposal. The default is `unspecified`.
  public let intent: Intent

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - operation: The operation that a drop performs on the items.
  ///   - intent: The way in which the table view shows the proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with an unspecified intent.
  ///
  /// - Parameter operation: The operation that a drop performs on the items.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
