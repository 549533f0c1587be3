import Foundation

/// The saved state: the first visible item and the selected items.
extension UICollectionView {
  final func encodeItems(with coder: NSCoder) {
    ItemViewState(first: indexPathsForVisibleItems.min(), selected: indexPathsForSelectedItems ?? [])
      .encode(with: coder, dataSource, in: self)
  }

  final func decodeItems(with coder: NSCoder) {
    let state = ItemViewState.decode(from: coder, dataSource, in: self) { path in
      path.count == 2 && path.section < numberOfSections && path.item < numberOfItems(inSection: path.section)
    }
    for path in state.selected { selectItem(at: path, animated: false, scrollPosition: []) }
    if let first = state.first { scrollToItem(at: first, at: .top, animated: false) }
  }
}
