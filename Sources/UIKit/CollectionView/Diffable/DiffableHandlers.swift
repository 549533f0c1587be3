import Foundation

extension UICollectionViewDiffableDataSource {
  /// The closures that are called when the user expands and collapses items of outlines. Each closure is optional.
  @preconcurrency
  public struct SectionSnapshotHandlers<OutlineItem> where OutlineItem: Hashable, OutlineItem: Sendable {
    /// A closure that returns whether an item can be expanded. The default is `nil`, which allows all items.
    public var shouldExpandItem: ((OutlineItem) -> Bool)?
    /// A closure that is called before an item is expanded. The default is `nil`.
    public var willExpandItem: ((OutlineItem) -> Void)?
    /// A closure that returns whether an item can be collapsed. The default is `nil`, which allows all items.
    public var shouldCollapseItem: ((OutlineItem) -> Bool)?
    /// A closure that is called before an item is collapsed. The default is `nil`.
    public var willCollapseItem: ((OutlineItem) -> Void)?
    /// A closure that returns the children of an item that is about to be expanded. Use it to create children on
    /// demand.
    ///
    /// Its arguments are the item and its current children. The default is `nil`, which leaves the children unchanged.
    public var snapshotForExpandingParent:
      (
        (OutlineItem, NSDiffableDataSourceSectionSnapshot<OutlineItem>)
          -> NSDiffableDataSourceSectionSnapshot<OutlineItem>
      )?

    /// Creates handlers whose closures are all `nil`.
    public init() {}
  }

  /// The closures that are called when the user moves items interactively. Each closure is optional.
  public struct ReorderingHandlers {
    /// A closure that returns whether an item can be moved. The default is `nil`, which prevents all movements.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// A closure that is called when an item is dropped, before the data source shows the move. The default is `nil`.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure that is called when the data source shows the move, to update the application's own data. The default
    /// is `nil`.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers whose closures are all `nil`.
    public init() {}
  }
}
