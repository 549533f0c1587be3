import Foundation

/// A solved flow layout: the sections one after the other. A value: the layout object keeps it until something that it
/// depends on changes, and asks it for what is visible.
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
  package let sections: [FlowSection]
  /// Where each section starts, and at the end where the last one ends.
  package let starts: [Double]

  /// O(sections), plus the items of sections with varied sizes.
  package init(_ inputs: [FlowSectionInput], axis: FlowAxis, crossExtent: Double, scale: Double) {
    self.axis = axis
    self.crossExtent = crossExtent
    self.scale = scale
    var sections: [FlowSection] = []
    var starts: [Double] = [0]
    sections.reserveCapacity(inputs.count)
    starts.reserveCapacity(inputs.count + 1)
    var position = 0.0
    for input in inputs {
      let section = FlowSection(input, axis: axis, crossExtent: crossExtent)
      sections.append(section)
      position += section.length
      starts.append(position)
    }
    self.sections = sections
    self.starts = starts
  }

  package var contentSize: CGSize { axis.size(main: starts[sections.count], cross: crossExtent) }

  /// The frame of an item, its origin on a device pixel; nil when there is no such item. O(log lines + items a line).
  package func frame(ofItem item: Int, section: Int) -> CGRect? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].input.sizes.count else { return nil }
    var frame = CGRect.zero
    sections[section].visit(line: sections[section].line(of: item)) { candidate, main, cross, size in
      if candidate == item { frame = place(main: main, cross: cross, size: size, section: section) }
    }
    return frame
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
    var section = max(0, starts.partition { $0 > range.lowerBound } - 1)
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
    let local = (range.lowerBound - start)...(range.upperBound - start)
    for line in sections[section].lines(in: local) {
      sections[section].visit(line: line) { item, main, cross, size in
        let frame = place(main: main, cross: cross, size: size, section: section)
        if frame.overlaps(rect) { body(.item(section: section, item: item), frame) }
      }
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
