import CollectionCore
import Foundation

/// The data of a view at one moment: sections of items, each known by an identifier that is there once.
///
/// A value: copies share what they have in common, and may be made and changed on any thread. What a data source shows
/// changes when the snapshot is applied. Where an item or section is costs O(1) to find out, adding and taking away items
/// what they are; a change of the order of sections O(sections).
///
/// What UIKit raises for is reported and left out; everything else of the call is done, so nothing is lost.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  typealias List = SectionedList<SectionIdentifierType, ItemIdentifierType>

  var list: List

  /// A snapshot without sections.
  public init() { list = List() }

  init(_ list: List) { self.list = list }

  // MARK: Counts and identifiers

  /// How many items all sections have together. O(1).
  public var numberOfItems: Int { list.items.count }
  /// How many sections there are. O(1).
  public var numberOfSections: Int { list.sections.count }
  /// The sections, in order. O(sections).
  public var sectionIdentifiers: [SectionIdentifierType] { list.sectionIdentifiers }
  /// The items of all sections, section after section. O(items).
  public var itemIdentifiers: [ItemIdentifierType] { list.itemIdentifiers }

  /// How many items a section has. A section that is not there is reported and has none. O(1).
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    if let count = list.itemCount(in: identifier) { return count }
    SnapshotMistake.report("numberOfItems(inSection:): there is no section \(identifier); it has no items")
    return 0
  }

  /// The items of a section, in order. A section that is not there is reported and has none. O(items of the section).
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    if let items = list.itemIdentifiers(in: identifier) { return items }
    SnapshotMistake.report("itemIdentifiers(inSection:): there is no section \(identifier); it has no items")
    return []
  }

  /// The section that an item is in; nil for an item that is not there. O(1).
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    list.section(containing: identifier)
  }

  /// The place of an item among all items (`itemIdentifiers`); nil for an item that is not there. O(sections).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { list.flatIndex(of: identifier) }

  /// The place of a section; nil for a section that is not there. O(1).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { list.place(of: identifier) }

  // MARK: What is to be shown anew

  /// The items that `reloadItems(_:)` named, as far as they are there still.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(list.reloadedItems.identifiers) }
  /// The items that `reconfigureItems(_:)` named, as far as they are there still.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(list.reconfiguredItems.identifiers) }
  /// The sections that `reloadSections(_:)` named, as far as they are there still.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(list.reloadedSections.identifiers) }

  /// Items get new cells when the snapshot is applied; each keeps its place and selection. Items that are not there are
  /// reported and left out.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    let unknown = list.reload(identifiers)
    SnapshotMistake.reportUnknown(unknown, "reloadItems(_:)", "reload item", "they are left out")
  }

  /// The cells that items have are configured anew when the snapshot is applied: the cell provider must dequeue the same
  /// kind of cell. Items that are not there are reported and left out.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    let unknown = list.reconfigure(identifiers)
    SnapshotMistake.reportUnknown(unknown, "reconfigureItems(_:)", "reconfigure item", "they are left out")
  }

  /// Sections get new cells and supplementary views when the snapshot is applied. Sections that are not there are reported
  /// and left out.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let unknown = list.reloadSections(identifiers)
    SnapshotMistake.reportUnknown(unknown, "reloadSections(_:)", "reload section", "they are left out")
  }
}

extension NSDiffableDataSourceSnapshot: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// How many sections and items go, come, move or are reloaded when this is applied after another snapshot.
  package func operationCount(from old: NSDiffableDataSourceSnapshot) -> Int {
    list.update(from: old.list).operations.count
  }
}
