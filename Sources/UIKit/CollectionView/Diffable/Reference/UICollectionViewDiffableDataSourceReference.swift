import Foundation

/// Makes the cell of an item, or configures the one that it has.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
  _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UICollectionViewCell?
/// Makes a supplementary view of a kind.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
  _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
) -> UICollectionReusableView?

/// The data source of a collection view that shows snapshots whose identifiers may be of any hashable type: the class that
/// Objective-C sees. Code in Swift uses `UICollectionViewDiffableDataSource`, which this one stands on; what is said there
/// of order, threads and costs holds here.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  final let source: UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

  /// Becomes the data source of a collection view, with a snapshot without sections. The view is held weakly, as is its
  /// data source: keep this object.
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
  ) {
    source = .init(collectionView: collectionView) { cellProvider($0, $1, $2.any) }
    super.init()
    collectionView.dataSource = self
  }

  /// Makes the supplementary views. Default nil, which is reported when the layout has such views.
  open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  /// Who decides about and hears of items that the user moves by hand; copied when it is set.
  open var reorderingHandlers: __UICollectionViewDiffableDataSourceReorderingHandlers {
    get { moves }
    set {
      moves = newValue.copy() as? __UICollectionViewDiffableDataSourceReorderingHandlers ?? newValue
      let moves = moves
      source.reorderingHandlers.canReorderItem = moves.canReorderItemHandler.map { ask in { ask($0.any) } }
      source.reorderingHandlers.willReorder = moves.willReorderHandler.map { tell in { tell(.init($0)) } }
      source.reorderingHandlers.didReorder = moves.didReorderHandler.map { tell in { tell(.init($0)) } }
    }
  }
  private var moves = __UICollectionViewDiffableDataSourceReorderingHandlers()

  /// Who decides about and hears of items that the user expands and collapses; copied when it is set.
  open var sectionSnapshotHandlers: __UICollectionViewDiffableDataSourceSectionSnapshotHandlers {
    get { folds }
    set {
      folds = newValue.copy() as? __UICollectionViewDiffableDataSourceSectionSnapshotHandlers ?? newValue
      let folds = folds
      var handlers = source.sectionSnapshotHandlers
      handlers.shouldExpandItem = folds.shouldExpandItemHandler.map { ask in { ask($0.any) } }
      handlers.willExpandItem = folds.willExpandItemHandler.map { tell in { tell($0.any) } }
      handlers.shouldCollapseItem = folds.shouldCollapseItemHandler.map { ask in { ask($0.any) } }
      handlers.willCollapseItem = folds.willCollapseItemHandler.map { tell in { tell($0.any) } }
      handlers.snapshotForExpandingParent = folds.snapshotForExpandingParentItemHandler.map { provide in
        { provide($0.any, NSDiffableDataSourceSectionSnapshotReference($1)).value }
      }
      source.sectionSnapshotHandlers = handlers
    }
  }
  private var folds = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()

  // MARK: Snapshots

  /// What is shown at the moment, a copy to be changed and applied again. May be called on any thread.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// What a section shows at the moment, a copy to be changed and applied again. May be called on any thread.
  open nonisolated func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(source.snapshot(for: ReferenceIdentifier(section)))
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

  /// Shows the visible items of a snapshot in a section.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool
  ) {
    source.apply(
      snapshot.value, to: ReferenceIdentifier(sectionIdentifier), animatingDifferences: animatingDifferences,
      completion: nil)
  }

  /// Shows the visible items of a snapshot in a section; `completion` is called when the animations are over.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    source.apply(
      snapshot.value, to: ReferenceIdentifier(sectionIdentifier), animatingDifferences: animatingDifferences,
      completion: completion)
  }

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

  // MARK: UICollectionViewDataSource

  /// The number of sections of what is shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }
  /// The number of items of a section of what is shown.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }
  /// Asks the cell provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { source.collectionView(collectionView, cellForItemAt: indexPath) }
  /// Asks the supplementary view provider.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  /// What the handler says of the item; without one false.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    source.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  /// Moves the item in what is shown, and tells the handlers before and after.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  /// Default: nil, no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Default: the first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
