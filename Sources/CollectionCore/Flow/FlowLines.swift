import Foundation

/// The lines of a section with the sizes of all its items, in a summarized sequence: looking up, querying and editing cost
/// O(log items) and what is touched. A run of equal items is one element, different ones share elements by the hundred.
package struct FlowLines: Sendable {
  let rule: FlowRule
  private var leaves: SummarizedSequence<FlowLeaf>

  /// A line with its place in the section's lines.
  struct Line {
    /// Numbers of items in the section.
    let items: Range<Int>
    /// From the start of the lines.
    let offset: Double
    let thickness: Double
    let leaf: FlowLeaf
    /// The number of the leaf's first item.
    let leafStart: Int
    /// Whether no item follows in the section.
    let isLast: Bool

    func size(of item: Int) -> CGSize { leaf.chunk[item - leafStart] }
  }

  /// O(chunks), plus the items of chunks with different sizes.
  init(_ chunks: [FlowChunk], _ rule: FlowRule) {
    self.rule = rule
    var filler = FlowLineFiller(rule)
    for chunk in chunks { filler.add(chunk) }
    filler.finish()
    leaves = SummarizedSequence(filler.leaves)
  }

  package var count: Int { leaves.summary.items }
  package var lineCount: Int { leaves.summary.lines }
  /// From the start of the first line to the end of the last one.
  package var length: Double { leaves.isEmpty ? 0 : leaves.summary.length - rule.lineSpacing }
  /// The sizes, to be put into other lines.
  var chunks: [FlowChunk] { leaves.map(\.chunk) }

  /// About what the lines take in memory, in bytes: nodes and sizes.
  package var heapBytes: Int { leaves.reduce(leaves.heapBytes) { $0 + $1.chunk.heapBytes } }

  package subscript(item: Int) -> CGSize {
    let (leaf, start, _) = find(item)
    return leaf.chunk[item - start]
  }

  /// The line that holds an item. Traps out of range.
  func line(of item: Int) -> Line {
    let (leaf, start, offset) = find(item)
    return place(leaf.line(of: item - start, rule), of: leaf, start, offset)
  }

  private func place(_ line: FlowLeaf.Line, of leaf: FlowLeaf, _ start: Int, _ offset: Double) -> Line {
    let items = line.items.lowerBound + start..<line.items.upperBound + start
    return Line(
      items: items, offset: offset + line.offset, thickness: line.thickness, leaf: leaf, leafStart: start,
      isLast: items.upperBound == count)
  }

  private func find(_ item: Int) -> (leaf: FlowLeaf, start: Int, offset: Double) {
    let found = position(of: item)
    return (found.element, found.before.items, found.before.length)
  }

  /// The leaf that holds an item. Traps out of range.
  private func position(of item: Int) -> SummarizedSequence<FlowLeaf>.Position {
    precondition(item >= 0 && item < count, "a section of \(count) items has no item \(item)")
    if let found = leaves.position(where: { $0.items > item }) { return found }
    preconditionFailure("the lines of a section have lost item \(item)")
  }

  /// Visits the lines that reach into a range or touch it, in order. O(log items) and what is visited.
  func visit(from low: Double, to high: Double, _ body: (Line) -> Void) {
    // With negative spacing a line reaches over the start of the next.
    let low = low + min(0, rule.lineSpacing)
    guard let first = leaves.position(where: { $0.length >= low }) else { return }
    leaves.visit(from: first.index) { leaf, before in
      if before.length > high { return false }
      leaf.visit(rule, from: low - before.length) { line in
        if before.length + line.offset > high { return false }
        if before.length + line.offset + line.thickness >= low {
          body(place(line, of: leaf, before.items, before.length))
        }
        return true
      }
      return true
    }
  }

  // MARK: Edits

  /// Other sizes instead of those of some items; more or fewer of them insert and remove items. The lines are filled
  /// anew from the changed line on until one begins where it did before: O(log items) where that is soon. (Where every
  /// following line changes, as in a grid of different heights that loses one item, every line is the answer.)
  package mutating func replace(_ range: Range<Int>, with sizes: FlowSizes) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "a section of \(count) items has no items \(range.lowerBound)..<\(range.upperBound)")
    var filler = FlowLineFiller(rule)
    // The leaves that are filled again.
    var from = 0
    var to = leaves.count
    // What of the leaf at the end of the range lies behind it.
    var rest: (FlowChunk, Range<Int>)?
    if count > 0 {
      let found = position(of: min(range.lowerBound, count - 1))
      let chunk = found.element.chunk
      let start = found.before.items
      from = found.index
      if range.lowerBound == start || chunk.count < FlowChunk.runLength, from > 0 {
        // The changed item may fit into the line before.
        from -= 1
        filler.add(leaves[from].chunk)
      }
      filler.add(chunk, 0..<range.lowerBound - start)
      if range.upperBound <= start + chunk.count {
        rest = (chunk, range.upperBound - start..<chunk.count)
        to = found.index + 1
      } else if range.upperBound < count {
        let last = position(of: range.upperBound)
        rest = (last.element.chunk, range.upperBound - last.before.items..<last.element.chunk.count)
        to = last.index + 1
      }
    }
    for chunk in sizes.closedChunks { filler.add(chunk) }
    if let rest { filler.add(rest.0, rest.1) }
    leaves.visit(from: to) { leaf, _ in
      if filler.breaks(before: leaf.chunk[0]) { return false }
      filler.add(leaf.chunk)
      to += 1
      return true
    }
    filler.finish()
    leaves.replaceSubrange(from..<to, with: filler.leaves)
  }
}
