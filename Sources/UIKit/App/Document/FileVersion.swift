import CoreGraphics
import Foundation

/// A value that identifies the contents of a file by its inode, size and modification date.
struct FileVersion: Equatable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The modification date that the file had when the value was created.
  var modified: Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }

  /// Creates the version of a file's current contents. Returns nil if the file does not exist.
  init?(_ url: URL) {
    var status = stat()
    guard FilePath(url).withCString({ stat($0, &status) }) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
