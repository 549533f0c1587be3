import Foundation

/// The input for the layout of a section in a flow layout. Lengths are in points.
package struct FlowSectionInput: Sendable, Equatable {
  package var sizes: FlowSizes
  /// The spacing between two lines of items.
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
  /// The distance across the main axis from the content's leading edge to the edge that `crossStart` is relative to.
  package var outerStart = 0.0
  /// The distance across the main axis from the content's trailing edge to the edge that `crossEnd` is relative to.
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

  /// The sum of all insets across the main axis.
  package var crossLength: Double { crossStart + crossEnd + outerStart + outerEnd }
}

/// A solved section that provides the positions of its lines and items. Positions along the main axis are relative to
/// the start of the section.
///
/// The rules are the rules of UIKit as measured (measurements.md, section 1). An item is added to the current line if it fits. If
/// another item follows the line, the remaining space of the line is distributed to its gaps. If the items of the last line have
/// equal sizes, its gaps are the same as those of a complete line. If they have different sizes, the gaps are the minimum
/// spacing. An item is centered if its line has space for only one item.
package struct FlowSection: Sendable {
  /// The spacings, the insets, and the lengths of header and footer. The sizes of the items are in `lines`.
  package private(set) var input: FlowSectionInput
  package private(set) var lines: FlowLines

  /// Creates a section from its input and computes the lines.
  ///
  /// - Complexity: O(1) for equal sizes, otherwise O(items).
  package init(_ input: FlowSectionInput, axis: FlowAxis, crossExtent: Double) {
    self.init(input, input.sizes.allChunks, axis: axis, crossExtent: crossExtent)
  }

  /// Creates a section with the item sizes of another section, and computes its lines again. The spacings and insets are taken
  /// from `input`.
  ///
  /// - Complexity: O(chunks) for equal sizes, otherwise O(items).
  package init(_ section: FlowSection, _ input: FlowSectionInput, axis: FlowAxis, crossExtent: Double) {
    self.init(input, section.lines.chunks, axis: axis, crossExtent: crossExtent)
  }

  private init(_ input: FlowSectionInput, _ chunks: [FlowChunk], axis: FlowAxis, crossExtent: Double) {
    self.input = input
    self.input.sizes = FlowSizes()
    lines = FlowLines(
      chunks,
      FlowRule(
        axis: axis, availableLength: crossExtent - input.crossLength,
        interitemSpacing: input.interitemSpacing, lineSpacing: input.lineSpacing))
  }

  package var count: Int { lines.count }
  package var lineCount: Int { lines.lineCount }
  /// The length of the section along the main axis. It includes the header, the insets, the lines and the footer.
  package var length: Double {
    input.headerLength + input.mainStart + lines.length + input.mainEnd + input.footerLength
  }
  /// The position of the first line along the main axis.
  package var linesStart: Double { input.headerLength + input.mainStart }
  package var footerStart: Double { length - input.footerLength }

  /// Replaces the sizes of a range of items.
  ///
  /// - Complexity: O(log items) if later lines do not change.
  package mutating func replace(_ items: Range<Int>, with sizes: FlowSizes) { lines.replace(items, with: sizes) }

  package mutating func setHeaderLength(_ length: Double) { input.headerLength = length }
  package mutating func setFooterLength(_ length: Double) { input.footerLength = length }

  /// Calls `body` for every item of the lines that intersect or touch a range. The arguments are the item's
  /// unrounded positions on the main axis and on the cross axis, and its size.
  ///
  /// - Complexity: O(log items + visited items).
  package func visit(
    from start: Double, to end: Double,
    _ body: (_ item: Int, _ main: Double, _ cross: Double, _ size: CGSize) -> Void
  ) {
    lines.visit(from: start - linesStart, to: end - linesStart) { forEachItem(of: $0, $0.items, body) }
  }

  /// Returns the unrounded position of an item and its size. Traps if the index is out of bounds.
  ///
  /// - Complexity: O(log items).
  package func position(of item: Int) -> (main: Double, cross: Double, size: CGSize) {
    var position = (0.0, 0.0, CGSize.zero)
    let line = lines.line(of: item)
    forEachItem(of: line, item..<item + 1) { _, main, cross, size in position = (main, cross, size) }
    return position
  }

  private func forEachItem(
    of line: FlowLines.Line, _ items: Range<Int>,
    _ body: (_ item: Int, _ mainPosition: Double, _ cross: Double, _ size: CGSize) -> Void
  ) {
    let axis = lines.rule.axis
    let mainPosition = linesStart + line.offset
    if let size = line.leaf.chunk.uniformSize {
      let (start, pitch) = distribution(of: size, line)
      for item in items {
        body(
          item, mainPosition,
          input.crossStart + input.outerStart + start + Double(item - line.items.lowerBound) * pitch, size)
      }
      return
    }
    let (start, gap) = distribution(line)
    var crossPosition = input.crossStart + input.outerStart + start
    for item in line.items.lowerBound..<items.upperBound {
      let size = line.size(of: item)
      if item >= items.lowerBound {
        body(item, mainPosition + (line.thickness - axis.main(size)) / 2, crossPosition, size)
      }
      crossPosition += axis.cross(size) + gap
    }
  }

  /// Returns the layout of a line of equal items. The layout consists of the position of the first item, and the distance between
  /// the starts of two successive items.
  private func distribution(of size: CGSize, _ line: FlowLines.Line) -> (start: Double, pitch: Double) {
    let rule = lines.rule
    let extent = rule.axis.cross(size)
    // A last line has the same layout as a complete line, unless its items have no length.
    let capacity = rule.capacity(of: size)
    let slotCount = line.isLast && capacity < FlowRule.unlimitedCapacity ? capacity : line.items.count
    if slotCount == 1 { return ((rule.availableLength - extent) / 2, extent) }
    return (0, extent + (rule.availableLength - Double(slotCount) * extent) / Double(slotCount - 1))
  }

  /// Returns the layout of a line of different items. The layout consists of the position of the first item, and the gap after each item.
  private func distribution(_ line: FlowLines.Line) -> (start: Double, gap: Double) {
    let rule = lines.rule
    let size = line.size(of: line.items.lowerBound)
    var usedLength = 0.0
    var isUniform = true
    for item in line.items {
      let itemSize = line.size(of: item)
      usedLength += rule.axis.cross(itemSize)
      if itemSize != size { isUniform = false }
    }
    if !line.isLast {
      if line.items.count == 1 { return ((rule.availableLength - usedLength) / 2, 0) }
      return (0, (rule.availableLength - usedLength) / Double(line.items.count - 1))
    }
    guard isUniform else { return (0, rule.interitemSpacing) }
    let (start, pitch) = distribution(of: size, line)
    return (start, pitch - rule.axis.cross(size))
  }
}
