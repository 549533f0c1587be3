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
    var info = stat()
    guard path.withCString({ stat($0, &info) }) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(
      device: Int64(truncatingIfNeeded: info.st_dev), inode: Int64(truncatingIfNeeded: info.st_ino),
      size: Int64(info.st_size), seconds: Int64(info.st_mtim.tv_sec), nanoseconds: Int64(info.st_mtim.tv_nsec))
  }

  /// Returns the number of the error because of which a file cannot be examined, or `nil` if it can be, or if it does not exist.
  static func problem(_ path: FilePath) -> Int32? {
    var info = stat()
    guard path.withCString({ lstat($0, &info) }) != 0 else { return nil }
    let code = errno
    return [ENOENT, ENOTDIR, ELOOP].contains(code) ? nil : code
  }

  /// Returns whether a file has the same size and modification time.
  func hasSameContent(as other: FileIdentity) -> Bool {
    size == other.size && seconds == other.seconds && nanoseconds == other.nanoseconds
  }

  /// Returns whether both identities belong to the same file, even if it was modified in between.
  func isSameFile(as other: FileIdentity) -> Bool { device == other.device && inode == other.inode }
}
