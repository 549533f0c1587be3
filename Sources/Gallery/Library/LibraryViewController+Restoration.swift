import UIKit

/// Methods that save and restore the zoom level and the scroll position.
extension LibraryViewController {
  /// The first visible photo, or `nil` at the beginning of the grid.
  var position: GridPosition? {
    if let restoredPosition { return restoredPosition }
    guard isViewLoaded, let view = collectionView, view.contentOffset.y > -view.adjustedContentInset.top + 1,
      let path = view.indexPathsForVisibleItems.min(), let item = photos.item(at: path),
      let photo = view.layoutAttributesForItem(at: path)
    else { return nil }
    return GridPosition(photo: item.id, distance: photo.frame.minY - view.bounds.minY)
  }

  /// Sets the zoom level and the position. The position is shown when the library is open.
  func restore(_ level: ZoomLevel?, _ position: GridPosition?) {
    if let level, level != self.level, level.unit == nil || hasTimeLevels {
      if case .photos(let grid) = level { lastGridLevel = grid }
      collectionView.setCollectionViewLayout(makeLayout(level), animated: false)
      showLevel()
    }
    restoredPosition = position
  }

  /// Scrolls to the restored position when there are photos and the view has its size.
  func showRestoredPosition() {
    guard let position = restoredPosition, photos.count > 0, view.window != nil else { return }
    restoredPosition = nil
    guard let index = photos.position(of: position.photo), let view = collectionView else { return }
    view.layoutIfNeeded()
    guard let photo = view.layoutAttributesForItem(at: photos.indexPath(of: index)) else { return }
    let top = -view.adjustedContentInset.top
    let end = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    let offset = max(top, min(end, photo.frame.minY - position.distance))
    view.contentOffset.y = offset
    // If the first assignment has collapsed the bar, UIKit moves the content with the edge of the bar.
    if view.contentOffset.y != offset { view.contentOffset.y = offset }
  }
}
