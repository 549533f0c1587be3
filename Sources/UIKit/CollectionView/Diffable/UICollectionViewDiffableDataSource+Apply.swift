import Foundation

extension UICollectionViewDiffableDataSource {
  typealias Request = DiffableState<SectionIdentifierType, ItemIdentifierType>.Request

  /// The data that is shown, and the pending requests.
  nonisolated final var state: DiffableState<SectionIdentifierType, ItemIdentifierType> { applier.state }

  /// Submits a snapshot from any thread.
  nonisolated final func submit(_ request: Request) { applier.submit(request, for: self) }
}
