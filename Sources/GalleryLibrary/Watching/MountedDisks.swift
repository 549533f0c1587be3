import CoreGraphics
import Foundation

/// The disks on which some folders and their subfolders are.
struct MountedDisks: Equatable {
  /// The devices of the folders, or `nil` for folders that do not exist.
  private var devices: [Int64?] = []
  /// The file systems that are mounted in the folders.
  private var mounts: Set<MountTable.Mount> = []

  /// Creates a value without disks.
  init() {}

  /// Finds the disks of folders.
  init(of folders: [FilePath], table: MountTable = MountTable()) {
    devices = folders.map { folder in
      var info = stat()
      return folder.withCString({ stat($0, &info) }) == 0 ? Int64(truncatingIfNeeded: info.st_dev) : nil
    }
    mounts = Set(table.mounts.filter { mount in folders.contains { mount.point.isInside($0) } })
  }
}
