/// The numbers of items of all sections.
///
/// An edit of a million sections changes only the leaves of the sequence with changed numbers; copies share the others.
/// Reading a number is O(1) for up to a thousand sections, and O(log sections) for more.
package struct SectionCounts: RandomAccessCollection, Sendable {
  private var counts = SummarizedSequence<Int>()

  package init() {}

  /// Creates counts from the numbers of items. O(sections).
  package init(_ counts: some Sequence<Int>) { self.counts = SummarizedSequence(counts) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { counts.count }
  package var count: Int { counts.count }

  /// The number of items of a section. Traps if the section does not exist.
  package subscript(section: Int) -> Int { counts[section] }

  /// Iterates over the numbers in order, without a lookup for each.
  package struct Iterator: IteratorProtocol {
    fileprivate var counts: SummarizedSequence<Int>.Iterator

    package mutating func next() -> Int? { counts.next() }
  }

  package func makeIterator() -> Iterator { Iterator(counts: counts.makeIterator()) }

  /// Sets the number of items of a section.
  package mutating func set(_ items: Int, section: Int) {
    if counts[section] != items { counts.set(items, at: section) }
  }

  /// Sets the numbers of items of sections, in ascending order. O(changed leaves).
  package mutating func set(_ changes: [(section: Int, items: Int)]) {
    counts.set(changes.lazy.map { (index: $0.section, element: $0.items) })
  }

  /// Removes sections (by ascending old indexes), then inserts others (by ascending new indexes, with their numbers of
  /// items). O(changed leaves).
  package mutating func replace(removing removed: [Int], inserting inserted: [(section: Int, items: Int)]) {
    counts.replace(removing: removed, inserting: inserted.lazy.map { (index: $0.section, element: $0.items) })
  }
}

extension SectionCounts: Equatable {
  /// Compares only the parts that the two do not share.
  package static func == (first: SectionCounts, second: SectionCounts) -> Bool {
    SummarizedSequence.hasSameElements(first.counts, second.counts)
  }
}

extension SectionCounts: ExpressibleByArrayLiteral, CustomStringConvertible {
  package init(arrayLiteral elements: Int...) { self.init(elements) }

  /// The numbers in braces, as in UIKit's messages. For more than 40 sections, those in the middle are left out.
  package var description: String {
    guard count > 40 else { return "{" + map(String.init).joined(separator: ", ") + "}" }
    let ends = [prefix(20), suffix(5)].map { $0.map(String.init).joined(separator: ", ") }
    return "{\(ends[0]), … \(count - 25) sections more …, \(ends[1])}"
  }
}

/// A number of items. Only sections are looked up, so the numbers have no sum.
extension Int: Summarizable {
  var summary: NoSummary { NoSummary() }
  static var leafCapacity: Int { 1024 }
}
