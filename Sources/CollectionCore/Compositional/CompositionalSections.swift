import Foundation

/// The sections of a solved compositional layout, in order, with the distance between them.
///
/// An edit changes only the leaves of the sequence that contain changed sections. Copies share the other leaves.
package struct CompositionalSections: RandomAccessCollection {
  /// A section as an element of the sequence.
  private final class Entry: Summarizable {
    // A section contains objects that only the main actor uses.
    nonisolated(unsafe) let section: CompositionalSection
    /// The distance from the start of the section to the start of the next one, in points.
    let summary: Double

    init(_ section: CompositionalSection, spacing: Double) {
      self.section = section
      summary = section.length + spacing
    }

    static var leafCapacity: Int { 256 }
  }

  /// The distance between successive sections, in points.
  package let spacing: Double
  private var entries: SummarizedSequence<Entry>

  /// Creates a list of sections.
  ///
  /// - Complexity: O(sections).
  package init(_ sections: some Sequence<CompositionalSection>, spacing: Double) {
    self.spacing = spacing
    entries = SummarizedSequence(sections.lazy.map { Entry($0, spacing: spacing) })
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }
  package var count: Int { entries.count }

  /// The length from the start of the first section to the end of the last one, in points.
  package var length: Double { entries.isEmpty ? 0 : entries.summary - spacing }

  /// The section at an index. Traps if the index is out of bounds.
  ///
  /// - Complexity: O(log sections).
  package subscript(section: Int) -> CompositionalSection { entries[section].section }

  /// Returns the distance from the start of the first section to the start of a section, in points. Traps if the index
  /// is out of bounds.
  ///
  /// - Complexity: O(log sections).
  package func start(of section: Int) -> Double {
    precondition(section < count, "section \(section) is out of bounds of \(count) sections")
    return entries.summary(before: section)
  }

  /// Returns the number of positions that do not satisfy a condition. The positions are the starts of the sections,
  /// followed by the end of the last one. If the condition `isTrue` is true for a position, it must be true for all
  /// later ones.
  ///
  /// - Complexity: O(log sections).
  package func partition(_ isTrue: (_ position: Double) -> Bool) -> Int {
    if isTrue(0) { return 0 }
    if let last = entries.position(where: isTrue), last.index + 1 < count { return last.index + 1 }
    return isTrue(length) ? count : count + 1
  }

  // MARK: Edits

  /// Replaces a section. Traps if the index is out of bounds.
  ///
  /// - Complexity: O(log sections).
  package mutating func set(_ section: CompositionalSection, at index: Int) {
    entries.set(Entry(section, spacing: spacing), at: index)
  }

  /// Removes sections, inserts others, and then replaces sections.
  ///
  /// - Parameters:
  ///   - removed: The old indexes of the removed sections, in ascending order.
  ///   - inserted: The new indexes of the inserted sections, in ascending order.
  ///   - replaced: The new indexes of the sections that remain and have other content, in ascending order.
  ///   - section: A closure that returns the section at a new index. It is called for the inserted and the replaced ones.
  /// - Complexity: O(changed leaves).
  package mutating func update(
    removing removed: [Int], inserting inserted: [Int], replacing replaced: [Int],
    with section: (Int) -> CompositionalSection
  ) {
    entries.replace(
      removing: removed, inserting: inserted.map { (index: $0, element: Entry(section($0), spacing: spacing)) })
    entries.set(replaced.map { (index: $0, element: Entry(section($0), spacing: spacing)) })
  }
}
