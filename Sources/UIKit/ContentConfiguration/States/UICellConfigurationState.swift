import Foundation

/// The state that determines the appearance of a cell: flags such as selected and highlighted, traits and custom
/// states.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Constants that specify the state of a cell in a drag: not dragged, being lifted or being dragged.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not part of a drag.
    case none = 0
    /// The cell is being lifted at the beginning of a drag, or moves back after a lift that did not lead to a drag.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// Constants that specify the state of a cell in a drop: no drop, not the destination or the destination.
  public enum DropState: Int, Hashable, Sendable {
    /// There is no drag over the collection view or table view.
    case none = 0
    /// There is a drag over the collection view or table view, but this cell is not its destination.
    case notTargeted = 1
    /// Dragged items would be dropped into this cell.
    case targeted = 2
  }

  /// The traits of the cell that the state describes.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled. The default is `false`.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted. The default is `false`.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected. The default is `false`.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is focused. The default is `false`.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned to the edge of the visible area. The default is `false`.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is in editing mode. The default is `false`.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell's item is expanded in an outline. The default is `false`.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell's swipe actions are revealed. The default is `false`.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is being moved interactively. The default is `false`.
  public var isReordering = false
  /// The state of a drag of the cell. The default is `none`.
  public var cellDragState = DragState.none
  /// The state of a drop on the cell. The default is `none`.
  public var cellDropState = DropState.none
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all flags are `false`.
  ///
  /// - Parameter traitCollection: The traits of the cell.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Accesses the value of a custom state.
  ///
  /// - Parameter key: The key of the state.
  /// - Returns: The value, or `nil` if the state is not set. Setting `nil` removes it.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
