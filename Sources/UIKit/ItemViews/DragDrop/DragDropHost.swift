import CollectionCore
import CoreGraphics
import Foundation

/// The interface through which drag and drop uses an item view.
///
/// Index paths that the delegates are given are those of the data; all others are those of what is shown.
@MainActor
protocol DragDropHost: UpdateHost, ItemFocusHost {
  /// The drag and drop objects of the view, or `nil` until a delegate is set.
  var dragDrop: DragDropParts? { get }

  /// Indicates whether drags can begin.
  var dragInteractionEnabled: Bool { get }

  /// Called before the cell of an item is lifted and its preview is created.
  func willLift(at path: IndexPath)

  // MARK: Layout

  /// Updates the layout without creating views.
  func settleLayoutForDrop()

  /// Returns the resting position of an item, or `nil` if it does not exist.
  func placeOfItem(at path: IndexPath) -> ItemPlace?

  /// Returns the data index path after the last item of a section if a point of the content is behind that item,
  /// otherwise `nil`.
  func endOfSection(at point: CGPoint) -> IndexPath?

  // MARK: Gap and placeholders

  /// Indicates whether a gap can open for a drag now.
  var canOpenGap: Bool { get }

  /// The time in seconds that a drag rests before a gap opens.
  var gapDelay: TimeInterval { get }

  /// Indicates whether the moved item (`DataMapping.movement`) is the gap of a drag, which is not visible.
  var isMovedItemGap: Bool { get }

  /// Makes an item of the view the gap of the drag that moves it. The view shows no placeholders.
  ///
  /// - Returns: `true` if the item is the gap now.
  func beginGapMovement(of path: IndexPath) -> Bool

  /// Moves the gap to another position.
  func moveGap(to target: IndexPath)

  /// Ends the gap and shows its item at its position in the data.
  func endGapMovement()

  /// Ends the movement of an item, because another change replaces it.
  func abandonMovement()

  /// Registers the cell class of gaps for `PlaceholderItem.gapIdentifier`.
  func registerGapCell()

  /// Returns the height of a gap in points, or `nil` if the layout determines it.
  func gapHeight(at path: IndexPath) -> CGFloat?

  /// Shows a change of placeholders.
  ///
  /// - Parameters:
  ///   - map: The update of the shown items.
  ///   - changesData: `true` if the data has changed, too, because a placeholder became an item.
  ///   - change: Changes `mapping`.
  func showPlaceholderChange(_ map: UpdateMap, changesData: Bool, _ change: () -> Void)

  /// Returns whether the data source has these counts now, in the sections that are checked (`CountReader.confirms`).
  func dataSourceConfirms(_ counts: SectionCounts, in sections: Set<Int>) -> Bool

  /// Asks the data source to move the item of the gap to its shown position, if it implements moves.
  ///
  /// - Returns: The new index path in the data, or `nil` if the delegate performs the drop.
  func dataSourceMovesGap() -> IndexPath?

  /// Changes the appearance of the cell into which a drop would go, in addition to its configuration state.
  func showTargeted(_ isTargeted: Bool, at path: IndexPath)

  // MARK: Spring loading

  /// Asks the delegate whether a resting drag may activate an item.
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

  /// Asks the delegate to perform a drop.
  ///
  /// - Parameters:
  ///   - drop: The drop, which receives the delegate's calls for its items.
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

  /// Returns the cell of an item that is visible, disappearing or prepared.
  func dragDropCell(at path: IndexPath) -> (any DragDropCell)? { knownCell(at: path) as? any DragDropCell }
}
