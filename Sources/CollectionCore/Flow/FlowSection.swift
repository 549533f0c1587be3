import Foundation

/// The input for solving a section of a flow layout. Lengths are in points.
package struct FlowSectionInput: Sendable, Equatable {
  package var sizes: FlowSizes
  /// The spacing between lines.
  package var lineSpacing: Double
  /// The minimum spacing between two items of a line.
  package var interitemSpacing: Double
  /// The inset before the items along the main axis.
  package var mainStart: Double
  /// The inset after the items along the main axis.
  package var mainEnd: Double
  /// The inset before the items across the main axis.
  package var crossStart: Double
  /// The inset after the items across the main axis.
  package var crossEnd: Double
  /// The distance across the main axis from the leading edge of the content to the position that the section's inset is
  /// relative to.
  package var outerStart = 0.0
  /// The distance across the main axis from the trailing edge of the content to the position that the section's inset
  /// is relative to.
  package var outerEnd = 0.0
  /// The length of the header along the main axis, or 0 if there is none.
  package var headerLength: Double
  /// The length of the footer along the main axis, or 0 if there is none.
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

  /// The total length of all insets across the main axis.
  package var crossLength: Double { crossStart + crossEnd + outerStart + outerEnd }
}

/// A solved section with the positions of its lines and items. Positions along the main axis are relative to the
/// section's start.
///
/// The rules are those of UIKit as measured (measurements.md, section 1). Lines are filled greedily. The remaining
/// space of a line that is followed by another item is distributed to its gaps. The last line is laid out as if it were
/// complete if its items have equal sizes, and otherwise with minimum spacing. The item of a line that has space for
/// only one item is centered.
package struct FlowSection: Sendable {
  /// The spacings, insets, header and footer of the section. The sizes of the items are in `lines`.
  package private(set) var input: FlowSectionInput
  package private(set) var lines: FlowLines

  /// Solves a section.
  ///
  /// - Complexity: O(1) for equal sizes, otherwise O(items).
  package init(_ input: FlowSectionInput, axis: FlowAxis, crossExtent: Double) {
    self.init(input, input.sizes.closedChunks, axis: axis, crossExtent: crossExtent)
  }

  /// Solves a section with the item sizes of another one and with other spacings or another width.
  ///
  /// - Complexity: O(chunks) for equal sizes, otherwise O(items).
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
  /// The length of the section: header, insets, lines and footer.
  package var length: Double {
    input.headerLength + input.mainStart + lines.length + input.mainEnd + input.footerLength
  }
  /// The position of the first line along the main axis.
  package var linesStart: Double { input.headerLength + input.mainStart }
  package var footerStart: Double { length - input.footerLength }

  /// Replaces the sizes of items.
  ///
  /// - Complexity: O(log items) if the lines after them do not change.
  package mutating func replace(_ items: Range<Int>, with sizes: FlowSizes) { lines.replace(items, with: sizes) }

  package mutating func setHeaderLength(_ length: Double) { input.headerLength = length }
  package mutating func setFooterLength(_ length: Double) { input.footerLength = length }

  /// Calls `body` for every item of the lines that intersect or touch a range, with its unrounded position along the
  /// main axis and across it, and its size.
  ///
  /// - Complexity: O(log items + visited items).
  package func visit(
    from low: Double, to high: Double,
    _ body: (_ item: Int, _ main: Double, _ cross: Double, _ size: CGSize) -> Void
  ) {
    let start = linesStart
    lines.visit(from: low - start, to: high - start) { place($0, $0.items, body) }
  }

  /// Returns the unrounded position of an item and its size. Traps if the index is out of bounds.
  ///
  /// - Complexity: O(log items).
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

  /// Returns the position of the first of equal items in their line, and the distance between the starts of two
  /// successive items.
  private func distribution(of size: CGSize, _ line: FlowLines.Line) -> (start: Double, pitch: Double) {
    let rule = lines.rule
    let extent = rule.axis.cross(size)
    // The last line is laid out as if it were complete, unless its items have no length.
    let capacity = rule.capacity(of: size)
    let places = line.isLast && capacity < FlowRule.endless ? capacity : line.items.count
    if places == 1 { return ((rule.available - extent) / 2, extent) }
    return (0, extent + (rule.available - Double(places) * extent) / Double(places - 1))
  }

  /// Returns the position of the first of different items in their line, and the gap after each item.
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
