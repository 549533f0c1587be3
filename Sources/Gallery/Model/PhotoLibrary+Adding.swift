import GalleryLibrary
import UIKit

/// Methods that add photos which are not in a folder of the library, such as those that a browser has sent.
extension PhotoLibrary {
  /// The folder into which photos are copied that are added to the whole library: the Pictures folder, or the first folder of the library
  /// if there is no home folder. It is `nil` if there is none.
  var folderForPhotos: FilePath? {
    guard let pictures = places.pictures else { return hasSubstitutes ? nil : roots.first }
    let path = FilePath(pictures)
    return path.resolved ?? path.absolute
  }

  /// Copies photos and videos into a folder, in the background, and adds the folder to the library.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - folder: The folder. It is created if it does not exist.
  ///   - completion: A closure that is called with the result. The problems have been shown, and the photos appear when they are indexed.
  func copyPhotos(_ files: [URL], to folder: FilePath, completion: @escaping @MainActor (PhotoCopying) -> Void) {
    Task.detached(priority: .userInitiated) { [weak self] in
      let copying = PhotoCopying(files, to: folder)
      await self?.finish(copying, in: folder, completion)
    }
  }

  private func finish(
    _ copying: PhotoCopying, in folder: FilePath, _ completion: @MainActor (PhotoCopying) -> Void
  ) {
    if !copying.files.isEmpty { _ = addFolder(folder.resolved ?? folder, undo: nil) }
    if !copying.problems.isEmpty { onFailedChange?(copying.problems) }
    completion(copying)
  }

  /// Moves copies to the trash.
  func removeCopies(_ copies: [FilePath]) {
    let items = copies.compactMap { path in read { try $0.photo(at: path) } ?? nil }
    if !items.isEmpty { moveToTrash(PhotoNumbers(items.map(\.id)), undo: nil) }
  }
}
