import Foundation

/// What the look of a cell depends on: selected, highlighted and so on, the traits, and states of your own.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// How far a drag of the cell has come.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not part of a drag.
    case none = 0
    /// The cell is being lifted, or lies back after a lift.
    case lifting = 1
    /// The cell goes along with the finger.
    case dragging = 2
  }

  /// What a drop does at the cell.
  public enum DropState: Int, Hashable, Sendable {
    /// No drag is over the view.
    case none = 0
    /// A drag is over the view, but this cell is not its place.
    case notTargeted = 1
    /// What is dragged would be dropped into this cell.
    case targeted = 2
  }

  /// The traits of the cell's surroundings.
  public var traitCollection: UITraitCollection
  /// Default false.
  public var isDisabled = false
  /// Default false.
  public var isHighlighted = false
  /// Default false.
  public var isSelected = false
  /// Default false.
  public var isFocused = false
  /// Default false.
  public var isPinned = false
  /// Default false.
  public var isEditing = false
  /// Default false.
  public var isExpanded = false
  /// Default false.
  public var isSwiped = false
  /// Default false.
  public var isReordering = false
  /// Default `none`.
  public var cellDragState = DragState.none
  /// Default `none`.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a cell that nothing happens to.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// States of your own. Nil for a key that was not set; setting nil takes the key out.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
