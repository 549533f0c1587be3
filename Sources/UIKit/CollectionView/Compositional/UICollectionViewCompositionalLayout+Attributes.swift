import CollectionCore
import Foundation

extension UICollectionViewCompositionalLayout {
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let solution else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    result.reserveCapacity(64)
    if hasListBackgrounds { addListBackgrounds(in: rect, solution, to: &result) }
    solution.visit(rect, scrollOffset: { self.scrollOffset($0) }) { element, frame, zIndex in
      if hasPinnedElements, boundary(element)?.pinsToVisibleBounds == true { return }
      result.append(makeAttributes(element, frame, zIndex, solution))
      if hasLists, case .item(let section, let item) = element {
        addSeparators(of: item, section, frame, solution.sections[section].count, in: rect, to: &result)
      }
    }
    if hasPinnedElements { result += pinnedElements(in: rect, solution) }
    if hasHandlers { callVisibleItemsHandlers(result, solution) }
    return result
  }

  final func attributes(ofItem item: Int, section: Int) -> UICollectionViewLayoutAttributes? {
    attributes(.item(section: section, item: item))
  }

  final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    element(of: key).flatMap { attributes($0) }
  }

  private func attributes(_ element: CompositionalSolution.Element) -> UICollectionViewLayoutAttributes? {
    guard let solution, let (frame, zIndex) = solution.position(of: element) else { return nil }
    let pinnedFrame = pinnedFrame(of: element, frame, solution)
    let attributes = makeAttributes(element, pinnedFrame, zIndex, solution)
    if pinnedFrame != frame { attributes.values.listRole?.isPinned = true }
    return attributes
  }

  /// Returns the element that a key identifies, or `nil` if the layout cannot contain such an element.
  final func element(of key: ElementKey) -> CompositionalSolution.Element? {
    solution.flatMap { Self.element(of: key, in: $0) }
  }

  static func element(of key: ElementKey, in solution: CompositionalSolution) -> CompositionalSolution.Element? {
    let section = Int(key.section)
    if key.kind == 0 { return .item(section: section, item: key.item) }
    if key.item == ElementKey.missing {
      return solution.globalBoundaries.firstIndex { $0.kind == key.kind && $0.index == section }.map {
        .globalBoundary(index: $0)
      }
    }
    guard solution.sections.indices.contains(section) else { return nil }
    let input = solution.sections[section].input
    if key.category == .decorationView {
      var rank = -1
      let index = input.decorations.firstIndex {
        if $0.kind == key.kind { rank += 1 }
        return $0.kind == key.kind && rank == key.item
      }
      return index.map { .decoration(section: section, index: $0) }
    }
    if let index = input.boundaries.firstIndex(where: { $0.kind == key.kind && $0.index == key.item }) {
      return .boundary(section: section, index: index)
    }
    return .supplementary(kind: key.kind, section: section, item: key.item)
  }

  private func makeAttributes(
    _ element: CompositionalSolution.Element, _ frame: CGRect, _ zIndex: Int, _ solution: CompositionalSolution
  ) -> UICollectionViewLayoutAttributes {
    let attributes: UICollectionViewLayoutAttributes
    switch element {
    case .item(let section, let item):
      attributes = makeAttributes(kind: 0, section: section, item: item, frame: frame)
    case .supplementary(let kind, let section, let item):
      attributes = makeAttributes(kind: kind, section: section, item: item, frame: frame)
    case .boundary(let section, let index):
      let boundary = solution.sections[section].input.boundaries[index]
      attributes = makeAttributes(kind: boundary.kind, section: section, item: boundary.index, frame: frame)
    case .decoration(let section, let index):
      let decorations = solution.sections[section].input.decorations
      let kind = decorations[index].kind
      let rank = decorations[..<index].count { $0.kind == kind }
      attributes = makeAttributes(kind: kind, section: section, item: rank, frame: frame)
    case .globalBoundary(let index):
      let boundary = solution.globalBoundaries[index]
      attributes = makeAttributes(kind: boundary.kind, path: IndexPath(index: boundary.index))
      attributes.frame = frame
    }
    if zIndex != 0 { attributes.zIndex = zIndex }
    if hasLists { attributes.values.listRole = listRole(element, solution) }
    return attributes
  }

  // MARK: Pinned headers and footers

  private func boundary(_ element: CompositionalSolution.Element) -> CompositionalBoundary? {
    switch element {
    case .boundary(let section, let index): return solution?.sections[section].input.boundaries[index]
    case .globalBoundary(let index): return solution?.globalBoundaries[index]
    default: return nil
    }
  }

  /// Returns the frame of an element, moved into the visible area if the element is a pinned header or footer of a
  /// section that is scrolled past an edge.
  private func pinnedFrame(
    of element: CompositionalSolution.Element, _ frame: CGRect, _ solution: CompositionalSolution
  ) -> CGRect {
    guard hasPinnedElements, let boundary = boundary(element), boundary.pinsToVisibleBounds,
      boundary.mainAlignment(along: axis) != 0,
      let collectionView
    else {
      return frame
    }
    let visibleRect = collectionView.bounds(for: self).inset(by: collectionView.adjustedContentInset)
    var (visibleStart, visibleEnd) = (axis.mainRange(visibleRect).lowerBound, axis.mainRange(visibleRect).upperBound)
    let length = axis.main(frame.size)
    var mainPosition = axis.mainRange(frame).lowerBound
    // The pinned view stays within its section and does not overlap the headers or footers at the section's opposite end.
    var (start, end) = (0.0, solution.length)
    if case .boundary(let section, _) = element {
      start = solution.start(of: section) + solution.sections[section].headerLength
      end = solution.end(of: section) - solution.sections[section].footerLength
      // Headers of sections do not overlap the pinned headers of the layout.
      for globalBoundary in solution.globalBoundaries where globalBoundary.pinsToVisibleBounds {
        let length = axis.main(
          globalBoundary.size.size(in: solution.container, preferredSize: globalBoundary.preferredSize))
        if globalBoundary.mainAlignment(along: axis) < 0 {
          visibleStart += length
        } else if globalBoundary.mainAlignment(along: axis) > 0 {
          visibleEnd -= length
        }
      }
    }
    if boundary.mainAlignment(along: axis) < 0 {
      mainPosition = min(max(mainPosition, visibleStart), max(mainPosition, end - length))
    } else {
      mainPosition = max(min(mainPosition, visibleEnd - length), min(mainPosition, start))
    }
    return axis.rect(
      main: solution.rounded(mainPosition), cross: axis.crossRange(frame).lowerBound, size: frame.size)
  }

  private func pinnedElements(in rect: CGRect, _ solution: CompositionalSolution) -> [UICollectionViewLayoutAttributes]
  {
    guard let collectionView else { return [] }
    // A pinned view belongs to a section that intersects the visible area or the rectangle.
    let visibleRange = axis.mainRange(rect.union(collectionView.bounds(for: self)))
    var elements: [CompositionalSolution.Element] = solution.globalBoundaries.indices.map { .globalBoundary(index: $0) }
    for section in solution.sections(in: visibleRange) {
      for index in solution.sections[section].input.boundaries.indices {
        elements.append(.boundary(section: section, index: index))
      }
    }
    return elements.compactMap { element in
      boundary(element)?.pinsToVisibleBounds == true
        ? attributes(element).flatMap { $0.frame.overlaps(rect) ? $0 : nil } : nil
    }
  }

  // MARK: Handlers

  private func callVisibleItemsHandlers(
    _ attributesList: [UICollectionViewLayoutAttributes], _ solution: CompositionalSolution
  ) {
    guard let collectionView, let geometry = solvedGeometry, let traits = solvedTraits else { return }
    let visibleRect = collectionView.bounds(for: self)
    var visibleItems: [Int: [any NSCollectionLayoutVisibleItem]] = [:]
    for attributes in attributesList {
      let section = Int(attributes.values.key.section)
      guard attributes.values.key.item != ElementKey.missing, sections.indices.contains(section),
        sections[section]?.visibleItemsInvalidationHandler != nil,
        shownFrame(of: attributes).overlaps(visibleRect)
      else { continue }
      visibleItems[section, default: []].append(VisibleItem(attributes))
    }
    for (section, items) in visibleItems.sorted(by: { $0.key < $1.key }) {
      let layoutSection = sections[section]
      let reference =
        layoutSection?.contentInsetsReference == .automatic
        ? configuration.contentInsetsReference : layoutSection?.contentInsetsReference
      let insets = geometry.insets(reference ?? .none)
      let environment = LayoutEnvironment(
        geometry.container,
        NSDirectionalEdgeInsets(
          top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing),
        traits)
      layoutSection?.visibleItemsInvalidationHandler?(items, handlerOffset(section, visibleRect.origin), environment)
    }
  }
}
