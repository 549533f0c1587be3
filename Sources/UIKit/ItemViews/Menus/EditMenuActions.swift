import Foundation

/// The actions of the edit menu of one item.
struct EditMenuActions {
  /// A closure that returns whether an action can be performed. The second argument is the sender.
  let canPerform: (Selector, Any?) -> Bool
  /// A closure that performs an action. The second argument is the sender.
  let perform: (Selector, Any?) -> Void
}
