import GalleryLibrary
import UIKit

/// A folder with all its descendants and their photos. Each folder is listed once.
struct FolderTree {
  struct Folder {
    let path: FilePath
    /// The names of the photos directly in the folder.
    var photos: [FilePath] = []
    /// The indexes of the subfolders. They are greater than the index of the folder.
    var folders: [Int] = []
    /// The number of photos in the folder and all its descendants.
    var photoCount = 0
  }

  /// The folders of the tree. The first one is the root.
  private(set) var folders: [Folder]
  /// Messages about folders below the root that could not be listed.
  private(set) var problems: [String] = []

  /// The maximum number of problems that have a message of their own. Additional problems are only counted.
  private static let namedProblems = 20

  /// Lists a folder and all its descendants. Links to folders are not followed.
  ///
  /// - Throws: A `ScanError` if the root cannot be listed. For any other folder that cannot be listed, a message is
  ///   added to `problems`.
  init(_ root: FilePath) throws {
    folders = [Folder(path: root)]
    var failures = 0
    var next = 0
    while next < folders.count {
      let path = folders[next].path
      do {
        for entry in try FolderListing(path, followsLink: next == 0).entries {
          switch entry.kind {
          case .folder:
            folders[next].folders.append(folders.count)
            folders.append(Folder(path: path.appending(entry.name)))
          case .file: if PhotoScanner.isPhoto(entry.name) { folders[next].photos.append(entry.name) }
          case .other: break
          }
        }
      } catch let error as POSIXError {
        let error = ScanError(error)
        if next == 0 { throw error }
        failures += 1
        if failures <= Self.namedProblems { problems.append("\(path): \(error.reason)") }
      }
      next += 1
    }
    if failures > Self.namedProblems {
      problems.append("\(root): \(failures - Self.namedProblems) more folders in it cannot be read")
    }
    for index in folders.indices.reversed() {
      folders[index].photoCount = folders[index].folders.reduce(folders[index].photos.count) {
        $0 + folders[$1].photoCount
      }
    }
  }

  /// Returns the subfolders of a folder that contain photos, directly or in their own subfolders.
  func albums(in folder: Int) -> [Int] { folders[folder].folders.filter { folders[$0].photoCount > 0 } }

  /// Returns the paths of all photos in a folder and its descendants.
  func photos(below folder: Int) -> [FilePath] {
    var paths: [FilePath] = []
    var pending = [folder]
    while let next = pending.popLast() {
      let folder = folders[next]
      paths += folder.photos.map(folder.path.appending)
      pending += folder.folders
    }
    return paths
  }
}

/// An error with the reason why a folder could not be scanned.
struct ScanError: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }

  init(_ error: POSIXError) {
    switch error.code {
    case .EACCES, .EPERM: reason = "no permission to read this folder"
    case .ENOENT: reason = "no such folder"
    default: reason = "this folder cannot be read (\(String(cString: strerror(error.code.rawValue))))"
    }
  }
}
