import CollectionCore
import Foundation

extension UICollectionViewFlowLayout {
  final var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  final func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    {
      metrics = nil
      solution = nil
    } else if flow?.invalidateFlowLayoutAttributes ?? true {
      solution = nil
    }
  }

  /// Asks what has to be asked and calculates what has to be calculated. O(sections), plus one question for each item of
  /// sections whose items the delegate sizes.
  final func solve() {
    guard let collectionView else {
      solution = nil
      return
    }
    let counts = collectionView.counts
    let metrics = currentMetrics(collectionView, counts)
    let inset = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    let cross = axis == .vertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
    let scale = collectionView.contentScaleFactor
    if let solution, solution.crossExtent == cross, solution.axis == axis, solution.scale == scale { return }
    solution = FlowSolution(metrics, axis: axis, crossExtent: max(0, cross), scale: scale)
  }

  private func currentMetrics(_ view: UICollectionView, _ counts: CollectionCounts) -> [FlowSectionInput] {
    if let metrics, measuredCounts == counts { return metrics }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let measured = counts.items.enumerated().map { section, count in
      input(view, delegate, section: section, count: count)
    }
    metrics = measured
    measuredCounts = counts
    solution = nil
    return measured
  }

  private func input(
    _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?, section: Int, count: Int
  ) -> FlowSectionInput {
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let line =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let interitem =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    let isVertical = axis == .vertical
    return FlowSectionInput(
      sizes: sizes(view, delegate, section: section, count: count), lineSpacing: line, interitemSpacing: interitem,
      mainStart: isVertical ? inset.top : inset.left, mainEnd: isVertical ? inset.bottom : inset.right,
      crossStart: isVertical ? inset.left : inset.top, crossEnd: isVertical ? inset.right : inset.bottom,
      headerLength: max(0, axis.main(header)), footerLength: max(0, axis.main(footer)))
  }

  private func sizes(
    _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?, section: Int, count: Int
  ) -> FlowSizes {
    guard let delegate, count > 0 else { return FlowSizes(repeating: plainSize, count: count) }
    ranDefaultSize = false
    var path = IndexPath(item: 0, section: section)
    var sizes = FlowSizes()
    // While an item is moved by hand, the data has another order than what is laid out.
    let first = delegate.collectionView(view, layout: self, sizeForItemAt: view.dataPath(path))
    if ranDefaultSize { return FlowSizes(repeating: plainSize, count: count) }
    sizes.append(checked(first, path))
    for item in 1..<max(1, count) {
      path.item = item
      let size = delegate.collectionView(view, layout: self, sizeForItemAt: view.dataPath(path))
      sizes.append(checked(size, path))
    }
    return sizes
  }

  /// Items that say their size begin with the guess.
  private var plainSize: CGSize {
    estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  private func checked(_ size: CGSize, _ path: IndexPath) -> CGSize {
    if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return size }
    Misuse.report("\(type(of: self)): the size \(size) of item \(Array(path)) is no size; taken as zero")
    return .zero
  }

  // MARK: Attributes

  /// Fresh objects each time: a subclass may change what it gets.
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let solution else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    solution.visit(rect) { element, frame in
      if pins, isPinned(element) { return }
      found.append(makeAttributes(element, frame))
    }
    if pins { found += pinned(in: rect, solution) }
    return found
  }

  final func makeAttributes(_ element: FlowSolution.Element, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes: UICollectionViewLayoutAttributes
    switch element {
    case .item(let section, let item):
      attributes = makeAttributes(kind: 0, path: IndexPath(item: item, section: section))
    case .header(let section):
      attributes = makeAttributes(kind: FlowKinds.header, path: IndexPath(item: 0, section: section))
    case .footer(let section):
      attributes = makeAttributes(kind: FlowKinds.footer, path: IndexPath(item: 0, section: section))
    }
    attributes.frame = frame
    return attributes
  }

  // MARK: Pinned headers and footers

  private func isPinned(_ element: FlowSolution.Element) -> Bool {
    switch element {
    case .header: return sectionHeadersPinToVisibleBounds
    case .footer: return sectionFootersPinToVisibleBounds
    case .item: return false
    }
  }

  /// A header or footer, held in sight where that is wished.
  final func boundary(_ element: FlowSolution.Element, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    guard isPinned(element), let collectionView, let solution else { return makeAttributes(element, frame) }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let range = axis.mainRange(visible)
    let length = axis.main(frame.size)
    var main = axis.mainRange(frame).lowerBound
    switch element {
    case .header(let section):
      // Not beyond the end of the section's items, nor over its footer.
      let end = solution.starts[section] + solution.sections[section].footerStart
      main = min(max(main, range.lowerBound), max(main, end - length))
    case .footer(let section):
      let start = solution.starts[section] + solution.sections[section].input.headerLength
      main = max(min(main, range.upperBound - length), min(main, start))
    case .item: break
    }
    let held = axis.rect(main: main, cross: axis.crossRange(frame).lowerBound, size: frame.size)
    let attributes = makeAttributes(element, held)
    attributes.zIndex = 10
    return attributes
  }

  private func pinned(in rect: CGRect, _ solution: FlowSolution) -> [UICollectionViewLayoutAttributes] {
    guard let collectionView else { return [] }
    // A held header belongs to a section that reaches into what is visible or asked for.
    let area = axis.mainRange(rect.union(collectionView.bounds))
    var found: [UICollectionViewLayoutAttributes] = []
    for section in solution.sections(in: area) {
      if sectionHeadersPinToVisibleBounds, let frame = solution.headerFrame(section: section) {
        found.append(boundary(.header(section: section), frame))
      }
      if sectionFootersPinToVisibleBounds, let frame = solution.footerFrame(section: section) {
        found.append(boundary(.footer(section: section), frame))
      }
    }
    return found.filter { $0.frame.overlaps(rect) }
  }
}

/// The numbers of the two kinds of a flow layout.
private enum FlowKinds {
  static let header = ElementKind.supplementary("UICollectionElementKindSectionHeader")
  static let footer = ElementKind.supplementary("UICollectionElementKindSectionFooter")
}
