import CollectionCore
import Foundation

/// A data source that provides a table view with the data of a snapshot. When a snapshot is applied, the data source
/// determines the changes by the identifiers of sections and rows, and commits them as a batch update.
///
/// Complexity, thread safety, order of updates and handling of errors are those of
/// `UICollectionViewDiffableDataSource`. Subclasses override the methods for titles, editing and reordering.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// A closure that returns the cell of a row. The closure dequeues the cell for the index path and configures it.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  nonisolated final let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType, UITableView>
  final weak var tableView: UITableView?
  private let cellProvider: CellProvider

  /// Creates a data source with an empty snapshot, and sets it as the data source of a table view.
  ///
  /// Neither object retains the other, so retain the data source yourself.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cellProvider: A closure that returns the cell of a row.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    applier = SnapshotApplier({ [weak tableView] in tableView?.updates }, reloadsOutsideWindow: true)
    super.init()
    applier.style = { [unowned self] in defaultRowAnimation }
    applier.listAheadOfState = { [unowned self] in listAheadOfState }
    tableView.dataSource = self
  }

  /// The animation of inserted and deleted rows and sections. The default is `automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Snapshots

  /// Returns a copy of the current data, which can be changed and applied. You can call this method from any thread.
  ///
  /// - Returns: The snapshot.
  /// - Complexity: O(1).
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(state.shown)
  }

  /// Shows a snapshot. You can call this method from any thread.
  ///
  /// Only the changes are updated, with or without an animation. Without an animation, the first snapshot and snapshots
  /// that are applied outside of a window reload the table view instead. The method calls
  /// `performBatchUpdates(_:completion:)` or `reloadData()` of the table view, which subclasses can override.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: `true` to animate the changes.
  ///   - completion: A closure that is called on the main thread. It is called after the animations or, if there are
  ///     none, in the next iteration of the main run loop. After a reload, it is called before the method returns. It
  ///     may be nil.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.init(change: .difference(snapshot.list), isAnimated: animatingDifferences, completion: completion))
  }

  /// Shows a snapshot, and returns after the animations. You can call this method from any thread.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: `true` to animate the changes.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      submit(.init(change: .difference(snapshot.list), isAnimated: animatingDifferences) { continuation.resume() })
    }
  }

  /// Shows a snapshot by reloading the table view. You can call this method from any thread.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: A closure that is called on the main thread after the reload. It may be nil.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    submit(.init(change: .reload(snapshot.list), completion: completion))
  }

  /// Shows a snapshot by reloading the table view, and returns afterwards. You can call this method from any thread.
  ///
  /// - Parameter snapshot: The snapshot.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      submit(.init(change: .reload(snapshot.list)) { continuation.resume() })
    }
  }

  private typealias Request = DiffableState<SectionIdentifierType, ItemIdentifierType>.Request

  /// The data that the table view shows, and the snapshots that are waiting to be shown.
  nonisolated final var state: DiffableState<SectionIdentifierType, ItemIdentifierType> { applier.state }

  private nonisolated final func submit(_ request: Request) { applier.submit(request, for: self) }

  /// The sections and items that the table view already shows while its data source handles the movement of a row by
  /// the user. The value is `nil` at other times.
  private var listAheadOfState: SectionedList<SectionIdentifierType, ItemIdentifierType>? {
    guard let move = tableView?.pass.userMove, let item = itemIdentifier(for: move.from) else { return nil }
    var list = state.shown
    return list.move(item, to: ItemIndex(move.to[0], move.to[1])) ? list : nil
  }

  // MARK: Identifiers and index paths

  /// Returns the identifier of the section that the table view shows at an index.
  ///
  /// - Parameter index: The index of the section.
  /// - Returns: The identifier, or `nil` if there is no such section.
  /// - Complexity: O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.shown.section(at: index) }
  /// Returns the position at which the table view shows a section, counted from 0.
  ///
  /// - Parameter sectionIdentifier: The identifier of the section.
  /// - Returns: The index, or `nil` if the section is not shown.
  /// - Complexity: O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { state.shown.position(of: sectionIdentifier) }
  /// Returns the identifier of the item at an index path.
  ///
  /// - Parameter indexPath: The index path of the row.
  /// - Returns: The identifier, or `nil` if there is no such row.
  /// - Complexity: O(log *n*), where *n* is the number of items.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    indexPath.count == 2 ? state.shown.item(at: ItemIndex(indexPath[0], indexPath[1])) : nil
  }
  /// Returns the index path at which the table view shows an item.
  ///
  /// - Parameter itemIdentifier: The identifier of the item.
  /// - Returns: The index path, or `nil` if the item is not shown.
  /// - Complexity: O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.shown.position(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
  }

  /// A string representation of the data source: its class, its address, and the numbers of sections and rows that are
  /// shown.
  open nonisolated override var description: String {
    let list = state.shown
    return "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)); "
      + "\(list.sections.count) sections, \(list.items.count) rows>"
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections of the snapshot that was applied last. The table view calls this method.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { state.shown.sections.count }

  /// Returns the number of rows that are shown in a section.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The number of rows, or 0 if there is no such section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let list = state.shown
    return list.sectionOrder.indices.contains(section) ? list.itemCount(at: section) : 0
  }

  /// Returns the cell of a row, by calling the cell provider.
  ///
  /// If the cell provider returns `nil`, an error is reported and the row gets an empty cell. UIKit raises an
  /// exception.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    Diagnostics.report(
      "\(self) of \(tableView) has no cell for row \(Array(indexPath)): there is no such item, or the cell provider "
        + "returned nil. The row gets an empty cell")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title of a section's header. Subclasses can override this method. The default implementation returns `nil`,
  /// which means no title.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The title, or `nil` for none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns the title of a section's footer. Subclasses can override this method. The default implementation returns `nil`,
  /// which means no title.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The title, or `nil` for none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns whether a row can be edited. Subclasses can override this method. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns whether the user can move a row. Subclasses can override this method. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Tells the data source that the user has moved a row. Subclasses override this method to apply a snapshot with the
  /// row at its new position. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - destinationIndexPath: The index path of the row after the move.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Tells the data source that the user has tapped an editing control to insert or delete a row. Subclasses override
  /// this method to apply a changed snapshot. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - editingStyle: The editing style of the control that was tapped.
  ///   - indexPath: The index path of the row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Returns the titles of the index bar. Subclasses can override this method. The default implementation returns `nil`, which
  /// means no index bar.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The titles, or `nil` for no index bar.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section to scroll to when the user selects a title in the index bar. The default implementation
  /// returns `index`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - title: The selected title.
  ///   - index: The position of the title in the array that `sectionIndexTitles(for:)` returned.
  /// - Returns: The index of the section.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
