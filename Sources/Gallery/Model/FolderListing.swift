import UIKit

/// What a folder holds, without what is hidden: names and kinds as the file system's own list has them, so that no file is
/// asked for itself. Foundation asks each file, which takes a second over ten thousand, and leaves out names that are not
/// UTF-8.
struct FolderListing {
  struct Entry {
    let name: FilePath
    let kind: Kind
  }

  enum Kind {
    /// A folder itself; links to folders are none, so a loop of links ends.
    case folder
    /// A file, or a link: where it leads is seen when it is opened.
    case file
    /// A pipe, a socket or a device.
    case other
  }

  let entries: [Entry]

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - followsLink: Whether `folder` may be a link to a folder, because the user named it. What a listing called a folder
  ///     may have become a link since.
  /// - Throws: `POSIXError` with what the system says.
  init(_ folder: FilePath, followsLink: Bool) throws {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor = folder.withCString { open($0, flags) }
    guard descriptor >= 0 else { throw Self.error(errno) }
    guard let handle = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw Self.error(code)
    }
    defer { closedir(handle) }
    var entries: [Entry] = []
    errno = 0
    while let entry = readdir(handle) {
      // The bytes go on behind the end of the array in C's type where a file system has longer names than 255 bytes.
      let name = FilePath(
        cString: (UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!)
          .assumingMemoryBound(to: CChar.self))
      // A dot begins what is hidden, and the folder itself and the one around it.
      guard name.bytes.first != UInt8(ascii: ".") else { continue }
      let kind: Kind
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR): kind = .folder
      case Int(DT_REG), Int(DT_LNK): kind = .file
      // Some file systems leave the kind open.
      case Int(DT_UNKNOWN): kind = Self.kind(of: name, in: descriptor)
      default: kind = .other
      }
      entries.append(Entry(name: name, kind: kind))
      errno = 0
    }
    guard errno == 0 else { throw Self.error(errno) }
    self.entries = entries
  }

  private static func kind(of name: FilePath, in folder: Int32) -> Kind {
    var info = stat()
    guard name.withCString({ fstatat(folder, $0, &info, AT_SYMLINK_NOFOLLOW) }) == 0 else { return .other }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG, S_IFLNK: return .file
    default: return .other
    }
  }

  private static func error(_ code: Int32) -> POSIXError { POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
}
