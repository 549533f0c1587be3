import Foundation

/// Fills lines with items in the order in which their sizes are added, and creates leaves from complete lines.
struct FlowLineFiller {
  let rule: FlowRule
  private(set) var leaves: [FlowLeaf] = []
  /// The sizes that were added but do not belong to a leaf yet. The sizes of the current line are at the end.
  private var open: [CGSize] = []
  /// The number of complete lines in `open`.
  private var closedLines = 0
  /// The length of the complete lines in `open`, including the spacing after each line.
  private var closedLength = 0.0
  private var isUniform = true
  // The properties of the current line.
  private var lineItems = 0
  private var used = 0.0
  private var thickness = 0.0

  init(_ rule: FlowRule) { self.rule = rule }

  mutating func add(_ chunk: FlowChunk) { add(chunk, 0..<chunk.count) }

  mutating func add(_ chunk: FlowChunk, _ places: Range<Int>) {
    if let size = chunk.uniform {
      add(size, count: places.count)
    } else {
      for index in places { add(chunk[index]) }
    }
  }

  /// Returns whether an item with the size `size` would begin a new line.
  func breaks(before size: CGSize) -> Bool {
    lineItems == 0 || used + rule.interitemSpacing + rule.axis.cross(size) > rule.limit
  }

  mutating func add(_ size: CGSize, count: Int) {
    var left = count
    while left > 0 {
      if left >= FlowChunk.runLength, breaks(before: size) {
        closeLine()
        // The last line remains open, because a smaller item may still fit in it.
        let capacity = rule.capacity(of: size)
        let closed = (left - 1) / capacity * capacity
        if closed >= FlowChunk.runLength {
          closeLeaf()
          append(repeating: size, count: closed)
          left -= closed
        }
      }
      add(size)
      left -= 1
    }
  }

  mutating func add(_ size: CGSize) {
    let extent = rule.axis.cross(size)
    if lineItems > 0, used + rule.interitemSpacing + extent > rule.limit { closeLine() }
    if lineItems == 0 {
      used = extent
      thickness = rule.axis.main(size)
    } else {
      used += rule.interitemSpacing + extent
      thickness = max(thickness, rule.axis.main(size))
    }
    lineItems += 1
    if isUniform, let first = open.first, first != size { isUniform = false }
    open.append(size)
  }

  private mutating func closeLine() {
    guard lineItems > 0 else { return }
    lineItems = 0
    closedLines += 1
    closedLength += thickness + rule.lineSpacing
    if open.count >= FlowChunk.length { closeLeaf() }
  }

  /// Creates a leaf from the complete lines in `open`.
  private mutating func closeLeaf() {
    guard let first = open.first else { return }
    if isUniform {
      append(repeating: first, count: open.count)
    } else {
      leaves.append(FlowLeaf(FlowChunk(open), lineCount: closedLines, length: closedLength))
    }
    open.removeAll(keepingCapacity: true)
    closedLines = 0
    closedLength = 0
    isUniform = true
  }

  private mutating func append(repeating size: CGSize, count: Int) {
    if let last = leaves.last, last.chunk.uniform == size, last.chunk.count.isMultiple(of: rule.capacity(of: size)) {
      leaves[leaves.count - 1] = FlowLeaf(repeating: size, count: last.chunk.count + count, rule)
    } else {
      leaves.append(FlowLeaf(repeating: size, count: count, rule))
    }
  }

  /// Completes the last line.
  mutating func finish() {
    closeLine()
    closeLeaf()
  }
}
