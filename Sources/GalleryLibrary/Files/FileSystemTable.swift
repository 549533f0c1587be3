import CoreGraphics
import Foundation

/// The file systems that the administrator of the computer has listed, with the folders in which they are mounted (`man 5 fstab`).
///
/// A folder in which no disk is mounted looks like any other folder. The table tells which of them wait for a disk.
package struct FileSystemTable: Sendable {
  /// The folders in which the file systems are mounted.
  let points: [FilePath]

  /// Reads the table of the computer. It is empty if it cannot be read, as in a Flatpak.
  package init() {
    self.init((try? Data(contentsOf: URL(fileURLWithPath: "/etc/fstab"))) ?? Data())
  }

  /// Creates a table from the content of the file.
  package init(_ content: some Sequence<UInt8>) {
    points = Array(content).split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      // Source, mount point, and others. Memory for swapping has no mount point.
      guard fields.count > 1, fields[0].first != UInt8(ascii: "#"), fields[1].first == UInt8(ascii: "/"),
        fields[1].count > 1
      else { return nil }
      let point = MountTable.path(fields[1])
      return point.resolved ?? point
    }
  }

  /// Returns the folder that waits for a disk and that is a folder or contains it. The result is `nil` if there is none.
  ///
  /// - Parameters:
  ///   - folder: The real path of the folder.
  ///   - mounted: The mounted file systems.
  func emptyMountPoint(above folder: FilePath, mounted: MountTable) -> FilePath? {
    points.first { point in
      folder.isInside(point)
        && !mounted.mounts.contains { $0.point.isInside(point) && folder.isInside($0.point) }
    }
  }
}
