import CollectionCore
import Foundation

/// Asks a data source for its counts, and traps for answers that are none.
@MainActor
struct CountReader {
  /// Nil answers no sections.
  let dataSource: (any UICollectionViewDataSource)?
  let view: UICollectionView

  /// After a batch UIKit asks for every section, to find those that changed without an operation. So do we, up to this
  /// many sections; beyond, a batch asks for the sections that its operations name, and costs what they are.
  static var sectionsAskedForAll: Int { 10_000 }

  var sections: Int {
    guard let dataSource else { return 0 }
    let sections = dataSource.numberOfSections(in: view)
    precondition(
      sections >= 0, "the data source \(type(of: dataSource)) answered \(sections) for the number of sections")
    return sections
  }

  func items(section: Int) -> Int {
    guard let dataSource else { return 0 }
    let count = dataSource.collectionView(view, numberOfItemsInSection: section)
    precondition(
      count >= 0, "the data source \(type(of: dataSource)) answered \(count) for the items of section \(section)")
    return count
  }

  /// Reads what the data is like after a batch, as far as it has to be known, and maps the one to the other.
  /// `after` gets the counts that were read, also when the batch is wrong.
  func map(
    _ operations: UpdateOperations, before: CollectionCounts, after: inout SectionCounts?
  ) throws(UpdateError) -> UpdateMap {
    let sections = sections
    if sections > Self.sectionsAskedForAll {
      return try UpdateMap(
        before: before.items, sectionsAfter: sections, operations: operations, count: { items(section: $0) })
    }
    let read = SectionCounts((0..<sections).lazy.map { items(section: $0) })
    after = read
    return try UpdateMap(before: before.items, after: read, operations: operations)
  }
}
