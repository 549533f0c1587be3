import CollectionCore
import Foundation

// Paths of items, and places of items as the engines know them.
extension IndexPath {
  init(_ item: ItemIndex) { self.init(item: item.item, section: item.section) }

  /// Traps for a path with fewer than two indexes.
  var itemIndex: ItemIndex { ItemIndex(self[0], self[1]) }
}
