import CollectionCore
import Foundation

extension UICollectionViewFlowLayout {
  // MARK: Attributes

  /// Returns the attributes of the elements in a rectangle. The attributes are copied, because a subclass may modify the returned objects.
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let solution else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    result.reserveCapacity(64)
    let hasPinnedElements = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    solution.visit(rect) { element, frame in
      if hasPinnedElements, isPinned(element) { return }
      result.append(makeAttributes(element, frame))
    }
    if hasPinnedElements { result += pinnedElements(in: rect, solution) }
    return result
  }

  final func makeAttributes(_ element: FlowSolution.Element, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    switch element {
    case .item(let section, let item): return makeAttributes(kind: 0, section: section, item: item, frame: frame)
    case .header(let section): return makeAttributes(kind: FlowKinds.header, section: section, item: 0, frame: frame)
    case .footer(let section): return makeAttributes(kind: FlowKinds.footer, section: section, item: 0, frame: frame)
    }
  }

  // MARK: Pinned headers and footers

  private func isPinned(_ element: FlowSolution.Element) -> Bool {
    switch element {
    case .header: return sectionHeadersPinToVisibleBounds
    case .footer: return sectionFootersPinToVisibleBounds
    case .item: return false
    }
  }

  /// Returns the attributes of a header or footer. If it is pinned, its frame is moved into the visible area.
  final func boundaryAttributes(_ element: FlowSolution.Element, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    guard isPinned(element), let collectionView, let solution else { return makeAttributes(element, frame) }
    let visibleRect = collectionView.bounds(for: self).inset(by: collectionView.adjustedContentInset)
    let range = axis.mainRange(visibleRect)
    let length = axis.main(frame.size)
    var mainPosition = axis.mainRange(frame).lowerBound
    switch element {
    case .header(let section):
      // A pinned header does not move past the items of its section, so it does not overlap the footer.
      let footerStart = solution.sections.start(of: section) + solution.sections[section].footerStart
      mainPosition = min(max(mainPosition, range.lowerBound), max(mainPosition, footerStart - length))
    case .footer(let section):
      let linesStart = solution.sections.start(of: section) + solution.sections[section].input.headerLength
      mainPosition = max(min(mainPosition, range.upperBound - length), min(mainPosition, linesStart))
    case .item: break
    }
    let pinnedFrame = axis.rect(main: mainPosition, cross: axis.crossRange(frame).lowerBound, size: frame.size)
    let attributes = makeAttributes(element, pinnedFrame)
    attributes.zIndex = 10
    return attributes
  }

  private func pinnedElements(in rect: CGRect, _ solution: FlowSolution) -> [UICollectionViewLayoutAttributes] {
    guard let collectionView else { return [] }
    // A pinned header belongs to a section that intersects the visible area or the rectangle.
    let visibleRange = axis.mainRange(rect.union(collectionView.bounds(for: self)))
    var result: [UICollectionViewLayoutAttributes] = []
    for section in solution.sections(in: visibleRange) {
      if sectionHeadersPinToVisibleBounds, let frame = solution.headerFrame(section: section) {
        result.append(boundaryAttributes(.header(section: section), frame))
      }
      if sectionFootersPinToVisibleBounds, let frame = solution.footerFrame(section: section) {
        result.append(boundaryAttributes(.footer(section: section), frame))
      }
    }
    return result.filter { $0.frame.overlaps(rect) }
  }
}
