import Foundation

extension UITableViewCell: DragDropCell {
  final var stateInDrag: UICellConfigurationState.DragState {
    get { UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none }
    set { dragState = DragState(rawValue: newValue.rawValue) ?? .none }
  }

  final func hideForDrop() { awaitsDropPreview = true }

  final func showDroppedItem() { awaitsDropPreview = false }

  /// Indicates whether the cell is hidden. A cell is hidden while the preview of a dropped item is animated to it, and while its
  /// row is the gap of a drag.
  final var isConcealed: Bool { awaitsDropPreview || isGap }

  /// Shows or hides the cell according to `isConcealed`. A cell in the reuse pool remains hidden.
  final func updateConcealment() {
    if let element, owner?.liveElements[element.key] === element { isHidden = isConcealed }
  }
}
