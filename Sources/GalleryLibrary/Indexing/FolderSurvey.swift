import CoreGraphics
import Foundation

/// The folders below some roots with the names of their photos, as they are on the disk.
struct FolderSurvey {
  struct Folder {
    let path: FilePath
    /// The index of the root in `roots`.
    let root: Int
    let photos: [FilePath]
  }

  /// A folder that the user added to the library.
  struct Root {
    let path: FilePath
    /// The reason why the root cannot be listed, or `nil` if it was.
    var problem: String?
    /// Indicates whether the root does not exist.
    var isGone = false
    /// The device of the file system, or 0 if the root cannot be listed.
    var device: Int64 = 0
    /// Indicates whether the root has no folders and no photos, as a mount point without its disk.
    var isEmpty = false
  }

  private(set) var roots: [Root] = []
  private(set) var folders: [Folder] = []
  /// The folders that exist and cannot be listed. The photos in them are kept as they are.
  private(set) var unreadable: [FilePath] = []
  /// Messages about folders that cannot be listed.
  private(set) var problems: [String] = []
  private(set) var photoCount = 0

  /// Lists folders and all their descendants. Links to folders below a root are not followed, and hidden folders are
  /// skipped. A root inside another one is listed once.
  ///
  /// - Parameters:
  ///   - paths: The roots.
  ///   - isDeep: `false` to list the folders without their descendants.
  ///   - separating: `false` to list each of the folders, even if it is inside another one.
  ///   - visit: A closure that is called after each folder with the number of photos that were found.
  init(
    _ paths: [FilePath], isDeep: Bool = true, separating: Bool = true, visit: (Int) throws -> Void
  ) throws {
    for path in separating ? Self.separate(paths) : paths {
      let root = roots.count
      roots.append(Root(path: path))
      let firstFolder = folders.count
      var info = stat()
      if path.withCString({ stat($0, &info) }) == 0 { roots[root].device = Int64(truncatingIfNeeded: info.st_dev) }
      var pending = [path]
      while let next = pending.popLast() {
        do {
          var photos: [FilePath] = []
          for entry in try FolderListing(next, followsLink: next == path).entries {
            switch entry.kind {
            case .folder: if isDeep { pending.append(next.appending(entry.name)) }
            case .file: if PhotoFormats.isPhoto(entry.name) { photos.append(entry.name) }
            case .other: break
            }
          }
          folders.append(Folder(path: next, root: root, photos: photos))
          photoCount += photos.count
        } catch {
          let code = (error as? POSIXError)?.code ?? .EIO
          // A folder that was deleted since its parent was listed has no photos any more.
          if next == path {
            roots[root].problem = FileError(code.rawValue).description
            roots[root].isGone = code == .ENOENT || code == .ENOTDIR
          } else if code != .ENOENT, code != .ENOTDIR, code != .ELOOP {
            unreadable.append(next)
          } else {
            continue
          }
          problems.append("\(next): \(FileError(code.rawValue))")
        }
        try visit(photoCount)
      }
      let listed = folders[firstFolder...]
      roots[root].isEmpty = listed.count == 1 && listed.allSatisfy(\.photos.isEmpty)
    }
  }

  /// Adds the folders of another survey that are not in this one.
  mutating func add(_ other: FolderSurvey) {
    let known = Set(folders.map(\.path))
    for folder in other.folders where !known.contains(folder.path) {
      folders.append(Folder(path: folder.path, root: folder.root + roots.count, photos: folder.photos))
      photoCount += folder.photos.count
    }
    roots += other.roots
    unreadable += other.unreadable
    problems += other.problems
  }

  /// Returns the paths without those that are inside of others, with links to the roots themselves resolved.
  static func separate(_ paths: [FilePath]) -> [FilePath] {
    var separate: [FilePath] = []
    for path in paths.map({ $0.resolved ?? $0.absolute }) where !separate.contains(where: { path.isInside($0) }) {
      separate.removeAll { $0.isInside(path) }
      separate.append(path)
    }
    return separate
  }
}
