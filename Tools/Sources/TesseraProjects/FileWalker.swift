import Foundation

/// Lists the files of a folder.
enum FileWalker {
  /// Returns the paths of all files in a folder and those below it, in ascending order. Hidden files and the insides of
  /// folders that count as one file, such as asset catalogs, are left out.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - excluded: Paths of files and folders that are left out.
  static func files(_ folder: String, excluding excluded: [String] = []) -> [String] {
    var result: [String] = []
    let excluded = Set(excluded)
    func visit(_ folder: String, depth: Int) {
      guard depth < 40 else { return }
      for name in Paths.entries(folder) {
        let path = Paths.join(folder, name)
        guard !excluded.contains(path) else { continue }
        if Paths.isFolder(path) && !FileKind.packages.contains(Paths.suffix(name)) {
          visit(path, depth: depth + 1)
        } else {
          result.append(path)
        }
      }
    }
    visit(folder, depth: 0)
    return result
  }
}
