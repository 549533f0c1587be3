import Foundation

/// What a flow layout knows of a section before it is solved. Lengths in points.
package struct FlowSectionInput: Sendable, Equatable {
  package var sizes: FlowSizes
  /// Between lines.
  package var lineSpacing: Double
  /// At least between two items of a line.
  package var interitemSpacing: Double
  /// Around the items: before and after them along the main axis, and across it.
  package var mainStart: Double
  package var mainEnd: Double
  package var crossStart: Double
  package var crossEnd: Double
  /// Along the main axis; 0 means there is none.
  package var headerLength: Double
  package var footerLength: Double

  package init(
    sizes: FlowSizes, lineSpacing: Double = 0, interitemSpacing: Double = 0, mainStart: Double = 0,
    mainEnd: Double = 0, crossStart: Double = 0, crossEnd: Double = 0, headerLength: Double = 0,
    footerLength: Double = 0
  ) {
    self.sizes = sizes
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
    self.headerLength = headerLength
    self.footerLength = footerLength
  }
}

/// A solved section: where its lines and items lie. Positions along the main axis count from the section's start.
///
/// The rules are UIKit's as measured (behaviour.md, section 1): lines are filled greedily; what is left of a line that
/// another item follows is shared out between its gaps; a last line of equal items stands as if it were filled up, one
/// of unequal items at minimum spacing; a line that can hold one item only centres it.
package struct FlowSection: Sendable {
  package let input: FlowSectionInput
  /// The header, the inset, the lines, the inset and the footer.
  package let length: Double
  /// What the lines alone take.
  package let linesLength: Double

  let axis: FlowAxis
  let available: Double
  /// Of sections with uniform sizes.
  let grid: FlowGrid?
  /// Of sections with varied sizes.
  let lines: [FlowLine]

  /// O(1) for uniform sizes, else O(items).
  package init(_ input: FlowSectionInput, axis: FlowAxis, crossExtent: Double) {
    self.input = input
    self.axis = axis
    available = crossExtent - input.crossStart - input.crossEnd
    if input.sizes.isUniform {
      let grid = FlowGrid(input, axis: axis, available: available)
      self.grid = grid
      lines = []
      linesLength = grid.length
    } else {
      grid = nil
      lines = FlowLine.fill(input, axis: axis, available: available)
      linesLength = lines.last.map { $0.offset + $0.thickness } ?? 0
    }
    length = input.headerLength + input.mainStart + linesLength + input.mainEnd + input.footerLength
  }

  /// Where the lines begin.
  package var linesStart: Double { input.headerLength + input.mainStart }
  package var footerStart: Double { length - input.footerLength }
  package var lineCount: Int { grid?.lineCount ?? lines.count }

  /// The items of a line. Traps out of range.
  package func items(ofLine line: Int) -> Range<Int> {
    if let grid {
      let first = line * grid.capacity
      return first..<min(first + grid.capacity, input.sizes.count)
    }
    return lines[line].first..<(line + 1 < lines.count ? lines[line + 1].first : input.sizes.count)
  }

  /// The lines that reach into `range` (touching does not count). O(1) for uniform sizes, else O(log lines).
  package func lines(in range: ClosedRange<Double>) -> Range<Int> {
    let low = range.lowerBound - linesStart
    let high = range.upperBound - linesStart
    if let grid { return grid.lines(from: low, to: high) }
    let first = lines.partition { $0.offset + $0.thickness > low || ($0.thickness == 0 && $0.offset >= low) }
    let end = lines.partition { $0.offset >= high }
    return first..<max(first, end)
  }

  /// The line that holds an item. O(1) for uniform sizes, else O(log lines).
  package func line(of item: Int) -> Int {
    if let grid { return item / grid.capacity }
    return lines.partition { $0.first > item } - 1
  }

  /// Tells of every item of a line its position along the main axis and across it (unrounded), and its size.
  package func visit(line: Int, _ body: (_ item: Int, _ main: Double, _ cross: Double, _ size: CGSize) -> Void) {
    let items = items(ofLine: line)
    if let grid {
      let main = linesStart + Double(line) * grid.linePitch
      for (place, item) in items.enumerated() {
        body(item, main, input.crossStart + grid.firstCross + Double(place) * grid.pitch, input.sizes.uniform)
      }
      return
    }
    let (start, gap) = distribution(ofLine: line, items: items)
    var cross = input.crossStart + start
    for item in items {
      let size = input.sizes[item]
      let main = linesStart + lines[line].offset + (lines[line].thickness - axis.main(size)) / 2
      body(item, main, cross, size)
      cross += axis.cross(size) + gap
    }
  }

  /// Where the first item of a line of a varied section stands, and the gap behind each.
  private func distribution(ofLine line: Int, items: Range<Int>) -> (start: Double, gap: Double) {
    var used = 0.0
    for item in items { used += axis.cross(input.sizes[item]) }
    let isFull = line + 1 < lines.count
    if isFull {
      if items.count == 1 { return ((available - used) / 2, 0) }
      return (0, (available - used) / Double(items.count - 1))
    }
    let size = input.sizes[items.lowerBound]
    if items.allSatisfy({ input.sizes[$0] == size }) {
      let filled = FlowGrid(of: size, count: items.count, input, axis: axis, available: available)
      return (filled.firstCross, filled.pitch - axis.cross(size))
    }
    return (0, input.interitemSpacing)
  }
}
