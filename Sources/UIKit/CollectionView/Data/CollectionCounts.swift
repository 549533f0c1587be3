import CollectionCore
import Foundation

/// The numbers of sections and items, as the data source said them last. Nothing else of the collection view asks the
/// data source for counts.
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

  /// Asks the data source. No data source means no sections.
  @MainActor
  static func read(from dataSource: (any UICollectionViewDataSource)?, for view: UICollectionView) -> CollectionCounts {
    guard let dataSource else { return CollectionCounts([]) }
    let sections = dataSource.numberOfSections(in: view)
    precondition(
      sections >= 0, "the data source \(type(of: dataSource)) answered \(sections) for the number of sections")
    var items: [Int] = []
    items.reserveCapacity(sections)
    for section in 0..<sections {
      let count = dataSource.collectionView(view, numberOfItemsInSection: section)
      precondition(
        count >= 0, "the data source \(type(of: dataSource)) answered \(count) for the items of section \(section)")
      items.append(count)
    }
    return CollectionCounts(SectionCounts(items))
  }
}
