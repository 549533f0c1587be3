import CollectionCore
import CoreGraphics
import Foundation

/// The interface of an item view for drag and drop.
///
/// Index paths for the delegates are index paths of the data. All other index paths are shown ones.
@MainActor
protocol DragDropHost: UpdateHost, ItemFocusHost {
  /// The drag and drop state of the view, or `nil` before a delegate is set.
  var dragDrop: DragDropParts? { get }

  /// Indicates whether drags can begin.
  var dragInteractionEnabled: Bool { get }

  /// Called before the cell of an item is lifted and its preview is created.
  func willLift(at path: IndexPath)

  // MARK: Layout

  /// Updates the layout without creating views.
  func settleLayoutForDrop()

  /// Returns the position and size of an item at rest, or `nil` if the item does not exist.
  func placeOfItem(at path: IndexPath) -> ItemPlace?

  /// Returns the index path after the last item of a section, in the data. Returns `nil` if the point of the content is
  /// not after that item.
  func endOfSection(at point: CGPoint) -> IndexPath?

  // MARK: Gap and placeholders

  /// Indicates whether the items can make room for a drag now.
  var canOpenGap: Bool { get }

  /// The time in seconds that a drag must pause before the items make room.
  var gapDelay: TimeInterval { get }

  /// Indicates whether the moved item (`DataMapping.movement`) is the gap of a drag. A gap is empty.
  var isMovedItemGap: Bool { get }

  /// Turns an item of the view into the gap of the drag that moves it. The view must not show placeholders.
  ///
  /// - Returns: `true` if the item has become the gap.
  func beginGapMovement(of path: IndexPath) -> Bool

  /// Moves the item that serves as the gap of the drag to another index path.
  func moveGap(to target: IndexPath)

  /// Shows the item that serves as the gap of the drag at its index path in the data again.
  func endGapMovement()

  /// Ends the movement of an item because of another change.
  func abandonMovement()

  /// Registers the cell class of gaps for `PlaceholderItem.gapIdentifier`.
  func registerGapCell()

  /// Returns the height of a gap at an index path, in points, or `nil` if the layout determines it.
  func gapHeight(at path: IndexPath) -> CGFloat?

  /// Shows a change of placeholders.
  ///
  /// - Parameters:
  ///   - map: The update of the shown items.
  ///   - changesData: `true` if the data has changed too, because a placeholder became an item.
  ///   - change: A closure that changes `mapping`.
  func showPlaceholderChange(_ map: UpdateMap, changesData: Bool, _ change: () -> Void)

  /// Returns whether the data source currently has these counts. Only the counts that must be known are compared
  /// (`CountReader.confirms`).
  func dataSourceConfirms(_ counts: SectionCounts, in sections: Set<Int>) -> Bool

  /// Calls the data source to move the item that serves as the gap of the drag to its shown index path, if the data
  /// source moves items itself.
  ///
  /// - Returns: The new index path of the item in the data, or `nil` if the delegate performs the drop.
  func dataSourceMovesGap() -> IndexPath?

  /// Shows or removes the highlight of the cell that is the target of a drop, in addition to its configuration state.
  func showTargeted(_ isTargeted: Bool, at path: IndexPath)

  // MARK: Spring loading

  /// Asks the delegate whether a drag that pauses over an item can activate it.
  func delegateAllowsSpringLoading(at path: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool

  // MARK: Drag delegate

  func delegateItemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func delegateItemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
  func delegateDragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func delegateDragWillBegin(_ session: any UIDragSession)
  func delegateDragDidEnd(_ session: any UIDragSession)
  func delegateAllowsMoveOperation(_ session: any UIDragSession) -> Bool
  func delegateRestrictsToApplication(_ session: any UIDragSession) -> Bool

  // MARK: Drop delegate

  func delegateCanHandle(_ session: any UIDropSession) -> Bool
  func delegateDropDidEnter(_ session: any UIDropSession)
  func delegateDropDidExit(_ session: any UIDropSession)
  func delegateDropDidEnd(_ session: any UIDropSession)

  /// Asks the delegate for a drop proposal.
  ///
  /// - Returns: A proposal of the view's own class, or `nil` without a delegate.
  func delegateDropProposal(_ session: any UIDropSession, destination: IndexPath?) -> UIDropProposal?

  /// Calls the delegate to perform a drop.
  ///
  /// - Parameters:
  ///   - drop: The drop. The delegate passes the destinations of the items to it.
  ///   - proposal: The last proposal, of the view's own class.
  func delegatePerformDrop(_ drop: ItemDrop, _ proposal: UIDropProposal)

  func delegateDropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?

  /// Returns the intent of a proposal of the view's own class.
  static func intent(of proposal: UIDropProposal) -> DropIntent

  /// Returns a proposal of the view's own class.
  static func proposal(_ operation: UIDropOperation, _ intent: DropIntent) -> UIDropProposal
}

extension DragDropHost {
  func willLift(at path: IndexPath) {}
  func gapHeight(at path: IndexPath) -> CGFloat? { nil }
  func dataSourceMovesGap() -> IndexPath? { nil }
  func showTargeted(_ isTargeted: Bool, at path: IndexPath) {}

  /// Returns the cell of an item that is on screen, disappearing or prefetched.
  func dragDropCell(at path: IndexPath) -> (any DragDropCell)? { knownCell(at: path) as? any DragDropCell }
}
