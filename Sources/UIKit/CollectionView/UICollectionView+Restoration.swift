import Foundation

/// The state that is saved for state restoration: the first visible item and the selected items.
extension UICollectionView {
  final func encodeItems(with coder: NSCoder) {
    ItemViewState(firstPath: indexPathsForVisibleItems.min(), selectedPaths: indexPathsForSelectedItems ?? [])
      .encode(with: coder, dataSource, in: self)
  }

  final func decodeItems(with coder: NSCoder) {
    let state = ItemViewState.decode(from: coder, dataSource, in: self) { path in
      path.count == 2 && path.section < numberOfSections && path.item < numberOfItems(inSection: path.section)
    }
    for path in state.selectedPaths { selectItem(at: path, animated: false, scrollPosition: []) }
    if let firstPath = state.firstPath { scrollToItem(at: firstPath, at: .top, animated: false) }
  }
}
