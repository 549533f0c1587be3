import Foundation

/// The editing state of a table view: its editing mode, and the row whose swipe actions are revealed.
struct TableEditing {
  var isEditing = false
  /// The index path of the row whose swipe actions are revealed, or `nil` if there is none.
  var openRow: IndexPath?
}
