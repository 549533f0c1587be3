import Foundation

/// A change that the user made by hand: what was shown before and what is shown after.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What makes `itemIdentifiers` of the one snapshot those of the other: each item that moved is taken out and put in,
  /// both associated.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The same for each section that the change concerns, in order.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

extension NSDiffableDataSourceTransaction: Sendable {}
