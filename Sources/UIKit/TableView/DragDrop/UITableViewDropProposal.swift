import Foundation

/// The action of a table view if the items of a drag were dropped at its present position.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The constants for what the table view shows of a proposal.
  public enum Intent: Int, Sendable {
    /// The table view shows nothing. The destination of the items is determined later.
    case unspecified = 0
    /// The rows make room at the destination, where rows will be inserted.
    case insertAtDestinationIndexPath = 1
    /// The row at the destination is highlighted: it takes the items.
    case insertIntoDestinationIndexPath = 2
    /// In the middle half of a row as for `insertIntoDestinationIndexPath`, elsewhere as for
    /// `insertAtDestinationIndexPath`. The coordinator's proposal has the one that was chosen.
    case automatic = 3
  }

  /// The part of the proposal that the table view shows. The default is `unspecified`.
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
