import Foundation

/// Complete lines of a section, with the sizes of their items. A leaf begins with a new line. The line breaks are
/// computed from the sizes, so nothing is stored for each line.
struct FlowLeaf: Summarizable {
  let chunk: FlowChunk
  let lineCount: Int
  /// The total length of the lines along the main axis, in points. It includes the spacing after each line.
  let length: Double
  /// The number of items in a line if all sizes are equal, otherwise 0.
  let capacity: Int

  var summary: LineSummary { LineSummary(itemCount: chunk.count, lineCount: lineCount, length: length) }
  static var leafCapacity: Int { 32 }

  /// Creates a leaf of items with different sizes. `lineCount` and `length` are the number of its lines and their total
  /// length in points.
  init(_ chunk: FlowChunk, lineCount: Int, length: Double) {
    self.chunk = chunk
    self.lineCount = lineCount
    self.length = length
    capacity = 0
  }

  /// Creates a leaf of `count` items with equal sizes. The last line may be incomplete.
  init(repeating size: CGSize, count: Int, _ rule: FlowRule) {
    chunk = FlowChunk(repeating: size, count: count)
    capacity = min(rule.capacity(of: size), max(1, count))
    lineCount = (count + capacity - 1) / capacity
    length = Double(lineCount) * (rule.axis.main(size) + rule.lineSpacing)
  }

  /// A line of the leaf. Its items and its offset are relative to the start of the leaf.
  struct Line {
    let items: Range<Int>
    let offset: Double
    let thickness: Double
  }

  /// Calls `body` for the lines in order until `body` returns false.
  ///
  /// If all sizes are equal, the iteration begins with the line at position `start`. Otherwise it begins with the first
  /// line.
  func visit(_ rule: FlowRule, from start: Double, _ body: (Line) -> Bool) {
    if capacity > 0 {
      let thickness = rule.axis.main(chunk[0])
      let pitch = thickness + rule.lineSpacing
      var lineIndex = 0
      if pitch > 0 {
        let firstLine = min(Double(lineCount), max(0, (start - max(thickness, pitch)) / pitch))
        lineIndex = max(0, Int(firstLine) - 1)
      }
      while lineIndex < lineCount {
        let firstItem = lineIndex * capacity
        let items = firstItem..<min(firstItem + capacity, chunk.count)
        if !body(Line(items: items, offset: Double(lineIndex) * pitch, thickness: thickness)) { return }
        lineIndex += 1
      }
      return
    }
    chunk.withLengths(rule.axis) { main, cross in
      var firstItem = 0
      var offset = 0.0
      while firstItem < chunk.count {
        var crossEnd = cross[firstItem]
        var thickness = main[firstItem]
        var endItem = firstItem + 1
        while endItem < chunk.count {
          // The sum is computed as in `FlowLineFiller`, because another rounding error could result in other line breaks.
          let extent = cross[endItem]
          if crossEnd + rule.interitemSpacing + extent > rule.maximumUsedLength { break }
          crossEnd += rule.interitemSpacing + extent
          thickness = max(thickness, main[endItem])
          endItem += 1
        }
        if !body(Line(items: firstItem..<endItem, offset: offset, thickness: thickness)) { return }
        offset += thickness + rule.lineSpacing
        firstItem = endItem
      }
    }
  }

  /// Returns the line that contains an item. Traps if the index is out of bounds.
  func line(of item: Int, _ rule: FlowRule) -> Line {
    if capacity > 0 {
      let thickness = rule.axis.main(chunk[0])
      let lineIndex = item / capacity
      let firstItem = lineIndex * capacity
      return Line(
        items: firstItem..<min(firstItem + capacity, chunk.count),
        offset: Double(lineIndex) * (thickness + rule.lineSpacing),
        thickness: thickness)
    }
    var foundLine: Line?
    visit(rule, from: 0) { line in
      guard line.items.contains(item) else { return true }
      foundLine = line
      return false
    }
    guard let foundLine else {
      preconditionFailure("item \(item) is out of bounds of a leaf with \(chunk.count) items")
    }
    return foundLine
  }
}
