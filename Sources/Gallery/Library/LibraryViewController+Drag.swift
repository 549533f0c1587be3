import GalleryLibrary
import UIKit

/// Methods that let the user drag photos to an album in the sidebar, to another place in an album, and as files to other
/// programs.
extension LibraryViewController: UICollectionViewDragDelegate {
  /// The maximum number of photos that are dragged. Other programs receive a file for each.
  private static let maximumDraggedPhotos = 1_000
  /// The side of a dragged picture in points.
  private static let previewSide: CGFloat = 80

  func addDragging() {
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.dragInteractionEnabled = true
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard !collection.isTrash, let pressed = photos.item(at: indexPath) else { return [] }
    let isSelected = isEditing && collectionView.cellForItem(at: indexPath)?.isSelected == true
    let selection = isSelected ? selectedPhotos : PhotoSelection([pressed])
    guard selection.count <= Self.maximumDraggedPhotos,
      let items = library.read({ try selection.items(in: $0) })
    else { return [] }
    session.localContext = PhotoDrag(selection, from: collection)
    // The lifted photo is the front one.
    let others = items.filter { $0.id != pressed.id }
    return ([pressed] + others).compactMap(dragItem)
  }

  private func dragItem(of photo: PhotoItem) -> UIDragItem? {
    guard let provider = PhotoExport.provider(of: photo) else { return nil }
    let item = UIDragItem(itemProvider: provider)
    item.localObject = photo.id
    let photo = Photo(photo)
    // A smaller picture than that of the cell, so that the row of an album is visible below it.
    item.previewProvider = { [loader, thumbnailPixelSize] in
      let view = UIImageView(image: loader.cached(photo, pixelSize: thumbnailPixelSize))
      view.frame.size = CGSize(width: Self.previewSide, height: Self.previewSide)
      view.contentMode = .scaleAspectFill
      view.backgroundColor = .secondarySystemBackground
      view.layer.cornerRadius = Self.previewSide / 10
      view.clipsToBounds = true
      return UIDragPreview(view: view)
    }
    return item
  }

  /// Allows moves, so that photos can be moved within an album. Other programs always copy the files.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
}

/// Methods that let the user drop photos into an album, at a place between others.
extension LibraryViewController: UICollectionViewDropDelegate {
  /// The number of the shown album if its photos are in the order of the album, otherwise `nil`. Only in this order can
  /// photos be dropped between others.
  private var arrangedAlbum: Int64? {
    guard case .album(let album) = photos.scope, photos.isInOwnOrder else { return nil }
    return album
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    arrangedAlbum != nil && PhotoDrag.photos(in: session) != nil
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard arrangedAlbum != nil, let drag = PhotoDrag.photos(in: session) else {
      return UICollectionViewDropProposal(operation: .cancel)
    }
    let operation: UIDropOperation = drag.source == collection ? .move : .copy
    return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let album = arrangedAlbum, let drag = PhotoDrag.photos(in: coordinator.session) else { return }
    let dragged = Set(coordinator.items.compactMap { $0.dragItem.localObject as? Int64 })
    library.arrange(
      drag.selection, in: album, before: photo(at: coordinator, without: dragged)?.id, undo: undoManager)
    // The change has been shown as a batch update.
    for item in coordinator.items {
      guard let number = item.dragItem.localObject as? Int64, let position = photos.position(of: number) else {
        continue
      }
      coordinator.drop(item.dragItem, toItemAt: photos.indexPath(of: position))
    }
  }

  /// Returns the photo before which dropped photos are placed, or `nil` for the end.
  private func photo(at coordinator: any UICollectionViewDropCoordinator, without dragged: Set<Int64>) -> PhotoItem? {
    guard let path = coordinator.destinationIndexPath, photos.count > 0 else { return nil }
    var position = photos.sections.isEmpty ? 0 : photos.position(of: path)
    // The gap of a single photo of this album is at the index that the photo will have.
    if coordinator.items.count == 1, let source = coordinator.items[0].sourceIndexPath,
      photos.position(of: source) < position
    {
      position += 1
    }
    while let photo = photos.item(at: position) {
      if !dragged.contains(photo.id) { return photo }
      position += 1
    }
    return nil
  }
}
