import Foundation

// What a collection view does for the lists in its layout, besides laying them out.
extension UICollectionView {
  private var listLayout: UICollectionViewCompositionalLayout? {
    guard let layout = layoutStorage as? UICollectionViewCompositionalLayout, layout.hasLists else { return nil }
    return layout
  }

  /// Whether the content begins right under a bar that shows a large title.
  final var isUnderLargeTitle: Bool { (largeTitleZone?() ?? 0) > 0 }

  /// The background of the lists takes the place of the view's own one, unless it is clear.
  final func settleListBackground() {
    let color = (layoutStorage as? UICollectionViewCompositionalLayout)?.listBackground
    guard color != listBackground else { return }
    listBackground = color
    resolveBackground()
  }

  /// What a cell shows begins or ends elsewhere: the lines beside it follow at once.
  final func separatorsChanged(of view: UICollectionReusableView) {
    guard let layout = listLayout, let element = view.element, element.key.kind == 0 else { return }
    for kind in [ListSeparator.topKind, ListSeparator.bottomKind] {
      let key = element.key.of(kind)
      guard let line = realized[key], let known = queried.attributes(of: key),
        let found = layout.separatorAttributes(of: key).map({ mirrored($0) }), found.frame != known.frame
      else { continue }
      known.frame = found.frame
      show(line, with: known)
    }
  }

  /// Rows that leave a list do so behind those that close the gap.
  final func sendBehindRows(_ element: RealizedElement) {
    let view: UIView = element.view
    guard view.superviewStorage === self, element.view.listRole != nil || view is ListSeparatorView else { return }
    UIView.withoutAnimation {
      if let backgroundView { insertSubview(view, aboveSubview: backgroundView) } else { sendSubviewToBack(view) }
    }
  }

  /// Whether the rows on both sides of a line are selected.
  final func isBetweenSelected(_ key: ElementKey) -> Bool {
    let other = key.kind == ListSeparator.topKind ? key.item - 1 : key.item + 1
    guard !selection.isEmpty, allowsMultipleSelection || isEditing && allowsMultipleSelectionDuringEditing else {
      return false
    }
    let section = Int(key.section)
    return selection.contains(IndexPath(item: key.item, section: section))
      && selection.contains(IndexPath(item: other, section: section))
  }

  /// The selection has changed: lines between selected rows have another colour.
  final func recolorSeparators() {
    guard listLayout != nil else { return }
    for element in paintOrder {
      (element.view as? ListSeparatorView)?.showColor(element.attributes as? ListSeparatorAttributes)
    }
  }
}

// Outlines: cells of items below others stand in by as many steps, unless the data source says something else.
extension UICollectionView {
  final func indentAsOutline(_ view: UICollectionReusableView, at path: IndexPath) {
    guard let cell = view as? UICollectionViewListCell, let outline = dataSource as? any OutlineShowing,
      let level = outline.level(at: dataPath(path))
    else { return }
    cell.indentationLevel = level
  }

  /// What is expanded in a section, or how deep its items lie, has changed: the cells on screen follow.
  final func outlineChanged(_ section: Int, from old: (IndexPath) -> Int?) {
    guard let outline = dataSource as? any OutlineShowing else { return }
    for element in paintOrder where element.key.kind == 0 && Int(element.key.section) == section {
      guard let cell = element.view as? UICollectionViewListCell else { continue }
      cell.setNeedsUpdateConfiguration()
      // A level that the data source set by itself stays.
      let path = dataPath(element.path)
      if let level = outline.level(at: path), let before = old(path), cell.indentationLevel == before {
        cell.indentationLevel = level
      }
    }
  }

  /// What a swipe over an item uncovers: what the list in the layout says; nil elsewhere.
  final func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard path.count == 2, let list = listLayout?.list(path[0]) else { return nil }
    let provider =
      isLeading
      ? list.configuration.leadingSwipeActionsConfigurationProvider
      : list.configuration.trailingSwipeActionsConfigurationProvider
    return provider?(dataPath(path))
  }
}

extension UICollectionReusableView {
  /// Where the lines beside a row begin and end that says nothing else: 16 points within both ends (measured).
  static let defaultSeparatorEnds: (leading: CGFloat, trailing: CGFloat) = (16, 16)
}
