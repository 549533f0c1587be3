import Foundation

/// What a `UICollectionViewDiffableDataSourceReference` asks and tells when the user moves items by hand.
@preconcurrency @MainActor
open class __UICollectionViewDiffableDataSourceReorderingHandlers: NSObject, NSCopying {
  /// Whether an item may be moved. Default nil: no item may.
  open var canReorderItemHandler: ((Any) -> Bool)?
  /// Hears of a move at the drop, before it is part of what is shown.
  open var willReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)?
  /// Hears of a move when it is part of what is shown.
  open var didReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)?

  /// Handlers of nothing.
  public override init() {}

  /// A copy that can be changed by itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    onMain {
      let twin = __UICollectionViewDiffableDataSourceReorderingHandlers()
      twin.canReorderItemHandler = self.canReorderItemHandler
      twin.willReorderHandler = self.willReorderHandler
      twin.didReorderHandler = self.didReorderHandler
      return twin
    }
  }
}

/// What a `UICollectionViewDiffableDataSourceReference` asks and tells when the user expands and collapses items of
/// outlines.
@preconcurrency @MainActor
open class __UICollectionViewDiffableDataSourceSectionSnapshotHandlers: NSObject, NSCopying {
  /// Whether an item may be expanded. Default nil, yes.
  open var shouldExpandItemHandler: ((Any) -> Bool)?
  /// Hears of an item that is about to be expanded.
  open var willExpandItemHandler: ((Any) -> Void)?
  /// Whether an item may be collapsed. Default nil, yes.
  open var shouldCollapseItemHandler: ((Any) -> Bool)?
  /// Hears of an item that is about to be collapsed.
  open var willCollapseItemHandler: ((Any) -> Void)?
  /// The children of an item that is about to be expanded: gets the item and its present children.
  open var snapshotForExpandingParentItemHandler:
    ((Any, NSDiffableDataSourceSectionSnapshotReference) -> NSDiffableDataSourceSectionSnapshotReference)?

  /// Handlers of nothing.
  public override init() {}

  /// A copy that can be changed by itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    onMain {
      let twin = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()
      twin.shouldExpandItemHandler = self.shouldExpandItemHandler
      twin.willExpandItemHandler = self.willExpandItemHandler
      twin.shouldCollapseItemHandler = self.shouldCollapseItemHandler
      twin.willCollapseItemHandler = self.willCollapseItemHandler
      twin.snapshotForExpandingParentItemHandler = self.snapshotForExpandingParentItemHandler
      return twin
    }
  }
}
