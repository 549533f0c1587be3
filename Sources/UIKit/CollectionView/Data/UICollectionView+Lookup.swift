import Foundation

extension UICollectionView {
  /// The numbers of sections and items. If they are not cached, the data source is called.
  final var counts: CollectionCounts {
    if let countsStorage { return countsStorage }
    let readCounts = CollectionCounts(mapping.shownCounts(ofData: updates.reader.allCounts))
    countsStorage = readCounts
    return readCounts
  }

  /// Returns the number of items in a section, and reports an error if the section does not exist.
  final func count(ofSection section: Int) -> Int {
    if counts.contains(section: section) { return counts.items[section] }
    Diagnostics.report(
      "numberOfItems(inSection: \(section)) was called on \(self), which has \(counts.sections) sections. The result is 0"
    )
    return 0
  }

  /// Returns the elements of a kind on screen, from back to front.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements on screen.
  final func shownElements(_ kind: Int32) -> [LiveElement] { paintOrder.filter { $0.key.kind == kind } }

  final func findCell(at path: IndexPath) -> UICollectionViewCell? {
    let key = ElementKey(cell: path)
    let element = liveElements[key] ?? animator.disappearingElement(key) ?? prefetch.preparedElements[key]
    return (element ?? hiddenResponder(key))?.view as? UICollectionViewCell
  }

  final func path(ofCell cell: UICollectionViewCell) -> IndexPath? {
    // A cell that is used as a header belongs to no item.
    guard let element = cell.element, element.key.kind == 0, isInUse(element) else { return nil }
    return element.path
  }

  final func path(ofSupplementary view: UICollectionReusableView) -> IndexPath? {
    guard let element = view.element, element.key.category == .supplementaryView, liveElements[element.key] === element
    else { return nil }
    return element.path
  }

  final func attributes(of key: ElementKey, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if let attributes = layoutCache.attributes(of: key) { return attributes }
    if key.kind == 0, !counts.contains(path) { return nil }
    guard resolveLayoutIfPossible() else { return nil }
    return layoutStorage.attributes(for: key, path: path)
  }

  final func findItem(at point: CGPoint) -> IndexPath? {
    for element in paintOrder.reversed() where element.key.kind == 0 {
      let view = element.view
      if !view.isHidden, view.bounds.contains(convert(point, to: view)) { return element.path }
    }
    // The layout is called for a point that is off screen, or before the first layout pass.
    guard !bounds.contains(point) || paintOrder.isEmpty else { return nil }
    guard resolveLayoutIfPossible() else { return nil }
    let probe = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let counts = counts
    return (requestElements(in: probe) ?? [])
      .filter { $0.values.key.kind == 0 && !$0.isHidden && $0.frame.holds(point) && counts.contains($0.indexPath) }
      .max { ($0.zIndex, $0.values.key.item) < ($1.zIndex, $1.values.key.item) }?.indexPath
  }
}
