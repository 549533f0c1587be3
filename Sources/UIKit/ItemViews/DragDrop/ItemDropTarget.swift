import CoreGraphics
import Foundation

/// An object that manages the drags over a table or collection view. It calls the drop delegate, opens a gap at the drop
/// position, scrolls at the edges and performs the drop.
///
/// Another drag can enter while dropped items are still being animated. The gap and all other state that depends on the
/// pointer then belong to the new drag.
@MainActor final class ItemDropTarget: NSObject, UIDropInteractionDelegate, DropPlacing {
  private weak var host: (any DragDropHost)?
  private var interaction: UIDropInteraction?
  private let autoscroll = EdgeAutoscroll()
  private(set) var isActive = false
  /// The last proposal that the delegate returned, or `nil` if there is none.
  private var proposal: UIDropProposal?
  private var destination: IndexPath?
  /// Indicates whether the destination of the drag must be determined again, because the data has changed.
  private var isDestinationStale = false
  private weak var session: DropSession?
  private var gapTimer: Int?
  private var scheduledGap: IndexPath?
  private var placements: [ObjectIdentifier: DropPlacement] = [:]

  init(_ host: any DragDropHost) {
    self.host = host
    super.init()
    autoscroll.onStep = { [weak self] in self?.contentDidScroll() }
  }

  var isInstalled = false {
    didSet {
      guard isInstalled != oldValue, let host else { return }
      if isInstalled {
        let newInteraction = UIDropInteraction(delegate: self)
        interaction = newInteraction
        host.addInteraction(newInteraction)
      } else if let interaction {
        host.removeInteraction(interaction)
        self.interaction = nil
        endSession()
      }
    }
  }

