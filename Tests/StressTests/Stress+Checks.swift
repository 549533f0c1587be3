import UIKit

// Checks after every step, and additional ones at rest.
extension Stress {
  func check(isAtRest: Bool) {
    // Outside of a window nothing else performs the layout.
    list.layoutIfNeeded()
    if let wrong = firstMistake(isAtRest) { failure = "\(wrong) | \(list.debugDescription)" }
  }

  private func firstMistake(_ isAtRest: Bool) -> String? {
    checkCounts() ?? checkElements() ?? checkContents() ?? checkSelection() ?? checkOffset() ?? checkOrder()
      ?? checkDisplays(isAtRest) ?? (isAtRest ? checkRest() : nil)
  }

  private func checkCounts() -> String? {
    let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    let wanted = model.sections.map(\.items.count)
    return counts == wanted ? nil : "counts \(counts) instead of \(wanted)"
  }

  /// Returns all attributes of the layout, which is called for each element.
  private func everything() -> [UICollectionViewLayoutAttributes] {
    let layout = list.collectionViewLayout
    if let layout = layout as? StressLayout { return layout.all.map(shown) }
    var all = model.paths.compactMap { layout.layoutAttributesForItem(at: $0) }
    for section in model.sections.indices {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let found = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0]) {
          all.append(found)
        }
      }
    }
    if let flow = layout as? StressFlow { all += flow.extras }
    return all.map(shown)
  }

  /// Returns attributes as the view applies them, mirrored if the layout flips for right-to-left languages.
  func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let width = mirrorWidth(of: list.collectionViewLayout, list.contentSize),
      let turned = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    turned.center.x = width - turned.center.x
    return turned
  }

  /// Returns the width in which a layout with the given content size is mirrored, or `nil` if it is not mirrored.
  func mirrorWidth(of layout: UICollectionViewLayout, _ contentSize: CGSize) -> CGFloat? {
    guard layout.flipsHorizontallyInOppositeLayoutDirection, list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return nil }
    let inset = list.adjustedContentInset
    return max(contentSize.width, list.bounds.width - inset.left - inset.right)
  }

  func isVisible(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let frame = attributes.frame
    let bounds = list.bounds
    return !attributes.isHidden && frame.minX < bounds.maxX && bounds.minX < frame.maxX && frame.minY < bounds.maxY
      && bounds.minY < frame.maxY
  }

  private func checkElements() -> String? {
    if isBetweenLayouts { return checkBetweenLayouts() }
    let visible = everything().filter(isVisible)
    let cells = visible.filter { $0.representedElementCategory == .cell }
    let shown = list.indexPathsForVisibleItems
    if Set(shown).count != shown.count { return "an item is visible twice: \(shown)" }
    if Set(shown) != Set(cells.map(\.indexPath)) {
      return
        "visible items \(shown.sorted().map(Array.init)) instead of \(cells.map(\.indexPath).sorted().map(Array.init))"
    }
    for attributes in cells {
      guard let cell = list.cellForItem(at: attributes.indexPath) else { return "no cell at \(attributes.indexPath)" }
      if let wrong = compare(cell, attributes) { return wrong }
      if list.indexPath(for: cell) != attributes.indexPath { return "indexPath(for:) at \(attributes.indexPath)" }
    }
    let others = visible.filter { $0.representedElementCategory == .supplementaryView }
    for kind in Self.kinds {
      let wanted = others.filter { $0.representedElementKind == kind }
      let shown = list.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      if Set(shown) != Set(wanted.map(\.indexPath)) || shown.count != wanted.count {
        return "visible \(kind): \(shown.sorted()) instead of \(wanted.map(\.indexPath).sorted())"
      }
      for attributes in wanted {
        guard let view = list.supplementaryView(forElementKind: kind, at: attributes.indexPath) else {
          return "no \(kind) at \(attributes.indexPath)"
        }
        if let wrong = compare(view, attributes) { return wrong }
      }
    }
    let views = list.visibleCells.map { ObjectIdentifier($0) }
    return Set(views).count == views.count ? nil : "a view shows two items"
  }

  func compare(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) -> String? {
    if view.superview !== list { return "the view of \(attributes) is not in the collection view" }
    if view.isHidden { return "the view of \(attributes) is hidden" }
    if view.center != attributes.center || view.bounds.size != attributes.size
      || abs(view.alpha - attributes.alpha) > 1e-6
      || view.transform != attributes.transform
    {
      return "the view of \(attributes) has frame \(view.frame), alpha \(view.alpha)"
    }
    return nil
  }

  private func checkContents() -> String? {
    for path in list.indexPathsForVisibleItems {
      guard let cell = list.cellForItem(at: path) as? StressCell else { return "no stress test cell at \(path)" }
      let name = model.item(path)
      if cell.name != name { return "item \(Array(path)) shows \(cell.name) instead of \(name)" }
      if cell.revision != model.revision(of: name) { return "item \(Array(path)) shows an old revision of \(name)" }
    }
    for kind in Self.kinds where kind != "banner" {
      for path in list.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let view = list.supplementaryView(forElementKind: kind, at: path) as? StressHeader
        if view?.name != model.sections[path.section].name {
          return "\(kind) \(Array(path)) shows \(view?.name ?? -1) instead of \(model.sections[path.section].name)"
        }
      }
    }
    return nil
  }

  private func checkSelection() -> String? {
    let paths = list.indexPathsForSelectedItems ?? []
    if let path = paths.first(where: { !model.contains($0) }) { return "selected: \(path), which does not exist" }
    let names = Set(paths.map { model.item($0) })
    if names != model.selected || names.count != paths.count {
      return "selected \(names.sorted()) instead of \(model.selected.sorted())"
    }
    for path in list.indexPathsForVisibleItems {
      let isSelected = names.contains(model.item(path))
      if list.cellForItem(at: path)?.isSelected == isSelected || (isSuspended && isSelected) { continue }
      return "the cell at \(Array(path)) looks wrong for the selection"
    }
    return nil
  }

  private func checkOffset() -> String? {
    guard !mayBeBeyond, !isBetweenLayouts, !list.isTracking, !list.isDecelerating, !list.isScrollAnimating else {
      return nil
    }
    let offset = list.contentOffset
    let inset = list.adjustedContentInset
    let most = CGPoint(
      x: max(-inset.left, list.contentSize.width + inset.right - list.bounds.width),
      y: max(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height))
    let fits =
      offset.x >= -inset.left - 1 && offset.y >= -inset.top - 1 && offset.x <= most.x + 1 && offset.y <= most.y + 1
    return fits ? nil : "offset \(offset) beyond the content \(list.contentSize) in \(list.bounds.size)"
  }

  private func checkOrder() -> String? {
    var last: (Int, Int, IndexPath)?
    for view in list.subviews {
      // Prefetched cells are hidden, and are moved to their position when they are shown.
      guard let cell = view as? UICollectionViewCell, !cell.isHidden, let path = list.indexPath(for: cell) else {
        continue
      }
      if let name = (cell as? StressCell)?.name, dropped.contains(name) { continue }
      let index = list.layoutAttributesForItem(at: path)?.zIndex ?? 0
      if let last, (last.0, last.2) > (index, path) { return "\(Array(path)) lies in front of \(Array(last.2))" }
      last = (index, 0, path)
    }
    return nil
  }

  private func checkDisplays(_ isAtRest: Bool) -> String? {
    let visible = Set(list.visibleCells.map { ObjectIdentifier($0) })
    var headers: Set<ObjectIdentifier> = []
    for kind in Self.kinds {
      for view in list.visibleSupplementaryViews(ofKind: kind) { headers.insert(ObjectIdentifier(view)) }
    }
    for case let view as any StressView in list.subviews {
      let isShown = visible.contains(ObjectIdentifier(view)) || headers.contains(ObjectIdentifier(view))
      if isShown, view.displays != 1 { return "a view is shown that willDisplay did not name (\(view.name))" }
      if !isShown, isAtRest, view.displays != 0 { return "a view that left was never ended (\(view.name))" }
      // The cell of a placeholder is not checked.
      if (view as? StressCell)?.name == -1 { continue }
      if view.displays == 0, !view.isHidden { return "a view that ended is still seen (\(view.name))" }
    }
    return nil
  }

  private func checkRest() -> String? {
    if family == .selfSizing {
      for case let cell as StressCell in list.visibleCells where cell.frame.height != cell.wantedHeight {
        return "\(cell.name) is \(cell.frame.height) high instead of \(cell.wantedHeight)"
      }
    }
    for view in list.subviews {
      guard let view = view as? UICollectionReusableView else { continue }
      if let keys = view.layer.animationKeys() { return "at rest, a view is still animated: \(keys)" }
    }
    let reusable = list.subviews.count { $0 is StressCell }
    return reusable == StressCell.made ? nil : "\(StressCell.made) cells were made, \(reusable) are there"
  }
}
