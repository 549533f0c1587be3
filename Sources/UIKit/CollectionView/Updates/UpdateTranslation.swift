import CollectionCore
import Foundation

/// What a batch of updates does to the elements of a collection view, while it runs: where they are before and after it,
/// and what the layout had answered before.
@MainActor
final class UpdateTranslation {
  /// Where elements are before and after.
  let elements: ElementTranslation
  /// Where items and sections are before and after.
  let map: UpdateMap
  /// Of the elements around the screen, by their keys before the batch.
  let oldAttributes: [ElementKey: UICollectionViewLayoutAttributes]
  /// Whether the data is another one: not while items are moved by hand or make room. What is known of items holds then.
  let changesData: Bool

  init(
    map: UpdateMap, oldAttributes: [ElementKey: UICollectionViewLayoutAttributes], itemKinds: Set<Int32>,
    changesData: Bool = true
  ) {
    self.map = map
    elements = ElementTranslation(map, itemKinds: itemKinds)
    self.oldAttributes = oldAttributes
    self.changesData = changesData
  }

  /// The layout takes away a supplementary or decoration view, named as before.
  func markDeleted(_ key: ElementKey) { elements.deleted.insert(key) }

  /// The layout adds a supplementary or decoration view, named as after.
  func markInserted(_ key: ElementKey) { elements.inserted.insert(key) }

  /// The key after the batch of an element that keeps its view; nil when it goes or gets a new view.
  func newKey(of old: ElementKey) -> ElementKey? { elements.newKey(of: old) }

  /// The key before the batch of an element that kept its identity, also when it gets a new view; nil when it is new.
  func oldKey(of new: ElementKey) -> ElementKey? { elements.oldKey(of: new) }

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
