import Foundation

/// Closures that handle the commands in the edit menu of an item.
struct EditMenuActions {
  /// A closure that returns whether a command can be performed. Its arguments are the selector and the sender.
  let canPerform: (Selector, Any?) -> Bool
  /// A closure that performs a command. Its arguments are the selector and the sender.
  let perform: (Selector, Any?) -> Void
}
