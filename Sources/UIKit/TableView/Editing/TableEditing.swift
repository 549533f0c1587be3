import Foundation

/// The editing state of a table.
struct TableEditing {
  var isEditing = false
  /// The index path of the row whose swipe actions are shown, or `nil`.
  var openRow: IndexPath?
}
