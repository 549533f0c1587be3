import Foundation

/// The actions that a swipe over a row uncovers at one of its sides.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private var actionStorage: [UIContextualAction] = []

  /// Actions in their order from the edge of the row inwards: the first lies at the edge, and is what a full swipe performs.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    actionStorage = actions
  }

  /// Creates a configuration without actions. Subclasses call this initializer.
  public override init() { super.init() }

  /// The actions, from the edge of the row inwards.
  open var actions: [UIContextualAction] { actionStorage }

  /// Whether a swipe over most of the row performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true
}
