import CollectionCore
import Foundation

/// An object that requests the numbers of sections and items from the data source of a table or collection view. It
/// reports a count that is negative or too large as an error and replaces it by 0.
@MainActor
final class CountReader<Host: ItemViewHost> {
  private unowned let host: Host
  /// Indicates whether the data source is being called for counts. The view cannot be updated during the call.
  @exclusivity(unchecked) private(set) var isCounting = false

  init(_ host: Host) { self.host = host }

  /// The number of sections in the data source, or 0 if there is none.
  var sections: Int {
    validCount(
      markCounting { host.requestNumberOfSections() }, limit: CountLimit.maximumSections, "for the number of sections")
  }

  /// Returns the number of items in a section of the data source, or 0 if there is none.
  func items(section: Int) -> Int {
    validCount(
      markCounting { host.requestNumberOfItems(inSection: section) }, limit: CountLimit.maximumItems,
      "for the number of \(Host.terms.items) in section \(section)")
  }

  /// The numbers of items in all sections of the data source.
  var allCounts: SectionCounts { counts(sections: sections) }

  private func counts(sections: Int) -> SectionCounts {
    SectionCounts((0..<sections).lazy.map { self.items(section: $0) })
  }

  private func markCounting(_ request: () -> Int?) -> Int? {
    let wasCounting = isCounting
    isCounting = true
    defer { isCounting = wasCounting }
    return request()
  }

  private func validCount(_ count: Int?, limit: Int, _ subject: @autoclosure () -> String) -> Int {
    guard let count else { return 0 }
    if count >= 0, count <= limit { return count }
    Diagnostics.report(
      "the data source \(host.dataSourceName) of \(host) returned \(count) \(subject()); a count cannot be "
        + (count < 0 ? "negative" : "greater than \(limit)") + ". It is replaced by 0")
    return 0
  }

  /// Reads the necessary counts after a batch update, and returns the mapping between the indexes before and after the update.
  ///
  /// - Parameters:
  ///   - operations: The operations of the update.
  ///   - before: The counts of the data before the update.
  ///   - after: On return, the counts that were read, even if the update does not match them. The value is `nil` if not
  ///     all counts were read.
  /// - Throws: An `UpdateError` that describes why the update does not match the data.
  func map(
    _ operations: UpdateOperations, before: SectionCounts, after: inout SectionCounts?
  ) throws(UpdateError) -> UpdateMap {
    let sections = sections
    if sections > CountLimit.maximumCountedSections {
      return try UpdateMap(
        before: before, sectionsAfter: sections, operations: operations, count: { self.items(section: $0) })
    }
    let readCounts = counts(sections: sections)
    after = readCounts
    return try UpdateMap(before: before, after: readCounts, operations: operations)
  }

  /// Returns whether the data source returns the expected counts.
  ///
  /// If the number of sections is at most `CountLimit.maximumCountedSections`, all counts are compared. Otherwise only
  /// the number of sections and the counts of the sections in `named` are compared.
  func confirms(_ expected: SectionCounts, in named: Set<Int>) -> Bool {
    let sections = sections
    guard sections == expected.count else { return false }
    guard sections > CountLimit.maximumCountedSections else {
      return expected.enumerated().allSatisfy { items(section: $0) == $1 }
    }
    return named.sorted().allSatisfy { items(section: $0) == expected[$0] }
  }
}
