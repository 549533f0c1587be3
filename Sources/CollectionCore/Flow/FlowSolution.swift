import Foundation

/// A solved flow layout: the sections one after the other. A value: the layout object keeps it until something that it
/// depends on changes, corrects single sizes in it, and asks it for what is visible.
package struct FlowSolution: Sendable {
  /// One element and the place that it belongs to.
  package enum Element: Sendable, Equatable {
    case header(section: Int)
    case item(section: Int, item: Int)
    case footer(section: Int)
  }

  package let axis: FlowAxis
  /// The width of vertical content, the height of horizontal content.
  package let crossExtent: Double
  /// Device pixels a point. Origins are rounded to them, sums and sizes stay exact.
  package let scale: Double
  package private(set) var sections: [FlowSection]
  /// Where each section starts, and at the end where the last one ends.
  package private(set) var starts: [Double] = []

  /// O(sections), plus the items of sections with varied sizes.
  package init(_ inputs: [FlowSectionInput], axis: FlowAxis, crossExtent: Double, scale: Double) {
    self.init(
      inputs.map { FlowSection($0, axis: axis, crossExtent: crossExtent) }, axis: axis, crossExtent: crossExtent,
      scale: scale)
  }

  /// Of sections that were solved for that direction and extent. O(sections).
  package init(_ sections: [FlowSection], axis: FlowAxis, crossExtent: Double, scale: Double) {
    self.axis = axis
    self.crossExtent = crossExtent
    self.scale = scale
    self.sections = sections
    starts = [0]
    starts.reserveCapacity(sections.count + 1)
    sum(from: 0)
  }

  private mutating func sum(from section: Int) {
    var position = starts[section]
    starts.removeSubrange((section + 1)...)
    for section in sections[section...] {
      position += section.length
      starts.append(position)
    }
  }

  package var contentSize: CGSize { axis.size(main: starts[sections.count], cross: crossExtent) }

  /// The size that an item has been given; nil when there is no such item. O(log items).
  package func size(ofItem item: Int, section: Int) -> CGSize? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].count else { return nil }
    return sections[section].lines[item]
  }

  // MARK: Corrections

  /// Gives an item another size. O(log items + sections), where the lines behind it stay as they are.
  package mutating func setSize(_ size: CGSize, ofItem item: Int, section: Int) {
    sections[section].replace(item..<item + 1, with: FlowSizes(repeating: size, count: 1))
    sum(from: section)
  }

  /// Other sizes instead of those of some items: inserts and removes where their numbers differ. Cost as `setSize`.
  package mutating func replace(_ items: Range<Int>, section: Int, with sizes: FlowSizes) {
    sections[section].replace(items, with: sizes)
    sum(from: section)
  }

  /// Gives a header another length along the main axis. O(sections).
  package mutating func setHeaderLength(_ length: Double, section: Int) {
    sections[section].setHeaderLength(length)
    sum(from: section)
  }

  /// Gives a footer another length along the main axis. O(sections).
  package mutating func setFooterLength(_ length: Double, section: Int) {
    sections[section].setFooterLength(length)
    sum(from: section)
  }

  // MARK: Questions

  /// The frame of an item, its origin on a device pixel; nil when there is no such item. O(log items + items a line).
  package func frame(ofItem item: Int, section: Int) -> CGRect? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].count else { return nil }
    let (main, cross, size) = sections[section].place(of: item)
    return place(main: main, cross: cross, size: size, section: section)
  }

  /// The frame of a section's header; nil when its length is zero or there is no such section.
  package func headerFrame(section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].input.headerLength > 0 else { return nil }
    return boundary(main: 0, length: sections[section].input.headerLength, section: section)
  }

  /// The frame of a section's footer; nil when its length is zero or there is no such section.
  package func footerFrame(section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].input.footerLength > 0 else { return nil }
    return boundary(main: sections[section].footerStart, length: sections[section].input.footerLength, section: section)
  }

  /// Visits what intersects `rect`, section by section: header, items in order, footer. O(log n) and what is visited.
  package func visit(_ rect: CGRect, _ body: (Element, CGRect) -> Void) {
    // A pixel more on both sides, for what rounding moves.
    let range = axis.mainRange(rect.insetBy(dx: -1 / scale, dy: -1 / scale))
    var section = max(0, starts.partition { $0 >= range.lowerBound } - 1)
    while section < sections.count, starts[section] < range.upperBound {
      visit(section: section, rect, range, body)
      section += 1
    }
  }

  /// The sections that reach into a range of the main axis. O(log sections).
  package func sections(in range: ClosedRange<Double>) -> Range<Int> {
    let first = max(0, starts.partition { $0 > range.lowerBound } - 1)
    let end = min(sections.count, starts.partition { $0 >= range.upperBound })
    return min(first, end)..<max(first, end)
  }

  private func visit(
    section: Int, _ rect: CGRect, _ range: ClosedRange<Double>, _ body: (Element, CGRect) -> Void
  ) {
    let start = starts[section]
    if let frame = headerFrame(section: section), frame.overlaps(rect) { body(.header(section: section), frame) }
    sections[section].visit(from: range.lowerBound - start, to: range.upperBound - start) { item, main, cross, size in
      let frame = place(main: main, cross: cross, size: size, section: section)
      if frame.overlaps(rect) { body(.item(section: section, item: item), frame) }
    }
    if let frame = footerFrame(section: section), frame.overlaps(rect) { body(.footer(section: section), frame) }
  }

  private func place(main: Double, cross: Double, size: CGSize, section: Int) -> CGRect {
    axis.rect(main: round(starts[section] + main), cross: round(cross), size: size)
  }

  private func boundary(main: Double, length: Double, section: Int) -> CGRect {
    axis.rect(main: round(starts[section] + main), cross: 0, size: axis.size(main: length, cross: crossExtent))
  }

  /// To the nearest device pixel, halves up.
  private func round(_ position: Double) -> Double { (position * scale + 0.5).rounded(.down) / scale }
}
