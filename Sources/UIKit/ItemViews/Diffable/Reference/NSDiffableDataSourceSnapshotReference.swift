import Foundation

/// The data of a view at one moment, as an object whose identifiers may be of any hashable type: the class that
/// Objective-C sees. Code in Swift uses `NSDiffableDataSourceSnapshot`, which this one stands on; what is said there of
/// mistakes and costs holds here.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  final var value: NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>

  /// A snapshot without sections.
  public override init() { value = .init() }

  init(_ value: NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>) { self.value = value }

  /// A snapshot that can be changed by itself.
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(value) }

  // MARK: Counts and identifiers

  /// How many items all sections have together.
  open var numberOfItems: Int { value.numberOfItems }
  /// How many sections there are.
  open var numberOfSections: Int { value.numberOfSections }
  /// The sections, in order.
  open var sectionIdentifiers: [Any] { value.sectionIdentifiers.anys }
  /// The items of all sections, section after section.
  open var itemIdentifiers: [Any] { value.itemIdentifiers.anys }
  /// The items that are to be reloaded.
  open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.anys }
  /// The items whose cells are to be configured anew.
  open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.anys }
  /// The sections that are to be reloaded.
  open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.anys }

  /// How many items a section has. A section that is not there is reported and has none.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    value.numberOfItems(inSection: ReferenceIdentifier(sectionIdentifier))
  }
  /// The items of a section, in order. A section that is not there is reported and has none.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    value.itemIdentifiers(inSection: ReferenceIdentifier(sectionIdentifier)).anys
  }
  /// The section that an item is in; nil for an item that is not there.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    value.sectionIdentifier(containingItem: ReferenceIdentifier(itemIdentifier))?.any
  }
  /// The place of an item among all items; `NSNotFound` for an item that is not there.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    value.indexOfItem(ReferenceIdentifier(itemIdentifier)) ?? NSNotFound
  }
  /// The place of a section; `NSNotFound` for a section that is not there.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    value.indexOfSection(ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items at the end of the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) { value.appendItems(identifiers.identifiers) }
  /// Adds items at the end of a section.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    value.appendItems(identifiers.identifiers, toSection: ReferenceIdentifier(sectionIdentifier))
  }
  /// Puts items right before another one.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    value.insertItems(identifiers.identifiers, beforeItem: ReferenceIdentifier(itemIdentifier))
  }
  /// Puts items right behind another one.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    value.insertItems(identifiers.identifiers, afterItem: ReferenceIdentifier(itemIdentifier))
  }
  /// Takes items away.
  open func deleteItems(withIdentifiers identifiers: [Any]) { value.deleteItems(identifiers.identifiers) }
  /// Takes all items and all sections away.
  open func deleteAllItems() { value.deleteAllItems() }
  /// Moves an item right before another one.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    value.moveItem(ReferenceIdentifier(fromIdentifier), beforeItem: ReferenceIdentifier(toIdentifier))
  }
  /// Moves an item right behind another one.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    value.moveItem(ReferenceIdentifier(fromIdentifier), afterItem: ReferenceIdentifier(toIdentifier))
  }
  /// Items get new cells when the snapshot is applied.
  open func reloadItems(withIdentifiers identifiers: [Any]) { value.reloadItems(identifiers.identifiers) }
  /// The cells that items have are configured anew when the snapshot is applied.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) { value.reconfigureItems(identifiers.identifiers) }

  // MARK: Sections

  /// Adds sections at the end.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.appendSections(sectionIdentifiers.identifiers)
  }
  /// Puts sections right before another one.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) { value.insertSections(sectionIdentifiers.identifiers, beforeSection: ReferenceIdentifier(toSectionIdentifier)) }
  /// Puts sections right behind another one.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) { value.insertSections(sectionIdentifiers.identifiers, afterSection: ReferenceIdentifier(toSectionIdentifier)) }
  /// Takes sections away, with their items.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.deleteSections(sectionIdentifiers.identifiers)
  }
  /// Moves a section, with its items, right before another one.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.moveSection(
      ReferenceIdentifier(fromSectionIdentifier), beforeSection: ReferenceIdentifier(toSectionIdentifier))
  }
  /// Moves a section, with its items, right behind another one.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.moveSection(
      ReferenceIdentifier(fromSectionIdentifier), afterSection: ReferenceIdentifier(toSectionIdentifier))
  }
  /// Sections get new cells and supplementary views when the snapshot is applied.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.reloadSections(sectionIdentifiers.identifiers)
  }
}
