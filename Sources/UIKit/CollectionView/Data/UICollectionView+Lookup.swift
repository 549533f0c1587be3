import Foundation

extension UICollectionView {
  /// The counts, asked of the data source when they are not known.
  final var counts: CollectionCounts {
    if let countsStorage { return countsStorage }
    let read = withShadows(CollectionCounts.read(from: dataSource, for: self))
    countsStorage = read
    return read
  }

  final func attributes(of key: ElementKey, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if let attributes = queried.attributes(of: key) { return attributes }
    if key.kind == 0, !counts.contains(path) { return nil }
    settleLayout()
    return layoutStorage.attributes(for: key, path: path)
  }

  final func findItem(at point: CGPoint) -> IndexPath? {
    for element in paintOrder.reversed() where element.key.kind == 0 {
      let view = element.view
      if !view.isHidden, view.bounds.contains(convert(point, to: view)) { return element.path }
    }
    // Beside the screen, or before the first pass: the layout knows.
    guard !bounds.contains(point) || paintOrder.isEmpty else { return nil }
    settleLayout()
    let probe = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let counts = counts
    return (askForElements(in: probe) ?? [])
      .filter { $0.values.key.kind == 0 && !$0.isHidden && $0.frame.contains(point) && counts.contains($0.indexPath) }
      .max { ($0.zIndex, $0.values.key.item) < ($1.zIndex, $1.values.key.item) }?.indexPath
  }
}
