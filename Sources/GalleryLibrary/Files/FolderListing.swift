import CoreGraphics
import Foundation

/// The names and kinds of the entries in a folder, without hidden entries.
///
/// The entries are read from the directory itself. Foundation would query each file, which takes a second for ten thousand files, and
/// would omit names that are not UTF-8.
package struct FolderListing {
  package struct Entry {
    package let name: FilePath
    package let kind: Kind
  }

  package enum Kind {
    /// A folder. Links to folders are not included, so that loops of links are not followed.
    case folder
    /// A file, or a link. The destination of a link is checked when it is opened.
    case file
    /// A pipe, a socket or a device.
    case other
  }

  package let entries: [Entry]

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - followsLink: `true` if `folder` may be a link to a folder, because the user specified it. Pass `false` for a
  ///     folder from a listing, because it may have been replaced by a link.
  /// - Throws: A `POSIXError` if the folder cannot be listed.
  package init(_ folder: FilePath, followsLink: Bool) throws {
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
      // On file systems with names longer than 255 bytes, the name extends beyond the array of the C type.
      let name = FilePath(
        cString: (UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!)
          .assumingMemoryBound(to: CChar.self))
      // Names that begin with a dot are hidden files, the folder itself and its parent.
      guard name.bytes.first != UInt8(ascii: ".") else { continue }
      let kind: Kind
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR): kind = .folder
      case Int(DT_REG), Int(DT_LNK): kind = .file
      // Some file systems do not report the kind.
      case Int(DT_UNKNOWN): kind = Self.kind(of: name, in: descriptor)
      default: kind = .other
      }
      entries.append(Entry(name: name, kind: kind))
      errno = 0
    }
    guard errno == 0 else { throw Self.error(errno) }
    self.entries = entries
  }

  /// Returns the reason why a folder that the user specified cannot be listed, or `nil` if it can be listed.
  package static func obstacle(to folder: FilePath) -> POSIXError? {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return error(errno) }
    close(descriptor)
    return nil
  }

  /// Returns whether a folder belongs to the user, or `nil` if its owner is unknown, as in a folder that the user may not enter.
  package static func belongsToUser(_ folder: FilePath) -> Bool? {
    var info = stat()
    return folder.withCString { stat($0, &info) } == 0 ? info.st_uid == geteuid() : nil
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
