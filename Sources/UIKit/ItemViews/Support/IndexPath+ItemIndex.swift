import CollectionCore
import Foundation

// Conversions between index paths and the item indexes of the layout engines.
extension IndexPath {
  init(_ item: ItemIndex) { self.init(item: item.item, section: item.section) }

  /// The item index with the same section and item. Reading the property traps if the index path has fewer than two indexes.
  var itemIndex: ItemIndex { ItemIndex(self[0], self[1]) }
}
