import CoreGraphics
import Foundation

/// The properties by which a file in the trash is recognized.
///
/// A path is not sufficient: camera names such as `IMG_0001.JPG` repeat, so after another program has emptied the trash, another
/// file may have the path. The number of the file alone is not, either: file systems give the numbers of deleted files to new
/// ones, and FAT gives other numbers each time a disk is connected.
package struct TrashedContents: Equatable, Sendable {
  /// The number of the file on its device.
  var inode: Int64
  /// The size in bytes.
  var size: Int64
  /// The whole seconds of the modification time since 1970.
  var seconds: Int64
  /// The fingerprint of the content (`ContentKey`), or 0 if it is unknown.
  var key: Int64

  init(inode: Int64, size: Int64, seconds: Int64, key: Int64) {
    self.inode = inode
    self.size = size
    self.seconds = seconds
    self.key = key
  }

  /// Reads the properties of a file. The result is `nil` if it cannot be read.
  init?(_ path: FilePath) {
    guard let identity = FileIdentity(path), let file = try? RegularFile(path) else { return nil }
    self.init(inode: identity.inode, size: identity.size, seconds: identity.seconds, key: ContentKey.of(file))
  }

  /// Returns whether a file has the number, the size and the modification time.
  func isFile(_ info: stat) -> Bool {
    Int64(truncatingIfNeeded: info.st_ino) == inode && Int64(info.st_size) == size
      && Int64(info.st_mtim.tv_sec) == seconds
  }

  /// Returns whether the file at a path is this file, or has its content. The file is only read if its number or time is another one.
  func isFile(at path: FilePath) -> Bool {
    var info = stat()
    return path.withCString({ lstat($0, &info) }) == 0 && (isFile(info) || hasContent(of: path, info))
  }

  /// Returns whether the file at a path has the content of this file. If it cannot be read, its number, size and time are compared.
  func isContent(at path: FilePath) -> Bool {
    var info = stat()
    guard path.withCString({ lstat($0, &info) }) == 0 else { return false }
    return key == 0 || TrashedContents(path) == nil ? isFile(info) : hasContent(of: path, info)
  }

  private func hasContent(of path: FilePath, _ info: stat) -> Bool {
    guard info.st_mode & S_IFMT == S_IFREG, Int64(info.st_size) == size, key != 0 else { return false }
    return TrashedContents(path)?.key == key
  }
}
