import CollectionCore
import CoreGraphics
import Foundation

/// The interface of a table or collection view that the drag and drop code uses.
///
/// Index paths that are passed to or returned by a delegate are data source index paths. All others are presentation index paths.
@MainActor
protocol DragDropHost: UpdateHost, ItemFocusHost {
  /// The drag and drop state of the view, or `nil` before the first delegate is set.
  var dragDrop: DragDropController? { get }

  /// Indicates whether users can drag items of the view.
  var dragInteractionEnabled: Bool { get }

  /// Prepares the cell of an item that is about to be lifted, before the preview of the cell is created.
  func willLift(at path: IndexPath)

  // MARK: Layout

  /// Updates the layout without creating views, so that positions of items can be determined.
  func resolveLayoutForDrop()

  /// Returns the final position and size of an item, ignoring animations in progress, or `nil` if there is no such item.
  func positionOfItem(at path: IndexPath) -> ItemPosition?

  /// Returns the data source index path after the last item of the section whose empty space at the end contains a point of the
  /// content. Returns `nil` if there is no such section.
  func endOfSection(at point: CGPoint) -> IndexPath?

  // MARK: Gap and placeholders

  /// Indicates whether the items can currently make room for a drag.
  var canOpenGap: Bool { get }

  /// The time for which a drag must pause before the items make room, in seconds.
  var gapDelay: TimeInterval { get }

  /// Indicates whether the moved item (`DataMapping.movement`) is shown as an empty gap, which marks the drop position
  /// of a drag.
  var isMovedItemGap: Bool { get }

  /// Shows an item of the view as the gap of the drag that moves it. The view must not show placeholders.
  ///
  /// - Returns: `true` if the item is shown as the gap.
  func beginGapMovement(of path: IndexPath) -> Bool

  /// Moves the item that is shown as the gap of a drag to another index path.
  func moveGap(to target: IndexPath)

  /// Ends the movement of the gap. The item that was shown as the gap returns to its index path in the data.
  func endGapMovement()

  /// Ends the interactive movement of an item because of another change.
  func abandonMovement()

  /// Registers the class of cells in gaps for `PlaceholderItem.gapIdentifier`.
  func registerGapCell()

  /// Returns the height of a gap at an index path, in points, or `nil` if the layout determines the height.
  func gapHeight(at path: IndexPath) -> CGFloat?

  /// Shows a change of the placeholders or the gap, with an animation.
  ///
  /// - Parameters:
  ///   - map: The update of the presented items, including placeholders.
  ///   - changesData: `true` if the data has also changed, because a placeholder was replaced by an item.
  ///   - change: A closure that applies the change to `mapping`.
  func showPlaceholderChange(_ map: UpdateMap, changesData: Bool, _ change: () -> Void)

  /// Returns whether the data source returns the expected counts. Only the counts that must be known are compared
  /// (`CountReader.confirms`).
  func dataSourceConfirms(_ counts: SectionCounts, in sections: Set<Int>) -> Bool

  /// Asks the data source to move the item that is shown as the gap to its current position, if the data source handles
  /// movements.
  ///
  /// - Returns: The new data source index path of the item, or `nil` if the delegate must perform the drop.
  func moveGapInDataSource() -> IndexPath?

  /// Highlights (if `isTargeted` is `true`) or unhighlights the cell that is the target of a drop. The caller updates the cell's
  /// configuration state, even if the view draws no highlight.
  func showTargeted(_ isTargeted: Bool, at path: IndexPath)

  // MARK: Spring loading

  /// Asks the delegate whether an item is activated when a drag pauses over it.
  func delegateAllowsSpringLoading(at path: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool

  // MARK: Drag delegate

  func delegateItemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func delegateItemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
  func delegateDragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func notifyDelegateOfDragBeginning(_ session: any UIDragSession)
  func notifyDelegateOfDragEnding(_ session: any UIDragSession)
  func delegateAllowsMoveOperation(_ session: any UIDragSession) -> Bool
  func delegateRestrictsToApplication(_ session: any UIDragSession) -> Bool

  // MARK: Drop delegate

  func delegateCanHandle(_ session: any UIDropSession) -> Bool
  func notifyDelegateOfDropEntering(_ session: any UIDropSession)
  func notifyDelegateOfDropExiting(_ session: any UIDropSession)
  func notifyDelegateOfDropEnding(_ session: any UIDropSession)

  /// Asks the delegate for the proposal at a destination.
  ///
  /// - Returns: A proposal of the view's own class, or `nil` if there is no delegate.
  func delegateDropProposal(_ session: any UIDropSession, destination: IndexPath?) -> UIDropProposal?

  /// Tells the delegate to perform a drop on the view.
  ///
  /// - Parameters:
  ///   - drop: The drop. The drop coordinator forwards the delegate's calls to this object.
  ///   - proposal: The last proposal, of the view's own class.
  func delegatePerformDrop(_ drop: ItemDrop, _ proposal: UIDropProposal)

  func delegateDropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?

  /// Returns the intent of a proposal, which is of the view's own class.
  static func intent(of proposal: UIDropProposal) -> DropIntent

  /// Creates a proposal of the view's own class.
  static func proposal(_ operation: UIDropOperation, _ intent: DropIntent) -> UIDropProposal
}

extension DragDropHost {
  func willLift(at path: IndexPath) {}
  func gapHeight(at path: IndexPath) -> CGFloat? { nil }
  func moveGapInDataSource() -> IndexPath? { nil }
  func showTargeted(_ isTargeted: Bool, at path: IndexPath) {}

  /// Returns the cell of an item if it is visible, disappearing or prefetched, otherwise `nil`.
  func dragDropCell(at path: IndexPath) -> (any DragDropCell)? { existingCell(at: path) as? any DragDropCell }
}
