import GalleryLibrary
import UIKit

/// Adds photos that are not in a folder of the library, by copying them. In a browser, these are photos of the user's device.
extension GallerySplitViewController {
  /// Shows the list of files of the system, or in a browser also that of the user's device, for the photos to add.
  func showPhotoPicker() {
    let picker = UIDocumentPickerViewController(documentTypes: ["public.image", "public.movie"], in: .open)
    picker.allowsMultipleSelection = true
    picker.delegate = self
    photoPicker = picker
    present(picker, animated: true)
  }

  /// Copies photos to the folder that is shown, or to the Pictures folder.
  func addPhotos(_ files: [URL]) {
    guard !files.isEmpty else { return }
    var folder = library.folderForPhotos
    if case .folder(let shown) = sidebar.selected.scope { folder = shown }
    guard let folder else {
      library.onRefusal?(["There is no Pictures folder. Show a folder, and add the photos to it."])
      return
    }
    library.copyPhotos(files, to: folder) { [weak self] copying in
      guard let self, !copying.files.isEmpty else { return }
      let count = copying.copies.count
      // Without copies, there is nothing to undo.
      guard count > 0 else {
        let photos = copying.files.count == 1 ? "this photo" : "these photos"
        library.onRefusal?(["“\(folder.name)” contains \(photos) already"])
        return
      }
      let videos = copying.copies.filter(PhotoFormats.isVideo).count
      let text = "\(PhotoTexts.count(count, videos: videos)) added to “\(folder.name)”"
      UndoMessageView.show(text, above: content.topViewController ?? self) { [weak library] in
        library?.removeCopies(copying.copies)
      }
    }
  }
}

extension UIViewController {
  /// Shows the list of files of the window that contains this view controller, for the photos to add.
  func showPhotoPickerOfWindow() { (splitViewController as? GallerySplitViewController)?.showPhotoPicker() }
}
