import Foundation

extension UICollectionViewDiffableDataSource {
  typealias Request = DiffableState<SectionIdentifierType, ItemIdentifierType>.Request

  /// The data that the collection view shows, and the snapshots that are waiting to be shown.
  nonisolated final var state: DiffableState<SectionIdentifierType, ItemIdentifierType> { applier.state }

  /// Submits a snapshot to be shown. The method can be called on any thread.
  nonisolated final func submit(_ request: Request) { applier.submit(request, for: self) }
}
