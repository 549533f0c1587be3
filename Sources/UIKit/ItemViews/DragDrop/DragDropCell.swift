/// A cell that takes part in drags and drops.
@MainActor
protocol DragDropCell: UIView {
  /// The drag state of the cell for its configuration state.
  var stateInDrag: UICellConfigurationState.DragState { get set }

  /// Hides the cell until the preview of the dropped item has arrived at it (`showDroppedItem()`).
  func hideForDrop()

  /// Shows the cell again if it is still hidden for a drop.
  func showDroppedItem()

  func setNeedsUpdateConfiguration()
}
