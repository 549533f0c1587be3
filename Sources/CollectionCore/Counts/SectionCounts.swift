/// The numbers of items of all sections. A million sections are edited without touching more than the few that change:
/// the numbers lie in chunks, and versions share the chunks that are equal.
///
/// Reading one number is O(1) up to a thousand sections, else O(log sections).
package struct SectionCounts: RandomAccessCollection, Sendable {
  private typealias Chunk = ContiguousArray<Int>

  /// Chunks are cut at this many numbers, and filled up to half of it.
  private static let limit = 1024

  private var chunks: ContiguousArray<Chunk> = []
  /// The section that each chunk begins with.
  private var starts: [Int] = []
  package private(set) var count = 0

  package init() {}

  package init(_ counts: some Sequence<Int>) {
    var chunk = Chunk()
    for count in counts {
      chunk.append(count)
      if chunk.count == Self.limit / 2 {
        chunks.append(chunk)
        chunk = Chunk()
      }
    }
    if !chunk.isEmpty { chunks.append(chunk) }
    settle()
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// The number of items of a section. Traps for a section that does not exist.
  package subscript(section: Int) -> Int {
    if chunks.count == 1 { return chunks[0][section] }
    precondition(section >= 0 && section < count, "section \(section) of \(count)")
    let chunk = chunk(of: section)
    return chunks[chunk][section - starts[chunk]]
  }

  /// In order, without looking each one up.
  package func makeIterator() -> FlattenSequence<ContiguousArray<ContiguousArray<Int>>>.Iterator {
    chunks.joined().makeIterator()
  }

  /// Changes the number of items of a section. O(1) and the copy of one chunk.
  package mutating func set(_ items: Int, section: Int) {
    let chunk = chunk(of: section)
    if chunks[chunk][section - starts[chunk]] != items { chunks[chunk][section - starts[chunk]] = items }
  }

  /// Takes sections away (old places, ascending), then puts others in (new places, ascending, with their numbers).
  /// O(changes · chunk + chunks).
  package mutating func replace(removing removed: [Int], inserting inserted: [(section: Int, items: Int)]) {
    var chunk = chunks.count - 1
    for section in removed.reversed() {
      while starts[chunk] > section { chunk -= 1 }
      chunks[chunk].remove(at: section - starts[chunk])
    }
    if !removed.isEmpty { settle() }
    guard !inserted.isEmpty else { return }
    if chunks.isEmpty { chunks.append([]) }
    chunk = 0
    var start = 0
    for (section, items) in inserted {
      while section > start + chunks[chunk].count {
        start += chunks[chunk].count
        chunk += 1
      }
      chunks[chunk].insert(items, at: section - start)
      if chunks[chunk].count > Self.limit {
        chunks.insert(Chunk(chunks[chunk][(Self.limit / 2)...]), at: chunk + 1)
        chunks[chunk].removeLast(chunks[chunk].count - Self.limit / 2)
      }
    }
    settle()
  }

  private func chunk(of section: Int) -> Int { starts.partition { $0 > section } - 1 }

  private mutating func settle() {
    count = chunks.reduce(0) { $0 + $1.count }
    if chunks.count > 8, chunks.count > count / 64 {
      // Many deletions have left little in many chunks.
      self = SectionCounts(Array(chunks.joined()))
      return
    }
    chunks.removeAll { $0.isEmpty }
    starts.removeAll(keepingCapacity: true)
    starts.reserveCapacity(chunks.count)
    var start = 0
    for chunk in chunks {
      starts.append(start)
      start += chunk.count
    }
  }
}

extension SectionCounts: Equatable {
  /// Versions that share their chunks are compared chunk by chunk, else number by number.
  package static func == (first: SectionCounts, second: SectionCounts) -> Bool {
    guard first.count == second.count else { return false }
    return first.starts == second.starts ? first.chunks == second.chunks : first.elementsEqual(second)
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
