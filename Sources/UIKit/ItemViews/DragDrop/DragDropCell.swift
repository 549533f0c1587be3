/// A cell that can be dragged and be the destination of a drop.
@MainActor
protocol DragDropCell: UIView {
  /// The drag state of the cell, which is part of its configuration state.
  var stateInDrag: UICellConfigurationState.DragState { get set }

  /// Hides the cell while the preview of the dropped item is animated to it. `showDroppedItem()` shows it again.
  func hideForDrop()

  /// Shows the cell again if it is still hidden for a drop.
  func showDroppedItem()

  func setNeedsUpdateConfiguration()
}
