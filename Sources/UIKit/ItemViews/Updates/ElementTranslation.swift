import CollectionCore
import Foundation

/// Where elements are after an update of what is shown, and where they were before it.
///
/// Items and sections go by the map of the update. Supplementary views keep their place in their section, or go along with
/// their item; those that belong to no section stay.
///
/// A class, as it is asked for each element: a structure within another object would be copied, with all that the map holds,
/// for each question.
@MainActor
final class ElementTranslation {
  /// Where items and sections are.
  let map: UpdateMap
  /// The kinds of supplementary views that go where their items go.
  let itemKinds: Set<Int32>
  /// Supplementary and decoration views that the layout itself takes away (keys of before).
  @exclusivity(unchecked) var deleted: Set<ElementKey> = []
  /// Supplementary and decoration views that the layout itself adds (keys of after).
  @exclusivity(unchecked) var inserted: Set<ElementKey> = []

  init(_ map: UpdateMap, itemKinds: Set<Int32> = []) {
    self.map = map
    self.itemKinds = itemKinds
  }

  /// Returns the key after the update of an element that keeps its view; nil when it goes or gets a new view.
  func newKey(of old: ElementKey) -> ElementKey? {
    if old.kind == 0 {
      let place = ItemIndex(Int(old.section), old.item)
      if map.isReloaded(place) { return nil }
      return map.newItem(ofOld: place).map { ElementKey(kind: 0, section: $0.section, item: $0.item) }
    }
    if deleted.contains(old) { return nil }
    if itemKinds.contains(old.kind) {
      return newKey(of: ElementKey(kind: 0, section: Int(old.section), item: old.item)).map { $0.of(old.kind) }
    }
    // Elements of no section keep their place.
    guard old.item != ElementKey.missing else { return old }
    guard !map.isReloaded(section: Int(old.section)) else { return nil }
    return map.newSection(ofOld: Int(old.section)).map { ElementKey(kind: old.kind, section: $0, item: old.item) }
  }

  /// Returns the key before the update of an element that kept its identity, also when it gets a new view; nil when it is
  /// new.
  func oldKey(of new: ElementKey) -> ElementKey? {
    if new.kind == 0 {
      return map.oldItem(ofNew: ItemIndex(Int(new.section), new.item))
        .map { ElementKey(kind: 0, section: $0.section, item: $0.item) }
    }
    if inserted.contains(new) { return nil }
    if itemKinds.contains(new.kind) {
      return oldKey(of: ElementKey(kind: 0, section: Int(new.section), item: new.item)).map { $0.of(new.kind) }
    }
    guard new.item != ElementKey.missing else { return new }
    return map.oldSection(ofNew: Int(new.section)).map { ElementKey(kind: new.kind, section: $0, item: new.item) }
  }

  /// Returns whether an element gets a new view, named as it was before.
  func isReloaded(_ old: ElementKey) -> Bool {
    old.kind == 0
      ? map.isReloaded(ItemIndex(Int(old.section), old.item)) : map.isReloaded(section: Int(old.section))
  }
}
