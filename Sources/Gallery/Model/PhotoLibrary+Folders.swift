import GalleryLibrary
import UIKit

/// The folders that the user adds to the library and removes from it. These changes can be undone.
extension PhotoLibrary {
  /// Adds a folder to the library. Its photos appear as they are indexed.
  ///
  /// - Returns: `false` if the folder is in one of the library already, so that nothing is added.
  func addFolder(_ folder: FilePath, undo: UndoManager?) -> Bool {
    guard removableFolder(containing: folder) == nil else { return false }
    openedFolders.append(folder.url)
    let url = folder.url.absoluteString
    let isChanged = perform(isDirect: true, "Add Folder", undo, then: { $0.indexFolders() }) { database, inverse in
      inverse.changes = try database.change { _ in [.folder(url)] }
    }
    // The library has the folder already if another instance has just added it.
    if !isChanged { indexFolders() }
    return true
  }

  /// Removes a folder from the library. Its files are not changed, and favourites and albums keep its photos for the case that it is
  /// added again. Returns `false` if it cannot be removed.
  func removeFolder(_ folder: FilePath, undo: UndoManager?) -> Bool {
    let url = folder.url.absoluteString
    return perform(isDirect: true, "Remove Folder", undo, then: { $0.indexFolders() }) { database, inverse in
      inverse.changes = try database.change { _ in [.removeFolder(url)] }
    }
  }

  /// Returns the folder of the library that contains a folder, or `nil` if the user cannot remove it, because it only takes the
  /// place of photos.
  func removableFolder(containing folder: FilePath) -> FilePath? {
    hasSubstitutes ? nil : roots.first { folder.isInside($0) }
  }
}
