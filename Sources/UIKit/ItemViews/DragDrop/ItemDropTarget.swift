import CoreGraphics
import Foundation

/// The drags over an item view: asks its drop delegate, opens the gap, scrolls at the edges, performs the drop. While a
/// drop settles another drag may come: the gap and all that follows the finger are that one's.
@MainActor final class ItemDropTarget: NSObject, UIDropInteractionDelegate, DropPlacing {
  private weak var host: (any DragDropHost)?
  private var interaction: UIDropInteraction?
  private let autoscroll = EdgeAutoscroll()
  private(set) var isActive = false
  /// What the delegate proposed last.
  private var proposal: UIDropProposal?
  private var destination: IndexPath?
  /// The data has changed since the destination was found.
  private var isStale = false
  private weak var session: DropSession?
  private var timer: Int?
  private var waitingGap: IndexPath?
  private var placements: [ObjectIdentifier: DropPlacement] = [:]

  init(_ host: any DragDropHost) {
    self.host = host
    super.init()
    autoscroll.onStep = { [weak self] in self?.contentScrolled() }
  }

  var isInstalled = false {
    didSet {
      guard isInstalled != oldValue, let host else { return }
      if isInstalled {
        let made = UIDropInteraction(delegate: self)
        interaction = made
        host.addInteraction(made)
      } else if let interaction {
        host.removeInteraction(interaction)
        self.interaction = nil
        leave()
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
    host.delegateDropDidEnter(session)
    showTargets()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let host else { return UIDropProposal(operation: .cancel) }
    let finger = session.location(in: host)
    destination = place(at: finger)
    isStale = false
    proposal = host.delegateDropProposal(session, destination: destination).map { resolved($0, at: finger, in: host) }
    guard let proposal else { return UIDropProposal(operation: .cancel) }
    let operation = proposal.operation
    let takes = operation == .copy || (operation == .move && session.allowsMoveOperation)
    let into = takes && intent == .insertIntoDestination ? destination : nil
    host.dragDrop?.setTargeted(into.map { host.shownPath(ofData: $0) })
    scheduleGap(takes && intent == .insertAtDestination ? destination : nil)
    // What the desktop drops comes and is there at once.
    if session.localDragSession != nil { autoscroll.follow(finger, in: host) }
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    if self.session === session { leave() }
    host?.delegateDropDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let host else { return }
    autoscroll.stop()
    FrameTimers.cancel(timer)
    host.dragDrop?.setTargeted(nil)
    placements = [:]
    if isStale { destination = place(at: session.location(in: host)) }
    guard var proposal else { return }
    // "If this is nil, the proposal's intent will be .unspecified" (UICollectionView.h).
    if destination == nil, intent != .unspecified {
      proposal = type(of: host).proposal(proposal.operation, .unspecified)
    }
    let drop = ItemDrop(host, session, destination: destination) { [weak self] item, placement in
      self?.placements[ObjectIdentifier(item)] = placement
    }
    if intent == .insertAtDestination, movedItem != nil, destination != nil, let path = host.dataSourceMovesGap() {
      _ = drop.drop(session.items[0], toItemAt: path)
    } else {
      host.delegatePerformDrop(drop, proposal)
    }
    drop.end()
    host.closeGap()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    if self.session === session { leave() }
    host?.delegateDropDidEnd(session)
  }

  func consumePlacements() -> [ObjectIdentifier: DropPlacement] {
    defer { placements = [:] }
    return placements
  }

  // MARK: Steps

  /// Returns a proposal with the intent that an automatic one stands for: into the item in the middle half of whose
  /// height the finger is, else an insertion.
  private func resolved(_ proposal: UIDropProposal, at finger: CGPoint, in host: any DragDropHost) -> UIDropProposal {
    let kind = type(of: host)
    guard kind.intent(of: proposal) == .automatic else { return proposal }
    var intent = DropIntent.insertAtDestination
    if let path = host.laidOutItem(at: finger), !host.isPlaceholder(at: path), host.dataPath(path) != singleDraggedItem,
      let frame = host.placeOfItem(at: path)?.frame, abs(finger.y - frame.midY) <= frame.height / 4
    {
      intent = .insertIntoDestination
    }
    return kind.proposal(proposal.operation, intent)
  }

  /// What the last proposal shows.
  private var intent: DropIntent {
    guard let host, let proposal else { return .unspecified }
    return type(of: host).intent(of: proposal)
  }

  private func contentScrolled() {
    guard isActive, let session else { return }
    session.targeting?.update()
    ActiveDrag.current?.proposalChanged()
  }

  /// The data has changed: the gap has closed, or stands elsewhere.
  func invalidateGap() {
    FrameTimers.cancel(timer)
    waitingGap = nil
    isStale = true
  }

  private func leave() {
    autoscroll.stop()
    FrameTimers.cancel(timer)
    waitingGap = nil
    destination = nil
    host?.closeGap()
    guard isActive else { return }
    isActive = false
    host?.dragDrop?.setTargeted(nil)
    showTargets()
  }

  /// Where in the data a drop at `finger` would go: to the item there, whose place in the order is the new one's, or to
  /// the end of a section.
  private func place(at finger: CGPoint) -> IndexPath? {
    guard let host else { return nil }
    guard let path = host.laidOutItem(at: finger) else { return end(at: finger, in: host) }
    // The gap has no place in the data, but is where it would be; placeholders have none, either.
    return host.mapping.withoutPlaceholdersButGap(path)
  }

  /// "When the drop is at the end of a section, the destination index path passed will be for a item that does not yet
  /// exist (equal to the number of items in that section)" (UICollectionView.h). An item of that very section can only
  /// become its last one.
  private func end(at finger: CGPoint, in host: any DragDropHost) -> IndexPath? {
    guard var path = host.endOfSection(at: finger) else { return nil }
    if let own = singleDraggedItem, own.section == path.section { path.item = max(0, path.item - 1) }
    return path
  }

  /// Opens the gap after the delay that the view has for it. While the finger is between two items the gap stays where
  /// it is.
  private func scheduleGap(_ path: IndexPath?) {
    guard let host else { return }
    guard let path else {
      FrameTimers.cancel(timer)
      waitingGap = nil
      if intent != .insertAtDestination { host.closeGap() }
      return
    }
    guard waitingGap != path else { return }
    FrameTimers.cancel(timer)
    waitingGap = path
    let delay = host.gapDelay
    let open = { [weak self] in
      guard let self, self.isActive, let host = self.host else { return }
      host.openGap(at: path, moving: self.movedItem)
    }
    if delay == 0 { open() } else { timer = FrameTimers.after(delay, open) }
  }

  /// The one item of this view that the drag moves: it is the gap itself.
  private var movedItem: IndexPath? {
    proposal?.operation == .move ? singleDraggedItem : nil
  }

  /// The one item of this view that is dragged, in the data; nil where there are several, or none.
  private var singleDraggedItem: IndexPath? {
    guard let items = session?.drag?.items, items.count == 1, let item = items.first else { return nil }
    return host?.dragDrop?.source?.path(of: item)
  }

  private func showTargets() {
    for (_, cell) in host?.knownCells ?? [] { (cell as? any DragDropCell)?.setNeedsUpdateConfiguration() }
  }
}
