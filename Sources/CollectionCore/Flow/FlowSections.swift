import Foundation

/// The sections of a solved flow layout, in order.
///
/// An edit of a million sections changes only the leaves of the sequence that contain changed sections. Copies share
/// the other leaves. One object can represent several equal sections, so that a section needs 16 bytes.
package struct FlowSections: RandomAccessCollection, Sendable {
  /// An object that represents equal sections at several indexes.
  package final class SharedSection: Sendable, Summarizable {
    package let section: FlowSection
    package init(_ section: FlowSection) { self.section = section }

    var summary: Double { section.length }
    static var leafCapacity: Int { 1024 }
  }

  private var sections = SummarizedSequence<SharedSection>()

  package init() {}

  /// Creates a list from solved sections, with one object for each section.
  ///
  /// - Complexity: O(sections).
  package init(_ sections: some Sequence<FlowSection>) { self.init(shared: sections.lazy.map { SharedSection($0) }) }

  /// Creates a list from objects that may represent several sections.
  ///
  /// - Complexity: O(sections).
  package init(shared: some Sequence<SharedSection>) { sections = SummarizedSequence(shared) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { sections.count }
  package var count: Int { sections.count }
  /// The total length of all sections along the main axis, in points.
  package var length: Double { sections.summary }

  /// The section at an index. Traps if the index is out of bounds.
  ///
  /// - Complexity: O(log sections).
  package subscript(section: Int) -> FlowSection { sections[section].section }

  /// Returns the object that represents a section. Traps if the index is out of bounds.
  package func sharedSection(at section: Int) -> SharedSection { sections[section] }

  /// Returns the start of a section along the main axis. If `section` is equal to the number of sections, returns the
  /// end of the content.
  ///
  /// - Complexity: O(log sections).
  package func start(of section: Int) -> Double { sections.summary(before: section) }

  /// Returns the number of sections before the first section whose start satisfies a condition. If the condition
  /// `isTrue` is true for a start, it must be true for the starts of all later sections.
  package func partition(_ isTrue: (_ start: Double) -> Bool) -> Int {
    if isTrue(0) { return 0 }
    // A section ends at the start of the next section.
    return sections.position(where: isTrue).map { $0.index + 1 } ?? count
  }

  // MARK: Edits

  /// Replaces the sections at several indexes, which must be in ascending order.
  ///
  /// - Complexity: O(changed leaves).
  package mutating func set(_ changes: [(section: Int, shared: SharedSection)]) {
    sections.set(changes.lazy.map { (index: $0.section, element: $0.shared) })
  }

  package mutating func set(_ section: FlowSection, at index: Int) { set([(index, SharedSection(section))]) }

  /// Removes sections, then inserts others.
  ///
  /// - Parameters:
  ///   - removed: The old indexes of the removed sections, in ascending order.
  ///   - inserted: The new indexes of the inserted sections with their objects, in ascending order.
  /// - Complexity: O(changed leaves).
  package mutating func replace(removing removed: [Int], inserting inserted: [(section: Int, shared: SharedSection)]) {
    sections.replace(removing: removed, inserting: inserted.lazy.map { (index: $0.section, element: $0.shared) })
  }

  /// Returns the list with a change applied to each section. Sections that shared an object also share the changed
  /// object.
  ///
  /// - Complexity: O(sections).
  package func mapped(_ change: (FlowSection) -> FlowSection) -> FlowSections {
    var sharedSections: [ObjectIdentifier: SharedSection] = [:]
    var lastChange: (old: SharedSection, new: SharedSection)?
    var newSections = ContiguousArray<SharedSection>()
    newSections.reserveCapacity(count)
    for sharedSection in sections {
      if let lastChange, lastChange.old === sharedSection {
        newSections.append(lastChange.new)
        continue
      }
      let changedSection =
        sharedSections[ObjectIdentifier(sharedSection)] ?? SharedSection(change(sharedSection.section))
      sharedSections[ObjectIdentifier(sharedSection)] = changedSection
      lastChange = (sharedSection, changedSection)
      newSections.append(changedSection)
    }
    return FlowSections(shared: newSections)
  }
}
