import CollectionCore
import CoreGraphics
import Foundation

/// What drag and drop asks and tells an item view.
///
/// Index paths that the delegates are given are those of the data; all others are those of what is shown.
@MainActor
protocol DragDropHost: UpdateHost, ItemFocusHost {
  /// What the view keeps for drag and drop; nil until a delegate is set.
  var dragDrop: DragDropParts? { get }

  /// Whether drags may begin.
  var dragInteractionEnabled: Bool { get }

  /// Called before the cell of an item is lifted, and the preview made of it.
  func willLift(at path: IndexPath)

  // MARK: Layout

  /// Brings the layout up to date, without making views.
  func settleLayoutForDrop()

  /// Returns where an item is at rest; nil for one that does not exist.
  func placeOfItem(at path: IndexPath) -> ItemPlace?

  /// Returns the index path in the data behind the last item of a section, where a point of the content is behind that
  /// item; nil elsewhere.
  func endOfSection(at point: CGPoint) -> IndexPath?

  // MARK: Gap and placeholders

  /// Whether the items may make room for a drag now.
  var canOpenGap: Bool { get }

  /// For how many seconds a drag rests before the items make room.
  var gapDelay: TimeInterval { get }

  /// Whether the item that is moved (`DataMapping.movement`) is the gap of a drag: nothing is seen of it.
  var isMovedItemGap: Bool { get }

  /// Makes an item of the view the gap of the drag that moves it. The view shows no placeholders.
  ///
  /// - Returns: Whether it is the gap now.
  func beginGapMovement(of path: IndexPath) -> Bool

  /// Moves the item that is the gap to another place.
  func moveGap(to target: IndexPath)

  /// Shows the item that is the gap where the data has it.
  func endGapMovement()

  /// Ends the movement of an item that something else overtakes.
  func abandonMovement()

  /// Registers the class of the cells of gaps for `PlaceholderItem.gapIdentifier`.
  func registerGapCell()

  /// Returns the height of a gap at a place, in points; nil in a view whose layout decides.
  func gapHeight(at path: IndexPath) -> CGFloat?

  /// Shows a change of placeholders.
  ///
  /// - Parameters:
  ///   - map: What happens to what is shown.
  ///   - changesData: Whether the data has changed, too: a placeholder has become an item.
  ///   - change: Changes `mapping`.
  func showPlaceholderChange(_ map: UpdateMap, changesData: Bool, _ change: () -> Void)

  /// Returns whether the data source has these counts now, as far as has to be known (`CountReader.confirms`).
  func dataSourceConfirms(_ counts: SectionCounts, in sections: Set<Int>) -> Bool

  /// Has the data source move the item that is the gap to where it is shown, if it moves items by itself.
  ///
  /// - Returns: Where the item is in the data now; nil where the delegate performs the drop.
  func dataSourceMovesGap() -> IndexPath?

  /// Makes the cell of the item look targeted or not into which a drop would go, besides its configuration state.
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

  /// Asks the delegate what a drop would do.
  ///
  /// - Returns: A proposal of the view's own class, or nil without a delegate.
  func delegateDropProposal(_ session: any UIDropSession, destination: IndexPath?) -> UIDropProposal?

  /// Has the delegate perform a drop.
  ///
  /// - Parameters:
  ///   - drop: Takes what the delegate says of the items.
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

  /// Returns the cell of an item that is on screen, disappears, or is prepared.
  func dragDropCell(at path: IndexPath) -> (any DragDropCell)? { knownCell(at: path) as? any DragDropCell }
}
