import Foundation

/// The sections of a solved flow layout, one after the other. An edit of a million sections touches only the leaves of the
/// sequence in which sections change; versions share the others. Equal sections may be one object, so that a section costs
/// 16 bytes.
package struct FlowSections: RandomAccessCollection, Sendable {
  /// A section that several places may share.
  package final class Shared: Sendable, Summarizable {
    package let section: FlowSection
    package init(_ section: FlowSection) { self.section = section }

    var summary: Double { section.length }
    static var leafCapacity: Int { 1024 }
  }

  private var sections = SummarizedSequence<Shared>()

  package init() {}

  /// O(sections).
  package init(_ sections: some Sequence<FlowSection>) { self.init(shared: sections.lazy.map { Shared($0) }) }

  /// O(sections).
  package init(shared: some Sequence<Shared>) { sections = SummarizedSequence(shared) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { sections.count }
  package var count: Int { sections.count }
  /// The length of all sections.
  package var length: Double { sections.summary }

  /// Traps for a section that does not exist. O(log sections).
  package subscript(section: Int) -> FlowSection { sections[section].section }

  /// The object that holds a section. Traps for a section that does not exist.
  package func shared(_ section: Int) -> Shared { sections[section] }

  /// Where a section begins; where all end for the number of sections. O(log sections).
  package func start(of section: Int) -> Double { sections.summary(before: section) }

  /// The number of sections of which `isTrue` does not hold for the start, where it holds for all later ones.
  package func partition(_ isTrue: (_ start: Double) -> Bool) -> Int {
    if isTrue(0) { return 0 }
    // A section ends where the next one begins.
    return sections.position(where: isTrue).map { $0.index + 1 } ?? count
  }

  // MARK: Edits

  /// Replaces sections, in ascending order. O(changed leaves).
  package mutating func set(_ changes: [(section: Int, shared: Shared)]) {
    sections.set(changes.lazy.map { (index: $0.section, element: $0.shared) })
  }

  package mutating func set(_ section: FlowSection, at place: Int) { set([(place, Shared(section))]) }

  /// Removes sections (by old places, ascending), then inserts others (by new places, ascending). O(changed leaves).
  package mutating func replace(removing removed: [Int], inserting inserted: [(section: Int, shared: Shared)]) {
    sections.replace(removing: removed, inserting: inserted.lazy.map { (index: $0.section, element: $0.shared) })
  }

  /// Changes every section in the same way; places that share an object go on sharing one. O(sections).
  package func mapped(_ change: (FlowSection) -> FlowSection) -> FlowSections {
    var known: [ObjectIdentifier: Shared] = [:]
    var last: (old: Shared, new: Shared)?
    var new = ContiguousArray<Shared>()
    new.reserveCapacity(count)
    for old in sections {
      if let last, last.old === old {
        new.append(last.new)
        continue
      }
      let changed = known[ObjectIdentifier(old)] ?? Shared(change(old.section))
      known[ObjectIdentifier(old)] = changed
      last = (old, changed)
      new.append(changed)
    }
    return FlowSections(shared: new)
  }
}
