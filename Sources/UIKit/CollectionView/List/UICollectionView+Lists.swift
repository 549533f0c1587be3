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

extension UICollectionReusableView {
  /// Where the lines beside a row begin and end that says nothing else: 16 points within both ends (measured).
  static let defaultSeparatorEnds: (leading: CGFloat, trailing: CGFloat) = (16, 16)
}
