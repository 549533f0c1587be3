import CollectionCore
import Foundation

/// Asks a data source for its counts; reports answers that are none and takes them as 0.
@MainActor
struct TableCountReader {
  let table: UITableView

  var sections: Int {
    guard let dataSource = table.dataSource else { return 0 }
    return checked(counting { dataSource.numberOfSections(in: table) }, "for the number of sections")
  }

  func rows(section: Int) -> Int {
    guard let dataSource = table.dataSource else { return 0 }
    return checked(
      counting { dataSource.tableView(table, numberOfRowsInSection: section) },
      "for the number of rows in section \(section)")
  }

  var all: SectionCounts { SectionCounts((0..<sections).lazy.map { rows(section: $0) }) }

  private func counting(_ ask: () -> Int) -> Int {
    let outer = table.batches.isCounting
    table.batches.isCounting = true
    defer { table.batches.isCounting = outer }
    return ask()
  }

  private func checked(_ count: Int, _ what: @autoclosure () -> String) -> Int {
    if count >= 0 { return count }
    Misuse.report(
      "the data source \(table.dataSource.map { "\(type(of: $0))" } ?? "nil") of \(table) answered \(count) \(what()), "
        + "which is no number of things; taken as 0")
    return 0
  }

  /// Reads what the data is like after a batch, as far as it has to be known, and maps the one to the other.
  /// `after` gets the counts that were read, also when the batch is wrong.
  func map(
    _ operations: UpdateOperations, before: SectionCounts, after: inout SectionCounts?
  ) throws(UpdateError) -> UpdateMap {
    let sections = sections
    if sections > CountReader.sectionsAskedForAll {
      return try UpdateMap(
        before: before, sectionsAfter: sections, operations: operations, count: { rows(section: $0) })
    }
    let read = SectionCounts((0..<sections).lazy.map { rows(section: $0) })
    after = read
    return try UpdateMap(before: before, after: read, operations: operations)
  }
}
