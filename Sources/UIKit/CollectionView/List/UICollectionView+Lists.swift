import Foundation

// The methods of a collection view that the lists in its layout require, besides the layout itself.
extension UICollectionView {
  private var listLayout: UICollectionViewCompositionalLayout? {
    guard let layout = layoutStorage as? UICollectionViewCompositionalLayout, layout.hasLists else { return nil }
    return layout
  }

  /// Indicates whether the content begins directly below a navigation bar that shows a large title.
  final var isUnderLargeTitle: Bool { (largeTitleHeight?() ?? 0) > 0 }

  /// Sets the view's background color to the background color of the lists in its layout, unless the lists' color is clear.
  final func updateListBackground() {
    let color = (layoutStorage as? UICollectionViewCompositionalLayout)?.listBackground
    guard color != listBackground else { return }
    listBackground = color
    resolveBackground()
  }

  /// Updates the separators of a row after the position of its content changed, without waiting for a layout pass.
  final func separatorsDidChange(of view: UICollectionReusableView) {
    guard let layout = listLayout, let element = view.element, element.key.kind == 0 else { return }
    for kind in [ListSeparator.topKind, ListSeparator.bottomKind] {
      let key = element.key.withKind(kind)
      guard let line = liveElements[key], let attributes = layoutCache.attributes(of: key),
        let separatorAttributes = layout.separatorAttributes(of: key).map({ mirrored($0) }),
        separatorAttributes.frame != attributes.frame
      else { continue }
      attributes.frame = separatorAttributes.frame
      show(line, with: attributes)
    }
  }

  /// Moves a disappearing row behind the rows that move into its place.
  final func sendBehindRows(_ element: LiveElement) {
    let view: UIView = element.view
    guard view.superviewStorage === self, element.view.listRole != nil || view is ListSeparatorView else { return }
    UIView.withoutAnimation {
      if let backgroundView { insertSubview(view, aboveSubview: backgroundView) } else { sendSubviewToBack(view) }
    }
  }

  /// Returns whether the rows on both sides of a separator are selected.
  final func isBetweenSelected(_ key: ElementKey) -> Bool {
    let neighbor = key.kind == ListSeparator.topKind ? key.item - 1 : key.item + 1
    guard !selection.isEmpty, allowsMultipleSelection || isEditing && allowsMultipleSelectionDuringEditing else {
      return false
    }
    let section = Int(key.section)
    return selection.contains(IndexPath(item: key.item, section: section))
      && selection.contains(IndexPath(item: neighbor, section: section))
  }

  /// Updates the colors of the separators after a change of the selection.
  final func recolorSeparators() {
    guard listLayout != nil else { return }
    for element in paintOrder {
      (element.view as? ListSeparatorView)?.showColor(element.attributes as? ListSeparatorAttributes)
    }
  }
}

// The cells in an outline are indented by the level of their items, unless the data source sets a different indentation.
extension UICollectionView {
  final func indentAsOutline(_ view: UICollectionReusableView, at path: IndexPath) {
    guard let cell = view as? UICollectionViewListCell, let outline = dataSource as? any OutlineDataSource,
      let level = outline.level(at: dataIndexPath(path))
    else { return }
    cell.indentationLevel = level
  }

  /// Updates the visible cells of a section after items were expanded, collapsed or moved to a different level. `old` returns the
  /// level that an item had before the change, or `nil` if it had none.
  final func outlineDidChange(_ section: Int, from old: (IndexPath) -> Int?) {
    guard let outline = dataSource as? any OutlineDataSource else { return }
    for element in paintOrder where element.key.kind == 0 && Int(element.key.section) == section {
      guard let cell = element.view as? UICollectionViewListCell else { continue }
      cell.setNeedsUpdateConfiguration()
      // An indentation level that the data source has set itself is kept.
      let path = dataIndexPath(element.path)
      if let level = outline.level(at: path), let oldLevel = old(path), cell.indentationLevel == oldLevel {
        cell.indentationLevel = level
      }
    }
  }

  /// Returns whether the section of an item has the layout of a list.
  final func isListItem(_ path: IndexPath) -> Bool { path.count == 2 && listLayout?.list(path[0]) != nil }

  /// Returns the swipe actions that the list provides for an item. The result is `nil` if there are none, or if the
  /// item is not in a list.
  final func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard path.count == 2, let list = listLayout?.list(path[0]) else { return nil }
    let provider =
      isLeading
      ? list.configuration.leadingSwipeActionsConfigurationProvider
      : list.configuration.trailingSwipeActionsConfigurationProvider
    return provider?(dataIndexPath(path))
  }
}

extension UICollectionReusableView {
  /// The default insets of separators in lists: 16 points at both ends (measured).
  static let defaultSeparatorEnds: (leading: CGFloat, trailing: CGFloat) = (16, 16)
}
