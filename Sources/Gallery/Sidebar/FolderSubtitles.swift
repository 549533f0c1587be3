import GalleryLibrary
import UIKit

/// The texts below the names of folders that have the same name.
enum FolderSubtitles {
  /// Returns the folders that contain each folder whose name is not unique, such as "Camera" for `Pictures/Camera/City` beside
  /// `Pictures/Work/City`: as many of them as distinguish the folders with that name.
  ///
  /// - Complexity: O(*n* *d*), where *n* is the number of folders and *d* the depth of the deepest one.
  static func subtitles(of folders: [FilePath]) -> [FilePath: String] {
    var result: [FilePath: String] = [:]
    for (_, group) in Dictionary(grouping: folders, by: \.name) where group.count > 1 {
      // The folders around each folder, the nearest one first.
      let parents = group.map { folder in sequence(first: folder.folder, next: \.parent).map(\.name.description) }
      let depth = parents.map(\.count).max() ?? 1
      let count = (1..<max(2, depth)).first { count in Set(parents.map { $0.prefix(count) }).count == group.count }
      for (folder, names) in zip(group, parents) {
        result[folder] = names.prefix(count ?? depth).reversed().joined(separator: "/")
      }
    }
    return result
  }
}

extension FilePath {
  /// The folder that contains this one, or `nil` for the root of the file system.
  var parent: FilePath? { bytes.count > 1 && folder.bytes.count > 1 ? folder : nil }
}
