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
  @exclusivity(unchecked) var deleted: Set<ElementKey> = []
  /// The supplementary and decoration views that the layout itself inserts, by their keys after the update.
  @exclusivity(unchecked) var inserted: Set<ElementKey> = []

  init(_ map: UpdateMap, itemSupplementaryKinds: Set<Int32> = []) {
    self.map = map
    self.itemSupplementaryKinds = itemSupplementaryKinds
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
    return map.newSection(ofOld: Int(old.section)).map { ElementKey(kind: old.kind, section: $0, item: old.item) }
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
    return map.oldSection(ofNew: Int(new.section)).map { ElementKey(kind: new.kind, section: $0, item: new.item) }
  }

  /// Returns whether an element gets a new view. `old` is its key before the update.
  func isReloaded(_ old: ElementKey) -> Bool {
    old.kind == 0
      ? map.isReloaded(ItemIndex(Int(old.section), old.item)) : map.isReloaded(section: Int(old.section))
  }
}
