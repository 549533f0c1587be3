import CollectionCore
import Foundation

/// A snapshot of the data of a collection view or table view. It consists of sections and items with unique
/// identifiers.
///
/// A snapshot is a value, and copies share their storage. Snapshots can be created and changed on any thread. The view
/// shows a snapshot after it is applied to the data source. Finding an item or section takes O(1). Adding and deleting
/// items takes O(*k*), where *k* is the number of these items. Changing the order of sections takes O(*s*), where *s*
/// is the number of sections.
///
/// For calls in which UIKit raises an exception, an error is reported and only the invalid part is ignored.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  typealias List = SectionedList<SectionIdentifierType, ItemIdentifierType>

  var list: List

  /// Creates a snapshot without sections.
  public init() { list = List() }

  init(_ list: List) { self.list = list }

  // MARK: Counts and identifiers

  /// The number of items in all sections.
  ///
  /// - Complexity: O(1).
  public var numberOfItems: Int { list.items.count }
  /// The number of sections, including those without items.
  ///
  /// - Complexity: O(1).
  public var numberOfSections: Int { list.sections.count }
  /// The identifiers of the sections, in the order in which they are shown.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections.
  public var sectionIdentifiers: [SectionIdentifierType] { list.sectionIdentifiers }
  /// The identifiers of the items of all sections, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var itemIdentifiers: [ItemIdentifierType] { list.itemIdentifiers }

  /// Returns the number of items in a section, without those of other sections.
  ///
  /// - Parameter identifier: The identifier of the section. An error is reported if it does not exist.
  /// - Returns: The number of items, or 0 if there is no such section.
  /// - Complexity: O(1).
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    if let count = list.itemCount(in: identifier) { return count }
    SnapshotDiagnostics.report(
      "numberOfItems(inSection:): there is no section \(identifier) in the snapshot; 0 is returned")
    return 0
  }

  /// Returns the items of a section, in order.
  ///
  /// - Parameter identifier: The identifier of the section. An error is reported if it does not exist.
  /// - Returns: The identifiers of the items, or an empty array if there is no such section.
  /// - Complexity: O(*n*), where *n* is the number of items in the section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    if let items = list.itemIdentifiers(in: identifier) { return items }
    SnapshotDiagnostics.report(
      "itemIdentifiers(inSection:): there is no section \(identifier) in the snapshot; an empty array is returned")
    return []
  }

  /// Returns the section that contains an item.
  ///
  /// - Parameter identifier: The identifier of the item.
  /// - Returns: The identifier of the section, or `nil` if there is no such item.
  /// - Complexity: O(1).
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    list.section(containing: identifier)
  }

  /// Returns the index of an item among all `itemIdentifiers`.
  ///
  /// - Parameter identifier: The identifier of the item.
  /// - Returns: The index, or `nil` if there is no such item.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { list.flatIndex(of: identifier) }

  /// Returns the position of a section among the sections, counted from 0.
  ///
  /// - Parameter identifier: The identifier of the section.
  /// - Returns: The index, or `nil` if there is no such section.
  /// - Complexity: O(1).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { list.position(of: identifier) }

  // MARK: Reloading and reconfiguring

  /// The identifiers of the items that were marked with `reloadItems(_:)` and still exist.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(list.reloadedItems.identifiers) }
  /// The identifiers of the items that were marked with `reconfigureItems(_:)` and still exist.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(list.reconfiguredItems.identifiers) }
  /// The identifiers of the sections that were marked with `reloadSections(_:)` and still exist.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(list.reloadedSections.identifiers) }

  /// Marks items to get new cells when the snapshot is applied. The items keep their positions and selection.
  ///
  /// - Parameter identifiers: The identifiers of the items. Identifiers that do not exist are ignored, and an error is
  ///   reported.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    let unknownIdentifiers = list.reload(identifiers)
    SnapshotDiagnostics.reportUnknown(unknownIdentifiers, "reloadItems(_:)", "reload item", "they are ignored")
  }

  /// Marks items whose existing cells are configured again when the snapshot is applied.
  ///
  /// - Parameter identifiers: The identifiers of the items. Identifiers that do not exist are ignored, and an error is
  ///   reported. For each item, the cell provider must dequeue the same kind of cell as before.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    let unknownIdentifiers = list.reconfigure(identifiers)
    SnapshotDiagnostics.reportUnknown(
      unknownIdentifiers, "reconfigureItems(_:)", "reconfigure item", "they are ignored")
  }

  /// Marks sections to get new cells and supplementary views when the snapshot is applied.
  ///
  /// - Parameter identifiers: The identifiers of the sections. Identifiers that do not exist are ignored, and an error
  ///   is reported.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let unknownIdentifiers = list.reloadSections(identifiers)
    SnapshotDiagnostics.reportUnknown(unknownIdentifiers, "reloadSections(_:)", "reload section", "they are ignored")
  }
}

extension NSDiffableDataSourceSnapshot: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// Returns the number of operations that change another snapshot into this snapshot. The operations delete, insert, move and
  /// reload sections and items.
  package func operationCount(from old: NSDiffableDataSourceSnapshot) -> Int {
    list.update(from: old.list).operations.count
  }
}
