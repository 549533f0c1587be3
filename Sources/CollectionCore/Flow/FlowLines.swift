import Foundation

/// The lines of a section with the sizes of all items, in a summarized sequence.
///
/// Lookups, queries and edits cost O(log *n* + *k*), where *n* is the number of items and *k* the number of affected
/// items. An element of the sequence is a run of equal items, or hundreds of different items.
package struct FlowLines: Sendable {
  let rule: FlowRule
  private var leaves: SummarizedSequence<FlowLeaf>

  /// A line of the section, with its position.
  struct Line {
    /// The indexes of the line's items in the section.
    let items: Range<Int>
    /// The distance from the start of the first line to the start of this line, in points.
    let offset: Double
    let thickness: Double
    let leaf: FlowLeaf
    /// The index of the leaf's first item in the section.
    let leafStartIndex: Int
    /// Indicates whether this is the last line of the section.
    let isLast: Bool

    func size(of item: Int) -> CGSize { leaf.chunk[item - leafStartIndex] }
  }

  /// Creates lines from the sizes of the items, in chunks.
  ///
  /// - Complexity: O(chunks), plus the items of chunks with different sizes.
  init(_ chunks: [FlowChunk], _ rule: FlowRule) {
    self.rule = rule
    var filler = FlowLineFiller(rule)
    for chunk in chunks { filler.add(chunk) }
    filler.finish()
    leaves = SummarizedSequence(filler.leaves)
  }

  package var count: Int { leaves.summary.itemCount }
  package var lineCount: Int { leaves.summary.lineCount }
  /// The distance from the start of the first line to the end of the last one, in points.
  package var length: Double { leaves.isEmpty ? 0 : leaves.summary.length - rule.lineSpacing }
  /// The sizes of the items in chunks. They can be used to fill the lines again by another rule.
  var chunks: [FlowChunk] { leaves.map(\.chunk) }

  /// The sizes of all items in order.
  ///
  /// - Complexity: O(items).
  package var allSizes: [CGSize] { leaves.flatMap { leaf in (0..<leaf.chunk.count).map { leaf.chunk[$0] } } }

  /// The approximate memory of the lines in bytes, including nodes and sizes.
  package var heapBytes: Int { leaves.reduce(leaves.heapBytes) { $0 + $1.chunk.heapBytes } }

  package subscript(item: Int) -> CGSize {
    let (leaf, start, _) = findLeaf(item)
    return leaf.chunk[item - start]
  }

  /// Returns the line that contains an item. Traps if the index is out of bounds.
  func line(of item: Int) -> Line {
    let (leaf, start, offset) = findLeaf(item)
    return makeLine(leaf.line(of: item - start, rule), of: leaf, start, offset)
  }

  private func makeLine(_ line: FlowLeaf.Line, of leaf: FlowLeaf, _ start: Int, _ offset: Double) -> Line {
    let items = line.items.lowerBound + start..<line.items.upperBound + start
    return Line(
      items: items, offset: offset + line.offset, thickness: line.thickness, leaf: leaf, leafStartIndex: start,
      isLast: items.upperBound == count)
  }

  private func findLeaf(_ item: Int) -> (leaf: FlowLeaf, start: Int, offset: Double) {
    let leafPosition = position(of: item)
    return (leafPosition.element, leafPosition.summaryBefore.itemCount, leafPosition.summaryBefore.length)
  }

  /// Returns the leaf that contains an item. Traps if the index is out of bounds.
  private func position(of item: Int) -> SummarizedSequence<FlowLeaf>.Position {
    precondition(item >= 0 && item < count, "item \(item) is out of bounds of a section with \(count) items")
    if let leafPosition = leaves.position(where: { $0.itemCount > item }) { return leafPosition }
    preconditionFailure("FlowLines: no leaf contains item \(item) of \(count)")
  }

  /// Calls `body` for the lines that intersect or touch a range, in order.
  ///
  /// - Complexity: O(log items + visited lines).
  func visit(from start: Double, to end: Double, _ body: (Line) -> Void) {
    // With negative spacing, a line extends beyond the start of the next line.
    let visitedStart = start + min(0, rule.lineSpacing)
    guard let firstLeaf = leaves.position(where: { $0.length >= visitedStart }) else { return }
    leaves.visit(from: firstLeaf.index) { leaf, before in
      if before.length > end { return false }
      leaf.visit(rule, from: visitedStart - before.length) { line in
        if before.length + line.offset > end { return false }
        if before.length + line.offset + line.thickness >= visitedStart {
          body(makeLine(line, of: leaf, before.itemCount, before.length))
        }
        return true
      }
      return true
    }
  }

  // MARK: Edits

  /// Replaces the sizes of the items in a range. If `sizes` contains more sizes than the range has items, items are
  /// inserted. If it contains fewer, items are removed.
  ///
  /// The lines from the changed line on are filled again, until a line begins at the same item as before. The cost is
  /// O(log items) if such a line is near. In a grid of different heights, a deletion may change every later line, and
  /// all of them are filled again.
  package mutating func replace(_ range: Range<Int>, with sizes: FlowSizes) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "items \(range.lowerBound)..<\(range.upperBound) are out of bounds of a section with \(count) items")
    var filler = FlowLineFiller(rule)
    // The range of leaves whose lines are filled again.
    var firstLeaf = 0
    var leafEnd = leaves.count
    // The last of these leaves, and the part of it that is after the replaced items.
    var partialChunk: (FlowChunk, Range<Int>)?
    if count > 0 {
      let leafPosition = position(of: min(range.lowerBound, count - 1))
      let chunk = leafPosition.element.chunk
      let firstItem = leafPosition.summaryBefore.itemCount
      firstLeaf = leafPosition.index
      if range.lowerBound == firstItem || chunk.count < FlowChunk.minimumRunCount, firstLeaf > 0 {
        // The changed item may fit in the line before it.
        firstLeaf -= 1
        filler.add(leaves[firstLeaf].chunk)
      }
      filler.add(chunk, 0..<range.lowerBound - firstItem)
      if range.upperBound <= firstItem + chunk.count {
        partialChunk = (chunk, range.upperBound - firstItem..<chunk.count)
        leafEnd = leafPosition.index + 1
      } else if range.upperBound < count {
        let endPosition = position(of: range.upperBound)
        partialChunk = (
          endPosition.element.chunk,
          range.upperBound - endPosition.summaryBefore.itemCount..<endPosition.element.chunk.count
        )
        leafEnd = endPosition.index + 1
      }
    }
    for chunk in sizes.allChunks { filler.add(chunk) }
    if let partialChunk = partialChunk { filler.add(partialChunk.0, partialChunk.1) }
    leaves.visit(from: leafEnd) { leaf, _ in
      if filler.beginsLine(before: leaf.chunk[0]) { return false }
      filler.add(leaf.chunk)
      leafEnd += 1
      return true
    }
    filler.finish()
    leaves.replaceSubrange(firstLeaf..<leafEnd, with: filler.leaves)
  }
}
