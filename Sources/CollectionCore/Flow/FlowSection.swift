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
  /// Beyond that, across the main axis: what insets are measured from.
  package var outerStart = 0.0
  package var outerEnd = 0.0
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

  /// What insets take away across the main axis.
  package var crossLength: Double { crossStart + crossEnd + outerStart + outerEnd }
}

/// A solved section: where its lines and items lie. Positions along the main axis count from the section's start.
///
/// The rules are UIKit's as measured (measurements.md, section 1): lines are filled greedily; what is left of a line that
/// another item follows is shared out between its gaps; a last line of equal items stands as if it were filled up, one
/// of unequal items at minimum spacing; a line that can hold one item only centres it.
package struct FlowSection: Sendable {
  /// Spacings, insets, header and footer; the sizes are in `lines`.
  package private(set) var input: FlowSectionInput
  package private(set) var lines: FlowLines

  /// O(1) for uniform sizes, else O(items).
  package init(_ input: FlowSectionInput, axis: FlowAxis, crossExtent: Double) {
    self.init(input, input.sizes.closedChunks, axis: axis, crossExtent: crossExtent)
  }

  /// The same sizes with other spacings, or in another width. O(chunks) for uniform sizes, else O(items).
  package init(_ old: FlowSection, _ input: FlowSectionInput, axis: FlowAxis, crossExtent: Double) {
    self.init(input, old.lines.chunks, axis: axis, crossExtent: crossExtent)
  }

  private init(_ input: FlowSectionInput, _ chunks: [FlowChunk], axis: FlowAxis, crossExtent: Double) {
    self.input = input
    self.input.sizes = FlowSizes()
    lines = FlowLines(
      chunks,
      FlowRule(
        axis: axis, available: crossExtent - input.crossLength,
        interitemSpacing: input.interitemSpacing, lineSpacing: input.lineSpacing))
  }

  package var count: Int { lines.count }
  package var lineCount: Int { lines.lineCount }
  /// The header, the inset, the lines, the inset and the footer.
  package var length: Double {
    input.headerLength + input.mainStart + lines.length + input.mainEnd + input.footerLength
  }
  /// Where the lines begin.
  package var linesStart: Double { input.headerLength + input.mainStart }
  package var footerStart: Double { length - input.footerLength }

  /// Other sizes instead of those of some items: O(log items) where the lines behind stay as they are.
  package mutating func replace(_ items: Range<Int>, with sizes: FlowSizes) { lines.replace(items, with: sizes) }

  package mutating func setHeaderLength(_ length: Double) { input.headerLength = length }
  package mutating func setFooterLength(_ length: Double) { input.footerLength = length }

  /// Tells of every item of the lines that reach into a range or touch it: its position along the main axis and across
  /// it (unrounded), and its size. O(log items) and what is visited.
  package func visit(
    from low: Double, to high: Double,
    _ body: (_ item: Int, _ main: Double, _ cross: Double, _ size: CGSize) -> Void
  ) {
    let start = linesStart
    lines.visit(from: low - start, to: high - start) { place($0, $0.items, body) }
  }

  /// The place of one item (unrounded) and its size. Traps out of range. O(log items).
  package func place(of item: Int) -> (main: Double, cross: Double, size: CGSize) {
    var found = (0.0, 0.0, CGSize.zero)
    let line = lines.line(of: item)
    place(line, item..<item + 1) { _, main, cross, size in found = (main, cross, size) }
    return found
  }

  private func place(
    _ line: FlowLines.Line, _ items: Range<Int>,
    _ body: (_ item: Int, _ main: Double, _ cross: Double, _ size: CGSize) -> Void
  ) {
    let axis = lines.rule.axis
    let main = linesStart + line.offset
    if let size = line.leaf.chunk.uniform {
      let (start, pitch) = distribution(of: size, line)
      for item in items {
        body(
          item, main, input.crossStart + input.outerStart + start + Double(item - line.items.lowerBound) * pitch, size)
      }
      return
    }
    let (start, gap) = distribution(line)
    var cross = input.crossStart + input.outerStart + start
    for item in line.items.lowerBound..<items.upperBound {
      let size = line.size(of: item)
      if item >= items.lowerBound { body(item, main + (line.thickness - axis.main(size)) / 2, cross, size) }
      cross += axis.cross(size) + gap
    }
  }

  /// Where the first of some equal items stands in its line, and the distance from one to the next.
  private func distribution(of size: CGSize, _ line: FlowLines.Line) -> (start: Double, pitch: Double) {
    let rule = lines.rule
    let extent = rule.axis.cross(size)
    // The last line stands as if it were filled up (which one of lengthless items never is).
    let capacity = rule.capacity(of: size)
    let places = line.isLast && capacity < FlowRule.endless ? capacity : line.items.count
    if places == 1 { return ((rule.available - extent) / 2, extent) }
    return (0, extent + (rule.available - Double(places) * extent) / Double(places - 1))
  }

  /// Where the first item of a line of different ones stands, and the gap behind each.
  private func distribution(_ line: FlowLines.Line) -> (start: Double, gap: Double) {
    let rule = lines.rule
    let size = line.size(of: line.items.lowerBound)
    var used = 0.0
    var isUniform = true
    for item in line.items {
      let other = line.size(of: item)
      used += rule.axis.cross(other)
      if other != size { isUniform = false }
    }
    if !line.isLast {
      if line.items.count == 1 { return ((rule.available - used) / 2, 0) }
      return (0, (rule.available - used) / Double(line.items.count - 1))
    }
    guard isUniform else { return (0, rule.interitemSpacing) }
    let (start, pitch) = distribution(of: size, line)
    return (start, pitch - rule.axis.cross(size))
  }
}
