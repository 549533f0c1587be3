import Foundation

/// The state that is saved for state restoration: the first visible row and the selected rows.
extension UITableView {
  final func encodeRows(with coder: NSCoder) {
    ItemViewState(firstPath: indexPathsForVisibleRows?.min(), selectedPaths: indexPathsForSelectedRows ?? [])
      .encode(with: coder, dataSource, in: self)
  }

  final func decodeRows(with coder: NSCoder) {
    let state = ItemViewState.decode(from: coder, dataSource, in: self) { path in
      path.count == 2 && path.section < numberOfSections && path.item < numberOfRows(inSection: path.section)
    }
    for path in state.selectedPaths { selectRow(at: path, animated: false, scrollPosition: .none) }
    if let firstPath = state.firstPath { scrollToRow(at: firstPath, at: .top, animated: false) }
  }
}
