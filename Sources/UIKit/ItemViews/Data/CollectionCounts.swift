import CollectionCore
import Foundation

/// The numbers of sections and items that the data source last returned. Collection views request counts only through
/// this type.
struct CollectionCounts: Equatable {
  let items: SectionCounts

  init(_ items: SectionCounts) { self.items = items }

  var sections: Int { items.count }

  func contains(section: Int) -> Bool { section >= 0 && section < items.count }

  func contains(section: Int, item: Int) -> Bool {
    section >= 0 && section < items.count && item >= 0 && item < items[section]
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && contains(section: path[0], item: path[1])
  }
}
