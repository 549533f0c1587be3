import CollectionCore
import Foundation

/// The data source of a collection view that shows snapshots: what changed from one to the next is found out by the
/// identifiers of sections and items, and carried out as one batch of updates.
///
/// An item that stays or moves keeps its cell, its selection and its size, one that is reloaded gets a new cell, and one
/// that is reconfigured has its cell configured anew. Finding the difference costs O(items) where most keep their order;
/// what two versions of a snapshot have in common is not looked at.
///
/// Snapshots may be applied on any thread; then the difference is found out there, and shown on the main thread. They are
/// shown in the order in which they were applied. One that is applied while another is being shown (by a cell provider, a
/// layout, a delegate) follows it at once; UIKit raises in this case, and where threads are mixed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item, or configures the one that it has: dequeues it from the collection view for that path.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a supplementary view of a kind: dequeues it from the collection view for that path.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  nonisolated final let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  final weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// A snapshot is being shown: others wait.
  final var isApplying = false
  /// A snapshot has been shown in the view.
  final var hasShown = false

  /// Becomes the data source of a collection view, with a snapshot without sections. The view is held weakly, as is its
  /// data source: keep this object.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Makes the supplementary views. Default nil, which is reported when the layout has such views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Who decides about and hears of items that the user expands and collapses. Default: everything may be.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Who decides about and hears of items that the user moves by hand. Default: nothing may be moved.
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: Snapshots

  /// What is shown at the moment, a copy to be changed and applied again. Nothing in it is marked to be reloaded or
  /// reconfigured. May be called on any thread. O(1); the first change of the copy copies its tables.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(state.shown)
  }

  /// Shows a snapshot. Animated or not, only what differs is touched; the first one without animation reloads the view.
  ///
  /// Calls `performBatchUpdates(_:completion:)` of the collection view, or `reloadData()`, which subclasses may override.
  ///
  /// - Parameter completion: Called on the main thread when the animations are over, without any on the next turn of the
  ///   main queue, after a reload before this method returns.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(
      .init(change: .difference(snapshot.list), isAnimated: animatingDifferences, completion: completion))
  }

  /// Shows a snapshot, and returns when the animations are over.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      submit(
        .init(change: .difference(snapshot.list), isAnimated: animatingDifferences) { continuation.resume() })
    }
  }

  /// Shows a snapshot by reloading the view: no difference is looked for, all cells are new, the selection is dropped and
  /// running animations of items end. `completion` is called before this method returns to the main thread.
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

  // MARK: Section snapshots

  /// What a section shows at the moment, a copy to be changed and applied again: the outline that was applied to it, or its
  /// items as a plain list. A section that is not shown is reported and has no items. May be called on any thread.
  open nonisolated func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = state.outline(of: section) { return NSDiffableDataSourceSectionSnapshot(outline) }
    SnapshotMistake.report("snapshot(for:): there is no section \(section); its snapshot is empty")
    return NSDiffableDataSourceSectionSnapshot()
  }

  /// Shows the visible items of a snapshot in a section; one that is not there yet comes last. The other sections stay as
  /// they are. As `apply(_:animatingDifferences:completion:)` else.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(
      .init(change: .outline(snapshot.tree, section), isAnimated: animatingDifferences, completion: completion))
  }

  /// Shows the visible items of a snapshot in a section, and returns when the animations are over.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      submit(
        .init(change: .outline(snapshot.tree, section), isAnimated: animatingDifferences) { continuation.resume() })
    }
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
    state.shown.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// Class, address, and how many sections and items are shown.
  open nonisolated override var description: String {
    let list = state.shown
    return "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)); "
      + "\(list.sections.count) sections, \(list.items.count) items>"
  }

  // MARK: UICollectionViewDataSource

  /// The number of sections of what is shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.shown.sections.count }

  /// The number of items of a section of what is shown.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let list = state.shown
    return list.order.indices.contains(section) ? list.itemCount(at: section) : 0
  }

  /// Asks the cell provider. Where it answers nil the item gets an empty cell, and that is reported; UIKit raises.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      Misuse.report("\(self) of \(collectionView) has no item at \(Array(indexPath)); it gets an empty cell")
      return UICollectionViewCell(frame: .zero)
    }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    collectionView.reportOnce(
      "nil cell",
      "the cell provider of \(self) of \(collectionView) returned nil for item \(item) at \(Array(indexPath)), which is "
        + "not allowed; the item gets an empty cell")
    return UICollectionViewCell(frame: .zero)
  }

  /// Asks the supplementary view provider. Where there is none, or it answers nil, the place gets an empty view, and that
  /// is reported; UIKit raises.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    collectionView.reportOnce(
      "nil \(kind)",
      "the layout of \(collectionView) has a supplementary view of kind \(kind) at \(Array(indexPath)), but "
        + (supplementaryViewProvider == nil
          ? "its data source \(type(of: self)) has no supplementaryViewProvider"
          : "the supplementaryViewProvider of its data source \(type(of: self)) returned nil"))
    return UICollectionReusableView(frame: .zero)
  }

  /// What `reorderingHandlers.canReorderItem` says of the item; without it false.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else {
      return false
    }
    return canReorder(item)
  }

  /// Moves the item in what is shown, and tells `reorderingHandlers` before and after.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    reorder(collectionView, sourceIndexPath, destinationIndexPath)
  }

  /// Default: nil, no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Default: the first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
