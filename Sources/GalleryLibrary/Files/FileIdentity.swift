import CoreGraphics
import Foundation

/// The properties of a file by which the index detects that the file was changed, moved or replaced.
package struct FileIdentity: Hashable, Sendable {
  /// The number of the device that contains the file.
  package var device: Int64
  /// The number of the file on its device.
  package var inode: Int64
  /// The size in bytes.
  package var size: Int64
  /// The whole seconds of the modification time since 1970.
  package var seconds: Int64
  /// The nanoseconds of the modification time after the whole seconds, or `uncertain` if the file must be read again.
  package var nanoseconds: Int64

  /// The value of `nanoseconds` for a file that must be read again at the next pass. No file has this value.
  static let uncertain: Int64 = -1

  package init(device: Int64, inode: Int64, size: Int64, seconds: Int64, nanoseconds: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Reads the identity of the regular file at a path. Symbolic links are followed. The result is `nil` if the file does
  /// not exist or is a folder, a pipe, a socket or a device.
  package init?(_ path: FilePath) {
    guard case .file(let identity) = Self.presence(at: path) else { return nil }
    self = identity
  }

  init(_ info: stat) {
    self.init(
      device: Int64(truncatingIfNeeded: info.st_dev), inode: Int64(truncatingIfNeeded: info.st_ino),
      size: Int64(info.st_size), seconds: Int64(info.st_mtim.tv_sec), nanoseconds: Int64(info.st_mtim.tv_nsec))
  }

  /// The result of looking for a file at a path.
  enum Presence {
    /// A regular file is at the path.
    case file(FileIdentity)
    /// No regular file is at the path.
    case absent
    /// The file system does not say whether a file is at the path, for a reason: the folder may not be entered, or the disk
    /// has an error.
    case unknown(FileError)
  }

  /// Looks for a regular file at a path. Symbolic links are followed.
  static func presence(at path: FilePath) -> Presence {
    var info = stat()
    guard path.withCString({ stat($0, &info) }) == 0 else {
      let code = errno
      return [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(code) ? .absent : .unknown(FileError(code))
    }
    return info.st_mode & S_IFMT == S_IFREG ? .file(FileIdentity(info)) : .absent
  }

  /// Reads the identity of the entry at a path, without following a symbolic link. The result is `nil` if there is none.
  init?(ofEntry path: FilePath) {
    var info = stat()
    guard path.withCString({ lstat($0, &info) }) == 0 else { return nil }
    self.init(info)
  }

  /// Returns whether both identities belong to the same file, even if it was modified in between.
  func isSameFile(as other: FileIdentity) -> Bool { device == other.device && inode == other.inode }

  /// Returns whether the file at a path is unchanged since it had this identity. If it is, its content need not be read again.
  ///
  /// The number of a device can change when the file system is mounted again, and some file systems give their files other
  /// numbers. So the numbers distinguish files only while the device has the same number and its file numbers are stable.
  ///
  /// - Parameters:
  ///   - current: The identity of the file that has the path now.
  ///   - hasStableNumbers: Whether the file system keeps the numbers of its files (`MountTable`).
  func isUnchanged(_ current: FileIdentity, hasStableNumbers: @autoclosure () -> Bool) -> Bool {
    (size, seconds, nanoseconds) == (current.size, current.seconds, current.nanoseconds)
      && (inode == current.inode || device != current.device || !hasStableNumbers())
  }
}
