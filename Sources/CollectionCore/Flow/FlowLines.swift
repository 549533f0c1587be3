import Foundation

/// The lines of a section with the sizes of all its items, in a balanced tree: looking up, querying and editing cost
/// O(log items) and what is touched. A run of equal items is one node, different ones share nodes by the hundred.
package struct FlowLines: Sendable {
  let rule: FlowRule
  private var root: TreeNode<FlowLeaf>?

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
    root = TreeNode<FlowLeaf>.build(filler.leaves[...])
  }

  package var count: Int { root?.items ?? 0 }
  package var lineCount: Int { root?.lines ?? 0 }
  /// From the start of the first line to the end of the last one.
  package var length: Double { root.map { $0.length - rule.lineSpacing } ?? 0 }
  /// The sizes, to be put into other lines.
  var chunks: [FlowChunk] {
    var chunks: [FlowChunk] = []
    root?.visit { chunks.append($0.chunk) }
    return chunks
  }

  /// About what the lines take in memory, in bytes: nodes and sizes.
  package var heapBytes: Int {
    var bytes = 0
    root?.visit { bytes += 16 + MemoryLayout<FlowLeaf>.size + 48 + $0.chunk.heapBytes }
    return bytes
  }

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
    precondition(item >= 0 && item < count, "a section of \(count) items has no item \(item)")
    if let found = TreeNode.leaf(holding: item, in: root) { return found }
    preconditionFailure("the tree of a section's lines has lost item \(item)")
  }

  /// Visits the lines that reach into a range or touch it, in order. O(log items) and what is visited.
  func visit(from low: Double, to high: Double, _ body: (Line) -> Void) {
    // With negative spacing a line reaches over the start of the next.
    if let root { visit(root, 0, 0, low + min(0, rule.lineSpacing), high, body) }
  }

  private func visit(
    _ node: TreeNode<FlowLeaf>, _ start: Int, _ offset: Double, _ low: Double, _ high: Double, _ body: (Line) -> Void
  ) {
    if offset > high || offset + node.length < low { return }
    if let left = node.left { visit(left, start, offset, low, high, body) }
    let leafStart = start + (node.left?.items ?? 0)
    let leafOffset = offset + (node.left?.length ?? 0)
    if leafOffset <= high, leafOffset + node.leaf.length >= low {
      node.leaf.visit(rule, from: low - leafOffset) { line in
        if leafOffset + line.offset > high { return false }
        if leafOffset + line.offset + line.thickness >= low {
          body(place(line, of: node.leaf, leafStart, leafOffset))
        }
        return true
      }
    }
    if let right = node.right {
      visit(right, leafStart + node.leaf.chunk.count, leafOffset + node.leaf.length, low, high, body)
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
    var before: TreeNode<FlowLeaf>?
    var behind: TreeNode<FlowLeaf>?
    // What of the leaf at the end of the range lies behind it.
    var rest: (FlowChunk, Range<Int>)?
    if let root {
      let (left, leaf, right) = TreeNode<FlowLeaf>.split(root, at: min(range.lowerBound, count - 1))
      before = left
      behind = right
      let start = left?.items ?? 0
      if range.lowerBound == start || leaf.chunk.count < FlowChunk.runLength, let left {
        // The changed item may fit into the line before.
        let (further, last) = TreeNode<FlowLeaf>.splitLast(left)
        before = further
        filler.add(last.chunk)
      }
      filler.add(leaf.chunk, 0..<range.lowerBound - start)
      let end = start + leaf.chunk.count
      if range.upperBound <= end {
        rest = (leaf.chunk, range.upperBound - start..<leaf.chunk.count)
      } else if let right {
        let skipped = range.upperBound - end
        if skipped >= right.items {
          behind = nil
        } else {
          let (gone, last, after) = TreeNode<FlowLeaf>.split(right, at: skipped)
          rest = (last.chunk, skipped - (gone?.items ?? 0)..<last.chunk.count)
          behind = after
        }
      }
    }
    for chunk in sizes.closedChunks { filler.add(chunk) }
    if let rest { filler.add(rest.0, rest.1) }
    while let next = behind, !filler.breaks(before: next.first.chunk[0]) {
      let (leaf, after) = TreeNode<FlowLeaf>.splitFirst(next)
      filler.add(leaf.chunk)
      behind = after
    }
    filler.finish()
    var tree = before
    for leaf in filler.leaves { tree = TreeNode<FlowLeaf>.join(tree, leaf, nil) }
    root = TreeNode<FlowLeaf>.join(tree, behind)
  }
}
