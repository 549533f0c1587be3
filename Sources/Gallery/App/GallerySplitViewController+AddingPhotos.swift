import GalleryLibrary
import UIKit

/// Adds photos that are not in a folder of the library, by copying them. In a browser, these are photos of the user's device.
extension GallerySplitViewController {
  /// Shows the list of files of the system, or in a browser also that of the user's device, for the photos to add.
  func showPhotoPicker() {
    // A browser sends copies of the files of its device, which are imported. They need not be kept.
    let mode = UIApplication.shared.opensFolders ? UIDocumentPickerMode.open : .import
    let picker = UIDocumentPickerViewController(documentTypes: ["public.image", "public.movie"], in: mode)
    picker.allowsMultipleSelection = true
    picker.delegate = self
    photoPicker = picker
    present(picker, animated: true)
  }

  /// Copies photos to the folder that is shown, or to the Pictures folder.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - areTemporary: A Boolean value that determines whether the files are removed when they are copied.
  func addPhotos(_ files: [URL], areTemporary: Bool = false) {
    guard !files.isEmpty else { return }
    var folder = library.folderForPhotos
    if case .folder(let shown) = sidebar.selected.scope { folder = shown }
    guard let folder else {
      if areTemporary { files.forEach { PhotoCopying.remove(FilePath($0)) } }
      messages.add(
        Self.failureTitle(files.count), ["There is no Pictures folder. Show a folder, and add the photos to it."])
      return
    }
    var request: PhotoLibrary.CopyingRequest?
    let message = CopyingMessageView(
      files.count, to: folder.name.description, above: { [weak self] in self?.messageController }
    ) { request?.cancel() }
    request = library.copyPhotos(files, to: folder, areTemporary: areTemporary, progress: message.show) {
      [weak self] copying in
      message.hide()
      self?.show(copying, of: files.count, to: folder)
    }
  }

  /// Shows the result of adding photos: how many there are, with a button that undoes it, and why others were not added.
  private func show(_ copying: PhotoCopying, of count: Int, to folder: FilePath) {
    if !copying.problems.isEmpty {
      messages.add(copying.files.isEmpty ? Self.failureTitle(count) : "Not All Photos Were Added", copying.problems)
    }
    guard !copying.files.isEmpty else { return }
    // Without copies, there is nothing to undo.
    guard !copying.copies.isEmpty else {
      let photos = copying.files.count == 1 ? "this photo" : "these photos"
      if copying.problems.isEmpty, !copying.isCancelled {
        messages.add(Self.failureTitle(count), ["“\(folder.name)” contains \(photos) already"])
      }
      return
    }
    let videos = copying.copies.filter(PhotoFormats.isVideo).count
    var text = "\(PhotoTexts.count(copying.copies.count, videos: videos)) added to “\(folder.name)”"
    let others = copying.files.count - copying.copies.count
    if others > 0 { text += others == 1 ? ", 1 was there already" : ", \(others) were there already" }
    UndoMessageView.show(text, above: messageController) { [weak library] in
      library?.removeCopies(copying.copies)
    }
  }

  /// The view controller above whose content messages appear. In a narrow window, the list of the parts of the library may be shown
  /// in place of photos.
  private var messageController: UIViewController {
    guard let top = content.topViewController, top.viewIfLoaded?.window != nil else { return self }
    return top
  }

  static func failureTitle(_ count: Int) -> String {
    count == 1 ? "The Photo Was Not Added" : "The Photos Were Not Added"
  }
}

extension UIViewController {
  /// Shows the list of files of the window that contains this view controller, for the photos to add.
  func showPhotoPickerOfWindow() { (splitViewController as? GallerySplitViewController)?.showPhotoPicker() }
}
