import CollectionCore
import Foundation

/// What a batch of updates does to the elements of a collection view, while it runs: the pure map of places, and what
/// the layout had answered before.
@MainActor
final class UpdateTranslation {
  let map: UpdateMap
  /// Of the elements around the screen, by their keys before the batch.
  let oldAttributes: [ElementKey: UICollectionViewLayoutAttributes]
  /// Supplementary and decoration views that the layout itself takes away (keys of before) or adds (keys of after).
  var deleted: Set<ElementKey> = []
  var inserted: Set<ElementKey> = []
  /// The kinds of supplementary views that go where their items go.
  let itemKinds: Set<Int32>
  /// Whether the data is another one: not while items are moved by hand or make room. What is known of items holds then.
  let changesData: Bool

  init(
    map: UpdateMap, oldAttributes: [ElementKey: UICollectionViewLayoutAttributes], itemKinds: Set<Int32>,
    changesData: Bool = true
  ) {
    self.map = map
    self.oldAttributes = oldAttributes
    self.itemKinds = itemKinds
    self.changesData = changesData
  }

  /// The key after the batch of an element that keeps its view; nil when it goes or gets a new view.
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

  /// The key before the batch of an element that kept its identity, also when it gets a new view; nil when it is new.
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

  func isInserted(_ new: ElementKey) -> Bool { oldKey(of: new).map { newKey(of: $0) == nil } ?? true }

  func isDeleted(_ old: ElementKey) -> Bool { newKey(of: old) == nil }

  /// The path of an item after the batch, for what follows items: selection, highlight.
  func newPath(of old: IndexPath) -> IndexPath? {
    guard old.count == 2 else { return nil }
    return map.newItem(ofOld: old.itemIndex).map { IndexPath($0) }
  }

  /// The operations, as layouts hear of them: what goes from the end on, then the rest in ascending order.
  var updateItems: [UICollectionViewUpdateItem] {
    let operations = map.operations
    func path(_ item: ItemIndex) -> IndexPath { IndexPath(item) }
    var items: [UICollectionViewUpdateItem] = []
    for section in operations.deletedSections.sorted(by: >) {
      items.append(.init(.delete, before: UICollectionViewUpdateItem.section(section), after: nil))
    }
    for item in operations.deletedItems.sorted(by: >) { items.append(.init(.delete, before: path(item), after: nil)) }
    for section in operations.reloadedSections.sorted() {
      let new = map.newSection(ofOld: section).map { UICollectionViewUpdateItem.section($0) }
      items.append(.init(.reload, before: UICollectionViewUpdateItem.section(section), after: new))
    }
    for item in operations.reloadedItems.sorted() {
      items.append(.init(.reload, before: path(item), after: map.newItem(ofOld: item).map(path)))
    }
    for move in operations.movedSections.sorted(by: { $0.to < $1.to }) {
      items.append(
        .init(
          .move, before: UICollectionViewUpdateItem.section(move.from),
          after: UICollectionViewUpdateItem.section(move.to)))
    }
    for move in operations.movedItems.sorted(by: { $0.to < $1.to }) {
      items.append(.init(.move, before: path(move.from), after: path(move.to)))
    }
    for section in operations.insertedSections.sorted() {
      items.append(.init(.insert, before: nil, after: UICollectionViewUpdateItem.section(section)))
    }
    for item in operations.insertedItems.sorted() { items.append(.init(.insert, before: nil, after: path(item))) }
    return items
  }
}
