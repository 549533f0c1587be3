import Foundation
import Glibc

/// Reads the pictures folder with its subfolders. Hidden files are omitted, as in the photo picker.
struct LibraryScanner {
  private static let suffixes: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "tif", "tiff", "bmp",
  ]
  /// The largest number of files that are listed, as in the photo picker.
  private static let largestCount = 100_000

  let root: String
  let watcher: FolderWatcher?

  /// Returns whether a file is a picture by its name.
  static func isPicture(_ name: String) -> Bool { suffixes.contains((name as NSString).pathExtension.lowercased()) }

  /// Reads the folder. Files that did not change keep their descriptions, whose headers need not be read again.
  func scan(_ earlier: LibrarySnapshot?) -> LibrarySnapshot {
    var files: [String: PhotoFile] = [:]
    var folders: [LibrarySnapshot.Folder] = []
    var links: [(folder: Int, link: String)] = []
    var pending = [root]
    watcher?.begin()
    while let path = pending.popLast() {
      // The folder is watched before it is read, so that no change is missed.
      watcher?.watch(path)
      guard let stream = opendir(path) else { continue }
      defer { closedir(stream) }
      var folder = LibrarySnapshot.Folder(path: path)
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
        }
        var info = stat()
        let file = path + "/" + name
        guard !name.hasPrefix("."), lstat(file, &info) == 0 else { continue }
        switch info.st_mode & S_IFMT {
        case S_IFDIR: pending.append(file)
        case S_IFREG where Self.isPicture(name) && files.count < Self.largestCount:
          let seconds = Double(info.st_mtim.tv_sec) + Double(info.st_mtim.tv_nsec) / 1e9
          let found = PhotoFile(
            path: file, size: Int(info.st_size), modified: Date(timeIntervalSince1970: seconds))
          let known = earlier?.files[file].flatMap { $0.isSame(as: found) ? $0 : nil } ?? found
          files[file] = known
          folder.files.append(known)
        case S_IFLNK where Self.isPicture(name): links.append((folders.count, file))
        default: break
        }
      }
      folders.append(folder)
    }
    for (folder, link) in links {
      guard let target = realpath(link, nil) else { continue }
      defer { free(target) }
      guard let file = files[String(cString: target)] else { continue }
      if folders[folder].links[file.path] == nil { folders[folder].files.append(file) }
      folders[folder].links[file.path] = link
    }
    let albums = folders.filter { $0.path != root }.sorted { $0.path < $1.path }
    return LibrarySnapshot(root: root, files: files, folders: albums, notes: .read())
  }
}
