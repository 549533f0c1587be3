/// The part of a cell's or view's state on which the default values of configurations depend.
struct StyleState {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isFocused = false
  var isEditing = false
  var isReordering = false
  var isDragging = false

  init(_ state: any UIConfigurationState) {
    if let cell = state as? UICellConfigurationState {
      isDisabled = cell.isDisabled
      isHighlighted = cell.isHighlighted
      isSelected = cell.isSelected
      isFocused = cell.isFocused
      isEditing = cell.isEditing
      isReordering = cell.isReordering
      isDragging = cell.cellDragState != .none
    } else if let view = state as? UIViewConfigurationState {
      isDisabled = view.isDisabled
      isHighlighted = view.isHighlighted
      isSelected = view.isSelected
      isFocused = view.isFocused
    }
  }
}
