import Foundation

/// The real paths of the folders within which a walk is, so that it does not enter one of them again through a symbolic
/// link.
struct OpenFolders {
  private var paths: [String]

  /// Creates the folders of a walk that begins at a path.
  init(_ root: String) { paths = [Self.real(root)] }

  /// Returns the folders with another one, or nil if the walk is already within it.
  ///
  /// - Parameter path: The path of a folder in the last one of these.
  func entering(_ path: String) -> OpenFolders? {
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    let target = isLink ? Self.real(path) : Paths.join(paths[paths.count - 1], Paths.name(path))
    guard !paths.contains(target) else { return nil }
    var result = self
    result.paths.append(target)
    return result
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
