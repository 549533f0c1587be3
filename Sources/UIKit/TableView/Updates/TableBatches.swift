import CollectionCore
import Foundation

/// The batch of updates that is being collected, and the animated changes that have not come to their end.
@MainActor
struct TableBatches {
  /// How many batches are open, one inside the other.
  var depth = 0
  /// The data source is being asked for counts: nothing can be updated meanwhile.
  var isCounting = false
  var operations = TableOperations()
  var reconfigurePaths: [IndexPath] = []
  /// What the open batch stands for, if a diffable data source opened it, and how its rows come and go.
  var data: (batch: DataBatch, animation: UITableView.RowAnimation)?
  /// A diffable data source names what it changes: the operations are known.
  var isAnnouncing = false
  /// While a row is being reconfigured: the cell that `dequeue…` is to give back.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  /// Of the outer batch first, then of the inner ones in their order.
  var completions: [(Bool) -> Void] = []
  /// Oldest first.
  var running: [RunningTableUpdate] = []
  /// Puts the completions of animated changes into order.
  let finished = CompletionQueue()
  /// Elements that are leaving the screen and still belong to a row: when they are to be shown again before their
  /// animation is over, they turn round where they are.
  var departing: [ElementKey: TableElement] = [:]

  /// Forgets what has been collected: a reload makes it pointless.
  mutating func drop() {
    operations = TableOperations()
    reconfigurePaths = []
  }
}
