import Foundation

/// A closure that returns the cell of an item.
///
/// The closure dequeues a cell for the index path and configures it. If it returns `nil`, an error is reported.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
  _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UICollectionViewCell?
/// A closure that returns a supplementary view of a kind. The closure dequeues the view for the index path and configures it.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
  _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
) -> UICollectionReusableView?

/// A data source for a collection view whose data is a snapshot with identifiers of any hashable types, for
/// Objective-C.
///
/// In Swift, use `UICollectionViewDiffableDataSource`. This class is based on it, with the same order of updates,
/// thread safety and complexity.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  final let source: UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

  /// Creates a data source with an empty snapshot, and sets it as the data source of a collection view.
  ///
  /// Neither object retains the other, so retain the data source yourself.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cellProvider: A closure that returns the cell of an item.
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
  ) {
    source = .init(collectionView: collectionView) { cellProvider($0, $1, $2.originalValue) }
    super.init()
    collectionView.dataSource = self
  }

  /// A closure that returns the supplementary views. The default is `nil`. An error is reported if the layout has
  /// supplementary views and the closure is `nil`.
  open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  /// The closures that are called when the user moves items interactively. The object is copied when it is set.
  open var reorderingHandlers: __UICollectionViewDiffableDataSourceReorderingHandlers {
    get { reorderingHandlersStorage }
    set {
      reorderingHandlersStorage = newValue.copy() as? __UICollectionViewDiffableDataSourceReorderingHandlers ?? newValue
      let reorderingHandlersStorage = reorderingHandlersStorage
      source.reorderingHandlers.canReorderItem = reorderingHandlersStorage.canReorderItemHandler.map { handler in
        { handler($0.originalValue) }
      }
      source.reorderingHandlers.willReorder = reorderingHandlersStorage.willReorderHandler.map { handler in
        { handler(.init($0)) }
      }
      source.reorderingHandlers.didReorder = reorderingHandlersStorage.didReorderHandler.map { handler in
        { handler(.init($0)) }
      }
    }
  }
  private var reorderingHandlersStorage = __UICollectionViewDiffableDataSourceReorderingHandlers()

  /// The closures that are called when the user expands and collapses items. The object is copied when it is set.
  open var sectionSnapshotHandlers: __UICollectionViewDiffableDataSourceSectionSnapshotHandlers {
    get { expansionHandlers }
    set {
      expansionHandlers = newValue.copy() as? __UICollectionViewDiffableDataSourceSectionSnapshotHandlers ?? newValue
      let expansionHandlers = expansionHandlers
      var handlers = source.sectionSnapshotHandlers
      handlers.shouldExpandItem = expansionHandlers.shouldExpandItemHandler.map { handler in
        { handler($0.originalValue) }
      }
      handlers.willExpandItem = expansionHandlers.willExpandItemHandler.map { handler in { handler($0.originalValue) } }
      handlers.shouldCollapseItem = expansionHandlers.shouldCollapseItemHandler.map { handler in
        { handler($0.originalValue) }
      }
      handlers.willCollapseItem = expansionHandlers.willCollapseItemHandler.map { handler in
        { handler($0.originalValue) }
      }
      handlers.snapshotForExpandingParent = expansionHandlers.snapshotForExpandingParentItemHandler.map { provide in
        { provide($0.originalValue, NSDiffableDataSourceSectionSnapshotReference($1)).value }
      }
      source.sectionSnapshotHandlers = handlers
    }
  }
  private var expansionHandlers = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()

  // MARK: Snapshots

  /// Returns a copy of the current data, which can be changed and applied. You can call this method from any thread.
  ///
  /// - Returns: The snapshot.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// Returns a copy of the current data of a section, which can be changed and applied. You can call this method from
  /// any thread.
  ///
  /// - Parameter section: The identifier of the section.
  /// - Returns: The snapshot.
  open nonisolated func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(source.snapshot(for: ReferenceIdentifier(section)))
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

  /// Shows a snapshot by reloading the view. You can call this method from any thread.
  ///
  /// - Parameter snapshot: The snapshot.
  open nonisolated func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    source.applySnapshotUsingReloadData(snapshot.value, completion: nil)
  }

  /// Shows a snapshot by reloading the view, and calls a closure afterwards. You can call this method from any thread.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: A closure that is called on the main thread.
  open nonisolated func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) { source.applySnapshotUsingReloadData(snapshot.value, completion: completion) }

  /// Shows the visible items of a section snapshot in a section. You can call this method from any thread.
  ///
  /// - Parameters:
  ///   - snapshot: The section snapshot.
  ///   - sectionIdentifier: The identifier of the section.
  ///   - animatingDifferences: `true` to animate the changes.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool
  ) {
    source.apply(
      snapshot.value, to: ReferenceIdentifier(sectionIdentifier), animatingDifferences: animatingDifferences,
      completion: nil)
  }

  /// Shows the visible items of a section snapshot in a section, and calls a closure afterwards. You can call this
  /// method from any thread.
  ///
  /// - Parameters:
  ///   - snapshot: The section snapshot.
  ///   - sectionIdentifier: The identifier of the section.
  ///   - animatingDifferences: `true` to animate the changes.
  ///   - completion: A closure that is called on the main thread after the animations. It may be nil.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    source.apply(
      snapshot.value, to: ReferenceIdentifier(sectionIdentifier), animatingDifferences: animatingDifferences,
      completion: completion)
  }

  // MARK: Identifiers and index paths

  /// Returns the identifier of the section that the collection view shows at an index.
  ///
  /// - Parameter index: The index of the section.
  /// - Returns: The identifier of the section, or `nil` if there is no such section.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.originalValue }
  /// Returns the position at which the collection view shows a section, counted from 0.
  ///
  /// - Parameter identifier: The identifier of the section.
  /// - Returns: The index, or `NSNotFound` if the section is not shown.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: ReferenceIdentifier(identifier)) ?? NSNotFound
  }
  /// Returns the identifier of the item at an index path.
  ///
  /// - Parameter indexPath: The index path of the item.
  /// - Returns: The identifier of the item, or `nil` if there is no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.originalValue }
  /// Returns the index path at which the collection view shows an item.
  ///
  /// - Parameter identifier: The identifier of the item.
  /// - Returns: The index path, or `nil` if the item is not shown.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: ReferenceIdentifier(identifier))
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections of the snapshot that was applied last. The collection view calls this method.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }
  /// Returns the number of items that are shown in a section.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - section: The index of the section.
  /// - Returns: The number of items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }
  /// Returns the cell of an item, by calling the cell provider.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { source.collectionView(collectionView, cellForItemAt: indexPath) }
  /// Returns a supplementary view, by calling the supplementary view provider.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - kind: The element kind.
  ///   - indexPath: The index path of the view.
  /// - Returns: The view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  /// Returns whether an item can be moved, by calling the closure `canReorderItemHandler`. Without that closure, no
  /// item can be moved.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    source.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  /// Moves the item in the data that the collection view presents after an interactive movement, and calls the reordering
  /// handlers before and after.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - sourceIndexPath: The index path of the item before the movement.
  ///   - destinationIndexPath: The index path of the item after the movement.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  /// Returns the titles of the index bar beside the content.
  ///
  /// The default implementation returns `nil`, which shows no index bar.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The titles from top to bottom, or `nil` for no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the item to scroll to when the user selects a title in the index bar.
  ///
  /// The default implementation returns the first item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - title: The title.
  ///   - index: The position of the title in the array that `indexTitles(for:)` returned.
  /// - Returns: The index path of the item to scroll to.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
