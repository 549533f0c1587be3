import Foundation

/// The sections of a solved flow layout, one after the other. A million sections are edited without touching more than the
/// few that change: they lie in chunks, and versions share the chunks that are equal. Equal sections may be one object, so
/// that a section costs 16 bytes.
package struct FlowSections: RandomAccessCollection, Sendable {
  /// A section that several places may share.
  package final class Shared: Sendable {
    package let section: FlowSection
    package init(_ section: FlowSection) { self.section = section }
  }

  private final class Chunk: Sendable {
    let sections: ContiguousArray<Shared>
    /// Where each begins in the chunk, and at the end where the last one ends.
    let starts: [Double]

    init(_ sections: ContiguousArray<Shared>) {
      self.sections = sections
      var starts: [Double] = []
      starts.reserveCapacity(sections.count + 1)
      var position = 0.0
      starts.append(0)
      for shared in sections {
        position += shared.section.length
        starts.append(position)
      }
      self.starts = starts
    }

    var length: Double { starts[starts.count - 1] }
  }

  /// Chunks are cut at this many sections, and filled up to half of it.
  private static let limit = 1024

  private var chunks: ContiguousArray<Chunk> = []
  /// The section that each chunk begins with.
  private var firsts: [Int] = []
  /// Where each chunk begins.
  private var starts: [Double] = []
  package private(set) var count = 0
  /// Of all sections.
  package private(set) var length = 0.0

  package init() {}

  /// O(sections).
  package init(_ sections: some Sequence<FlowSection>) { self.init(shared: sections.map { Shared($0) }) }

  /// O(sections).
  package init(shared: some Sequence<Shared>) {
    var open = ContiguousArray<Shared>()
    open.reserveCapacity(Self.limit / 2)
    for section in shared {
      open.append(section)
      if open.count == Self.limit / 2 {
        chunks.append(Chunk(open))
        open.removeAll(keepingCapacity: true)
      }
    }
    if !open.isEmpty { chunks.append(Chunk(open)) }
    settle()
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// Traps for a section that does not exist. O(log sections).
  package subscript(section: Int) -> FlowSection { shared(section).section }

  /// The object that holds a section. Traps for a section that does not exist.
  package func shared(_ section: Int) -> Shared {
    let chunk = chunk(of: section)
    return chunks[chunk].sections[section - firsts[chunk]]
  }

  /// Where a section begins; where all end for the number of sections. O(log sections).
  package func start(of section: Int) -> Double {
    if section == count { return length }
    let chunk = chunk(of: section)
    return starts[chunk] + chunks[chunk].starts[section - firsts[chunk]]
  }

  /// The number of sections of which `isTrue` does not hold for the start, where it holds for all later ones.
  package func partition(_ isTrue: (_ start: Double) -> Bool) -> Int {
    guard count > 0 else { return 0 }
    let chunk = Swift.max(0, starts.partition(isTrue) - 1)
    let inner = chunks[chunk].starts.partition { isTrue(starts[chunk] + $0) }
    return firsts[chunk] + Swift.min(inner, chunks[chunk].sections.count)
  }

  // MARK: Edits

  /// Puts other sections at places that there are (ascending). O(changed chunks · chunk + chunks).
  package mutating func set(_ changes: [(section: Int, shared: Shared)]) {
    var rest = changes[...]
    while let first = rest.first {
      let index = chunk(of: first.section)
      let start = firsts[index]
      var sections = chunks[index].sections
      while let change = rest.first, change.section < start + sections.count {
        sections[change.section - start] = change.shared
        rest.removeFirst()
      }
      chunks[index] = Chunk(sections)
    }
    if !changes.isEmpty { settle() }
  }

  package mutating func set(_ section: FlowSection, at place: Int) { set([(place, Shared(section))]) }

  /// Takes sections away (old places, ascending), then puts others in (new places, ascending).
  /// O(changed chunks · chunk + chunks).
  package mutating func replace(removing removed: [Int], inserting inserted: [(section: Int, shared: Shared)]) {
    var gone = removed[...]
    while let last = gone.last {
      let index = chunk(of: last)
      var sections = chunks[index].sections
      while let place = gone.last, place >= firsts[index] {
        sections.remove(at: place - firsts[index])
        gone.removeLast()
      }
      chunks[index] = Chunk(sections)
    }
    if !removed.isEmpty { settle() }
    guard !inserted.isEmpty else { return }
    if chunks.isEmpty { chunks.append(Chunk([])) }
    var rest = inserted[...]
    var index = 0
    var start = 0
    while let first = rest.first {
      while first.section > start + chunks[index].sections.count {
        start += chunks[index].sections.count
        index += 1
      }
      var sections = chunks[index].sections
      while let next = rest.first, next.section <= start + sections.count {
        sections.insert(next.shared, at: next.section - start)
        rest.removeFirst()
      }
      let pieces = Self.cut(sections)
      chunks.replaceSubrange(index...index, with: pieces)
      for piece in pieces { start += piece.sections.count }
      index += pieces.count - 1
      start -= chunks[index].sections.count
    }
    settle()
  }

  /// What has grown beyond the limit in pieces of half of it.
  private static func cut(_ sections: ContiguousArray<Shared>) -> [Chunk] {
    guard sections.count > limit else { return [Chunk(sections)] }
    return stride(from: 0, to: sections.count, by: limit / 2).map { start in
      Chunk(ContiguousArray(sections[start..<Swift.min(sections.count, start + limit / 2)]))
    }
  }

  /// Every section changed in the same way; what shares an object goes on sharing one. O(sections).
  package func mapped(_ change: (FlowSection) -> FlowSection) -> FlowSections {
    var known: [ObjectIdentifier: Shared] = [:]
    var last: (old: Shared, new: Shared)?
    var new = ContiguousArray<Shared>()
    new.reserveCapacity(count)
    for old in chunks.lazy.map(\.sections).joined() {
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

  private func chunk(of section: Int) -> Int {
    precondition(section >= 0 && section < count, "section \(section) of \(count)")
    return firsts.count == 1 ? 0 : firsts.partition { $0 > section } - 1
  }

  private mutating func settle() {
    chunks.removeAll { $0.sections.isEmpty }
    let all = chunks.reduce(0) { $0 + $1.sections.count }
    if chunks.count > 8, chunks.count > all / 64 {
      // Many deletions have left little in many chunks.
      self = FlowSections(shared: Array(chunks.lazy.map(\.sections).joined()))
      return
    }
    count = all
    length = 0
    firsts.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var first = 0
    for chunk in chunks {
      firsts.append(first)
      starts.append(length)
      first += chunk.sections.count
      length += chunk.length
    }
  }
}
