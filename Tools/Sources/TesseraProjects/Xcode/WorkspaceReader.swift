import Foundation

/// Reads the paths of the projects and packages in a workspace.
enum WorkspaceReader {
  /// Returns the paths of the projects and of the packages' folders, in the order of the workspace.
  ///
  /// - Parameter workspace: The path of the folder `Name.xcworkspace`.
  /// - Throws: A `FileError` if the workspace does not exist or is invalid.
  static func members(_ workspace: String) throws -> [String] {
    let path = Paths.join(workspace, "contents.xcworkspacedata")
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(path, "there is no such file; an .xcworkspace folder contains contents.xcworkspacedata")
    }
    return try members(data, workspace: workspace)
  }

  /// Returns the paths in the contents of a workspace file. `workspace` is the path of the folder `Name.xcworkspace`.
  static func members(_ data: Data, workspace: String) throws -> [String] {
    let path = Paths.join(workspace, "contents.xcworkspacedata")
    var groups: [(depth: Int, folder: String)] = []
    var result: [String] = []
    for element in try XMLElements.read(data, path: path) {
      let location = element.attributes["location"] ?? ""
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let own = parts.count > 1 ? parts[1] : ""
      groups.removeAll { $0.depth >= element.parents.count }
      let base: String
      switch parts.first {
      case "absolute": base = "/"
      case "group": base = groups.last?.folder ?? Paths.folder(workspace)
      // A workspace inside a project file refers to that project with `self`.
      case "self": base = workspace
      default: base = Paths.folder(workspace)
      }
      let target = Paths.join(base, own)
      if element.name == "Group" { groups.append((element.parents.count, target)) }
      if element.name == "FileRef" {
        result.append(parts.first == "self" ? Paths.folder(workspace) : target)
      }
    }
    return XcodeReader.unique(result)
  }
}
