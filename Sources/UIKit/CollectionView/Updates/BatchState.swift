import CollectionCore
import Foundation

/// The batch of updates that is being collected, and the animations of those that were carried out.
@MainActor
struct BatchState {
  /// How many `performBatchUpdates` are open, one inside the other.
  var depth = 0
  var operations = UpdateOperations()
  var reconfigured: [IndexPath] = []
  /// Of the outer batch first, then of the inner ones in their order.
  var completions: [(Bool) -> Void] = []
  /// Views that are leaving the screen.
  var animations: [ElementAnimation] = []

  /// Forgets what has been collected: a reload makes it pointless.
  mutating func drop() {
    operations = UpdateOperations()
    reconfigured = []
  }

  /// Ends the animations of leaving views at once.
  func finishAnimations(of view: UICollectionView) {
    for animation in animations { animation.retire(in: view) }
  }
}

/// One animated change of elements, until it is over.
@MainActor
final class ElementAnimation {
  private var leaving: [RealizedElement]

  init(leaving: [RealizedElement]) {
    self.leaving = leaving
  }

  /// Recycles the views that have left. Does nothing the second time.
  func retire(in view: UICollectionView) {
    let elements = leaving
    leaving = []
    for element in elements { view.retire(element) }
    view.batches.animations.removeAll { $0 === self }
  }
}
