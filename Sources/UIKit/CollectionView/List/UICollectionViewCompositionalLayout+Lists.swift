import CollectionCore
import Foundation

// Sections that are lists: what their views are, and the separators beside their rows. A separator is a decoration that
// goes with its item, made for what is asked; nothing is kept for rows that nobody sees.
extension UICollectionViewCompositionalLayout {
  final func list(_ section: Int) -> ListSection? {
    hasLists && sections.indices.contains(section) ? sections[section]?.list : nil
  }

  /// What an element is in its list; nil elsewhere.
  final func listRole(_ element: CompositionalSolution.Element, _ solution: CompositionalSolution) -> ListRole? {
    switch element {
    case .item(let section, let item):
      return list(section)?.role(ofItem: item, count: solution.sections[section].count)
    case .boundary(let section, let index):
      return list(section)?.role(ofKind: solution.sections[section].input.boundaries[index].kind)
    default: return nil
    }
  }

  // MARK: Separators

  /// Adds the separators of an item whose row has that frame, as far as they reach into a rectangle.
  final func addSeparators(
    of item: Int, _ section: Int, _ row: CGRect, _ count: Int, in rect: CGRect,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    guard let list = list(section) else { return }
    let separators = separators(of: item, section, list, count)
    guard separators.top != nil || separators.bottom != nil else { return }
    let ends = contentEnds(ofItem: item, section)
    for case let (separator?, isTop) in [(separators.top, true), (separators.bottom, false)] {
      let frame = separator.frame(of: row, isTop: isTop, content: ends)
      if frame.overlaps(rect) { found.append(makeSeparator(separator, isTop, item, section, frame)) }
    }
  }

  private func separators(
    of item: Int, _ section: Int, _ list: ListSection, _ count: Int
  ) -> (top: ListSeparator?, bottom: ListSeparator?) {
    guard list.configuration.itemSeparatorHandler != nil else {
      return list.separators(ofItem: item, in: section, count: count)
    }
    // The application is asked once for a row, not with every query.
    let key = ElementKey(kind: 0, section: section, item: item)
    if let known = knownSeparators[key] { return known }
    if knownSeparators.count > 1000 { knownSeparators.removeAll(keepingCapacity: true) }
    let said = list.separators(ofItem: item, in: section, count: count)
    knownSeparators[key] = said
    return said
  }

  private func makeSeparator(
    _ separator: ListSeparator, _ isTop: Bool, _ item: Int, _ section: Int, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = ListSeparatorAttributes()
    attributes.values = LayoutAttributeValues(
      kind: isTop ? ListSeparator.topKind : ListSeparator.bottomKind, section: section, item: item, frame: frame)
    attributes.zIndex = solution?.sections[section].input.decorations.isEmpty == false ? 1 : 0
    attributes.separator = separator
    return attributes
  }

  /// The attributes of a separator; nil where the item has none. Nil, too, for what is no separator: `isSeparator` tells.
  final func separatorAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (section, item) = (Int(key.section), key.item)
    guard let solution, let list = list(section),
      let row = solution.frame(of: .item(section: section, item: item))
    else { return nil }
    let isTop = key.kind == ListSeparator.topKind
    let both = separators(of: item, section, list, solution.sections[section].count)
    guard let separator = isTop ? both.top : both.bottom else { return nil }
    let frame = separator.frame(of: row, isTop: isTop, content: contentEnds(ofItem: item, section))
    return makeSeparator(separator, isTop, item, section, frame)
  }

  final func isSeparator(_ key: ElementKey) -> Bool {
    key.kind == ListSeparator.topKind || key.kind == ListSeparator.bottomKind
  }

  /// How far what a row shows lies within its ends: what its view says, if it has one.
  private func contentEnds(ofItem item: Int, _ section: Int) -> (leading: CGFloat, trailing: CGFloat) {
    let element = collectionView?.realized[ElementKey(kind: 0, section: section, item: item)]
    return element?.view.separatorEnds ?? UICollectionReusableView.defaultSeparatorEnds
  }

  // MARK: Backgrounds

  static let listBackgroundKind = ElementKind.decoration("UICollectionViewListBackground")

  /// What lies behind everything: the background of the lists, where all sections are such with the same.
  final func findListBackground() {
    listBackground = nil
    hasListBackgrounds = false
    guard hasLists else { return }
    let first = sections.first??.list?.background
    let isOne = sections.allSatisfy { $0?.list.map { $0.background == first } ?? false }
    if isOne {
      listBackground = first
    } else {
      hasListBackgrounds = sections.contains { $0?.list?.background != nil }
    }
  }

  /// Adds the backgrounds of lists among other sections.
  final func addListBackgrounds(
    in rect: CGRect, _ solution: CompositionalSolution, to found: inout [UICollectionViewLayoutAttributes]
  ) {
    for section in solution.sections(in: axis.mainRange(rect)) where list(section)?.background != nil {
      found.append(makeListBackground(section, solution))
    }
  }

  final func makeListBackground(
    _ section: Int, _ solution: CompositionalSolution
  ) -> UICollectionViewLayoutAttributes {
    let start = solution.start(of: section)
    let attributes = ListSeparatorAttributes()
    let size = axis.size(main: solution.end(of: section) - start, cross: axis.cross(solution.contentSize))
    attributes.values = LayoutAttributeValues(
      kind: Self.listBackgroundKind, section: section, item: 0, frame: axis.rect(main: start, cross: 0, size: size))
    attributes.zIndex = -1
    attributes.color = list(section)?.background
    return attributes
  }
}
