import CollectionCore
import Foundation

/// An object that shows the snapshots of a diffable data source in its view, one after another.
///
/// Snapshots can be submitted on any thread. The snapshots are shown on the main thread, in the order of the calls. A snapshot
/// waits while another snapshot is being shown, or while the view collects updates or calls its data source.
///
/// The public diffable data sources of collection views and table views add the code that is specific to their views,
/// such as outlines and the movement of rows by the user.
@MainActor
final class SnapshotApplier<Section: Hashable & Sendable, Item: Hashable & Sendable, Host: UpdateHost> {
  typealias List = SectionedList<Section, Item>
  typealias Request = DiffableState<Section, Item>.Request
  typealias Outline = OutlineTree<Item>

  /// The data that the view shows, and the snapshots that are waiting to be shown.
  nonisolated let state = DiffableState<Section, Item>()
  private let coordinator: () -> UpdateCoordinator<Host>?
  /// Indicates whether an update without an animation reloads a view that is not in a window.
  private let reloadsOutsideWindow: Bool

  /// A closure that returns the animation of the items and sections that appear or disappear with a snapshot. The data
  /// source sets the closure.
  var style: () -> Host.Operations.Style = {
    preconditionFailure("SnapshotApplier.style must be set before a snapshot is applied")
  }
  /// A closure that returns the list that the view already shows while the data source handles the movement of an item
  /// by the user. At other times the closure returns `nil`. The default is `nil`.
  var listAheadOfState: (() -> List?)?
  /// A closure that is called after an outline was shown in a section. Its arguments are the index of the section and
  /// the section's previous outline.
  var outlineDidChange: ((Int, Outline?) -> Void)?

  /// Indicates whether a snapshot is being shown.
  private var isApplying = false
  /// Indicates whether the view has shown a snapshot.
  private var hasShown = false

  /// Creates an applier. The view shows no snapshot yet.
  ///
  /// - Parameters:
  ///   - coordinator: A closure that returns the update coordinator of the view, or `nil` after the view was
  ///     deallocated.
  ///   - reloadsOutsideWindow: `true` if an update without an animation reloads a view that is not in a window.
  init(_ coordinator: @escaping () -> UpdateCoordinator<Host>?, reloadsOutsideWindow: Bool) {
    self.coordinator = coordinator
    self.reloadsOutsideWindow = reloadsOutsideWindow
  }

  // MARK: Requests

  /// Adds a request to show a snapshot. On the main thread the request is performed immediately, unless an update is in
  /// progress.
  ///
  /// - Parameters:
  ///   - request: The snapshot and the other arguments of the call.
  ///   - owner: The data source, which is retained until the request is performed.
  nonisolated func submit(_ request: Request, for owner: AnyObject) {
    state.add(request)
    if Thread.isMainThread {
      MainActor.assumeIsolated { showPendingSnapshots() }
    } else {
      nonisolated(unsafe) let owner = owner
      DispatchQueue.main.async {
        MainActor.assumeIsolated { withExtendedLifetime(owner) { self.showPendingSnapshots() } }
      }
    }
  }

  /// Performs the waiting requests, unless an update is in progress.
  func showPendingSnapshots() {
    guard !isApplying else { return }
    if let coordinator = coordinator(), !coordinator.isReady(orElse: { [weak self] in self?.showPendingSnapshots() }) {
      return
    }
    isApplying = true
    defer { isApplying = false }
    while let (request, number) = state.next() {
      switch request.change {
      case .difference(let list): show(list, request, number)
      case .reload(let list): reload(list, request, number)
      case .outline(let tree, let section): show(tree, in: section, request, number)
      }
    }
  }

  /// Calls a closure. Snapshots that the closure applies are shown at the next call of `showPendingSnapshots()`.
  func deferSnapshots(_ body: () -> Void) {
    let wasApplying = isApplying
    isApplying = true
    body()
    isApplying = wasApplying
  }

  /// Shows a change of the data that the view has begun, such as the movement of an item.
  ///
  /// - Parameters:
  ///   - list: The data after the change.
  ///   - outlines: The outlines of the changed sections.
  func carryOut(_ list: List, outlines: [Section: Outline]) {
    guard let coordinator = coordinator() else { return }
    let update = DataUpdate(map: list.update(from: state.shown), reconfiguredItems: [], isAnimated: true)
    deferSnapshots {
      coordinator.carryOut(update, style: style()) { [state] in state.setCurrent(list, outlines: outlines) }
    }
  }

  // MARK: Steps

  /// Shows an outline in a section. If the section does not exist, it is appended. `number` is the sequence number of the
  /// request.
  private func show(_ tree: Outline, in section: Section, _ request: Request, _ number: Int) {
    var list = state.shown
    if list.position(of: section) == nil { _ = list.appendSections([section]) }
    if let result = list.replaceItems(of: section, with: tree.visibleItems) {
      SnapshotDiagnostics.report(result, "apply(_:to:) for section \(section)", "item")
    }
    let outline = state.hasOutline(section) ? state.outline(of: section) : nil
    show(list, request, number, outlines: [section: tree])
    if let index = state.shown.position(of: section) { outlineDidChange?(index, outline) }
  }

  private func show(_ new: List, _ request: Request, _ number: Int, outlines: [Section: Outline] = [:]) {
    let earlierList = listAheadOfState?()
    let shownList = earlierList ?? state.shown
    let map = (earlierList == nil ? state.preparedUpdate(for: request) : nil) ?? new.update(from: shownList)
    let reconfiguredItems = new.reconfiguredItems.identifiers.compactMap { item in
      shownList.items.slot(of: item) != nil && new.reloadedItems.slot(of: item) == nil ? new.position(of: item) : nil
    }
    var list = new
    list.clearMarks()
    guard let coordinator = coordinator() else {
      state.setCurrent(list, number: number, outlines: outlines)
      finish(request)
      return
    }
    let update = DataUpdate(map: map, reconfiguredItems: reconfiguredItems, isAnimated: request.isAnimated)
    let reloads = !hasShown || (reloadsOutsideWindow && !coordinator.host.isInWindow)
    hasShown = true
    coordinator.apply(update, style: style(), reloads: reloads) { [state] in
      state.setCurrent(list, number: number, outlines: outlines)
    } completion: {
      request.completion?()
    }
  }

  private func reload(_ new: List, _ request: Request, _ number: Int) {
    var list = new
    list.clearMarks()
    state.setCurrent(list, number: number)
    hasShown = true
    if let host = coordinator()?.host {
      host.reloadData()
      if host.isInWindow { host.layoutIfNeeded() }
    }
    request.completion?()
  }

  /// Calls the completion handler of a request in the next iteration of the main run loop.
  private func finish(_ request: Request) {
    guard let completion = request.completion else { return }
    nonisolated(unsafe) let finished = completion
    DispatchQueue.main.async { finished() }
  }
}
