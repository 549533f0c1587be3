import Foundation

/// What a change that the user made by hand does to one section.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What it had before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it has after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What makes `items` of the one snapshot those of the other.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceSectionTransaction: Sendable {}
