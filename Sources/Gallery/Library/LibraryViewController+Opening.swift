import GalleryLibrary
import UIKit

/// The way from the grid to a photo and back.
extension LibraryViewController {
  /// Opens a photo in the viewer, in which the user can browse the photos of the grid.
  func open(_ item: PhotoItem, animated: Bool) {
    let viewer = PhotoViewController(
      photo: item, in: PhotoTimeline(copying: photos), thumbnailPixelSize: thumbnailPixelSize, loader: loader)
    viewer.zoom { [weak self] in self?.cell(of: $0) }
    self.viewer = viewer
    navigationController?.pushViewController(viewer, animated: animated)
  }

  /// Sets the photo that gets the focus when the grid appears again: the one that the viewer shows, instead of the one from which it
  /// was opened.
  func prepareFocus(on photo: Int64?) {
    returnedPhoto = photo
    restoresFocusAfterTransition = photo == nil
  }

  /// Returns the cell of a photo to which the viewer returns. The grid scrolls to the photo if it is not visible.
  private func cell(of item: PhotoItem) -> UIView? {
    guard let position = photos.position(of: item.id) else { return nil }
    let path = photos.indexPath(of: position)
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    if let frame = collectionView.layoutAttributesForItem(at: path)?.frame, !visible.intersects(frame) {
      if let flow = flowLayout {
        collectionView.contentOffset = flow.offset(of: position)
      } else {
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
      }
      collectionView.layoutIfNeeded()
    }
    return collectionView.cellForItem(at: path)
  }
}
