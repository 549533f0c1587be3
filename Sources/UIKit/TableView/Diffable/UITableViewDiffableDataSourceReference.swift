import Foundation

/// Makes the cell of a row, or configures the one that it has.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (
  _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UITableViewCell?

/// The data source of a table view that shows snapshots whose identifiers may be of any hashable type: the class that
/// Objective-C sees. Code in Swift uses `UITableViewDiffableDataSource`, which this one stands on.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
  final let source: UITableViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

  /// Becomes the data source of a table view, with a snapshot without sections. The view is held weakly, as is its data
  /// source: keep this object.
  public init(
    tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
  ) {
    source = .init(tableView: tableView) { cellProvider($0, $1, $2.any) }
    super.init()
    tableView.dataSource = self
  }

  /// How rows and sections come and go. Default automatic.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
  }

  /// What is shown at the moment, a copy to be changed and applied again. May be called on any thread.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// Shows a snapshot.
  open nonisolated func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
    source.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot; `completion` is called on the main thread when the animations are over.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) { source.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: completion) }

  /// Shows a snapshot by reloading the view.
  open nonisolated func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    source.applySnapshotUsingReloadData(snapshot.value, completion: nil)
  }

  /// Shows a snapshot by reloading the view; `completion` is called on the next turn of the main queue.
  open nonisolated func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) { source.applySnapshotUsingReloadData(snapshot.value, completion: completion) }

  // MARK: Identifiers and places

  /// The section at a place; nil where there is none.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.any }
  /// The place of a section; `NSNotFound` for one that is not shown.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: ReferenceIdentifier(identifier)) ?? NSNotFound
  }
  /// The item at a path; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.any }
  /// The path of an item; nil for one that is not shown.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: ReferenceIdentifier(identifier))
  }

  // MARK: UITableViewDataSource

  /// The number of sections of what is shown.
  open func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }
  /// The number of rows of a section of what is shown.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.tableView(tableView, numberOfRowsInSection: section)
  }
  /// Asks the cell provider.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    source.tableView(tableView, cellForRowAt: indexPath)
  }
  /// Default: nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Default: nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Default: false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Default: false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Default: nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Default: nothing.
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
