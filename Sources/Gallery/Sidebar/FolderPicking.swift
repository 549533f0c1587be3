import UIKit

/// Lets the user add folders to the library, with the list of folders of the system.
extension SidebarViewController: UIDocumentPickerDelegate {
  /// Shows the list of folders.
  func showFolderPicker() { present(Self.folderPicker(for: library, delegate: self), animated: true) }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    library.addFolders(urls, undo: undoManager)
  }
}

/// Lets the user add folders to an empty library.
extension LibraryViewController: UIDocumentPickerDelegate {
  /// Shows the list of folders.
  func showFolderPicker() { present(Self.folderPicker(for: library, delegate: self), animated: true) }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    library.addFolders(urls, undo: undoManager)
  }
}

extension UIViewController {
  /// Returns a list of folders, in which the user selects the folder to add. It begins beside the folders of the library.
  fileprivate static func folderPicker(
    for library: PhotoLibrary, delegate: any UIDocumentPickerDelegate
  ) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(documentTypes: ["public.folder"], in: .open)
    picker.delegate = delegate
    if !library.hasSubstitutes { picker.directoryURL = library.roots.first?.folder.url }
    return picker
  }
}
