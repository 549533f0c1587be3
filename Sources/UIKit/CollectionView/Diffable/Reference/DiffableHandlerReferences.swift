import Foundation

/// The closures that a `UICollectionViewDiffableDataSourceReference` calls when the user moves items interactively.
@preconcurrency @MainActor
open class __UICollectionViewDiffableDataSourceReorderingHandlers: NSObject, NSCopying {
  /// A closure that returns whether an item can be moved. The default is `nil`, which prevents all movements.
  open var canReorderItemHandler: ((Any) -> Bool)?
  /// A closure that is called when an item is dropped, before the data source shows the move. The default is `nil`.
  open var willReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)?
  /// A closure that is called when the data source shows the move. The default is `nil`.
  open var didReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)?

  /// Creates handlers whose closures are all `nil`.
  public override init() {}

  /// Returns an independent copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    performOnMain {
      let copy = __UICollectionViewDiffableDataSourceReorderingHandlers()
      copy.canReorderItemHandler = self.canReorderItemHandler
      copy.willReorderHandler = self.willReorderHandler
      copy.didReorderHandler = self.didReorderHandler
      return copy
    }
  }
}

/// The closures that a `UICollectionViewDiffableDataSourceReference` calls when the user expands and collapses items of
/// outlines.
@preconcurrency @MainActor
open class __UICollectionViewDiffableDataSourceSectionSnapshotHandlers: NSObject, NSCopying {
  /// A closure that returns whether an item can be expanded. The default is `nil`, which allows all items.
  open var shouldExpandItemHandler: ((Any) -> Bool)?
  /// A closure that is called before an item is expanded. The default is `nil`.
  open var willExpandItemHandler: ((Any) -> Void)?
  /// A closure that returns whether an item can be collapsed. The default is `nil`, which allows all items.
  open var shouldCollapseItemHandler: ((Any) -> Bool)?
  /// A closure that is called before an item is collapsed. The default is `nil`.
  open var willCollapseItemHandler: ((Any) -> Void)?
  /// A closure that returns the children of an item that is about to be expanded. Its arguments are the item and its
  /// current children.
  open var snapshotForExpandingParentItemHandler:
    ((Any, NSDiffableDataSourceSectionSnapshotReference) -> NSDiffableDataSourceSectionSnapshotReference)?

  /// Creates handlers whose closures are all `nil`.
  public override init() {}

  /// Returns an independent copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    performOnMain {
      let copy = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()
      copy.shouldExpandItemHandler = self.shouldExpandItemHandler
      copy.willExpandItemHandler = self.willExpandItemHandler
      copy.shouldCollapseItemHandler = self.shouldCollapseItemHandler
      copy.willCollapseItemHandler = self.willCollapseItemHandler
      copy.snapshotForExpandingParentItemHandler = self.snapshotForExpandingParentItemHandler
      return copy
    }
  }
}
