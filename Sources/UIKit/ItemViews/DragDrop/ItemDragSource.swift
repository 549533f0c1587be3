import CoreGraphics
import Foundation

/// An object that manages the drags that contain items of a table or collection view. There can be several drags at a
/// time, because dropped items may still be animated when the next drag begins.
@MainActor final class ItemDragSource: NSObject, UIDragInteractionDelegate, DragLiftObserver {
  private weak var host: (any DragDropHost)?
  private(set) var interaction: UIDragInteraction?
  /// The state of a drag that contains items of this view, from the time at which they are lifted.
  private struct Lift {
    /// Indicates whether the delegate was notified of the beginning of the drag. If it was not, it is not notified of the end either.
    var hasBegun = false
    /// The data source index paths of the items in the drag, by the identities of their drag items.
    var paths: [ObjectIdentifier: IndexPath] = [:]
  }
  /// The states of the drags, by the identities of their sessions.
  private var lifts: [ObjectIdentifier: Lift] = [:]
  var isActive: Bool { !lifts.isEmpty }
  /// The items that the delegate provided for a gesture that can add items to a drag in progress, and the index path of the item
  /// under the gesture. The items are added to the drag only if the gesture succeeds. The value is `nil` if no gesture is in
  /// progress.
  private var pendingItems: (items: [UIDragItem], path: IndexPath)?

  init(_ host: any DragDropHost) {
    self.host = host
    super.init()
  }

  var isInstalled = false {
    didSet {
      guard isInstalled != oldValue, let host else { return }
      if isInstalled {
        let newInteraction = UIDragInteraction(delegate: self)
        newInteraction.isEnabled = host.dragInteractionEnabled
        interaction = newInteraction
        host.addInteraction(newInteraction)
      } else if let interaction {
        host.removeInteraction(interaction)
        self.interaction = nil
      }
    }
  }

  // MARK: UIDragInteractionDelegate

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let host, host.mapping.movement == nil, let path = host.pressedItem(at: session.location(in: host)),
      !host.isPlaceholder(at: path)
    else { return [] }
    let data = host.dataIndexPath(path)
    let items = host.delegateItemsForBeginning(session, at: data)
    guard !items.isEmpty else { return [] }
    lifts[ObjectIdentifier(session)] = Lift()
    recordPaths(of: items, at: data, session)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let host, let path = host.pressedItem(at: point), !host.isPlaceholder(at: path) else { return [] }
    let data = host.dataIndexPath(path)
    // An item that is already being dragged is not added again.
    guard !lifts.values.contains(where: { $0.paths.values.contains(data) }) else { return [] }
    let items = host.delegateItemsForAdding(to: session, at: data, point: point)
    pendingItems = (items, data)
    return items
  }

  private func addPendingItems(_ session: any UIDragSession) {
    guard let (items, path) = pendingItems, let host else { return }
    pendingItems = nil
    recordPaths(of: items, at: path, session)
    host.dragDropCell(at: host.shownPath(ofData: path))?.stateInDrag = .dragging
  }

  private func recordPaths(of items: [UIDragItem], at path: IndexPath, _ session: any UIDragSession) {
    for item in items { lifts[ObjectIdentifier(session), default: Lift()].paths[ObjectIdentifier(item)] = path }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let host, let path = path(of: item) else { return nil }
    let shownPath = host.shownPath(ofData: path)
    guard let cell = host.dragDropCell(at: shownPath) else { return nil }
    host.willLift(at: shownPath)
    return UITargetedDragPreview(
      view: cell, parameters: parameters(of: path, in: host),
      target: UIDragPreviewTarget(container: host, center: cell.center))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { show(.lifting, session) }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    show(.dragging, session)
    begin(session)
  }

  /// Adds items of this view to a drag from another view. For the delegate, the drag begins with this call ("This call
  /// will always be balanced with a corresponding call to collectionView(_:dragSessionDidEnd:)", UICollectionView.h).
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    guard addingInteraction === interaction else { return }
    addPendingItems(session)
    begin(session)
  }

  private func begin(_ session: any UIDragSession) {
    guard let host, lifts[ObjectIdentifier(session)]?.hasBegun != true else { return }
    lifts[ObjectIdentifier(session), default: Lift()].hasBegun = true
    host.notifyDelegateOfDragBeginning(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    host?.delegateAllowsMoveOperation(session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    host?.delegateRestrictsToApplication(session) ?? false
  }

  /// Returns the preview that is used to animate an item back to the current position of its cell.
  ///
  /// The preview has the same parameters as for the lift (UICollectionView.h: they are those "of the preview used for the item
  /// being lifted from or cancelling back to the collection view"). An item without a cell fades out.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let host, let path = path(of: item) else { return nil }
    let shownPath = host.shownPath(ofData: path)
    guard let cell = host.dragDropCell(at: shownPath), let target = host.positionOfItem(at: shownPath) else {
      return nil
    }
    return UITargetedDragPreview(
      view: cell, parameters: parameters(of: path, in: host),
      target: UIDragPreviewTarget(container: host, center: target.center))
  }

  private func parameters(of path: IndexPath, in host: any DragDropHost) -> UIDragPreviewParameters {
    host.delegateDragPreviewParameters(at: path) ?? UIDragPreviewParameters()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    let hasBegun = lifts[ObjectIdentifier(session)]?.hasBegun == true
    liftDidEnd(session)
    if hasBegun { host?.notifyDelegateOfDragEnding(session) }
  }

  /// Ends a drag for this view, and resets the drag state of its cells.
  func liftDidEnd(_ session: any UIDragSession) {
    lifts[ObjectIdentifier(session)] = nil
    pendingItems = nil
    for (path, cell) in host?.existingCells ?? [] where dragState(at: path) == .none {
      (cell as? any DragDropCell)?.stateInDrag = .none
    }
  }

  private func show(_ state: UICellConfigurationState.DragState, _ session: any UIDragSession) {
    guard let host, let lift = lifts[ObjectIdentifier(session)] else { return }
    for path in lift.paths.values { host.dragDropCell(at: host.shownPath(ofData: path))?.stateInDrag = state }
  }

  /// Returns the drag state for the cell of an item, which may appear during the drag.
  func dragState(at path: IndexPath) -> UICellConfigurationState.DragState {
    guard isActive, let host, !host.isPlaceholder(at: path) else { return .none }
    let data = host.dataIndexPath(path)
    return lifts.values.contains { $0.paths.values.contains(data) } ? .dragging : .none
  }

  /// Returns the data source index path of a dragged item, or `nil` if the item was dragged from another view or was deleted.
  func path(of item: UIDragItem) -> IndexPath? {
    lifts.values.lazy.compactMap { $0.paths[ObjectIdentifier(item)] }.first
  }

  /// Updates the index paths of the dragged items after a change of the data.
  func updatePaths(_ newPath: (IndexPath) -> IndexPath?) {
    if isActive { lifts = lifts.mapValues { Lift(hasBegun: $0.hasBegun, paths: $0.paths.compactMapValues(newPath)) } }
    pendingItems = pendingItems.flatMap { offer in newPath(offer.path).map { (offer.items, $0) } }
  }
}
