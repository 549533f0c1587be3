import Foundation

/// The actions that a swipe over a row uncovers at one of its sides.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private let actionStorage: [UIContextualAction]

  /// Actions in their order from the edge of the row inwards: the first lies at the edge, and is what a full swipe performs.
  public convenience init(actions: [UIContextualAction]) { self.init(of: actions) }

  private init(of actions: [UIContextualAction]) {
    actionStorage = actions
    super.init()
  }

  /// The actions, from the edge of the row inwards.
  open var actions: [UIContextualAction] { actionStorage }

  /// Whether a swipe over most of the row performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true
}
