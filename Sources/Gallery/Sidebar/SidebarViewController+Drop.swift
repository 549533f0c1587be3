import GalleryLibrary
import UIKit

/// Methods that let the user drop photos on an album, on the favourites, and on the header of the albums, which makes a new
/// album. An album opens when the photos pause over it.
extension SidebarViewController: UICollectionViewDropDelegate {
  func addDropping() {
    collectionView.dropDelegate = self
    collectionView.isSpringLoaded = true
    navigationController?.navigationBar.addInteraction(UIDropInteraction(delegate: self))
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    PhotoDrag.photos(in: session) != nil
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if isOverAlbumsHeader(session) { return UICollectionViewDropProposal(operation: .copy) }
    guard let drag = PhotoDrag.photos(in: session), let destinationIndexPath,
      let collection = collection(at: destinationIndexPath), accepts(drag, collection)
    else { return UICollectionViewDropProposal(operation: .cancel) }
    return UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
  }

  private func accepts(_ drag: PhotoDrag, _ collection: PhotoCollection) -> Bool {
    guard collection != drag.source else { return false }
    return collection.scope.isAlbum || collection.scope == .favourites
  }

  private func isOverAlbumsHeader(_ session: any UIDropSession) -> Bool {
    guard let section = albumsSection else { return false }
    let kind = UICollectionView.elementKindSectionHeader
    let header = collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
    return header?.frame.contains(session.location(in: collectionView)) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let drag = PhotoDrag.photos(in: coordinator.session) else { return }
    if isOverAlbumsHeader(coordinator.session) { return showNewAlbum(with: drag.selection) }
    guard let path = coordinator.destinationIndexPath, let collection = collection(at: path), accepts(drag, collection)
    else { return }
    for item in coordinator.items {
      let bounds = collectionView.layoutAttributesForItem(at: path)?.bounds ?? .zero
      let middle = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
      coordinator.drop(item.dragItem, intoItemAt: path, rect: middle)
    }
    switch collection.scope {
    case .album(let album): library.add(drag.selection, to: album, undo: undoManager)
    default: library.setFavourite(drag.selection, true, undo: undoManager)
    }
  }
}

/// Methods that let the user drop photos on the button of the navigation bar that makes a new album.
extension SidebarViewController: UIDropInteractionDelegate {
  /// The width of the part of the navigation bar that belongs to the button, in points.
  private static let buttonWidth: CGFloat = 64

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    PhotoDrag.photos(in: session) != nil && navigationController?.topViewController === self
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let bar = interaction.view else { return UIDropProposal(operation: .cancel) }
    let distance = session.location(in: bar).x
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isOverButton = (isRightToLeft ? distance : bar.bounds.width - distance) < Self.buttonWidth
    return UIDropProposal(operation: isOverButton ? .copy : .cancel)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    if let drag = PhotoDrag.photos(in: session) { showNewAlbum(with: drag.selection) }
  }
}
