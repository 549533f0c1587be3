import CollectionCore
import Foundation

/// A translation between the keys of elements before and after an update of the presented items.
///
/// The map of the update translates items and sections. Supplementary views keep their index in their section, or move
/// with their item. Supplementary views outside of sections keep their keys.
///
/// The translation is a class because it is used for each element. A structure in another object, including its map,
/// would be copied for each use.
@MainActor
final class ElementTranslation {
  /// The map of the update, which translates the indexes of items and sections.
  let map: UpdateMap
  /// The kinds of supplementary views that belong to items and move with them.
  let itemSupplementaryKinds: Set<Int32>
  /// The supplementary and decoration views that the layout itself deletes, by their old keys.
  @exclusivity(unchecked) private(set) var deleted: Set<ElementKey> = []
  /// The supplementary and decoration views that the layout itself inserts, by their keys after the update.
  @exclusivity(unchecked) private(set) var inserted: Set<ElementKey> = []
  /// The shifts of the item indexes of supplementary and decoration views, by kind and old section, where the layout deletes or
  /// inserts such views. All other views keep their item index.
  private var shifts: [SectionOfKind: IndexShift] = [:]

  /// A section of the views of one kind.
  private struct SectionOfKind: Hashable {
    let kind: Int32
    let section: Int
  }

  init(_ map: UpdateMap, itemSupplementaryKinds: Set<Int32> = []) {
    self.map = map
    self.itemSupplementaryKinds = itemSupplementaryKinds
  }

  /// Marks supplementary or decoration views of a kind as deleted and inserted by the layout. As in UIKit, the item indexes of the
  /// other views of the kind in the same section change accordingly.
  ///
  /// - Parameters:
  ///   - kind: The kind of the views.
  ///   - deletedPaths: The index paths of deleted views before the update.
  ///   - insertedPaths: The index paths of inserted views after the update.
  func mark(kind: Int32, deleted deletedPaths: [IndexPath], inserted insertedPaths: [IndexPath]) {
    var removedItems: [Int: [Int]] = [:]
    var addedItems: [Int: [Int]] = [:]
    for key in deletedPaths.map({ ElementKey(kind: kind, path: $0) }) {
      deleted.insert(key)
      if key.item != ElementKey.missing { removedItems[Int(key.section), default: []].append(key.item) }
    }
    for key in insertedPaths.map({ ElementKey(kind: kind, path: $0) }) {
      inserted.insert(key)
      guard key.item != ElementKey.missing, let oldSection = map.oldSection(ofNew: Int(key.section)) else { continue }
      addedItems[oldSection, default: []].append(key.item)
    }
    for section in Set(removedItems.keys).union(addedItems.keys) {
      shifts[SectionOfKind(kind: kind, section: section)] = IndexShift(
        removed: Array(Set(removedItems[section] ?? [])), added: Array(Set(addedItems[section] ?? [])))
    }
  }

  private func shift(kind: Int32, oldSection: Int) -> IndexShift? {
    shifts.isEmpty ? nil : shifts[SectionOfKind(kind: kind, section: oldSection)]
  }

  /// Returns the new key of an element that keeps its view in the update, or `nil` if the element is deleted or gets a
  /// new view.
  func newKey(of old: ElementKey) -> ElementKey? {
    if old.kind == 0 {
      let oldItem = ItemIndex(Int(old.section), old.item)
      if map.isReloaded(oldItem) { return nil }
      return map.newItem(ofOld: oldItem).map { ElementKey(kind: 0, section: $0.section, item: $0.item) }
    }
    if deleted.contains(old) { return nil }
    if itemSupplementaryKinds.contains(old.kind) {
      return newKey(of: ElementKey(kind: 0, section: Int(old.section), item: old.item)).map { $0.withKind(old.kind) }
    }
    // Supplementary views outside of sections keep their keys.
    guard old.item != ElementKey.missing else { return old }
    guard !map.isReloaded(section: Int(old.section)) else { return nil }
    guard let section = map.newSection(ofOld: Int(old.section)) else { return nil }
    guard let shift = shift(kind: old.kind, oldSection: Int(old.section)) else {
      return ElementKey(kind: old.kind, section: section, item: old.item)
    }
    return shift.newIndex(of: old.item).map { ElementKey(kind: old.kind, section: section, item: $0) }
  }

  /// Returns the key that an element had before the update, even if the element gets a new view. Returns `nil` if the
  /// element is inserted.
  func oldKey(of new: ElementKey) -> ElementKey? {
    if new.kind == 0 {
      return map.oldItem(ofNew: ItemIndex(Int(new.section), new.item))
        .map { ElementKey(kind: 0, section: $0.section, item: $0.item) }
    }
    if inserted.contains(new) { return nil }
    if itemSupplementaryKinds.contains(new.kind) {
      return oldKey(of: ElementKey(kind: 0, section: Int(new.section), item: new.item)).map { $0.withKind(new.kind) }
    }
    guard new.item != ElementKey.missing else { return new }
    guard let section = map.oldSection(ofNew: Int(new.section)) else { return nil }
    guard let shift = shift(kind: new.kind, oldSection: section) else {
      return ElementKey(kind: new.kind, section: section, item: new.item)
    }
    return shift.oldIndex(of: new.item).map { ElementKey(kind: new.kind, section: section, item: $0) }
  }

  /// Returns whether an element gets a new view. `old` is its key before the update.
  func isReloaded(_ old: ElementKey) -> Bool {
    old.kind == 0
      ? map.isReloaded(ItemIndex(Int(old.section), old.item)) : map.isReloaded(section: Int(old.section))
  }
}
