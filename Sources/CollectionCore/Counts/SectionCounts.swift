/// The numbers of items of all sections. An edit of a million sections touches only the leaves of the sequence in which
/// numbers change; versions share the others.
///
/// Reading one number is O(1) for up to a thousand sections, and O(log sections) for more.
package struct SectionCounts: RandomAccessCollection, Sendable {
  private var counts = SummarizedSequence<Int>()

  package init() {}

  /// O(sections).
  package init(_ counts: some Sequence<Int>) { self.counts = SummarizedSequence(counts) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { counts.count }
  package var count: Int { counts.count }

  /// The number of items of a section. Traps for a section that does not exist.
  package subscript(section: Int) -> Int { counts[section] }

  /// In order, without looking each one up.
  package struct Iterator: IteratorProtocol {
    fileprivate var counts: SummarizedSequence<Int>.Iterator

    package mutating func next() -> Int? { counts.next() }
  }

  package func makeIterator() -> Iterator { Iterator(counts: counts.makeIterator()) }

  /// Changes the number of items of a section.
  package mutating func set(_ items: Int, section: Int) {
    if counts[section] != items { counts.set(items, at: section) }
  }

  /// Changes the numbers of items of some sections, in ascending order. O(changed leaves).
  package mutating func set(_ changes: [(section: Int, items: Int)]) {
    counts.set(changes.lazy.map { (index: $0.section, element: $0.items) })
  }

  /// Removes sections (by old places, ascending), then inserts others (by new places, ascending, with their numbers).
  /// O(changed leaves).
  package mutating func replace(removing removed: [Int], inserting inserted: [(section: Int, items: Int)]) {
    counts.replace(removing: removed, inserting: inserted.lazy.map { (index: $0.section, element: $0.items) })
  }
}

extension SectionCounts: Equatable {
  /// Compares only what the versions do not share.
  package static func == (first: SectionCounts, second: SectionCounts) -> Bool {
    SummarizedSequence.hasSameElements(first.counts, second.counts)
  }
}

extension SectionCounts: ExpressibleByArrayLiteral, CustomStringConvertible {
  package init(arrayLiteral elements: Int...) { self.init(elements) }

  /// The numbers in braces, as UIKit's messages list them; the middle is left out where there are many.
  package var description: String {
    guard count > 40 else { return "{" + map(String.init).joined(separator: ", ") + "}" }
    let ends = [prefix(20), suffix(5)].map { $0.map(String.init).joined(separator: ", ") }
    return "{\(ends[0]), … \(count - 25) sections more …, \(ends[1])}"
  }
}

/// A number of items. Only the number of sections is looked up, so numbers are not added up.
extension Int: Summarizable {
  var summary: NoSummary { NoSummary() }
  static var leafCapacity: Int { 1024 }
}
