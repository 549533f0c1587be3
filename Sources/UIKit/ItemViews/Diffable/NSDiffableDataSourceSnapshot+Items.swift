import CollectionCore
import Foundation

// Identifiers that are given twice in one call are reported, and the first counts; UIKit raises. Those that are in the
// snapshot already move to the new place, which is logged, as in UIKit since iOS 14 (its log speaks of "item identifiers
// that already exist in the snapshot" which "will be moved into place instead").
extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, by default of the last one. Reported, without effect, where there is no such
  /// section. O(items added).
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    if let result = list.append(identifiers, to: sectionIdentifier) {
      SnapshotMistake.report(result, "appendItems(_:toSection:)", "item")
    } else if let sectionIdentifier {
      SnapshotMistake.report(
        "appendItems(_:toSection:): there is no section \(sectionIdentifier); its \(identifiers.count) items are left out"
      )
    } else {
      SnapshotMistake.report(
        "appendItems(_:toSection:): there are currently no sections in the snapshot; add a section first. "
          + "\(identifiers.count) items are left out")
    }
  }

  /// Puts items right before another one. Reported, without effect, where that one is not there. O(items added).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, .before, beforeIdentifier, "insertItems(_:beforeItem:)")
  }

  /// Puts items right behind another one. Reported, without effect, where that one is not there. O(items added).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, .after, afterIdentifier, "insertItems(_:afterItem:)")
  }

  /// Takes items away. Items that are not there do not matter. O(items given).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { list.delete(identifiers) }

  /// Takes all items and all sections away.
  public mutating func deleteAllItems() { list.removeAll() }

  /// Moves an item right before another one, also from another section. Reported, without effect, where one of them is not
  /// there.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, .before, toIdentifier, "moveItem(_:beforeItem:)")
  }

  /// Moves an item right behind another one, also from another section. Reported, without effect, where one of them is not
  /// there.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, .after, toIdentifier, "moveItem(_:afterItem:)")
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], _ side: InsertionSide, _ anchor: ItemIdentifierType, _ call: String
  ) {
    if let result = list.insert(identifiers, side, anchor) {
      SnapshotMistake.report(result, call, "item")
    } else {
      SnapshotMistake.report("\(call): there is no item \(anchor); the \(identifiers.count) items are left out")
    }
  }

  private mutating func move(
    _ item: ItemIdentifierType, _ side: InsertionSide, _ anchor: ItemIdentifierType, _ call: String
  ) {
    guard !list.move(item, side, anchor) else { return }
    let missing = list.items.slot(of: item) == nil ? item : anchor
    SnapshotMistake.report("\(call): there is no item \(missing); nothing is moved")
  }
}
