import GalleryLibrary
import UIKit

/// Methods that move photos to the trash and back, and delete them permanently.
extension LibraryViewController {
  /// Moves photos to the trash, and ends the selection.
  func delete(_ selection: PhotoSelection) {
    moveToTrash(selection, in: library)
    setEditing(false, animated: true)
  }

  /// Moves photos from the trash back to their folders, and ends the selection.
  func putBack(_ selection: PhotoSelection) {
    guard let photos = library.numbers(of: selection) else { return }
    library.putBack(photos, undo: undoManager)
    setEditing(false, animated: true)
  }

  /// Deletes photos in the trash permanently, if the user confirms the deletion.
  func confirmDeletion(of selection: PhotoSelection) {
    guard let photos = library.numbers(of: selection) else { return }
    let alert = UIAlertController(
      title: "Delete \(PhotoTexts.count(of: selection, in: library).capitalized) Permanently?",
      message: "This cannot be undone.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.library.deletePermanently(photos)
        self?.setEditing(false, animated: true)
      })
    present(alert, animated: true)
  }

  /// Returns the context menu of photos in the trash.
  func trashMenu(of selection: PhotoSelection) -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Put Back", image: UIImage(systemName: "arrow.uturn.backward")) { [weak self] _ in
        self?.putBack(selection)
      },
      UIAction(title: "Delete Permanently", image: UIImage(systemName: "trash"), attributes: .destructive) {
        [weak self] _ in self?.confirmDeletion(of: selection)
      },
    ])
  }
}

extension UIViewController {
  /// Moves photos to the trash, and shows a message with a button that undoes it.
  func moveToTrash(_ selection: PhotoSelection, in library: PhotoLibrary) {
    guard let photos = library.numbers(of: selection) else { return }
    let count = PhotoTexts.count(of: selection, in: library)
    let undo = undoManager
    library.moveToTrash(photos, undo: undo)
    let name = undo?.undoActionName
    UndoMessageView.show("\(count) moved to the trash", above: self) { [weak undo] in
      // After another change, the undo manager would undo that one.
      if let undo, undo.undoActionName == name { undo.undo() } else { library.putBack(photos, undo: undo) }
    }
  }

  /// The key commands of Undo (⌘Z) and Redo (⇧⌘Z).
  var undoKeyCommands: [UIKeyCommand] {
    [
      UIKeyCommand(
        title: "Undo", action: Selector("undoChange:", UIViewController.undoChange(_:)), input: "z",
        modifierFlags: .command),
      UIKeyCommand(
        title: "Redo", action: Selector("redoChange:", UIViewController.redoChange(_:)), input: "z",
        modifierFlags: [.command, .shift]),
    ]
  }

  fileprivate func undoChange(_ sender: Any?) {
    // The button of the message would undo the change before.
    UndoMessageView.hide(in: view.window)
    undoManager?.undo()
  }

  fileprivate func redoChange(_ sender: Any?) { undoManager?.redo() }
}
