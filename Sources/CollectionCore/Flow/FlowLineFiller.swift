import Foundation

/// A structure that fills lines with items in the order in which their sizes are added, and creates leaves from
/// complete lines.
struct FlowLineFiller {
  let rule: FlowRule
  private(set) var leaves: [FlowLeaf] = []
  /// The sizes that were added but do not belong to a leaf yet. The sizes of the current line are at the end.
  private var pendingSizes: [CGSize] = []
  /// The number of complete lines in `pendingSizes`.
  private var completeLineCount = 0
  /// The length of the complete lines in `pendingSizes`, including the spacing after each line.
  private var completeLength = 0.0
  private var isUniform = true
  // The properties of the current line.
  private var lineItemCount = 0
  private var usedLength = 0.0
  private var thickness = 0.0

  init(_ rule: FlowRule) { self.rule = rule }

  mutating func add(_ chunk: FlowChunk) { add(chunk, 0..<chunk.count) }

  mutating func add(_ chunk: FlowChunk, _ range: Range<Int>) {
    if let size = chunk.uniformSize {
      add(size, count: range.count)
    } else {
      for index in range { add(chunk[index]) }
    }
  }

  /// Returns whether an item with the size `size` would begin a new line.
  func beginsLine(before size: CGSize) -> Bool {
    lineItemCount == 0 || usedLength + rule.interitemSpacing + rule.axis.cross(size) > rule.maximumUsedLength
  }

  mutating func add(_ size: CGSize, count: Int) {
    var remainingCount = count
    while remainingCount > 0 {
      if remainingCount >= FlowChunk.minimumRunCount, beginsLine(before: size) {
        closeLine()
        // The last line remains open, because a smaller item may still fit in it.
        let capacity = rule.capacity(of: size)
        let closedCount = (remainingCount - 1) / capacity * capacity
        if closedCount >= FlowChunk.minimumRunCount {
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
    if lineItemCount > 0, usedLength + rule.interitemSpacing + extent > rule.maximumUsedLength { closeLine() }
    if lineItemCount == 0 {
      usedLength = extent
      thickness = rule.axis.main(size)
    } else {
      usedLength += rule.interitemSpacing + extent
      thickness = max(thickness, rule.axis.main(size))
    }
    lineItemCount += 1
    if isUniform, let firstSize = pendingSizes.first, firstSize != size { isUniform = false }
    pendingSizes.append(size)
  }

  private mutating func closeLine() {
    guard lineItemCount > 0 else { return }
    lineItemCount = 0
    completeLineCount += 1
    completeLength += thickness + rule.lineSpacing
    if pendingSizes.count >= FlowChunk.typicalCount { closeLeaf() }
  }

  /// Creates a leaf from the complete lines in `pendingSizes`.
  private mutating func closeLeaf() {
    guard let firstSize = pendingSizes.first else { return }
    if isUniform {
      append(repeating: firstSize, count: pendingSizes.count)
    } else {
      leaves.append(FlowLeaf(FlowChunk(pendingSizes), lineCount: completeLineCount, length: completeLength))
    }
    pendingSizes.removeAll(keepingCapacity: true)
    completeLineCount = 0
    completeLength = 0
    isUniform = true
  }

  private mutating func append(repeating size: CGSize, count: Int) {
    if let lastLeaf = leaves.last, lastLeaf.chunk.uniformSize == size,
      lastLeaf.chunk.count.isMultiple(of: rule.capacity(of: size))
    {
      leaves[leaves.count - 1] = FlowLeaf(repeating: size, count: lastLeaf.chunk.count + count, rule)
    } else {
      leaves.append(FlowLeaf(repeating: size, count: count, rule))
    }
  }

  /// Completes the last line, which may not be full, and stores the remaining sizes in a leaf.
  mutating func finish() {
    closeLine()
    closeLeaf()
  }
}
