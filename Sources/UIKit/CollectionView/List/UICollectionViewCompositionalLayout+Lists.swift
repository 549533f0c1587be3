import CollectionCore
import Foundation

// List sections: the roles of their views, and the separators of their rows. A separator is a decoration view that
// belongs to an item. It is calculated on demand, and nothing is stored for rows off screen.
extension UICollectionViewCompositionalLayout {
  final func list(_ section: Int) -> ListSection? {
    hasLists && sections.indices.contains(section) ? sections[section]?.list : nil
  }

  /// Returns the role of an element in its list, or `nil` outside of lists.
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

  /// Adds the separators of an item that intersect a rectangle to an array of attributes. `row` is the frame of the
  /// item.
  final func addSeparators(
    of item: Int, _ section: Int, _ row: CGRect, _ count: Int, in rect: CGRect,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    guard let list = list(section) else { return }
    let separators = separators(of: item, section, list, count)
    guard separators.top != nil || separators.bottom != nil else { return }
    let contentInsets = rowContentInsets(ofItem: item, section)
    for case let (separator?, isTop) in [(separators.top, true), (separators.bottom, false)] {
      let frame = separator.frame(of: row, isTop: isTop, content: contentInsets)
      if frame.overlaps(rect) { found.append(makeSeparator(separator, isTop, item, section, frame)) }
    }
  }

  private func separators(
    of item: Int, _ section: Int, _ list: ListSection, _ count: Int
  ) -> (top: ListSeparator?, bottom: ListSeparator?) {
    guard list.configuration.itemSeparatorHandler != nil else {
      return list.separators(ofItem: item, in: section, count: count)
    }
    // The handler is called once for each row and not in every query.
    let key = ElementKey(kind: 0, section: section, item: item)
    if let cachedPair = cachedSeparators[key] { return cachedPair }
    if cachedSeparators.count > 1000 { cachedSeparators.removeAll(keepingCapacity: true) }
    let preferredSize = list.separators(ofItem: item, in: section, count: count)
    cachedSeparators[key] = preferredSize
    return preferredSize
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

  /// Returns the attributes of the separator that a key identifies, or `nil` if the item has no such separator or the
  /// key identifies another element.
  final func separatorAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (section, item) = (Int(key.section), key.item)
    guard let solution, let list = list(section),
      let row = solution.frame(of: .item(section: section, item: item))
    else { return nil }
    let isTop = key.kind == ListSeparator.topKind
    let itemSeparators = separators(of: item, section, list, solution.sections[section].count)
    guard let separator = isTop ? itemSeparators.top : itemSeparators.bottom else { return nil }
    let frame = separator.frame(of: row, isTop: isTop, content: rowContentInsets(ofItem: item, section))
    return makeSeparator(separator, isTop, item, section, frame)
  }

  final func isSeparator(_ key: ElementKey) -> Bool {
    key.kind == ListSeparator.topKind || key.kind == ListSeparator.bottomKind
  }

  /// Returns the distances of a row's content from the ends of the row, in points. If the row has no view, the default
  /// insets are returned.
  private func rowContentInsets(ofItem item: Int, _ section: Int) -> (leading: CGFloat, trailing: CGFloat) {
    let element = collectionView?.liveElements[ElementKey(kind: 0, section: section, item: item)]
    return element?.view.separatorEnds ?? UICollectionReusableView.defaultSeparatorEnds
  }

  // MARK: Backgrounds

  static let listBackgroundKind = ElementKind.decoration("UICollectionViewListBackground")

  /// Sets the collection view's background color to the color of its lists, if all sections are lists with the same background color.
  final func updateListBackground() {
    listBackground = nil
    hasListBackgrounds = false
    guard hasLists else { return }
    let firstBackground = sections.first??.list?.background
    let hasOneBackground = sections.entries.allSatisfy { $0?.list.map { $0.background == firstBackground } ?? false }
    if hasOneBackground {
      listBackground = firstBackground
    } else {
      hasListBackgrounds = sections.entries.contains { $0?.list?.background != nil }
    }
  }

  /// Adds the backgrounds of lists to an array of attributes. These backgrounds are needed only if not all sections are lists
  /// with the same background color.
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
    let sectionStart = solution.start(of: section)
    let attributes = ListSeparatorAttributes()
    let size = axis.size(main: solution.end(of: section) - sectionStart, cross: axis.cross(solution.contentSize))
    attributes.values = LayoutAttributeValues(
      kind: Self.listBackgroundKind, section: section, item: 0,
      frame: axis.rect(main: sectionStart, cross: 0, size: size))
    attributes.zIndex = -1
    attributes.color = list(section)?.background
    return attributes
  }
}
