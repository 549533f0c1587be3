import UIKit

extension NSDiffableDataSourceSnapshot {
  /// Creates a snapshot from one of Objective-C, to which `tessera` rewrites `snapshot as NSDiffableDataSourceSnapshot<…>`.
  ///
  /// - Parameter reference: The snapshot. The program ends if an identifier has another type than this snapshot's, as on
  ///   iOS.
  public init(_reference reference: NSDiffableDataSourceSnapshotReference) {
    self.init()
    for section in reference.sectionIdentifiers {
      let identifier = Self.converted(section, to: SectionIdentifierType.self)
      appendSections([identifier])
      let items = reference.itemIdentifiersInSection(withIdentifier: section)
      appendItems(items.map { Self.converted($0, to: ItemIdentifierType.self) }, toSection: identifier)
    }
    reloadItems(reference.reloadedItemIdentifiers.map { Self.converted($0, to: ItemIdentifierType.self) })
    reconfigureItems(reference.reconfiguredItemIdentifiers.map { Self.converted($0, to: ItemIdentifierType.self) })
  }

  private static func converted<Identifier>(_ value: Any, to type: Identifier.Type) -> Identifier {
    guard let identifier = value as? Identifier else {
      fatalError("a snapshot contains the identifier \(value), a \(Swift.type(of: value)), where \(type) was expected")
    }
    return identifier
  }
}
