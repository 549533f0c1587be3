import Foundation

/// The actions of the edit menu of one item.
struct EditMenuActions {
  /// Returns whether an action can be performed; the second argument is the sender.
  let canPerform: (Selector, Any?) -> Bool
  /// Performs an action.
  let perform: (Selector, Any?) -> Void
}
