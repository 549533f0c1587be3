import CollectionCore
import Foundation

/// A data source that provides a collection view with the data of a snapshot. When a snapshot is applied, the data
/// source determines the changes by the identifiers of sections and items, and commits them as a batch update.
///
/// An item that is neither inserted nor deleted keeps its cell, its selection and its size. A reloaded item gets a new
/// cell and is deselected. A reconfigured item keeps its cell, which is configured again. Determining the changes takes
/// O(*n*), where *n* is the number of items, if most of them keep their order. Parts that two versions of a snapshot share
/// are skipped.
///
/// Snapshots can be applied on any thread. The changes are determined on that thread and shown on the main thread, in the order
/// of the calls. If a cell provider, a layout or a delegate applies a snapshot while another snapshot is being shown, the new
/// snapshot is shown directly afterwards. UIKit raises an exception in this case, and if snapshots are applied on different
/// threads.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// A closure that returns the cell of an item. The closure dequeues the cell for the index path and configures it.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view of a kind. The closure dequeues the view for the index path and configures it.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  nonisolated final let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType, UICollectionView>
  final weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider

  /// Creates a data source with an empty snapshot, and sets it as the data source of a collection view.
  ///
  /// Neither object retains the other, so retain the data source yourself.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cellProvider: A closure that returns the cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    applier = SnapshotApplier({ [weak collectionView] in collectionView?.updates }, reloadsOutsideWindow: false)
    super.init()
    applier.style = {}
    applier.outlineDidChange = { [unowned self] section, oldOutline in
      self.collectionView?.outlineDidChange(section) { [unowned self] path in
        itemIdentifier(for: path).map { item in oldOutline?.level(of: item) ?? 0 }
      }
    }
    collectionView.dataSource = self
  }

  /// A closure that returns the supplementary views. The default is `nil`. An error is reported if the layout has
  /// supplementary views and the closure is `nil`.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that are called when the user expands and collapses items. By default all items can be expanded and
  /// collapsed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The closures that are called when the user moves items interactively. By default no item can be moved.
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: Snapshots

  /// Returns a copy of the current data, which can be changed and applied. You can call this method from any thread.
  ///
  /// In the copy, no item or section is marked to be reloaded or reconfigured.
  ///
  /// - Returns: The snapshot.
  /// - Complexity: O(1). The first change of the copy copies its tables.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(state.shown)
  }

  /// Shows a snapshot. You can call this method from any thread.
  ///
  /// Only the changes are updated, with or without an animation. Without an animation, the first snapshot reloads the
  /// view instead. The method calls `performBatchUpdates(_:completion:)` or `reloadData()` of the collection view,
  /// which subclasses may override.
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
    submit(
      .init(change: .difference(snapshot.list), isAnimated: animatingDifferences, completion: completion))
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
      submit(
        .init(change: .difference(snapshot.list), isAnimated: animatingDifferences) { continuation.resume() })
    }
  }

  /// Shows a snapshot by reloading the view. You can call this method from any thread.
  ///
  /// The changes are not determined. All items get new cells and are deselected, and running animations of items end.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: A closure that is called on the main thread after the reload, or nil. If you call the method on
  ///     the main thread, the closure is called before the method returns.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    submit(.init(change: .reload(snapshot.list), completion: completion))
  }

  /// Shows a snapshot by reloading the view, and returns afterwards. You can call this method from any thread.
  ///
  /// - Parameter snapshot: The snapshot.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      submit(.init(change: .reload(snapshot.list)) { continuation.resume() })
    }
  }

  // MARK: Section snapshots

  /// Returns a copy of the current data of a section, which can be changed and applied. You can call this method from
  /// any thread.
  ///
  /// The result is the outline that was applied to the section or, if there was none, a flat list of the section's
  /// items.
  ///
  /// - Parameter section: The identifier of the section. An error is reported if it is not shown.
  /// - Returns: The section snapshot, which is empty if there is no such section.
  open nonisolated func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = state.outline(of: section) { return NSDiffableDataSourceSectionSnapshot(outline) }
    SnapshotDiagnostics.report(
      "snapshot(for:): there is no section \(section) in the data source; an empty snapshot is returned")
    return NSDiffableDataSourceSectionSnapshot()
  }

  /// Shows the visible items of a section snapshot in a section. You can call this method from any thread.
  ///
  /// The other sections do not change. See `apply(_:animatingDifferences:completion:)` for the updates of the view.
  ///
  /// - Parameters:
  ///   - snapshot: The section snapshot.
  ///   - section: The identifier of the section. If it does not exist, it is appended.
  ///   - animatingDifferences: `true` to animate the changes.
  ///   - completion: A closure that is called on the main thread after the animations. It may be nil.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(
      .init(change: .outline(snapshot.tree, section), isAnimated: animatingDifferences, completion: completion))
  }

  /// Shows the visible items of a section snapshot in a section, and returns after the animations. You can call this
  /// method from any thread.
  ///
  /// - Parameters:
  ///   - snapshot: The section snapshot.
  ///   - section: The identifier of the section. If it does not exist, it is appended.
  ///   - animatingDifferences: `true` to animate the changes.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      submit(
        .init(change: .outline(snapshot.tree, section), isAnimated: animatingDifferences) { continuation.resume() })
    }
  }

  // MARK: Identifiers and index paths

  /// Returns the identifier of the section that the collection view shows at an index.
  ///
  /// - Parameter index: The index of the section.
  /// - Returns: The identifier of the section, or `nil` if there is no such section.
  /// - Complexity: O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.shown.section(at: index) }
  /// Returns the position at which the collection view shows a section, counted from 0.
  ///
  /// - Parameter sectionIdentifier: The identifier of the section.
  /// - Returns: The index, or `nil` if the section is not shown.
  /// - Complexity: O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { state.shown.position(of: sectionIdentifier) }
  /// Returns the identifier of the item at an index path.
  ///
  /// - Parameter indexPath: The index path of the item.
  /// - Returns: The identifier of the item, or `nil` if there is no such item.
  /// - Complexity: O(log *n*), where *n* is the number of items.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    indexPath.count == 2 ? state.shown.item(at: ItemIndex(indexPath[0], indexPath[1])) : nil
  }
  /// Returns the index path at which the collection view shows an item.
  ///
  /// - Parameter itemIdentifier: The identifier of the item.
  /// - Returns: The index path, or `nil` if the item is not shown.
  /// - Complexity: O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.shown.position(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// A string representation of the data source: its class, its address, and the numbers of sections and items that are
  /// shown.
  open nonisolated override var description: String {
    let list = state.shown
    return "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)); "
      + "\(list.sections.count) sections, \(list.items.count) items>"
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections of the snapshot that was applied last. The collection view calls this method.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.shown.sections.count }

  /// Returns the number of items that are shown in a section.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - section: The index of the section.
  /// - Returns: The number of items, or 0 if there is no such section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let list = state.shown
    return list.sectionOrder.indices.contains(section) ? list.itemCount(at: section) : 0
  }

  /// Returns the cell of an item, by calling the cell provider.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The cell. If the provider returns `nil`, an error is reported and the item gets an empty cell. UIKit
  ///   raises an exception in this case.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      Diagnostics.report(
        "\(self) of \(collectionView) has no item at \(Array(indexPath)); an empty cell is shown there")
      return UICollectionViewCell(frame: .zero)
    }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    collectionView.reportOnce(
      "nil cell",
      "the cell provider of \(self) of \(collectionView) returned nil for item \(item) at \(Array(indexPath)), which "
        + "is not allowed; the item gets an empty cell")
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a supplementary view, by calling the supplementary view provider.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - kind: The element kind.
  ///   - indexPath: The index path of the view.
  /// - Returns: The view. Without a provider, or if it returns `nil`, an error is reported and the view is empty. UIKit
  ///   raises an exception in this case.
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

  /// Returns whether an item can be moved, by calling `reorderingHandlers.canReorderItem`. Without that closure, no
  /// item can be moved.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else {
      return false
    }
    return canReorder(item)
  }

  /// Moves the item in the data that the collection view presents after an interactive movement, and calls the closures in
  /// `reorderingHandlers` before and after.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - sourceIndexPath: The index path of the item before the movement.
  ///   - destinationIndexPath: The index path of the item after the movement.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    reorder(collectionView, sourceIndexPath, destinationIndexPath)
  }

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
