import Foundation

/// A solved flow layout with its sections in order.
///
/// The layout object caches the solution until its input changes. The layout object also updates single sizes in the solution,
/// and queries the solution for the visible elements.
package struct FlowSolution: Sendable {
  /// An identifier of an element of the layout.
  package enum Element: Sendable, Equatable {
    case header(section: Int)
    case item(section: Int, item: Int)
    case footer(section: Int)
  }

  package let axis: FlowAxis
  /// The width of vertical content, or the height of horizontal content, in points.
  package let crossExtent: Double
  /// The number of device pixels per point. Origins are rounded to pixels, but sums and sizes are exact.
  package let scale: Double
  package private(set) var sections: FlowSections

  /// Creates a solution from the input of each section.
  ///
  /// - Complexity: O(sections), plus the items of sections with different sizes.
  package init(_ inputs: [FlowSectionInput], axis: FlowAxis, crossExtent: Double, scale: Double) {
    self.init(
      FlowSections(inputs.map { FlowSection($0, axis: axis, crossExtent: crossExtent) }), axis: axis,
      crossExtent: crossExtent, scale: scale)
  }

  /// Creates a solution from sections that were solved for the same axis and extent.
  package init(_ sections: FlowSections, axis: FlowAxis, crossExtent: Double, scale: Double) {
    self.axis = axis
    self.crossExtent = crossExtent
    self.scale = scale
    self.sections = sections
  }

  package var contentSize: CGSize { axis.size(main: sections.length, cross: crossExtent) }

  /// Returns the size of an item, or nil if the item does not exist.
  ///
  /// - Complexity: O(log items).
  package func size(ofItem item: Int, section: Int) -> CGSize? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].count else { return nil }
    return sections[section].lines[item]
  }

  // MARK: Corrections

  /// Sets the size of an item, and updates the lines after it.
  ///
  /// - Complexity: O(log items + √sections) if later lines do not change.
  package mutating func setSize(_ size: CGSize, ofItem item: Int, section: Int) {
    replace(item..<item + 1, section: section, with: FlowSizes(repeating: size, count: 1))
  }

  /// Replaces the sizes of the items in the range `items` of a section. If `sizes` contains more sizes than the range
  /// has items, items are inserted. If it contains fewer, items are removed.
  ///
  /// - Complexity: O(log items + √sections) if later lines do not change.
  package mutating func replace(_ items: Range<Int>, section: Int, with sizes: FlowSizes) {
    updateSection(section) { $0.replace(items, with: sizes) }
  }

  /// Sets the length of a header along the main axis.
  package mutating func setHeaderLength(_ length: Double, section: Int) {
    updateSection(section) { $0.setHeaderLength(length) }
  }

  /// Sets the length of a footer along the main axis.
  package mutating func setFooterLength(_ length: Double, section: Int) {
    updateSection(section) { $0.setFooterLength(length) }
  }

  private mutating func updateSection(_ section: Int, _ change: (inout FlowSection) -> Void) {
    var changedSection = sections[section]
    change(&changedSection)
    sections.set(changedSection, at: section)
  }

  // MARK: Queries

  /// Returns the frame of an item, or nil if the item does not exist. The origin is rounded to device pixels.
  ///
  /// - Complexity: O(log items + items in a line).
  package func frame(ofItem item: Int, section: Int) -> CGRect? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].count else { return nil }
    let (main, cross, size) = sections[section].position(of: item)
    return axis.rect(main: round(sections.start(of: section) + main), cross: round(cross), size: size)
  }

  /// Returns the frame of a section's header, or nil if its length is zero or the section does not exist.
  package func headerFrame(section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let length = sections[section].input.headerLength
    return length > 0 ? boundaryFrame(main: sections.start(of: section), length: length) : nil
  }

  /// Returns the frame of a section's footer, or nil if its length is zero or the section does not exist.
  package func footerFrame(section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let solvedSection = sections[section]
    let length = solvedSection.input.footerLength
    return length > 0
      ? boundaryFrame(main: sections.start(of: section) + solvedSection.footerStart, length: length) : nil
  }

  /// Calls `body` for the elements that intersect `rect`, section by section. In each section, the header is first,
  /// followed by the items in order and the footer.
  ///
  /// - Complexity: O(log *n* + visited elements).
  package func visit(_ rect: CGRect, _ body: (Element, CGRect) -> Void) {
    // The range has one more pixel on each side, because frames are rounded.
    let range = axis.mainRange(rect.insetBy(dx: -1 / scale, dy: -1 / scale))
    var section = max(0, sections.partition { $0 >= range.lowerBound } - 1)
    var sectionStart = section < sections.count ? sections.start(of: section) : 0
    while section < sections.count, sectionStart < range.upperBound {
      visit(section: section, sectionStart, rect, range, body)
      section += 1
      sectionStart = sections.start(of: section)
    }
  }

  /// Returns the sections that intersect a range of the main axis.
  ///
  /// - Complexity: O(log sections).
  package func sections(in range: ClosedRange<Double>) -> Range<Int> {
    let firstSection = max(0, sections.partition { $0 > range.lowerBound } - 1)
    let endSection = sections.partition { $0 >= range.upperBound }
    return min(firstSection, endSection)..<max(firstSection, endSection)
  }

  private func visit(
    section sectionIndex: Int, _ start: Double, _ rect: CGRect, _ range: ClosedRange<Double>,
    _ body: (Element, CGRect) -> Void
  ) {
    let section = sections[sectionIndex]
    if section.input.headerLength > 0 {
      let frame = boundaryFrame(main: start, length: section.input.headerLength)
      if frame.overlaps(rect) { body(.header(section: sectionIndex), frame) }
    }
    section.visit(from: range.lowerBound - start, to: range.upperBound - start) { item, main, cross, size in
      let frame = axis.rect(main: round(start + main), cross: round(cross), size: size)
      if frame.overlaps(rect) { body(.item(section: sectionIndex, item: item), frame) }
    }
    if section.input.footerLength > 0 {
      let frame = boundaryFrame(main: start + section.footerStart, length: section.input.footerLength)
      if frame.overlaps(rect) { body(.footer(section: sectionIndex), frame) }
    }
  }

  private func boundaryFrame(main: Double, length: Double) -> CGRect {
    axis.rect(main: round(main), cross: 0, size: axis.size(main: length, cross: crossExtent))
  }

  /// Rounds a position to the nearest device pixel. Halves are rounded up.
  private func round(_ position: Double) -> Double { (position * scale + 0.5).rounded(.down) / scale }
}
