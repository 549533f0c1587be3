/// A list of the numbers of items in all sections.
///
/// An edit of a million sections changes only the leaves of the sequence that contain changed numbers. Copies share the
/// other leaves. Reading a number is O(1) for up to a thousand sections, and O(log sections) for more.
package struct SectionCounts: RandomAccessCollection, Sendable {
  private var counts = SummarizedSequence<Int>()

  package init() {}

  /// Creates section counts from the number of items of each section.
  ///
  /// - Complexity: O(sections).
  package init(_ counts: some Sequence<Int>) { self.counts = SummarizedSequence(counts) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { counts.count }
  package var count: Int { counts.count }

  /// The number of items of a section. Traps if the section does not exist.
  package subscript(section: Int) -> Int { counts[section] }

  /// An iterator over the numbers of items, in order. It is faster than a lookup for each section.
  package struct Iterator: IteratorProtocol {
    fileprivate var counts: SummarizedSequence<Int>.Iterator

    package mutating func next() -> Int? { counts.next() }
  }

  package func makeIterator() -> Iterator { Iterator(counts: counts.makeIterator()) }

  /// Sets the number of items of a section. Traps if the section does not exist.
  package mutating func set(_ items: Int, section: Int) {
    if counts[section] != items { counts.set(items, at: section) }
  }

  /// Sets the numbers of items of several sections, in ascending order.
  ///
  /// - Complexity: O(changed leaves).
  package mutating func set(_ changes: [(section: Int, items: Int)]) {
    counts.set(changes.lazy.map { (index: $0.section, element: $0.items) })
  }

  /// Removes sections, then inserts others.
  ///
  /// - Parameters:
  ///   - removed: The old indexes of the removed sections, in ascending order.
  ///   - inserted: The new indexes of the inserted sections with their numbers of items, in ascending order.
  /// - Complexity: O(changed leaves).
  package mutating func replace(removing removed: [Int], inserting inserted: [(section: Int, items: Int)]) {
    counts.replace(removing: removed, inserting: inserted.lazy.map { (index: $0.section, element: $0.items) })
  }
}

extension SectionCounts: Equatable {
  /// Returns whether two values contain the same numbers. Leaves that the two share are not compared.
  package static func == (first: SectionCounts, second: SectionCounts) -> Bool {
    SummarizedSequence.hasSameElements(first.counts, second.counts)
  }
}

extension SectionCounts: ExpressibleByArrayLiteral, CustomStringConvertible {
  package init(arrayLiteral elements: Int...) { self.init(elements) }

  /// A string representation of the numbers, in braces as in UIKit's messages. For more than 40 sections, the sections
  /// in the middle are omitted.
  package var description: String {
    guard count > 40 else { return "{" + map(String.init).joined(separator: ", ") + "}" }
    let listedParts = [prefix(20), suffix(5)].map { $0.map(String.init).joined(separator: ", ") }
    return "{\(listedParts[0]), … \(count - 25) sections more …, \(listedParts[1])}"
  }
}

/// The number of items of a section, as an element of `SectionCounts`. The numbers need no summary, because they are
/// looked up only by the index of a section.
extension Int: Summarizable {
  var summary: NoSummary { NoSummary() }
  static var leafCapacity: Int { 1024 }
}
