import GalleryLibrary
import UIKit

/// The photos that commands apply to, their context menu, and the changes that its actions make.
extension LibraryViewController {
  /// The photos that key commands apply to: the selected ones, or the one that has the focus or is under the pointer.
  var photosForCommands: PhotoSelection {
    guard !isEditing else { return selectedPhotos }
    guard !level.hasCards else { return PhotoSelection([]) }
    if let flow = flowLayout { return PhotoSelection([photos.item(at: flow.currentPosition)].compactMap { $0 }) }
    let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UICollectionViewCell
    let path =
      focused.flatMap { collectionView.indexPath(for: $0) }
      ?? pointer.flatMap { collectionView.indexPathForItem(at: $0) }
    return PhotoSelection([path.flatMap { photos.item(at: $0) }].compactMap { $0 })
  }

  /// Returns the context menu of photos. Photos in the trash have a different menu.
  func menu(of selection: PhotoSelection) -> UIMenu {
    guard !collection.isTrash else { return trashMenu(of: selection) }
    let areFavourites = library.areFavourites(selection)
    let favourite = UIAction(
      title: areFavourites ? "Remove from Favourites" : "Favourite",
      image: UIImage(systemName: areFavourites ? "heart.slash" : "heart")
    ) { [weak self] _ in self?.setFavourite(selection, !areFavourites) }
    var actions: [UIMenuElement] = [
      favourite,
      albumMenu(for: selection),
    ]
    if case .album(let album) = collection.scope {
      actions.append(
        UIAction(title: "Remove from Album", image: UIImage(systemName: "minus.circle")) { [weak self] _ in
          self.map { $0.library.remove(selection, from: album, undo: $0.undoManager) }
        })
    }
    actions += actionMenus(from: { [weak self] in self?.cell(ofFirst: selection) }, for: { selection })
    actions.append(
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
            self?.delete(selection)
          }
        ]))
    return UIMenu(children: actions)
  }

  /// Returns the cell of the first of a few photos, or `nil` if it is not visible.
  private func cell(ofFirst selection: PhotoSelection) -> UICollectionViewCell? {
    guard selection.count <= PhotoSelection.directLimit,
      let item = library.read({ try selection.items(in: $0) })?.first, let position = photos.position(of: item.id)
    else { return nil }
    return collectionView.cellForItem(at: photos.indexPath(of: position))
  }

  /// Adds photos to the favourites or removes them.
  func setFavourite(_ selection: PhotoSelection, _ isFavourite: Bool) {
    library.setFavourite(selection, isFavourite, undo: undoManager)
  }
}

extension UIViewController {
  /// Shows the reason why a change of the library could not be saved.
  func showAlert(of error: any Error) {
    let alert = UIAlertController(title: "Not Saved", message: "\(error)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

extension UIAlertController {
  /// Returns an alert that asks for the name of a new album.
  ///
  /// - Parameter create: A closure that is called with a name that is not empty.
  static func newAlbum(_ create: @escaping (String) -> Void) -> UIAlertController {
    nameAlert(title: "New Album", name: "", action: "Create", create)
  }

  /// Returns an alert that asks for another name of an album.
  ///
  /// - Parameters:
  ///   - name: The present name.
  ///   - rename: A closure that is called with a name that is not empty.
  static func albumName(_ name: String, _ rename: @escaping (String) -> Void) -> UIAlertController {
    nameAlert(title: "Rename Album", name: name, action: "Rename", rename)
  }

  private static func nameAlert(
    title: String, name: String, action: String, _ perform: @escaping (String) -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addTextField {
      $0.placeholder = "Name"
      $0.text = name
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let action = UIAlertAction(title: action, style: .default) { [weak alert] _ in
      let name = alert?.textFields?.first?.text?.trimmingCharacters(in: .whitespaces) ?? ""
      if !name.isEmpty { perform(name) }
    }
    alert.addAction(action)
    alert.preferredAction = action
    return alert
  }
}
