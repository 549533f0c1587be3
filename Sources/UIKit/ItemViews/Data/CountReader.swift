import CollectionCore
import Foundation

/// Asks the data source of an item view for its counts; reports answers that are negative and takes them as 0.
@MainActor
final class CountReader<Host: ItemViewHost> {
  private unowned let host: Host
  /// Whether the data source is being asked: its view cannot be updated meanwhile.
  @exclusivity(unchecked) private(set) var isCounting = false

  init(_ host: Host) { self.host = host }

  /// The number of sections of the data; 0 without a data source.
  var sections: Int { checked(counting { host.askForNumberOfSections() }, "for the number of sections") }

  /// Returns the number of items in a section of the data; 0 without a data source.
  func items(section: Int) -> Int {
    checked(
      counting { host.askForNumberOfItems(inSection: section) },
      "for the number of \(Host.terms.items) in section \(section)")
  }

  /// The counts of all sections of the data.
  var all: SectionCounts { counts(sections: sections) }

  private func counts(sections: Int) -> SectionCounts {
    SectionCounts((0..<sections).lazy.map { self.items(section: $0) })
  }

  private func counting(_ ask: () -> Int?) -> Int? {
    let outer = isCounting
    isCounting = true
    defer { isCounting = outer }
    return ask()
  }

  private func checked(_ count: Int?, _ what: @autoclosure () -> String) -> Int {
    guard let count else { return 0 }
    if count >= 0 { return count }
    Misuse.report(
      "the data source \(host.dataSourceName) of \(host) answered \(count) \(what()), which is no number of things; taken as "
        + "0")
    return 0
  }

  /// Reads the counts after a batch, as far as they have to be known, and maps the counts before it to them.
  ///
  /// - Parameters:
  ///   - operations: The operations of the batch.
  ///   - before: The counts of the data before the batch.
  ///   - after: Gets the counts that were read, also when the batch does not fit them; nil where not all were read.
  /// - Throws: What is wrong with the batch.
  func map(
    _ operations: UpdateOperations, before: SectionCounts, after: inout SectionCounts?
  ) throws(UpdateError) -> UpdateMap {
    let sections = sections
    if sections > CountLimit.sectionsAskedForAll {
      return try UpdateMap(
        before: before, sectionsAfter: sections, operations: operations, count: { self.items(section: $0) })
    }
    let read = counts(sections: sections)
    after = read
    return try UpdateMap(before: before, after: read, operations: operations)
  }

  /// Returns whether the data source has these counts now, as far as has to be known: all of them, or beyond as many
  /// sections as are asked for after a batch, their number and those that are named.
  func confirms(_ expected: SectionCounts, in named: Set<Int>) -> Bool {
    let sections = sections
    guard sections == expected.count else { return false }
    guard sections > CountLimit.sectionsAskedForAll else {
      return expected.enumerated().allSatisfy { items(section: $0) == $1 }
    }
    return named.sorted().allSatisfy { items(section: $0) == expected[$0] }
  }
}

/// How many counts a batch asks for.
enum CountLimit {
  /// After a batch UIKit asks for the count of every section, to find those that changed without an operation. So do we, up
  /// to this many sections; beyond, a batch asks for the sections that its operations name, and costs what they are.
  static var sectionsAskedForAll: Int { 10_000 }
}
