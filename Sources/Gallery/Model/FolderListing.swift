import Foundation

/// What a folder holds, without what is hidden: names and kinds as the file system's own list has them, so that no file is
/// asked for itself. Foundation asks each file, which takes a second over ten thousand.
struct FolderListing {
  struct Entry {
    let name: String
    /// A folder itself; links to folders are none, so a loop of links ends.
    let isFolder: Bool
  }

  let entries: [Entry]

  /// Lists `folder`.
  ///
  /// - Throws: `POSIXError` with what the system says.
  init(_ folder: String) throws {
    guard let handle = opendir(folder) else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { closedir(handle) }
    var entries: [Entry] = []
    while let entry = readdir(handle) {
      // A dot begins what is hidden, and the folder itself and the one around it.
      guard entry.pointee.d_name.0 != UInt8(ascii: ".") else { continue }
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // Some file systems leave the kind open.
      let isFolder =
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): true
        case Int(DT_UNKNOWN): FileState.isFolder(folder + "/" + name)
        default: false
        }
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    self.entries = entries
  }
}

/// What tells whether a file is still the same.
struct FileState: Equatable, Sendable {
  /// In bytes.
  let size: Int64
  /// When the content was last changed, in nanoseconds since 1970.
  let modified: Int64

  init(size: Int64, modified: Int64) {
    self.size = size
    self.modified = modified
  }

  /// Of the file that a path leads to, through links; nil where there is none.
  init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    size = Int64(info.st_size)
    modified = Int64(info.st_mtim.tv_sec) * 1_000_000_000 + Int64(info.st_mtim.tv_nsec)
  }

  /// Whether a path is a folder itself, not a link to one.
  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// The time of the last change.
  var modifiedDate: Date { Date(timeIntervalSince1970: Double(modified) / 1_000_000_000) }
}
