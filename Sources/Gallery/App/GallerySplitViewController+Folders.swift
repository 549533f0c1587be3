import GalleryLibrary
import UIKit

/// Lets the user add folders to the library, with the list of folders of the system.
extension GallerySplitViewController: UIDocumentPickerDelegate {
  /// Shows the list of folders, in which the user selects the folder to add. It begins beside the folders of the library.
  func showFolderPicker() {
    let picker = UIDocumentPickerViewController(documentTypes: ["public.folder"], in: .open)
    picker.delegate = self
    if !library.hasSubstitutes { picker.directoryURL = library.roots.first?.folder.url }
    present(picker, animated: true)
  }

  /// Adds the photos or the folder that the user has selected. If the folder is in the library already, its photos are shown.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    guard controller !== photoPicker else {
      if urls.isEmpty {
        messages.add(
          Self.failureTitle(2), ["The files could not be copied to the temporary folder. Free some space on its disk."])
      }
      return addPhotos(urls, areTemporary: controller.documentPickerMode == .import)
    }
    guard let folder = urls.first.map({ FilePath($0) }).map({ $0.resolved ?? $0.absolute }) else { return }
    if !library.addFolder(folder, undo: undoManager) { show(.folder(folder)) }
  }

  /// Adds folders to the library and shows the last of them, or shows a photo among its neighbors, whose folder is added. Other files are
  /// ignored.
  ///
  /// - Parameter urls: The files and folders that another program opens, or that are dropped on the window.
  func open(_ urls: [URL]) {
    let paths = urls.filter(\.isFileURL).compactMap { FilePath($0).resolved }
    let folders = paths.filter { (try? $0.url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
    let photo = folders.isEmpty ? paths.first { FileIdentity($0) != nil && PhotoFormats.isPhoto($0) } : nil
    for folder in folders + [photo?.folder].compactMap(\.self) {
      _ = library.addFolder(folder, undo: undoManager)
      show(.folder(folder))
    }
    if let photo { open(photo) }
  }
}

extension UIViewController {
  /// Shows the list of folders of the window that contains this view controller.
  func showFolderPickerOfWindow() { (splitViewController as? GallerySplitViewController)?.showFolderPicker() }
}
