import Foundation

/// A change that the user made to the data of a `UICollectionViewDiffableDataSourceReference`.
open class __NSDiffableDataSourceTransaction: NSObject {
  /// The snapshot of the data before the change.
  public final let initialSnapshot: NSDiffableDataSourceSnapshotReference
  /// The snapshot of the data after the change.
  public final let finalSnapshot: NSDiffableDataSourceSnapshotReference
  /// The difference between the items of the two snapshots.
  public final let difference: CollectionDifference<AnyHashable>
  /// The changes of each affected section, in order.
  public final let sectionTransactions: [__NSDiffableDataSourceSectionTransaction]

  init(_ value: NSDiffableDataSourceTransaction<ReferenceIdentifier, ReferenceIdentifier>) {
    initialSnapshot = NSDiffableDataSourceSnapshotReference(value.initialSnapshot)
    finalSnapshot = NSDiffableDataSourceSnapshotReference(value.finalSnapshot)
    difference = value.difference.withOriginalIdentifiers
    sectionTransactions = value.sectionTransactions.map { __NSDiffableDataSourceSectionTransaction($0) }
  }
}

/// The part of a user's change that affects one section of a `UICollectionViewDiffableDataSourceReference`.
open class __NSDiffableDataSourceSectionTransaction: NSObject {
  /// The identifier of the section to which the transaction applies.
  public final let sectionIdentifier: Any
  /// The snapshot of the section before the change.
  public final let initialSnapshot: NSDiffableDataSourceSectionSnapshotReference
  /// The snapshot of the section after the change.
  public final let finalSnapshot: NSDiffableDataSourceSectionSnapshotReference
  /// The difference between the items of the two snapshots.
  public final let difference: CollectionDifference<AnyHashable>

  init(_ value: NSDiffableDataSourceSectionTransaction<ReferenceIdentifier, ReferenceIdentifier>) {
    sectionIdentifier = value.sectionIdentifier.originalValue
    initialSnapshot = NSDiffableDataSourceSectionSnapshotReference(value.initialSnapshot)
    finalSnapshot = NSDiffableDataSourceSectionSnapshotReference(value.finalSnapshot)
    difference = value.difference.withOriginalIdentifiers
  }
}

extension CollectionDifference<ReferenceIdentifier> {
  /// This difference, with the identifiers that the application passed as its elements. An identifier that is not
  /// hashable keeps its wrapper. The offsets do not change, so the difference remains valid.
  fileprivate var withOriginalIdentifiers: CollectionDifference<AnyHashable> {
    let changes = map { change -> CollectionDifference<AnyHashable>.Change in
      func original(_ element: ReferenceIdentifier) -> AnyHashable {
        element.originalValue as? AnyHashable ?? AnyHashable(element)
      }
      switch change {
      case .insert(let offset, let element, let associatedOffset):
        return .insert(offset: offset, element: original(element), associatedWith: associatedOffset)
      case .remove(let offset, let element, let associatedOffset):
        return .remove(offset: offset, element: original(element), associatedWith: associatedOffset)
      }
    }
    guard let difference = CollectionDifference<AnyHashable>(changes) else {
      preconditionFailure(
        "the CollectionDifference of a snapshot transaction became invalid when its identifiers were converted")
    }
    return difference
  }
}
