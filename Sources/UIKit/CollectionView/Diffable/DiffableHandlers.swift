import Foundation

extension UICollectionViewDiffableDataSource {
  /// What is asked and told when the user expands and collapses items of outlines. Each is optional.
  @preconcurrency
  public struct SectionSnapshotHandlers<OutlineItem> where OutlineItem: Hashable, OutlineItem: Sendable {
    /// Whether an item may be expanded. Default nil, yes.
    public var shouldExpandItem: ((OutlineItem) -> Bool)?
    /// Hears of an item that is about to be expanded.
    public var willExpandItem: ((OutlineItem) -> Void)?
    /// Whether an item may be collapsed. Default nil, yes.
    public var shouldCollapseItem: ((OutlineItem) -> Bool)?
    /// Hears of an item that is about to be collapsed.
    public var willCollapseItem: ((OutlineItem) -> Void)?
    /// The children of an item that is about to be expanded, made when they are wanted: gets the item and its present
    /// children, answers those that it is to have. Default nil, the present ones.
    public var snapshotForExpandingParent:
      (
        (OutlineItem, NSDiffableDataSourceSectionSnapshot<OutlineItem>)
          -> NSDiffableDataSourceSectionSnapshot<OutlineItem>
      )?

    /// Handlers of nothing.
    public init() {}
  }

  /// What is asked and told when the user moves items by hand. Each is optional.
  public struct ReorderingHandlers {
    /// Whether an item may be moved. Default nil: no item may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Hears of a move at the drop, before it is part of what is shown.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Hears of a move when it is part of what is shown: the place to bring the application's own data into that order.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers of nothing.
    public init() {}
  }
}
