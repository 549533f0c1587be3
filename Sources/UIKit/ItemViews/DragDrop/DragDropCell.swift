/// A cell that participates in drags and drops.
@MainActor
protocol DragDropCell: UIView {
  /// The drag state of the cell, which is part of its configuration state.
  var stateInDrag: UICellConfigurationState.DragState { get set }

  /// Hides the cell until the animation of the dropped item's preview ends (`showDroppedItem()`).
  func hideForDrop()

  /// Shows the cell again if it is still hidden for a drop.
  func showDroppedItem()

  func setNeedsUpdateConfiguration()
}