  // MARK: UIDropInteractionDelegate

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    host?.delegateCanHandle(session) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let host else { return }
    isActive = true
    self.session = session as? DropSession
    host.notifyDelegateOfDropEntering(session)
    updateCells()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let host else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: host)
    destination = destination(at: point)
    isDestinationStale = false
    proposal = host.delegateDropProposal(session, destination: destination).map {
      resolvedProposal($0, at: point, in: host)
    }
    guard let proposal else { return UIDropProposal(operation: .cancel) }
    let operation = proposal.operation
    let acceptsDrop = operation == .copy || (operation == .move && session.allowsMoveOperation)
    let targetItem = acceptsDrop && intent == .insertIntoDestination ? destination : nil
    if let targetItem {
      // The gap is closed first, because closing it changes the presentation index path of the target.
      scheduleGap(nil)
      host.dragDrop?.setTargeted(host.shownPath(ofData: targetItem))
    } else {
      // The cells still have the index paths from before the gap opens.
      host.dragDrop?.setTargeted(nil)
      scheduleGap(acceptsDrop && intent == .insertAtDestination ? destination : nil)
    }
    // A drag from another application enters and is dropped at the same time, so there is no autoscrolling for it.
    if session.localDragSession != nil { autoscroll.update(point, in: host) }
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    if self.session === session { endSession() }
    host?.notifyDelegateOfDropExiting(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let host else { return }
    autoscroll.stop()
    FrameTimers.cancel(gapTimer)
    host.dragDrop?.setTargeted(nil)
    placements = [:]
    if isDestinationStale { destination = destination(at: session.location(in: host)) }
    guard var proposal else { return }
    // "If this is nil, the proposal's intent will be .unspecified" (UICollectionView.h).
    if destination == nil, intent != .unspecified {
      proposal = type(of: host).proposal(proposal.operation, .unspecified)
    }
    let drop = ItemDrop(host, session, destination: destination) { [weak self] item, placement in
      self?.placements[ObjectIdentifier(item)] = placement
    }
    if intent == .insertAtDestination, movedItem != nil, destination != nil, let path = host.moveGapInDataSource() {
      _ = drop.drop(session.items[0], toItemAt: path)
    } else {
      host.delegatePerformDrop(drop, proposal)
    }
    drop.finish()
    host.closeGap()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    if self.session === session { endSession() }
    host?.notifyDelegateOfDropEnding(session)
  }

  func consumePlacements() -> [ObjectIdentifier: DropPlacement] {
    defer { placements = [:] }
    return placements
  }

  // MARK: Steps

  /// Returns the proposal with a definite intent instead of an automatic one.
  ///
  /// In the middle half of an item's height, the drop inserts into the item. Otherwise it inserts at the destination.
  private func resolvedProposal(_ proposal: UIDropProposal, at point: CGPoint, in host: any DragDropHost)
    -> UIDropProposal
  {
    let hostType = type(of: host)
    guard hostType.intent(of: proposal) == .automatic else { return proposal }
    var intent = DropIntent.insertAtDestination
    if let path = host.laidOutItem(at: point), !host.isPlaceholder(at: path),
      host.dataIndexPath(path) != singleDraggedItem,
      let frame = host.positionOfItem(at: path)?.frame, abs(point.y - frame.midY) <= frame.height / 4
    {
      intent = .insertIntoDestination
    }
    return hostType.proposal(proposal.operation, intent)
  }

  /// The intent of the last proposal of the delegate.
  private var intent: DropIntent {
    guard let host, let proposal else { return .unspecified }
    return type(of: host).intent(of: proposal)
  }

  private func contentDidScroll() {
    guard isActive, let session else { return }
    session.targetTracker?.update()
    ActiveDrag.current?.proposalDidChange()
  }

  /// Cancels the opening of the gap after a change of the data, which has already closed or moved a gap on screen. The
  /// destination is determined again, and the gap opens again when the drag moves.
  func invalidateGap() {
    FrameTimers.cancel(gapTimer)
    scheduledGap = nil
    isDestinationStale = true
  }

  private func endSession() {
    autoscroll.stop()
    FrameTimers.cancel(gapTimer)
    scheduledGap = nil
    destination = nil
    host?.closeGap()
    guard isActive else { return }
    isActive = false
    host?.dragDrop?.setTargeted(nil)
    updateCells()
  }

  /// Returns the data source index path at which a drop would insert items. This is the index path of the item at the pointer, or
  /// the end of the section at the pointer. The result is `nil` if there is neither.
  private func destination(at point: CGPoint) -> IndexPath? {
    guard let host else { return nil }
    guard let path = host.laidOutItem(at: point) else { return sectionEnd(at: point, in: host) }
    // The gap has the index path that an inserted item would have. Placeholders are not in the data.
    return host.mapping.shownPathIgnoringPlaceholders(path)
  }

  /// Returns the data source index path at the end of the section whose trailing space contains the pointer, or `nil` if there is none.
  ///
  /// "When the drop is at the end of a section, the destination index path passed will be for a item that does not yet
  /// exist (equal to the number of items in that section)" (UICollectionView.h). If the dragged item is in the same
  /// section, the result is the index path of the last item.
  private func sectionEnd(at point: CGPoint, in host: any DragDropHost) -> IndexPath? {
    guard var path = host.endOfSection(at: point) else { return nil }
    if let draggedPath = singleDraggedItem, draggedPath.section == path.section { path.item = max(0, path.item - 1) }
    return path
  }

  /// Opens the gap at an index path after the view's `gapDelay`. Pass `nil` to close the gap. While the pointer is
  /// between two items, the gap does not move.
  private func scheduleGap(_ path: IndexPath?) {
    guard let host else { return }
    guard let path else {
      FrameTimers.cancel(gapTimer)
      scheduledGap = nil
      if intent != .insertAtDestination { host.closeGap() }
      return
    }
    guard scheduledGap != path else { return }
    FrameTimers.cancel(gapTimer)
    scheduledGap = path
    let delay = host.gapDelay
    let openGap = { [weak self] in
      guard let self, self.isActive, let host = self.host else { return }
      host.openGap(at: path, moving: self.movedItem)
    }
    if delay == 0 { openGap() } else { gapTimer = FrameTimers.schedule(after: delay, openGap) }
  }

  /// The index path of the dragged item that is shown as the gap, or `nil` if there is none. An item is shown as the
  /// gap if it is the only dragged item, belongs to this view, and is moved by the drag.
  private var movedItem: IndexPath? {
    proposal?.operation == .move ? singleDraggedItem : nil
  }

  /// The data source index path of the single dragged item, or `nil` if several items are dragged or the item belongs to another view.
  private var singleDraggedItem: IndexPath? {
    guard let items = session?.drag?.items, items.count == 1, let item = items.first else { return nil }
    return host?.dragDrop?.source?.path(of: item)
  }

  private func updateCells() {
    for (_, cell) in host?.existingCells ?? [] { (cell as? any DragDropCell)?.setNeedsUpdateConfiguration() }
  }
}
