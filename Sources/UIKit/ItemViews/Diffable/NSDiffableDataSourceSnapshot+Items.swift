import CollectionCore
import Foundation

// If an identifier occurs twice in a call, an error is reported and the first occurrence is used; UIKit raises an
// exception. Items that already exist are moved, which is logged as in UIKit since iOS 14 (its log mentions "item
// identifiers that already exist in the snapshot" which "will be moved into place instead").
extension NSDiffableDataSourceSnapshot {
  /// Appends items at the end of a section, in the order of the array.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items.
  ///   - sectionIdentifier: The identifier of the section, or `nil` for the last section. If there is no such section,
  ///     an error is reported and nothing is added.
  /// - Complexity: O(*n*), where *n* is the number of added items.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    if let result = list.append(identifiers, to: sectionIdentifier) {
      SnapshotDiagnostics.report(result, "appendItems(_:toSection:)", "item")
    } else if let sectionIdentifier {
      SnapshotDiagnostics.report(
        "appendItems(_:toSection:): there is no section \(sectionIdentifier) in the snapshot; the "
          + "\(identifiers.count) items are not appended. Append the section first")
    } else {
      SnapshotDiagnostics.report(
        "appendItems(_:toSection:): there are currently no sections in the snapshot. Add a section first. "
          + "\(identifiers.count) items are ignored")
    }
  }

  /// Inserts items into the section of another item, directly before it and in the order of the array.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items.
  ///   - beforeIdentifier: The identifier of the item to precede. If there is no such item, an error is reported and
  ///     nothing is added.
  /// - Complexity: O(*n*), where *n* is the number of added items.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, .before, beforeIdentifier, "insertItems(_:beforeItem:)")
  }

  /// Inserts items into the section of another item, directly after it and in the order of the array.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items.
  ///   - afterIdentifier: The identifier of the item to follow. If there is no such item, an error is reported and
  ///     nothing is added.
  /// - Complexity: O(*n*), where *n* is the number of added items.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, .after, afterIdentifier, "insertItems(_:afterItem:)")
  }

  /// Deletes items from their sections.
  ///
  /// - Parameter identifiers: The identifiers of the items. Identifiers that do not exist are ignored.
  /// - Complexity: O(*n*), where *n* is the number of identifiers.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { list.delete(identifiers) }

  /// Deletes all items and all sections, so that the snapshot is empty.
  public mutating func deleteAllItems() { list.removeAll() }

  /// Moves an item before another item, which may be in another section.
  ///
  /// If one of the items does not exist, an error is reported and nothing is moved.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the item to move.
  ///   - toIdentifier: The identifier of the item to precede.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, .before, toIdentifier, "moveItem(_:beforeItem:)")
  }

  /// Moves an item after another item, which may be in another section.
  ///
  /// If one of the items does not exist, an error is reported and nothing is moved.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the item to move.
  ///   - toIdentifier: The identifier of the item to follow.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, .after, toIdentifier, "moveItem(_:afterItem:)")
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], _ side: InsertionSide, _ anchor: ItemIdentifierType, _ call: String
  ) {
    if let result = list.insert(identifiers, side, anchor) {
      SnapshotDiagnostics.report(result, call, "item")
    } else {
      SnapshotDiagnostics.report("\(call): there is no item \(anchor); the \(identifiers.count) items are ignored")
    }
  }

  private mutating func move(
    _ item: ItemIdentifierType, _ side: InsertionSide, _ anchor: ItemIdentifierType, _ call: String
  ) {
    guard !list.move(item, side, anchor) else { return }
    let missingItem = list.items.slot(of: item) == nil ? item : anchor
    SnapshotDiagnostics.report("\(call): there is no item \(missingItem); nothing is moved")
  }
}
