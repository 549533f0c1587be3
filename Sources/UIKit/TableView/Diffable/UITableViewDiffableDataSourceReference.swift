import Foundation

/// A closure that returns the cell of a row. The closure dequeues the cell for the index path and configures it.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (
  _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UITableViewCell?

/// A data source for a table view whose data is a snapshot with identifiers of any hashable types, for Objective-C.
///
/// In Swift, use `UITableViewDiffableDataSource`. This class is based on it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
  final let source: UITableViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

  /// Creates a data source with an empty snapshot, and sets it as the data source of a table view.
  ///
  /// Neither object retains the other, so retain the data source yourself.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cellProvider: A closure that returns the cell of a row.
  public init(
    tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
  ) {
    source = .init(tableView: tableView) { cellProvider($0, $1, $2.originalValue) }
    super.init()
    tableView.dataSource = self
  }

  /// The animation of inserted and deleted rows and sections. The default is `automatic`.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
  }

  /// Returns a copy of the current data, which can be changed and applied. You can call this method from any thread.
  ///
  /// - Returns: The snapshot.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// Shows a snapshot. You can call this method from any thread.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: `true` to animate the changes.
  open nonisolated func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
    source.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot, and calls a closure afterwards. You can call this method from any thread.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: `true` to animate the changes.
  ///   - completion: A closure that is called on the main thread after the animations. It may be nil.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) { source.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: completion) }

  /// Shows a snapshot by reloading the table view. You can call this method from any thread.
  ///
  /// - Parameter snapshot: The snapshot.
  open nonisolated func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    source.applySnapshotUsingReloadData(snapshot.value, completion: nil)
  }

  /// Shows a snapshot by reloading the table view, and calls a closure afterwards. You can call this method from any
  /// thread.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: A closure that is called on the main thread after the reload. It may be nil.
  open nonisolated func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) { source.applySnapshotUsingReloadData(snapshot.value, completion: completion) }

  // MARK: Identifiers and index paths

  /// Returns the identifier of the section that the table view shows at an index.
  ///
  /// - Parameter index: The index of the section.
  /// - Returns: The identifier, or `nil` if there is no such section.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.originalValue }
  /// Returns the position at which the table view shows a section, counted from 0.
  ///
  /// - Parameter identifier: The identifier of the section.
  /// - Returns: The index, or `NSNotFound` if the section is not shown.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: ReferenceIdentifier(identifier)) ?? NSNotFound
  }
  /// Returns the identifier of the item at an index path.
  ///
  /// - Parameter indexPath: The index path of the row.
  /// - Returns: The identifier, or `nil` if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.originalValue }
  /// Returns the index path at which the table view shows an item.
  ///
  /// - Parameter identifier: The identifier of the item.
  /// - Returns: The index path, or `nil` if the item is not shown.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: ReferenceIdentifier(identifier))
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections of the snapshot that was applied last. The table view calls this method.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }
  /// Returns the number of rows that are shown in a section.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The number of rows, or 0 if there is no such section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.tableView(tableView, numberOfRowsInSection: section)
  }
  /// Returns the cell of a row, by calling the cell provider.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    source.tableView(tableView, cellForRowAt: indexPath)
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
