import CoreGraphics
import Foundation

/// The drags over a collection view: asks its drop delegate, opens the gap, scrolls at the edges, performs the drop. While a
/// drop settles another drag may come: the gap and all that follows the finger are that one's.
@MainActor final class CollectionDropTarget: NSObject, UIDropInteractionDelegate {
  private weak var view: UICollectionView?
  private var interaction: UIDropInteraction?
  private let autoscroll = EdgeAutoscroll()
  private(set) var isActive = false
  private var proposal = UICollectionViewDropProposal(operation: .cancel)
  private var destination: IndexPath?
  /// The data has changed since the destination was found.
  private var isStale = false
  private weak var session: DropSession?
  private var timer: Int?
  private var waitingGap: IndexPath?
  private var placements: [ObjectIdentifier: DropPlacement] = [:]
  private var delegate: (any UICollectionViewDropDelegate)? { view?.dropDelegate }

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    autoscroll.onStep = { [weak self] in self?.contentScrolled() }
  }

  var isInstalled = false {
    didSet {
      guard isInstalled != oldValue, let view else { return }
      if isInstalled {
        let made = UIDropInteraction(delegate: self)
        interaction = made
        view.addInteraction(made)
      } else if let interaction {
        view.removeInteraction(interaction)
        self.interaction = nil
        leave()
      }
    }
  }

  // MARK: UIDropInteractionDelegate

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let view else { return false }
    return delegate?.collectionView(view, canHandle: session) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let view else { return }
    isActive = true
    self.session = session as? DropSession
    delegate?.collectionView(view, dropSessionDidEnter: session)
    showTargets()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view, let delegate else { return UIDropProposal(operation: .cancel) }
    let finger = session.location(in: view)
    destination = place(at: finger)
    isStale = false
    proposal = delegate.collectionView(view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    let takes = proposal.operation == .copy || (proposal.operation == .move && session.allowsMoveOperation)
    let into = takes && proposal.intent == .insertIntoDestinationIndexPath ? destination : nil
    target(into.map { view.shownPath(ofData: $0) })
    openGapLater(takes && proposal.intent == .insertAtDestinationIndexPath ? destination : nil)
    // What the desktop drops comes and is there at once.
    if session.localDragSession != nil { autoscroll.follow(finger, in: view) }
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    if self.session === session { leave() }
    if let view { delegate?.collectionView(view, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view, let delegate else { return }
    autoscroll.stop()
    FrameTimers.cancel(timer)
    target(nil)
    placements = [:]
    if isStale { destination = place(at: session.location(in: view)) }
    // "If this is nil, the proposal's intent will be .unspecified" (UICollectionView.h).
    if destination == nil, proposal.intent != .unspecified {
      proposal = UICollectionViewDropProposal(operation: proposal.operation)
    }
    let coordinator = DropCoordinator(self, view, session, proposal, destination)
    delegate.collectionView(view, performDropWith: coordinator)
    coordinator.isOver = true
    view.closeGap()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    if self.session === session { leave() }
    if let view { delegate?.collectionView(view, dropSessionDidEnd: session) }
  }

  func place(_ item: UIDragItem, _ placement: DropPlacement) { placements[ObjectIdentifier(item)] = placement }

  func takePlacements() -> [ObjectIdentifier: DropPlacement] {
    defer { placements = [:] }
    return placements
  }

  // MARK: Steps

  private func contentScrolled() {
    guard isActive, let session else { return }
    session.targeting?.update()
    ActiveDrag.current?.proposalChanged()
  }

  /// The data has changed: the gap has closed, or stands elsewhere.
  func forgetGap() {
    FrameTimers.cancel(timer)
    waitingGap = nil
    isStale = true
  }

  private func leave() {
    autoscroll.stop()
    FrameTimers.cancel(timer)
    waitingGap = nil
    destination = nil
    view?.closeGap()
    guard isActive else { return }
    isActive = false
    target(nil)
    showTargets()
  }

  /// Where in the data a drop at `finger` would go: to the item there, whose place in the order is the new one's, or to the
  /// end of a section.
  private func place(at finger: CGPoint) -> IndexPath? {
    guard let view else { return nil }
    guard let path = view.indexPathForItem(at: finger) else { return end(at: finger, in: view) }
    // The gap has no place in the data, but is where it would be; placeholders have none, either.
    return view.mapping.withoutPlaceholdersButGap(path)
  }

  /// "When the drop is at the end of a section, the destination index path passed will be for a item that does not yet
  /// exist (equal to the number of items in that section)" (UICollectionView.h). An item of that very section can only
  /// become its last one.
  private func end(at finger: CGPoint, in view: UICollectionView) -> IndexPath? {
    guard var path = view.endOfSection(at: finger) else { return nil }
    if let own = draggedAlone, own.section == path.section { path.item = max(0, path.item - 1) }
    return path
  }

  /// As soon as the view's cadence wants it. While the finger is between two items the gap stays where it is.
  private func openGapLater(_ path: IndexPath?) {
    guard let view else { return }
    guard let path else {
      FrameTimers.cancel(timer)
      waitingGap = nil
      if proposal.intent != .insertAtDestinationIndexPath { view.closeGap() }
      return
    }
    guard waitingGap != path else { return }
    FrameTimers.cancel(timer)
    waitingGap = path
    let delay: TimeInterval =
      switch view.reorderingCadence {
      case .immediate: 0
      case .fast: 0.15
      case .slow: 0.4
      }
    let open = { [weak self] in
      guard let self, self.isActive, let view = self.view else { return }
      view.openGap(at: path, moving: self.movedItem)
    }
    if delay == 0 { open() } else { timer = FrameTimers.after(delay, open) }
  }

  /// The one item of this view that the drag moves: it is the gap itself.
  private var movedItem: IndexPath? {
    proposal.operation == .move ? draggedAlone : nil
  }

  /// The one item of this view that is dragged, in the data; nil where there are several, or none.
  private var draggedAlone: IndexPath? {
    guard let items = session?.drag?.items, items.count == 1, let item = items.first else { return nil }
    return view?.dragDrop?.source?.path(of: item)
  }

  private func target(_ path: IndexPath?) {
    guard let state = view?.dragDrop, state.targetedPath != path else { return }
    let old = state.targetedPath
    state.targetedPath = path
    for path in [old, path] { path.flatMap { view?.cellForItem(at: $0) }?.setNeedsUpdateConfiguration() }
  }

  private func showTargets() {
    for cell in view?.visibleCells ?? [] { cell.setNeedsUpdateConfiguration() }
  }
}
