import Foundation

extension Bundle {
  /// The paths of the resource bundles of Swift packages, which are in the folder of the program, in the order of their names. Only the
  /// main bundle has such paths. On iOS, the resources of packages and of the application are in one bundle.
  ///
  /// The folder of a program can be `/usr/bin` with thousands of files. For this reason only names are compared, and no
  /// URLs are created.
  package var resourceBundlePaths: [String] {
    guard self == .main else { return [] }
    let folder = bundlePath
    return Self.entries(of: folder) { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
  }

  /// Returns the paths of the entries of a folder whose names satisfy a condition, in the order of their names.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder. A folder that cannot be read has no entries.
  ///   - isIncluded: Returns whether an entry with this name is included.
  /// - Returns: The paths.
  package static func entries(of folder: String, where isIncluded: (String) -> Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter(isIncluded).sorted().map { "\(folder)/\($0)" }
  }
}
