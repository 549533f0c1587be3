import Foundation

/// What is edited in a table.
struct TableEditing {
  var isEditing = false
  /// The row whose actions a swipe has uncovered.
  var openRow: IndexPath?
}
