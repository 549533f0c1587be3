import CollectionCore
import Foundation

/// Asks a data source for its counts; reports answers that are none and takes them as 0.
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
    return checked(
      counting { dataSource.numberOfSections(in: view) }, "for the number of sections")
  }

  func items(section: Int) -> Int {
    guard let dataSource else { return 0 }
    return checked(
      counting { dataSource.collectionView(view, numberOfItemsInSection: section) },
      "for the number of items in section \(section)")
  }

  private func counting(_ ask: () -> Int) -> Int {
    let outer = view.batches.isCounting
    view.batches.isCounting = true
    defer { view.batches.isCounting = outer }
    return ask()
  }

  private func checked(_ count: Int, _ what: @autoclosure () -> String) -> Int {
    if count >= 0 { return count }
    Misuse.report(
      "the data source \(dataSource.map { "\(type(of: $0))" } ?? "nil") of \(view) answered \(count) \(what()), which is "
        + "no number of things; taken as 0")
    return 0
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

  /// Whether the data source has these counts now, as far as has to be known: all of them, or beyond as many sections as
  /// are asked for after a batch, their number and those that are named.
  func confirms(_ expected: CollectionCounts, in named: Set<Int>) -> Bool {
    let sections = sections
    guard sections == expected.sections else { return false }
    guard sections > Self.sectionsAskedForAll else {
      return expected.items.enumerated().allSatisfy { items(section: $0) == $1 }
    }
    return named.sorted().allSatisfy { items(section: $0) == expected.items[$0] }
  }
}
