import CollectionCore
import Foundation

/// The batch of updates that is being collected, and the animated changes that have not come to their end.
@MainActor
struct BatchState {
  /// How many `performBatchUpdates` are open, one inside the other.
  var depth = 0
  /// The data source is being asked for counts: nothing can be updated meanwhile.
  var isCounting = false
  var operations = UpdateOperations()
  var reconfigured: [IndexPath] = []
  /// What the open batch stands for, if a diffable data source opened it.
  var data: DataBatch?
  /// A diffable data source names what it changes: the operations are known.
  var isAnnouncing = false
  /// Of the outer batch first, then of the inner ones in their order.
  var completions: [(Bool) -> Void] = []
  /// What waits for the open batch to be carried out.
  var afterwards: [@MainActor () -> Void] = []
  /// Oldest first.
  var running: [RunningUpdate] = []
  /// What waits for a movement by hand to be over.
  var afterMovement: [@MainActor () -> Void] = []
  /// Puts the completions of animated changes into order.
  let finished = CompletionQueue()
  /// Elements that are leaving the screen and still belong to an item: when they are to be shown again before their
  /// animation is over, they turn round where they are.
  var departing: [ElementKey: RealizedElement] = [:]

  /// Forgets what has been collected: a reload makes it pointless.
  mutating func drop() {
    operations = UpdateOperations()
    reconfigured = []
  }

  /// Follows the elements that are leaving to their places after a batch; the view of one that goes or is made anew will
  /// not be used for it again.
  mutating func translateDeparting(_ newKey: (ElementKey) -> ElementKey?) {
    guard !departing.isEmpty else { return }
    let old = departing
    departing = [:]
    for (key, element) in old {
      guard let new = newKey(key) else { continue }
      element.key = new
      element.path = new.path
      departing[new] = element
    }
  }
}
