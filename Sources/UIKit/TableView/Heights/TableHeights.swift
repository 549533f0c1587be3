import CollectionCore
import Foundation

/// The vertical layout of the sections and rows of a table view. Positions are measured from the top of the first
/// section.
///
/// A section is a balanced tree of rows (`FlowSection`, with one row in each line). Any number of rows with equal
/// heights is a single node. A changed height, an insertion or a deletion takes O(log *n*), where *n* is the number of
/// rows.
struct TableHeights {
  private(set) var solution: FlowSolution
  /// The number of rows in each section.
  private(set) var counts: SectionCounts
  /// The padding above headers in the plain style, in points.
  let topPadding: CGFloat

  init(_ sections: FlowSections, counts: SectionCounts, topPadding: CGFloat, scale: CGFloat) {
    self.counts = counts
    self.topPadding = topPadding
    solution = FlowSolution(sections, axis: .vertical, crossExtent: 1, scale: scale)
  }

  /// Creates a layout of rows of one height, in points, without headers and footers.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  init(uniformRows height: CGFloat, counts: SectionCounts, scale: CGFloat) {
    var sharedSections: [Int: FlowSections.SharedSection] = [:]
    let sections = counts.map { count in
      if let section = sharedSections[count] { return section }
      let sizes = FlowSizes(repeating: CGSize(width: 1, height: height), count: count)
      let section = FlowSections.SharedSection(
        FlowSection(FlowSectionInput(sizes: sizes), axis: .vertical, crossExtent: 1))
      sharedSections[count] = section
      return section
    }
    self.init(FlowSections(shared: sections), counts: counts, topPadding: 0, scale: scale)
  }

  var sections: FlowSections { solution.sections }
  var length: CGFloat { solution.sections.length }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path[0]) && path[1] >= 0 && path[1] < counts[path[0]]
  }

  /// Returns the vertical position and the height of an element, in points. The height of a missing header or footer is
  /// 0. Returns `nil` if the section or the row does not exist.
  func extent(of key: ElementKey) -> (y: CGFloat, height: CGFloat)? {
    let section = Int(key.section)
    guard sections.indices.contains(section) else { return nil }
    let sectionStart: CGFloat = sections.start(of: section)
    let flowSection: FlowSection = sections[section]
    switch key.kind {
    case 0:
      guard key.item >= 0, key.item < flowSection.count else { return nil }
      let position = flowSection.position(of: key.item)
      return (rounded(sectionStart + position.main), CGFloat(position.size.height))
    case TableElement.headerKind:
      let length: CGFloat = flowSection.input.headerLength
      let padding: CGFloat = length > 0 ? topPadding : 0
      return (rounded(sectionStart + padding), length - padding)
    default:
      return (rounded(sectionStart + flowSection.footerStart), CGFloat(flowSection.input.footerLength))
    }
  }

  /// Returns the vertical position and the height of a section, in points. The section includes the padding above its
  /// header. The result is nil if there is no such section.
  func extent(ofSection section: Int) -> (y: CGFloat, height: CGFloat)? {
    guard sections.indices.contains(section) else { return nil }
    let sectionStart: CGFloat = sections.start(of: section)
    let oldSection: FlowSection = sections[section]
    return (rounded(sectionStart), CGFloat(oldSection.length))
  }

  private func rounded(_ y: CGFloat) -> CGFloat { (y * solution.scale + 0.5).rounded(.down) / solution.scale }

  /// Calls a closure for the headers, rows and footers that intersect a vertical range, in order, with their positions
  /// and heights.
  ///
  /// - Complexity: O(log *n* + *k*), where *n* is the number of rows and *k* the number of visited elements.
  func visit(from low: CGFloat, to high: CGFloat, _ body: (ElementKey, _ y: CGFloat, _ height: CGFloat) -> Void) {
    guard high > low else { return }
    solution.visit(CGRect(x: 0, y: low, width: 1, height: high - low)) { element, frame in
      switch element {
      case .header(let section):
        let y = frame.minY + topPadding
        if y < high, frame.maxY > low { body(.header(section), y, frame.height - topPadding) }
      case .item(let section, let item): body(.row(item, section), frame.minY, frame.height)
      case .footer(let section): body(.footer(section), frame.minY, frame.height)
      }
    }
  }

  /// Returns the indexes of the sections that intersect a vertical range.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> { solution.sections(in: low...max(low, high)) }

  /// Changes the height of an element, in points. The height of a header does not include the padding above it.
  ///
  /// - Complexity: O(log *n* + *k*), where *n* is the number of rows and *k* the number of sections in a leaf of
  ///   `FlowSections`.
  mutating func set(_ height: CGFloat, of key: ElementKey) {
    let section = Int(key.section)
    switch key.kind {
    case 0: solution.setSize(CGSize(width: 1, height: height), ofItem: key.item, section: section)
    case TableElement.headerKind: solution.setHeaderLength(height > 0 ? height + topPadding : 0, section: section)
    default: solution.setFooterLength(height, section: section)
    }
  }

  /// Returns the last section that begins at or above a vertical position, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of sections.
  func section(beginningBy y: CGFloat) -> Int? {
    let nextSection = min(sections.partition { $0 > y }, sections.count)
    return nextSection > 0 ? nextSection - 1 : nil
  }

  /// Returns the last row that begins at or above a vertical position, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  func lastRow(beginningBy y: CGFloat) -> ItemIndex? {
    var section = min(sections.partition { $0 > y }, sections.count) - 1
    while section >= 0 {
      let count = sections[section].count
      if count > 0 {
        let localY = y - sections.start(of: section)
        let row = partition(sections[section]) { $0.main > localY }
        if row > 0 { return ItemIndex(section, row - 1) }
      }
      section = lastSection(withRowsBefore: section)
    }
    return nil
  }

  /// Returns the first row that ends below a vertical position, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  func firstRow(endingAfter y: CGFloat) -> ItemIndex? {
    var section = max(0, min(sections.partition { $0 > y }, sections.count) - 1)
    while section < sections.count {
      let flowSection = sections[section]
      if flowSection.count > 0 {
        let localY = y - sections.start(of: section)
        let row = partition(flowSection) { $0.main + $0.size.height > localY }
        if row < flowSection.count { return ItemIndex(section, row) }
      }
      section += 1
    }
    return nil
  }

  private func lastSection(withRowsBefore section: Int) -> Int {
    var section = section - 1
    while section >= 0, counts[section] == 0 { section -= 1 }
    return section
  }

  /// Returns the first row of a section for which a condition is true. The condition must be false for all rows before
  /// the result and true for all rows after it.
  private func partition(
    _ section: FlowSection, _ holds: ((main: Double, cross: Double, size: CGSize)) -> Bool
  ) -> Int {
    var lowRow = 0
    var highRow = section.count
    while lowRow < highRow {
      let midpoint = (lowRow + highRow) >> 1
      if holds(section.position(of: midpoint)) { highRow = midpoint } else { lowRow = midpoint + 1 }
    }
    return lowRow
  }

  // MARK: Batches

  /// Returns the layout after a batch update. Sections and rows that are not deleted keep their heights.
  ///
  /// - Parameters:
  ///   - map: The update map of the batch.
  ///   - make: A closure that returns a section with the heights of its header and footer. If the section is new, it
  ///     also contains its rows.
  ///   - row: A closure that returns the height of an inserted or reloaded row, in points.
  func updated(
    _ map: UpdateMap, section make: (_ newSection: Int, _ oldFlowSection: FlowSection?) -> FlowSection,
    row: (_ newItem: ItemIndex) -> CGFloat
  ) -> TableHeights {
    var sections = solution.sections
    let shift = map.sections.shift
    let emptySection = FlowSections.SharedSection(
      FlowSection(FlowSectionInput(sizes: FlowSizes()), axis: .vertical, crossExtent: 1))
    sections.replace(
      removing: shift.removedIndexes,
      inserting: shift.addedIndexes.map { newSection in
        (newSection, map.oldSection(ofNew: newSection).map { solution.sections.sharedSection(at: $0) } ?? emptySection)
      })
    var reloads: [Int: [Int]] = [:]
    for item in map.operations.reloadedItems {
      if let newItem = map.newItem(ofOld: item) { reloads[newItem.section, default: []].append(newItem.item) }
    }
    var changes: [(section: Int, shared: FlowSections.SharedSection)] = []
    for newSection in map.changedSections {
      guard let oldSection = map.oldSection(ofNew: newSection), !map.sectionsWithNewItems.contains(oldSection) else {
        changes.append((newSection, FlowSections.SharedSection(make(newSection, nil))))
        continue
      }
      var section = make(newSection, sections[newSection])
      if let shift = map.itemShift(ofOldSection: oldSection) {
        section.apply(shift) { item in
          // A moved row keeps its height.
          if let oldItem = map.oldItem(ofNew: ItemIndex(newSection, item)),
            let size = solution.size(ofItem: oldItem.item, section: oldItem.section)
          {
            return size
          }
          return CGSize(width: 1, height: row(ItemIndex(newSection, item)))
        }
      }
      for item in (reloads[newSection] ?? []).sorted() {
        let size = CGSize(width: 1, height: row(ItemIndex(newSection, item)))
        section.replace(item..<item + 1, with: FlowSizes(repeating: size, count: 1))
      }
      changes.append((newSection, FlowSections.SharedSection(section)))
    }
    sections.set(changes)
    return TableHeights(sections, counts: map.countsAfter, topPadding: topPadding, scale: solution.scale)
  }

  mutating func replaceSection(_ section: Int, with newSection: FlowSection) {
    var sections = solution.sections
    sections.set(newSection, at: section)
    solution = FlowSolution(sections, axis: .vertical, crossExtent: 1, scale: solution.scale)
  }
}
