import CollectionCore
import Foundation

// Conversions between index paths of items and the item indexes of the engines.
extension IndexPath {
  init(_ item: ItemIndex) { self.init(item: item.item, section: item.section) }

  /// The item index. Traps if the index path has fewer than two indexes.
  var itemIndex: ItemIndex { ItemIndex(self[0], self[1]) }
}
