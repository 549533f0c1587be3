import Foundation

/// Lists the files of a folder and its subfolders.
enum FileWalker {
  /// Returns the paths of all files in a folder and its subfolders, in ascending order. Hidden files are left out. A
  /// folder that counts as one file, such as an asset catalog, is returned without its contents.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - excluded: Paths of files and folders that are left out.
  static func files(_ folder: String, excluding excluded: [String] = []) -> [String] {
    var result: [String] = []
    let excluded = Set(excluded)
    func visit(_ folder: String, _ open: OpenFolders, depth: Int) {
      guard depth < 40 else { return }
      for name in Paths.entries(folder) {
        let path = Paths.join(folder, name)
        guard !excluded.contains(path) else { continue }
        if Paths.isFolder(path) && !FileKind.packages.contains(Paths.suffix(name)) {
          if let open = open.entering(path) { visit(path, open, depth: depth + 1) }
        } else {
          result.append(path)
        }
      }
    }
    visit(folder, OpenFolders(folder), depth: 0)
    return result
  }
}
