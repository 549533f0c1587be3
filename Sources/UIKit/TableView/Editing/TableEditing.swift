import Foundation

/// The editing state of a table view: its editing mode, and the row whose swipe actions are revealed.
///
/// While a row is swiped, `UITableView.isEditing` is `true`, too, but there are no editing controls.
struct TableEditing {
  /// Indicates whether rows show editing controls.
  var isEditing = false
  /// The index path of the row whose swipe actions are revealed. The value is `nil` if there is none, or if the row was deleted.
  var openRow: IndexPath?
  /// Indicates whether a row is swiped. The delegate is notified of the beginning and of the end.
  var isSwiping = false
  /// Indicates whether the delegate is being notified of the beginning of a swipe. A controller then enters editing mode.
  var isSwipeBeginning = false
}
