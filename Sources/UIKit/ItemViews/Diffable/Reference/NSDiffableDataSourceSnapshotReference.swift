import Foundation

/// A snapshot of the data of a collection view or table view, as an object with identifiers of any hashable types, for
/// Objective-C.
///
/// In Swift, use `NSDiffableDataSourceSnapshot`. This class is based on it, with the same complexity and the same
/// handling of invalid calls.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  final var value: NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>

  /// Creates a snapshot without sections.
  public override init() { value = .init() }

  init(_ value: NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>) { self.value = value }

  /// Returns a copy of the snapshot. Later changes of one of them do not affect the other.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(value) }

  // MARK: Counts and identifiers

  /// The number of items in all sections.
  open var numberOfItems: Int { value.numberOfItems }
  /// The number of sections, including those without items.
  open var numberOfSections: Int { value.numberOfSections }
  /// The identifiers of the sections, in the order in which they are shown.
  open var sectionIdentifiers: [Any] { value.sectionIdentifiers.originalValues }
  /// The identifiers of the items of all sections, in order.
  open var itemIdentifiers: [Any] { value.itemIdentifiers.originalValues }
  /// The identifiers of the items that are marked to be reloaded.
  open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.originalValues }
  /// The identifiers of the items that are marked to be reconfigured.
  open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.originalValues }
  /// The identifiers of the sections that are marked to be reloaded.
  open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.originalValues }

  /// Returns the number of items in a section, without those of other sections.
  ///
  /// - Parameter sectionIdentifier: The identifier of the section. An error is reported if it does not exist.
  /// - Returns: The number of items, or 0 if there is no such section.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    value.numberOfItems(inSection: ReferenceIdentifier(sectionIdentifier))
  }
  /// Returns the items of a section, in the order in which they are shown.
  ///
  /// - Parameter sectionIdentifier: The identifier of the section. An error is reported if it does not exist.
  /// - Returns: The identifiers of the items, or an empty array if there is no such section.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    value.itemIdentifiers(inSection: ReferenceIdentifier(sectionIdentifier)).originalValues
  }
  /// Returns the section that contains an item.
  ///
  /// - Parameter itemIdentifier: The identifier of the item.
  /// - Returns: The identifier of the section, or `nil` if there is no such item.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    value.sectionIdentifier(containingItem: ReferenceIdentifier(itemIdentifier))?.originalValue
  }
  /// Returns the index of an item among all items.
  ///
  /// - Parameter itemIdentifier: The identifier of the item.
  /// - Returns: The index, or `NSNotFound` if there is no such item.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    value.indexOfItem(ReferenceIdentifier(itemIdentifier)) ?? NSNotFound
  }
  /// Returns the position of a section among the sections, counted from 0.
  ///
  /// - Parameter sectionIdentifier: The identifier of the section.
  /// - Returns: The index, or `NSNotFound` if there is no such section.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    value.indexOfSection(ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Appends items to the last section. If there are no sections, an error is reported and nothing is added.
  ///
  /// - Parameter identifiers: The identifiers of the items.
  open func appendItems(withIdentifiers identifiers: [Any]) { value.appendItems(identifiers.identifiers) }
  /// Appends items at the end of a section, in the order of the array.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items.
  ///   - sectionIdentifier: The identifier of the section. If there is no such section, an error is reported and nothing is
  ///     added.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    value.appendItems(identifiers.identifiers, toSection: ReferenceIdentifier(sectionIdentifier))
  }
  /// Inserts items into the section of another item, directly before it and in the order of the array.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items.
  ///   - itemIdentifier: The identifier of the item to precede. If there is no such item, an error is reported and nothing is
  ///     added.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    value.insertItems(identifiers.identifiers, beforeItem: ReferenceIdentifier(itemIdentifier))
  }
  /// Inserts items into the section of another item, directly after it and in the order of the array.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items.
  ///   - itemIdentifier: The identifier of the item to follow. If there is no such item, an error is reported and nothing is
  ///     added.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    value.insertItems(identifiers.identifiers, afterItem: ReferenceIdentifier(itemIdentifier))
  }
  /// Deletes items from their sections.
  ///
  /// - Parameter identifiers: The identifiers of the items. Identifiers that do not exist are ignored.
  open func deleteItems(withIdentifiers identifiers: [Any]) { value.deleteItems(identifiers.identifiers) }
  /// Deletes all items and all sections, so that the snapshot is empty.
  open func deleteAllItems() { value.deleteAllItems() }
  /// Moves an item before another item. If one of them does not exist, an error is reported and nothing is moved.
  ///
  /// - Parameters:
  ///   - fromIdentifier: The identifier of the item to move.
  ///   - toIdentifier: The identifier of the item to precede.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    value.moveItem(ReferenceIdentifier(fromIdentifier), beforeItem: ReferenceIdentifier(toIdentifier))
  }
  /// Moves an item after another item. If one of them does not exist, an error is reported and nothing is moved.
  ///
  /// - Parameters:
  ///   - fromIdentifier: The identifier of the item to move.
  ///   - toIdentifier: The identifier of the item to follow.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    value.moveItem(ReferenceIdentifier(fromIdentifier), afterItem: ReferenceIdentifier(toIdentifier))
  }
  /// Marks items to get new cells when the snapshot is applied.
  ///
  /// - Parameter identifiers: The identifiers of the items.
  open func reloadItems(withIdentifiers identifiers: [Any]) { value.reloadItems(identifiers.identifiers) }
  /// Marks items whose existing cells are configured again when the snapshot is applied.
  ///
  /// - Parameter identifiers: The identifiers of the items.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) { value.reconfigureItems(identifiers.identifiers) }

  // MARK: Sections

  /// Appends sections without items.
  ///
  /// - Parameter sectionIdentifiers: The identifiers of the sections.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.appendSections(sectionIdentifiers.identifiers)
  }
  /// Inserts sections without items before a section.
  ///
  /// - Parameters:
  ///   - sectionIdentifiers: The identifiers of the sections.
  ///   - toSectionIdentifier: The identifier of the section to precede. If there is no such section, an error is reported and
  ///     nothing is added.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) { value.insertSections(sectionIdentifiers.identifiers, beforeSection: ReferenceIdentifier(toSectionIdentifier)) }
  /// Inserts sections without items after a section.
  ///
  /// - Parameters:
  ///   - sectionIdentifiers: The identifiers of the sections.
  ///   - toSectionIdentifier: The identifier of the section to follow. If there is no such section, an error is reported and
  ///     nothing is added.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) { value.insertSections(sectionIdentifiers.identifiers, afterSection: ReferenceIdentifier(toSectionIdentifier)) }
  /// Deletes sections and their items.
  ///
  /// - Parameter sectionIdentifiers: The identifiers of the sections. Identifiers that do not exist are ignored.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.deleteSections(sectionIdentifiers.identifiers)
  }
  /// Moves a section with its items before another section. If one of them does not exist, an error is reported and nothing is
  /// moved.
  ///
  /// - Parameters:
  ///   - fromSectionIdentifier: The identifier of the section to move.
  ///   - toSectionIdentifier: The identifier of the section to precede.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.moveSection(
      ReferenceIdentifier(fromSectionIdentifier), beforeSection: ReferenceIdentifier(toSectionIdentifier))
  }
  /// Moves a section with its items after another section. If one of them does not exist, an error is reported and nothing is
  /// moved.
  ///
  /// - Parameters:
  ///   - fromSectionIdentifier: The identifier of the section to move.
  ///   - toSectionIdentifier: The identifier of the section to follow.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.moveSection(
      ReferenceIdentifier(fromSectionIdentifier), afterSection: ReferenceIdentifier(toSectionIdentifier))
  }
  /// Marks sections to get new cells and supplementary views when the snapshot is applied.
  ///
  /// - Parameter sectionIdentifiers: The identifiers of the sections.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.reloadSections(sectionIdentifiers.identifiers)
  }
}
