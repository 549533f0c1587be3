import CoreGraphics
import Foundation

/// The table of mounted file systems (`man 5 proc`, mountinfo).
struct MountTable {
  /// A mounted file system.
  struct Mount: Hashable {
    /// A number of the mount, which changes when the file system is mounted again.
    let identifier: Int
    /// The number of the device, as `stat` returns it.
    let device: Int64
    /// The folder in which the file system is visible.
    let point: FilePath
    /// The kind of the file system, such as "ext4".
    let kind: String
  }

  /// The mounted file systems, in the order in which they were mounted.
  let mounts: [Mount]

  /// Reads the table of this process. It is empty if it cannot be read.
  init() {
    // The file has no size, so it is read to its end.
    let data = try? FileHandle(forReadingAtPath: "/proc/self/mountinfo")?.readToEnd()
    self.init(data ?? Data())
  }

  /// Creates a table from the content of the file.
  init(_ content: some Sequence<UInt8>) {
    mounts = Array(content).split(separator: UInt8(ascii: "\n")).compactMap(Self.mount)
  }

  private static func mount(_ line: ArraySlice<UInt8>) -> Mount? {
    // Identifier, parent, major:minor, root, mount point, options, optional fields, "-", kind, source, options.
    let fields = line.split(separator: UInt8(ascii: " "))
    guard fields.count > 5, let separator = fields.firstIndex(of: [UInt8(ascii: "-")]), separator + 1 < fields.count,
      let identifier = Int(String(decoding: fields[0], as: UTF8.self))
    else { return nil }
    let numbers = fields[2].split(separator: UInt8(ascii: ":")).compactMap {
      UInt64(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 2, numbers.allSatisfy({ $0 <= UInt32.max }) else { return nil }
    let (major, minor) = (numbers[0], numbers[1])
    let device = (major & 0xFFF) << 8 | (major & ~0xFFF) << 32 | minor & 0xFF | (minor & ~0xFF) << 12
    return Mount(
      identifier: identifier, device: Int64(bitPattern: device), point: path(fields[4]),
      kind: String(decoding: fields[separator + 1], as: UTF8.self))
  }

  /// Replaces the octal numbers of a table by their bytes: spaces, tabs, line breaks and backslashes.
  static func path(_ field: ArraySlice<UInt8>) -> FilePath {
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let value = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8) {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return FilePath(bytes: bytes)
  }

  /// Returns whether the files on a device keep their numbers when it is mounted again. FAT, exFAT, and the file systems of
  /// other programs (FUSE) assign a number when a file is first used. Devices that are not in the table count as stable.
  func hasStableFileNumbers(_ device: Int64) -> Bool {
    guard let kind = mounts.first(where: { $0.device == device })?.kind else { return true }
    return !(["vfat", "msdos", "exfat", "fuseblk", "fuse"].contains(kind) || kind.hasPrefix("fuse."))
  }

  /// Returns the number of the device that contains a folder, or that contains its nearest ancestor that exists.
  ///
  /// For a folder on a disk that is not connected, this is the device of the mount point, or of the folder in which the mount
  /// point was.
  static func device(ofNearest folder: FilePath) -> Int64? {
    var path = folder
    while true {
      var info = stat()
      if path.withCString({ stat($0, &info) }) == 0 { return Int64(truncatingIfNeeded: info.st_dev) }
      guard errno == ENOENT || errno == ENOTDIR, path.folder.bytes.count < path.bytes.count, !path.folder.bytes.isEmpty
      else { return nil }
      path = path.folder
    }
  }
}
