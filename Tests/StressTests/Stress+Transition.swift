import UIKit

// Checks during a transition between two layouts.
extension Stress {
  var isBetweenLayouts: Bool { list.collectionViewLayout is UICollectionViewTransitionLayout }

  /// Checks that each item that is visible now and in either layout is present once, in the position that the layouts
  /// specify.
  func checkBetweenLayouts() -> String? {
    let shown = list.indexPathsForVisibleItems
    if Set(shown).count != shown.count { return "between layouts, an item is visible twice: \(shown)" }
    for path in shown {
      guard let cell = list.cellForItem(at: path), let attributes = list.layoutAttributesForItem(at: path) else {
        return "between layouts, no cell or attributes at \(Array(path))"
      }
      if !isVisible(attributes) { return "between layouts, \(Array(path)) is shown and not visible" }
      if let wrong = compare(cell, attributes) { return "between layouts, \(wrong)" }
    }
    let views = list.visibleCells.map { ObjectIdentifier($0) }
    if Set(views).count != views.count { return "between layouts, a view shows two items" }
    let missing = visibleAtAnEnd.subtracting(shown)
    return missing.isEmpty ? nil : "between layouts, not there: \(missing.sorted().map(Array.init))"
  }

  /// The items that are visible now and that, in the scrolled position of one of the two layouts, are visible or at
  /// most a screen away.
  private var visibleAtAnEnd: Set<IndexPath> {
    guard let layout = list.collectionViewLayout as? UICollectionViewTransitionLayout, let ends = layout.endOffsets
    else { return [] }
    func isNear(_ path: IndexPath, _ end: UICollectionViewLayout, _ offset: CGPoint) -> Bool {
      guard let attributes = end.layoutAttributesForItem(at: path), !attributes.isHidden else { return false }
      let size = list.bounds.size
      let bounds = CGRect(origin: offset, size: size).insetBy(dx: -size.width, dy: -size.height)
      var frame = attributes.frame
      if let width = mirrorWidth(of: end, end.collectionViewContentSize) { frame.origin.x = width - frame.maxX }
      return frame.minX < bounds.maxX && bounds.minX < frame.maxX && frame.minY < bounds.maxY
        && bounds.minY < frame.maxY
    }
    return Set(
      model.paths.filter { path in
        guard let here = layout.layoutAttributesForItem(at: path).map(shown), isVisible(here) else { return false }
        return isNear(path, layout.currentLayout, ends.from) || isNear(path, layout.nextLayout, ends.to)
      })
  }
}
