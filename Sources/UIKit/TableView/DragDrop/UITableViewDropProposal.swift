import Foundation

/// What a table view would do with a drag at its present place.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// What the table view shows of a proposal.
  public enum Intent: Int, Sendable {
    /// Nothing: where the items go is decided later.
    case unspecified = 0
    /// The rows make room at the destination, where rows will be inserted.
    case insertAtDestinationIndexPath = 1
    /// The row at the destination is highlighted: it takes the items.
    case insertIntoDestinationIndexPath = 2
    /// In the middle half of a row as for `insertIntoDestinationIndexPath`, elsewhere as for
    /// `insertAtDestinationIndexPath`. The coordinator's proposal has the one that was chosen.
    case automatic = 3
  }

  /// What the table view shows of the proposal. Default unspecified.
  public let intent: Intent

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - operation: What a drop does with the items.
  ///   - intent: What the table view shows of it.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with an unspecified intent.
  ///
  /// - Parameter operation: What a drop does with the items.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
