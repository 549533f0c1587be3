import CoreGraphics
import Foundation

/// A listing of the folders below some roots on the disk, with the names of their photos.
package struct FolderSurvey {
  package struct Folder {
    package let path: FilePath
    /// The index of the root in `roots`.
    let root: Int
    package let photos: [FilePath]
  }

  /// A folder that the user added to the library.
  struct Root {
    let path: FilePath
    /// The reason why the root could not be listed, or `nil` if it was listed.
    var problem: String?
    /// Indicates whether the root does not exist.
    var isMissing = false
    /// The device of the file system, or 0 if the root cannot be listed.
    var device: Int64 = 0
    /// Indicates whether the root has no folders and no photos. This is the case for a mount point whose disk is not
    /// connected.
    var isEmpty = false
  }

  private(set) var roots: [Root] = []
  package private(set) var folders: [Folder] = []
  /// The folders that exist but cannot be listed. Their photos remain unchanged in the index.
  private(set) var unreadable: [FilePath] = []
  /// Messages about folders that cannot be listed.
  package private(set) var problems: [String] = []
  package private(set) var photoCount = 0

  /// Lists the photos in folders and, by default, in all their descendants. Links to folders below a root are not followed,
  /// and hidden folders are skipped.
  ///
  /// - Parameters:
  ///   - paths: The roots.
  ///   - isDeep: `false` to list the roots without their descendants.
  ///   - skipsNestedRoots: `true` to skip a root inside another root, because it is listed as a descendant of the other root.
  ///     `false` to list each root by itself.
  ///   - followsRootLinks: `false` if a root may have been replaced by a link, because the user did not specify it.
  ///   - visit: A closure that is called after each folder with the number of photos that were found.
  package init(
    _ paths: [FilePath], isDeep: Bool = true, skipsNestedRoots: Bool = true, followsRootLinks: Bool = true,
    visit: (Int) throws -> Void
  ) throws {
    for path in skipsNestedRoots ? Self.separate(paths) : paths {
      let root = roots.count
      roots.append(Root(path: path))
      let firstFolderIndex = folders.count
      var info = stat()
      if path.withCString({ stat($0, &info) }) == 0 { roots[root].device = Int64(truncatingIfNeeded: info.st_dev) }
      var pending = [path]
      while let folder = pending.popLast() {
        do {
          var photos: [FilePath] = []
          for entry in try FolderListing(folder, followsLink: followsRootLinks && folder == path).entries {
            switch entry.kind {
            case .folder: if isDeep { pending.append(folder.appending(entry.name)) }
            case .file: if PhotoFormats.isPhoto(entry.name) { photos.append(entry.name) }
            case .other: break
            }
          }
          folders.append(Folder(path: folder, root: root, photos: photos))
          photoCount += photos.count
        } catch {
          let code = (error as? POSIXError)?.code ?? .EIO
          // A folder that was deleted after its parent was listed no longer has photos.
          if folder == path {
            roots[root].problem = FileError(code.rawValue).description
            roots[root].isMissing = [.ENOENT, .ENOTDIR, .ELOOP].contains(code)
          } else if code != .ENOENT, code != .ENOTDIR, code != .ELOOP {
            unreadable.append(folder)
          } else {
            continue
          }
          problems.append("\(folder): \(FileError(code.rawValue))")
        }
        try visit(photoCount)
      }
      let listedFolders = folders[firstFolderIndex...]
      roots[root].isEmpty = listedFolders.count == 1 && listedFolders.allSatisfy(\.photos.isEmpty)
    }
  }

  /// Adds the folders of another survey that are not in this one.
  mutating func add(_ other: FolderSurvey) {
    let listedPaths = Set(folders.map(\.path))
    for folder in other.folders where !listedPaths.contains(folder.path) {
      folders.append(Folder(path: folder.path, root: folder.root + roots.count, photos: folder.photos))
      photoCount += folder.photos.count
    }
    roots += other.roots
    unreadable += other.unreadable
    problems += other.problems
  }

  /// Returns the paths that are not inside other paths. Links to the roots themselves are resolved.
  package static func separate(_ paths: [FilePath]) -> [FilePath] {
    var separate: [FilePath] = []
    for path in paths.map({ $0.resolved ?? $0.absolute }) where !separate.contains(where: { path.isInside($0) }) {
      separate.removeAll { $0.isInside(path) }
      separate.append(path)
    }
    return separate
  }
}
