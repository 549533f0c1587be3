import GalleryLibrary
import UIKit

/// The folders that the user adds to the library and removes from it. These changes can be undone.
extension PhotoLibrary {
  /// Adds folders to the library. Their photos appear as they are indexed.
  ///
  /// - Parameter urls: The folders. Those that are in folders of the library already are ignored.
  func addFolders(_ urls: [URL], undo: UndoManager?) {
    let folders = urls.map { FilePath($0) }.map { $0.resolved ?? $0.absolute }.filter { !isInLibrary($0) }
    guard !folders.isEmpty else { return }
    openedFolders += folders.map(\.url)
    let added = folders.map { UserDataChange.folder($0.url.absoluteString) }
    let isChanged = perform(isDirect: true, "Add Folder", undo, then: { $0.indexFolders() }) { database, inverse in
      inverse.changes = try database.change { _ in added }
    }
    // The library has the folder already, and another instance may have added it.
    if !isChanged { indexFolders() }
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

  private func isInLibrary(_ folder: FilePath) -> Bool { removableFolder(containing: folder) != nil }
}
