import CollectionCore
import Foundation

/// The effect of a batch update in progress on the elements of a collection view: their keys before and after the update, and
/// their attributes before it.
@MainActor
final class UpdateTranslation {
  /// The translation between the keys of elements before and after the update.
  let elements: ElementTranslation
  /// The translation between the indexes of items and sections before and after the update.
  let map: UpdateMap
  /// The attributes of the elements around the visible area, by their keys before the update.
  let oldAttributes: [ElementKey: UICollectionViewLayoutAttributes]
  /// Indicates whether the update changes the data. While items are moved interactively or make room, the data does not
  /// change, and cached properties of items remain valid.
  let changesData: Bool

  init(
    map: UpdateMap, oldAttributes: [ElementKey: UICollectionViewLayoutAttributes], itemSupplementaryKinds: Set<Int32>,
    changesData: Bool = true
  ) {
    self.map = map
    elements = ElementTranslation(map, itemSupplementaryKinds: itemSupplementaryKinds)
    self.oldAttributes = oldAttributes
    self.changesData = changesData
  }

  /// Marks supplementary or decoration views of a kind that the layout itself deletes and inserts (`ElementTranslation.mark`).
  func mark(kind: Int32, deleted: [IndexPath], inserted: [IndexPath]) {
    elements.mark(kind: kind, deleted: deleted, inserted: inserted)
  }

  /// Returns the new key of an element that keeps its view in the update, or `nil` if the element is deleted or gets a
  /// new view.
  func newKey(of old: ElementKey) -> ElementKey? { elements.newKey(of: old) }

  /// Returns the key that an element had before the update, even if the element gets a new view. Returns `nil` if the
  /// element is inserted.
  func oldKey(of new: ElementKey) -> ElementKey? { elements.oldKey(of: new) }

  func isInserted(_ new: ElementKey) -> Bool { oldKey(of: new).map { newKey(of: $0) == nil } ?? true }

  func isDeleted(_ old: ElementKey) -> Bool { newKey(of: old) == nil }

  /// Returns the index path of an item after the update, or `nil` if it is deleted. The index paths of the selected and
  /// highlighted items are updated with this method.
  func newPath(of old: IndexPath) -> IndexPath? {
    guard old.count == 2 else { return nil }
    return map.newItem(ofOld: old.itemIndex).map { IndexPath($0) }
  }

  /// The operations in the order in which layouts receive them: first the deletions in descending order, then the
  /// others in ascending order.
  var updateItems: [UICollectionViewUpdateItem] {
    let operations = map.operations
    func path(_ item: ItemIndex) -> IndexPath { IndexPath(item) }
    var items: [UICollectionViewUpdateItem] = []
    for section in operations.deletedSections.sorted(by: >) {
      items.append(.init(.delete, before: UICollectionViewUpdateItem.section(section), after: nil))
    }
    for item in operations.deletedItems.sorted(by: >) { items.append(.init(.delete, before: path(item), after: nil)) }
    for section in operations.reloadedSections.sorted() {
      let newIndex = map.newSection(ofOld: section).map { UICollectionViewUpdateItem.section($0) }
      items.append(.init(.reload, before: UICollectionViewUpdateItem.section(section), after: newIndex))
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
