import Foundation

/// A solved compositional layout, with its sections in order and the boundary views of the whole content.
package struct CompositionalSolution {
  /// An identifier of an element of the layout.
  package enum Element: Equatable {
    case item(section: Int, item: Int)
    /// A supplementary view of an item, such as a badge, identified by its kind.
    case supplementary(kind: Int32, section: Int, item: Int)
    /// A boundary view of a section, identified by its index in the section's list.
    case boundary(section: Int, index: Int)
    /// A decoration view of a section, identified by its index in the section's list.
    case decoration(section: Int, index: Int)
    /// A boundary view of the whole content, identified by its index in the layout's list.
    case globalBoundary(index: Int)
  }

  package let axis: FlowAxis
  /// The size of the collection view's content area.
  package let container: CGSize
  /// The number of device pixels per point. Frames are rounded to pixels, but sums of lengths are exact.
  package let scale: Double
  package private(set) var sections: CompositionalSections
  package private(set) var globalBoundaries: [CompositionalBoundary]
  private var globalBoundaryExtents = BoundaryExtents()

  /// Creates a solution.
  ///
  /// - Complexity: O(boundary views of the content).
  package init(
    _ sections: CompositionalSections, axis: FlowAxis, container: CGSize, scale: Double,
    globalBoundaries: [CompositionalBoundary] = []
  ) {
    self.axis = axis
    self.container = container
    self.scale = scale
    self.sections = sections
    self.globalBoundaries = globalBoundaries
    globalBoundaryExtents = BoundaryExtents(globalBoundaries, axis, in: container)
  }

  package var length: Double { globalBoundaryExtents.mainStart + sections.length + globalBoundaryExtents.mainEnd }
  package var contentSize: CGSize { axis.size(main: length, cross: axis.cross(container)) }
  package func start(of section: Int) -> Double { globalBoundaryExtents.mainStart + sections.start(of: section) }
  package func end(of section: Int) -> Double { start(of: section) + sections[section].length }

  // MARK: Corrections

  /// Sets the preferred size of an item or a boundary view, and updates the positions of the elements after it.
  ///
  /// - Complexity: O(log groups + log sections).
  package mutating func setPreferredSize(_ size: CGSize, of element: Element) {
    switch element {
    case .item(let sectionIndex, let item):
      var section = sections[sectionIndex]
      section.updateGroups { $0.replace(item..<item + 1, with: [size]) }
      sections.set(section, at: sectionIndex)
    case .boundary(let sectionIndex, let index):
      var section = sections[sectionIndex]
      section.setPreferredSize(size, ofBoundary: index)
      sections.set(section, at: sectionIndex)
    case .globalBoundary(let index):
      globalBoundaries[index].preferredSize = size
      globalBoundaryExtents = BoundaryExtents(globalBoundaries, axis, in: container)
    case .supplementary, .decoration: break
    }
  }

  /// Returns the amount by which the content would grow along the main axis if an element had a preferred size. The
  /// function computes only the element's section.
  ///
  /// - Complexity: O(log groups).
  package func growth(forPreferredSize size: CGSize, of element: Element) -> Double {
    switch element {
    case .item(let sectionIndex, let item):
      var section = sections[sectionIndex]
      section.updateGroups { $0.replace(item..<item + 1, with: [size]) }
      return section.length - sections[sectionIndex].length
    case .boundary(let sectionIndex, let index):
      var section = sections[sectionIndex]
      section.setPreferredSize(size, ofBoundary: index)
      return section.length - sections[sectionIndex].length
    case .globalBoundary:
      var changedSolution = self
      changedSolution.setPreferredSize(size, of: element)
      return changedSolution.length - length
    case .supplementary, .decoration: return 0
    }
  }

  // MARK: Queries

  /// Returns the frame of an element, or nil if the element does not exist. The scroll offset of an orthogonal section
  /// is not included.
  ///
  /// - Complexity: O(log groups).
  package func frame(of element: Element) -> CGRect? { position(of: element)?.frame }

  /// Returns the frame and the z-index of an element, or nil if the element does not exist.
  package func position(of element: Element) -> (frame: CGRect, zIndex: Int)? {
    switch element {
    case .item(let section, let item):
      guard let (corner, group, index) = findItem(section, item) else { return nil }
      let solvedItem = group.items[index]
      return (rounded(solvedItem.frame, corner), solvedItem.zIndex + itemZIndexOffset(inSection: section))
    case .supplementary(let kind, let section, let item):
      guard let (corner, group, index) = findItem(section, item),
        let supplementary = group.supplementaries.first(where: { $0.item == index && $0.kind == kind })
      else { return nil }
      return (rounded(supplementary, corner), supplementary.zIndex)
    case .boundary(let section, let index):
      guard sections.indices.contains(section), sections[section].input.boundaries.indices.contains(index) else {
        return nil
      }
      let corner = axis.rect(main: start(of: section), cross: 0, size: .zero).origin
      return (
        rounded(sections[section].frame(ofBoundary: index), corner), sections[section].input.boundaries[index].zIndex
      )
    case .decoration(let section, let index):
      guard sections.indices.contains(section), sections[section].input.decorations.indices.contains(index) else {
        return nil
      }
      let corner = axis.rect(main: start(of: section), cross: 0, size: .zero).origin
      return (
        rounded(sections[section].frame(ofDecoration: index), corner), sections[section].input.decorations[index].zIndex
      )
    case .globalBoundary(let index):
      guard globalBoundaries.indices.contains(index) else { return nil }
      let frame = globalBoundaryExtents.frame(
        globalBoundaries[index], axis, length: length, minCross: 0, maxCross: axis.cross(container), in: container)
      return (rounded(frame, .zero), globalBoundaries[index].zIndex)
    }
  }

  /// Returns the amount that is added to the z-indexes of a section's items. This amount ensures that items are in front of the
  /// section's decoration views.
  private func itemZIndexOffset(inSection section: Int) -> Int { sections[section].input.decorations.isEmpty ? 0 : 1 }

  private func findItem(_ section: Int, _ item: Int) -> (CGPoint, SolvedGroup, Int)? {
    guard sections.indices.contains(section), let position = sections[section].groups.position(of: item) else {
      return nil
    }
    return (groupCorner(section, position.start), position.group, position.item)
  }

  private func groupCorner(_ section: Int, _ start: Double) -> CGPoint {
    let cornerInSection = sections[section].corner(ofGroupAt: start)
    return axis == .vertical
      ? CGPoint(x: cornerInSection.x, y: cornerInSection.y + self.start(of: section))
      : CGPoint(x: cornerInSection.x + self.start(of: section), y: cornerInSection.y)
  }

  /// Returns the rectangle of a section's groups. For an orthogonal section, returns the visible part of the rectangle.
  package func groupsRect(ofSection section: Int) -> CGRect {
    let solvedSection = sections[section]
    return axis.rect(
      main: start(of: section) + solvedSection.groupsStart, cross: solvedSection.crossStart,
      size: axis.size(main: solvedSection.groupsLength, cross: solvedSection.crossLength))
  }

  /// Returns the sections that intersect a range of the main axis.
  ///
  /// - Complexity: O(log sections).
  package func sections(in range: ClosedRange<Double>) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    let first = globalBoundaryExtents.mainStart
    let firstSection = max(0, sections.partition { first + $0 > range.lowerBound } - 1)
    let endSection = min(sections.count, sections.partition { first + $0 >= range.upperBound })
    return min(firstSection, endSection)..<max(firstSection, endSection)
  }

  /// Calls `body` for the elements that intersect `rect`.
  ///
  /// The elements are visited section by section. In each section, the decoration views are first, followed by the
  /// boundary views and the items in order. The supplementary views of an item precede the item.
  ///
  /// `scrollOffset` returns the scroll offset of an orthogonal section. Only elements in the visible part of such a section
  /// are visited.
  ///
  /// - Complexity: O(log *n* + *k*), where *n* is the number of elements and *k* the number of visited ones.
  package func visit(
    _ rect: CGRect, scrollOffset: (Int) -> Double = { _ in 0 },
    _ body: (_ element: Element, _ frame: CGRect, _ zIndex: Int) -> Void
  ) {
    func visitIfVisible(_ element: Element, _ rect: CGRect) {
      if let (frame, zIndex) = position(of: element), frame.overlaps(rect) { body(element, frame, zIndex) }
    }
    for index in globalBoundaries.indices { visitIfVisible(.globalBoundary(index: index), rect) }
    // The neighboring sections are visited, because an element may extend beyond its section.
    let range = axis.mainRange(rect.insetBy(dx: -1 / scale, dy: -1 / scale))
    let nearbySections = sections(in: range)
    for section in max(0, nearbySections.lowerBound - 1)..<min(sections.count, nearbySections.upperBound + 1) {
      let input = sections[section].input
      for index in input.decorations.indices { visitIfVisible(.decoration(section: section, index: index), rect) }
      for index in input.boundaries.indices { visitIfVisible(.boundary(section: section, index: index), rect) }
      let range =
        input.isOrthogonal
        ? axis == .vertical
          ? rect.offsetBy(dx: scrollOffset(section), dy: 0) : rect.offsetBy(dx: 0, dy: scrollOffset(section))
        : rect
      visitGroups(section, range, body)
    }
  }

  private func visitGroups(
    _ sectionIndex: Int, _ rect: CGRect, _ body: (_ element: Element, _ frame: CGRect, _ zIndex: Int) -> Void
  ) {
    let section = sections[sectionIndex]
    let layoutAxis = section.groups.rule.axis
    let range = layoutAxis.mainRange(rect.insetBy(dx: -1 / scale, dy: -1 / scale))
    let firstStart = layoutAxis.mainRange(CGRect(origin: groupCorner(sectionIndex, 0), size: .zero)).lowerBound
    let zIndexOffset = itemZIndexOffset(inSection: sectionIndex)
    section.groups.visit(from: range.lowerBound - firstStart, to: range.upperBound - firstStart) {
      start, offset, group in
      let corner = groupCorner(sectionIndex, offset)
      let groupStart = layoutAxis.mainRange(CGRect(origin: corner, size: .zero)).lowerBound
      var nextSupplementary = 0
      let items = group.items(from: range.lowerBound - groupStart, to: range.upperBound - groupStart)
      for index in items {
        while nextSupplementary < group.supplementaries.count, group.supplementaries[nextSupplementary].item <= index {
          visitIfVisible(group.supplementaries[nextSupplementary], sectionIndex, start, corner, rect, body)
          nextSupplementary += 1
        }
        let item = group.items[index]
        let frame = rounded(item.frame, corner)
        if frame.overlaps(rect) {
          body(.item(section: sectionIndex, item: start + index), frame, item.zIndex + zIndexOffset)
        }
      }
      while nextSupplementary < group.supplementaries.count {
        visitIfVisible(group.supplementaries[nextSupplementary], sectionIndex, start, corner, rect, body)
        nextSupplementary += 1
      }
    }
  }

  private func visitIfVisible(
    _ view: SolvedSupplementary, _ section: Int, _ start: Int, _ corner: CGPoint, _ rect: CGRect,
    _ body: (_ element: Element, _ frame: CGRect, _ zIndex: Int) -> Void
  ) {
    let frame = rounded(view, corner)
    guard frame.overlaps(rect) else { return }
    body(.supplementary(kind: view.kind, section: section, item: start + view.item), frame, view.zIndex)
  }

  /// Rounds the origin and the size to the nearest device pixels. Halves are rounded up (measured on iOS 26.1).
  private func rounded(_ frame: CGRect, _ corner: CGPoint) -> CGRect {
    CGRect(
      x: rounded(corner.x + frame.minX), y: rounded(corner.y + frame.minY), width: rounded(frame.width),
      height: rounded(frame.height))
  }

  /// Rounds the frame of a supplementary view of an item. The edge at its anchor stays where it is (measured on iOS 26.1,
  /// measurements.md 10.9).
  private func rounded(_ view: SolvedSupplementary, _ corner: CGPoint) -> CGRect {
    var frame = rounded(view.frame, corner)
    if view.keepsTrailingEdge { frame.origin.x = rounded(corner.x + view.frame.maxX) - frame.width }
    if view.keepsBottomEdge { frame.origin.y = rounded(corner.y + view.frame.maxY) - frame.height }
    return frame
  }

  package func rounded(_ length: Double) -> Double { (length * scale + 0.5 + 1e-6).rounded(.down) / scale }
}
