import CoreGraphics
import Foundation
import GalleryLibrary

/// Commands that change a disk under the library. The worker must be in a mount namespace of its own.
enum DiskCommands {
  /// The names of the commands.
  static let all: Set = ["fill", "free", "remount", "bind", "unbind", "write"]

  static func perform(_ command: String, _ argument: String) throws -> String {
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    guard let folder = words.last, words.count > 0 else { return "no folder" }
    switch command {
    case "fill": return try fill(folder, leaving: words.count > 1 ? Int(words[0]) ?? 0 : 0)
    case "free": return unlink(filler(folder)) == 0 ? "freed" : "nothing to free"
    case "bind":
      // The folder becomes a mount point, which alone can only be read.
      let flags = UInt(MS_BIND)
      guard mount(folder, folder, nil, flags, nil) == 0,
        mount(nil, folder, nil, flags | UInt(MS_REMOUNT) | UInt(MS_RDONLY), nil) == 0
      else { throw FileError("\(folder): \(String(cString: strerror(errno)))") }
      return "bound"
    case "unbind":
      guard umount(folder) == 0 else { throw FileError("\(folder): \(String(cString: strerror(errno)))") }
      return "unbound"
    case "write":
      let file = URL(fileURLWithPath: folder)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("photo \(folder)".utf8).write(to: file)
      return "written"
    default:
      let flags = UInt(MS_REMOUNT) | (words[0] == "ro" ? UInt(MS_RDONLY) : 0)
      guard mount(nil, folder, nil, flags, nil) == 0 else {
        throw FileError("\(folder): \(String(cString: strerror(errno)))")
      }
      return "remounted"
    }
  }

  private static func filler(_ folder: String) -> String { folder + "/filler" }

  /// Fills the disk of a folder.
  ///
  /// - Parameter space: The space that remains, in pages of 4,096 bytes.
  private static func fill(_ folder: String, leaving space: Int) throws -> String {
    let descriptor = open(filler(folder), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw FileError("\(folder): \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    let page = [UInt8](repeating: 1, count: 4096)
    var count = 0
    while write(descriptor, page, page.count) == page.count { count += 1 }
    guard errno == ENOSPC, ftruncate(descriptor, off_t(max(0, count - space) * page.count)) == 0 else {
      throw FileError("\(folder) was not filled: \(String(cString: strerror(errno)))")
    }
    return "filled"
  }
}
