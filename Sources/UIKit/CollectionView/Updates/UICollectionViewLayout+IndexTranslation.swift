import CollectionCore
import Foundation

/// Where the sections and items of a collection view go in a batch of updates: from the numbering before the batch to
/// the one after it, and back. Tessera's own; UIKit gives the like to its own layouts only.
///
/// A layout that keeps what it knows by item (measured sizes, columns) can so keep it over a batch, and calculate anew
/// only what changed. Each question costs O(log operations), whatever the number of items.
@preconcurrency @MainActor
public struct UICollectionViewIndexTranslation {
  let translation: UpdateTranslation

  /// Where an item is after the batch. Nil for an item that is deleted, alone or with its section, for one in a section
  /// that is reloaded, and for a path that names no item. A reloaded item keeps its place.
  public func newIndexPath(for oldIndexPath: IndexPath) -> IndexPath? {
    guard oldIndexPath.count == 2, before.indices.contains(oldIndexPath[0]),
      (0..<before[oldIndexPath[0]]).contains(oldIndexPath[1])
    else { return nil }
    return map.newItem(ofOld: ItemIndex(oldIndexPath[0], oldIndexPath[1])).map(Self.path)
  }

  /// Where an item was before the batch. Nil for an item that is inserted, alone or with its section, for one in a
  /// section that is reloaded, and for a path that names no item.
  public func oldIndexPath(for newIndexPath: IndexPath) -> IndexPath? {
    guard newIndexPath.count == 2, map.after.indices.contains(newIndexPath[0]),
      (0..<map.after[newIndexPath[0]]).contains(newIndexPath[1])
    else { return nil }
    return map.oldItem(ofNew: ItemIndex(newIndexPath[0], newIndexPath[1])).map(Self.path)
  }

  /// Where a section is after the batch; nil when it is deleted or there is none. A reloaded section keeps its place.
  public func newSection(for oldSection: Int) -> Int? {
    before.indices.contains(oldSection) ? map.newSection(ofOld: oldSection) : nil
  }

  /// Where a section was before the batch; nil when it is inserted or there is none.
  public func oldSection(for newSection: Int) -> Int? {
    map.after.indices.contains(newSection) ? map.oldSection(ofNew: newSection) : nil
  }

  /// Whether an item (its path before the batch) is reloaded, so that what is known of it may not hold any more.
  public func isReloaded(_ oldIndexPath: IndexPath) -> Bool {
    guard oldIndexPath.count == 2 else { return false }
    return map.isReloaded(section: oldIndexPath[0]) || map.isReloaded(ItemIndex(oldIndexPath[0], oldIndexPath[1]))
  }

  /// Whether a section (its number before the batch) is reloaded.
  public func isReloaded(section oldSection: Int) -> Bool { map.isReloaded(section: oldSection) }

  /// The operations of the batch, the same that `prepare(forCollectionViewUpdates:)` gets later. O(operations · log).
  public var updateItems: [UICollectionViewUpdateItem] { translation.updateItems }

  private var map: UpdateMap { translation.map }
  private var before: SectionCounts { translation.map.before }

  private static func path(_ item: ItemIndex) -> IndexPath { IndexPath(item: item.item, section: item.section) }
}

extension UICollectionViewLayout {
  /// What the batch of updates that is being carried out does to the places of sections and items; nil while none is.
  /// Tessera's own.
  ///
  /// It is there before the layout is asked anything about the new data: in `invalidateLayout(with:)`, in `prepare()` and
  /// in every query, until `finalizeCollectionViewUpdates()` has returned. A reload has no translation.
  public final var indexTranslation: UICollectionViewIndexTranslation? {
    updateTranslation.map { UICollectionViewIndexTranslation(translation: $0) }
  }
}
