import Foundation

/// The actions that a swipe reveals at one edge of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private var actionStorage: [UIContextualAction] = []

  /// Creates a configuration from its actions.
  ///
  /// - Parameter actions: The actions from the edge of the row inwards. A full swipe performs the first action.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    actionStorage = actions
  }

  /// Creates a configuration without actions. Subclasses call this initializer.
  public override init() { super.init() }

  /// The actions of the row. The first one is at the edge of the row.
  open var actions: [UIContextualAction] { actionStorage }

  /// A Boolean value that determines whether a swipe across most of the row performs the first action. The default is
  /// `true`.
  open var performsFirstActionWithFullSwipe = true
}
