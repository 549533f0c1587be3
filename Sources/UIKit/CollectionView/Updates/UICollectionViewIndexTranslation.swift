import CollectionCore
import Foundation

/// A translation of section indexes and index paths between the states before and after a batch update. It is an
/// addition of Tessera.
///
/// A layout that stores data for items, such as measured sizes or columns, can use the translation to retain the data
/// in an update and calculate only the changes. UIKit provides something similar only to its own layouts. Each
/// translation takes O(log *n*), where *n* is the number of operations.
@preconcurrency @MainActor
public struct UICollectionViewIndexTranslation {
  let translation: UpdateTranslation

  /// Returns the index path of an item after the update.
  ///
  /// - Parameter oldIndexPath: The index path before the update.
  /// - Returns: The index path, or `nil` if the item or its section is deleted, if its section is reloaded, or if there
  ///   is no such item. A reloaded item keeps its index path.
  public func newIndexPath(for oldIndexPath: IndexPath) -> IndexPath? {
    guard oldIndexPath.count == 2, countsBefore.indices.contains(oldIndexPath[0]),
      (0..<countsBefore[oldIndexPath[0]]).contains(oldIndexPath[1])
    else { return nil }
    return map.newItem(ofOld: ItemIndex(oldIndexPath[0], oldIndexPath[1])).map(Self.path)
  }

  /// Returns the index path of an item before the update.
  ///
  /// - Parameter newIndexPath: The index path after the update.
  /// - Returns: The index path, or `nil` if the item or its section is inserted, if its section is reloaded, or if
  ///   there is no such item.
  public func oldIndexPath(for newIndexPath: IndexPath) -> IndexPath? {
    guard newIndexPath.count == 2, map.countsAfter.indices.contains(newIndexPath[0]),
      (0..<map.countsAfter[newIndexPath[0]]).contains(newIndexPath[1])
    else { return nil }
    return map.oldItem(ofNew: ItemIndex(newIndexPath[0], newIndexPath[1])).map(Self.path)
  }

  /// Returns the index of a section after the update.
  ///
  /// - Parameter oldSection: The index before the update.
  /// - Returns: The index, or `nil` if the section is deleted or does not exist. A reloaded section keeps its index.
  public func newSection(for oldSection: Int) -> Int? {
    countsBefore.indices.contains(oldSection) ? map.newSection(ofOld: oldSection) : nil
  }

  /// Returns the index of a section before the update.
  ///
  /// - Parameter newSection: The index after the update.
  /// - Returns: The index, or `nil` if the section is inserted or does not exist.
  public func oldSection(for newSection: Int) -> Int? {
    map.countsAfter.indices.contains(newSection) ? map.oldSection(ofNew: newSection) : nil
  }

  /// Returns whether an item is reloaded. Data that a layout has stored for a reloaded item may be invalid.
  ///
  /// - Parameter oldIndexPath: The index path before the update.
  /// - Returns: `true` if the item or its section is reloaded.
  public func isReloaded(_ oldIndexPath: IndexPath) -> Bool {
    guard oldIndexPath.count == 2 else { return false }
    return map.isReloaded(section: oldIndexPath[0]) || map.isReloaded(ItemIndex(oldIndexPath[0], oldIndexPath[1]))
  }

  /// Returns whether an update reloads a section.
  ///
  /// - Parameter oldSection: The index before the update.
  /// - Returns: `true` if the section is reloaded.
  public func isReloaded(section oldSection: Int) -> Bool { map.isReloaded(section: oldSection) }

  /// The operations of the update. The same operations are later passed to `prepare(forCollectionViewUpdates:)`.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of operations.
  public var updateItems: [UICollectionViewUpdateItem] { translation.updateItems }

  private var map: UpdateMap { translation.map }
  private var countsBefore: SectionCounts { translation.map.countsBefore }

  private static func path(_ item: ItemIndex) -> IndexPath { IndexPath(item: item.item, section: item.section) }
}
