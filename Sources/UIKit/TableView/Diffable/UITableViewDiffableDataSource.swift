import CollectionCore
import Foundation

/// The data source of a table view that shows snapshots: what changed from one to the next is found out by the identifiers
/// of sections and rows, and carried out as one batch of updates.
///
/// As `UICollectionViewDiffableDataSource` in everything that is said there of costs, threads, order and mistakes. A
/// subclass overrides what it answers otherwise: titles, editing, moves by hand.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of a row, or configures the one that it has: dequeues it from the table view for that path.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  nonisolated final let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  final weak var tableView: UITableView?
  private let cellProvider: CellProvider
  /// A snapshot is being shown: others wait.
  private final var isApplying = false
  /// A snapshot has been shown in the table.
  private final var hasShown = false

  /// Becomes the data source of a table view, with a snapshot without sections. The view is held weakly, as is its data
  /// source: keep this object.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// How rows and sections come and go. Default automatic.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Snapshots

  /// What is shown at the moment, a copy to be changed and applied again. May be called on any thread. O(1).
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(state.shown)
  }

  /// Shows a snapshot. Animated or not, only what differs is touched; without animation the first one, and any outside of a
  /// window, reloads the table.
  ///
  /// Calls `performBatchUpdates(_:completion:)` of the table view, or `reloadData()`, which subclasses may override.
  ///
  /// - Parameter completion: Called on the main thread when the animations are over, without any on the next turn of the
  ///   main queue, after a reload before this method returns.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.init(change: .difference(snapshot.list), isAnimated: animatingDifferences, completion: completion))
  }

  /// Shows a snapshot, and returns when the animations are over.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      submit(.init(change: .difference(snapshot.list), isAnimated: animatingDifferences) { continuation.resume() })
    }
  }

  /// Shows a snapshot by reloading the view. `completion` is called before this method returns to the main thread.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    submit(.init(change: .reload(snapshot.list), completion: completion))
  }

  /// Shows a snapshot by reloading the view, and returns afterwards.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      submit(.init(change: .reload(snapshot.list)) { continuation.resume() })
    }
  }

  private typealias Request = DiffableState<SectionIdentifierType, ItemIdentifierType>.Request

  private nonisolated final func submit(_ request: Request) {
    state.add(request)
    if Thread.isMainThread {
      MainActor.assumeIsolated { showNext() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.showNext() } }
    }
  }

  /// Shows what waits, one after the other; while the table collects updates or is asked for its rows, later.
  private final func showNext() {
    guard !isApplying else { return }
    if let tableView, !tableView.updates.isReady(orElse: { [weak self] in self?.showNext() }) { return }
    isApplying = true
    defer { isApplying = false }
    while let (request, number) = state.next() {
      switch request.change {
      case .difference(let list): show(list, request, number)
      case .reload(let list):
        var shown = list
        shown.clearMarks()
        state.show(shown, number: number)
        hasShown = true
        tableView?.reloadData()
        if tableView?.window != nil { tableView?.layoutIfNeeded() }
        request.completion?()
      case .outline: break
      }
    }
  }

  private final func show(
    _ new: SectionedList<SectionIdentifierType, ItemIdentifierType>, _ request: Request, _ number: Int
  ) {
    var old = state.shown
    var map = state.prepared(for: request)
    // Applied where a move by hand is reported: the table shows that already.
    if let move = tableView?.pass.handMove, let item = itemIdentifier(for: move.from),
      old.move(item, to: ItemIndex(move.to[0], move.to[1]))
    {
      map = nil
    }
    let change = map ?? new.update(from: old)
    let reconfigured = new.reconfiguredItems.identifiers.compactMap { item in
      old.items.slot(of: item) != nil && new.reloadedItems.slot(of: item) == nil ? new.place(of: item) : nil
    }
    var shown = new
    shown.clearMarks()
    guard let tableView else {
      state.show(shown, number: number)
      finish(request)
      return
    }
    let update = DataUpdate(map: change, reconfigured: reconfigured, isAnimated: request.isAnimated)
    let isFirst = !hasShown
    hasShown = true
    let reloads = isFirst || tableView.window == nil
    tableView.updates.apply(update, style: defaultRowAnimation, reloads: reloads) { [state] in
      state.show(shown, number: number)
    } completion: {
      request.completion?()
    }
  }

  private final func finish(_ request: Request) {
    guard let completion = request.completion else { return }
    nonisolated(unsafe) let finished = completion
    DispatchQueue.main.async { finished() }
  }

  // MARK: Identifiers and places

  /// The section at a place; nil where there is none. O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.shown.section(at: index) }
  /// The place of a section; nil for one that is not shown. O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { state.shown.place(of: sectionIdentifier) }
  /// The item at a path; nil where there is none. O(log items).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    indexPath.count == 2 ? state.shown.item(at: ItemIndex(indexPath[0], indexPath[1])) : nil
  }
  /// The path of an item; nil for one that is not shown. O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.shown.place(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
  }

  /// Class, address, and how many sections and rows are shown.
  open nonisolated override var description: String {
    let list = state.shown
    return "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)); "
      + "\(list.sections.count) sections, \(list.items.count) rows>"
  }

  // MARK: UITableViewDataSource

  /// The number of sections of what is shown.
  open func numberOfSections(in tableView: UITableView) -> Int { state.shown.sections.count }

  /// The number of rows of a section of what is shown.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let list = state.shown
    return list.order.indices.contains(section) ? list.itemCount(at: section) : 0
  }

  /// Asks the cell provider. Where it answers nil the row gets an empty cell, and that is reported; UIKit raises.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    Misuse.report(
      "\(self) of \(tableView) has no cell for row \(Array(indexPath)): there is no such item, or the cell provider returned "
        + "nil. It gets an empty cell")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Default: nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Default: nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Default: false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Default: false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Default: nothing. An override brings its data into that order and applies it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Default: nothing. An override changes its data and applies it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Default: nil, no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Default: the section at the same place as the title.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
