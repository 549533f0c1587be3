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
  ///   - folder: The folder. If it does not exist, it is created if it is `folderForPhotos`.
  ///   - completion: A closure that is called with the result. The problems have been shown, and the photos appear when they are indexed.
  func copyPhotos(_ files: [URL], to folder: FilePath, completion: @escaping @MainActor (PhotoCopying) -> Void) {
    let createsFolder = folder == folderForPhotos
    // Copying blocks, so it is not done on a thread of Swift's tasks, of which there are as many as processors.
    Self.copyingQueue.async { [weak self] in
      let copying = PhotoCopying(files, to: folder, createsFolder: createsFolder)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.finish(copying, in: folder, completion) } }
    }
  }

  private static let copyingQueue = DispatchQueue(label: "gallery.copying", qos: .userInitiated)

  private func finish(
    _ copying: PhotoCopying, in folder: FilePath, _ completion: @MainActor (PhotoCopying) -> Void
  ) {
    if !copying.files.isEmpty { _ = addFolder(folder.resolved ?? folder, undo: nil) }
    if !copying.problems.isEmpty { onFailedChange?(copying.problems) }
    completion(copying)
  }

  /// Moves copies to the trash, also those that are not in the index yet.
  func removeCopies(_ copies: [FilePath]) {
    var photos: [Int64] = []
    var others: [FilePath] = []
    for path in copies {
      if let item = read({ try $0.photo(at: path) }) ?? nil { photos.append(item.id) } else { others.append(path) }
    }
    if !photos.isEmpty { moveToTrash(PhotoNumbers(photos), undo: nil) }
    if !others.isEmpty { changeInBackground { [others] _ in Self.moveToTrash(others) } }
  }

  /// Moves files to the desktop's trash that are not in the library. Files that are gone are left out.
  ///
  /// - Returns: The reasons why files were not moved.
  private nonisolated static func moveToTrash(_ files: [FilePath]) -> [String] {
    files.filter { FileIdentity($0) != nil }.compactMap { file in
      do {
        _ = try TrashedFile(moving: file)
        return nil
      } catch { return "\(error)" }
    }
  }
}
