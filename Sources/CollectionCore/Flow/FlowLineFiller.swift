import Foundation

/// Fills lines with items in the order in which their sizes are added, and creates leaves from complete lines.
struct FlowLineFiller {
  let rule: FlowRule
  private(set) var leaves: [FlowLeaf] = []
  /// The sizes that were added but do not belong to a leaf yet. The sizes of the current line are at the end.
  private var openSizes: [CGSize] = []
  /// The number of complete lines in `openSizes`.
  private var closedLines = 0
  /// The length of the complete lines in `openSizes`, including the spacing after each line.
  private var closedLength = 0.0
  private var isUniform = true
  // The properties of the current line.
  private var lineItems = 0
  private var usedLength = 0.0
  private var thickness = 0.0

  init(_ rule: FlowRule) { self.rule = rule }

  mutating func add(_ chunk: FlowChunk) { add(chunk, 0..<chunk.count) }

  mutating func add(_ chunk: FlowChunk, _ range: Range<Int>) {
    if let size = chunk.uniform {
      add(size, count: range.count)
    } else {
      for index in range { add(chunk[index]) }
    }
  }

  /// Returns whether an item with the size `size` would begin a new line.
  func breaks(before size: CGSize) -> Bool {
    lineItems == 0 || usedLength + rule.interitemSpacing + rule.axis.cross(size) > rule.limit
  }

  mutating func add(_ size: CGSize, count: Int) {
    var remainingCount = count
    while remainingCount > 0 {
      if remainingCount >= FlowChunk.runLength, breaks(before: size) {
        closeLine()
        // The last line remains open, because a smaller item may still fit in it.
        let capacity = rule.capacity(of: size)
        let closedCount = (remainingCount - 1) / capacity * capacity
        if closedCount >= FlowChunk.runLength {
          closeLeaf()
          append(repeating: size, count: closedCount)
          remainingCount -= closedCount
        }
      }
      add(size)
      remainingCount -= 1
    }
  }

  mutating func add(_ size: CGSize) {
    let extent = rule.axis.cross(size)
    if lineItems > 0, usedLength + rule.interitemSpacing + extent > rule.limit { closeLine() }
    if lineItems == 0 {
      usedLength = extent
      thickness = rule.axis.main(size)
    } else {
      usedLength += rule.interitemSpacing + extent
      thickness = max(thickness, rule.axis.main(size))
    }
    lineItems += 1
    if isUniform, let first = openSizes.first, first != size { isUniform = false }
    openSizes.append(size)
  }

  private mutating func closeLine() {
    guard lineItems > 0 else { return }
    lineItems = 0
    closedLines += 1
    closedLength += thickness + rule.lineSpacing
    if openSizes.count >= FlowChunk.length { closeLeaf() }
  }

  /// Creates a leaf from the complete lines in `openSizes`.
  private mutating func closeLeaf() {
    guard let first = openSizes.first else { return }
    if isUniform {
      append(repeating: first, count: openSizes.count)
    } else {
      leaves.append(FlowLeaf(FlowChunk(openSizes), lineCount: closedLines, length: closedLength))
    }
    openSizes.removeAll(keepingCapacity: true)
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
