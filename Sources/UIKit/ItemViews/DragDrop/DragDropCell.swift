/// A cell that takes part in drags and drops.
@MainActor
protocol DragDropCell: UIView {
  /// How far a drag of the cell has come, as its configuration state has it.
  var stateInDrag: UICellConfigurationState.DragState { get set }

  /// Hides the cell until the preview of what was dropped has arrived at it (`showDroppedItem()`).
  func hideForDrop()

  /// Shows the cell again if it is still hidden for a drop.
  func showDroppedItem()

  func setNeedsUpdateConfiguration()
}
