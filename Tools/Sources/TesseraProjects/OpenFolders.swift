import Foundation

/// The real paths of the folders within which a walk is, so that it does not enter one of them again through a symbolic
/// link.
///
/// A walk ends also in a folder with links to each other, through which the number of paths doubles at each level, and in one
/// with a link to another disk: the number of folders that it enters is limited.
struct OpenFolders {
  /// The number of folders that a walk enters. The folders of large projects contain less than a tenth.
  static let limit = 50_000
  /// The number of folders that a walk enters through links and in the folders that links lead to.
  static let linkLimit = 1_000

  /// The folders that all branches of a walk have entered.
  private final class Count {
    var folders = 0
    var linked = 0
    var hasWarned = false
  }

  private let root: String
  private var paths: [String]
  private var isLinked = false
  private let count = Count()

  /// Creates the folders of a walk that begins at a path.
  init(_ root: String) {
    self.root = root
    paths = [Self.real(root)]
  }

  /// Returns the folders with another one, or nil if the walk is already within it or has entered too many.
  ///
  /// - Parameter path: The path of a folder in the last one of these.
  func entering(_ path: String) -> OpenFolders? {
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    let target = isLink ? Self.real(path) : Paths.join(paths[paths.count - 1], Paths.name(path))
    guard !paths.contains(target) else { return nil }
    var result = self
    result.paths.append(target)
    result.isLinked = isLinked || isLink
    count.folders += 1
    if result.isLinked { count.linked += 1 }
    let hasTooManyLinks = result.isLinked && count.linked > Self.linkLimit
    guard count.folders <= Self.limit, !hasTooManyLinks else {
      warn(isLinked: hasTooManyLinks)
      return nil
    }
    return result
  }

  /// Tells the user once that folders are left out.
  private func warn(isLinked: Bool) {
    if count.hasWarned { return }
    count.hasWarned = true
    let number = isLinked ? Self.linkLimit : Self.limit
    let kind = isLinked ? "more than \(number) folders behind symbolic links" : "more than \(number) folders"
    let text = "\(root): warning: the folder contains \(kind); the others are left out\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
