import Foundation

/// A change that the user made by hand, for `UICollectionViewDiffableDataSourceReference`.
open class __NSDiffableDataSourceTransaction: NSObject {
  /// What was shown before.
  public final let initialSnapshot: NSDiffableDataSourceSnapshotReference
  /// What is shown after.
  public final let finalSnapshot: NSDiffableDataSourceSnapshotReference
  /// What makes the items of the one snapshot those of the other.
  public final let difference: CollectionDifference<AnyHashable>
  /// The same for each section that the change concerns, in order.
  public final let sectionTransactions: [__NSDiffableDataSourceSectionTransaction]

  init(_ value: NSDiffableDataSourceTransaction<ReferenceIdentifier, ReferenceIdentifier>) {
    initialSnapshot = NSDiffableDataSourceSnapshotReference(value.initialSnapshot)
    finalSnapshot = NSDiffableDataSourceSnapshotReference(value.finalSnapshot)
    difference = value.difference.plain
    sectionTransactions = value.sectionTransactions.map { __NSDiffableDataSourceSectionTransaction($0) }
  }
}

/// What a change that the user made by hand does to one section, for `UICollectionViewDiffableDataSourceReference`.
open class __NSDiffableDataSourceSectionTransaction: NSObject {
  /// The section.
  public final let sectionIdentifier: Any
  /// What it had before.
  public final let initialSnapshot: NSDiffableDataSourceSectionSnapshotReference
  /// What it has after.
  public final let finalSnapshot: NSDiffableDataSourceSectionSnapshotReference
  /// What makes the items of the one snapshot those of the other.
  public final let difference: CollectionDifference<AnyHashable>

  init(_ value: NSDiffableDataSourceSectionTransaction<ReferenceIdentifier, ReferenceIdentifier>) {
    sectionIdentifier = value.sectionIdentifier.any
    initialSnapshot = NSDiffableDataSourceSectionSnapshotReference(value.initialSnapshot)
    finalSnapshot = NSDiffableDataSourceSectionSnapshotReference(value.finalSnapshot)
    difference = value.difference.plain
  }
}

extension CollectionDifference<ReferenceIdentifier> {
  /// The same with what was given. Offsets stay as they are, so it is well formed.
  fileprivate var plain: CollectionDifference<AnyHashable> {
    let changes = map { change -> CollectionDifference<AnyHashable>.Change in
      func plain(_ element: ReferenceIdentifier) -> AnyHashable { element.any as? AnyHashable ?? AnyHashable(element) }
      switch change {
      case .insert(let offset, let element, let other):
        return .insert(offset: offset, element: plain(element), associatedWith: other)
      case .remove(let offset, let element, let other):
        return .remove(offset: offset, element: plain(element), associatedWith: other)
      }
    }
    guard let difference = CollectionDifference<AnyHashable>(changes) else {
      preconditionFailure("a difference of other elements at the same places is one")
    }
    return difference
  }
}
