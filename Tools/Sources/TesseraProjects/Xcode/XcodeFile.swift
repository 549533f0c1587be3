import Foundation

/// The contents of a `project.pbxproj` file: its objects by identifier, and the paths of the files that it contains.
struct XcodeFile: Sendable {
  /// The path of `project.pbxproj`.
  let path: String
  /// The folder that paths are relative to.
  let folder: String
  /// The name of the project.
  let name: String
  /// All objects of the file by their identifiers.
  let objects: [String: XcodeObject]
  /// The root object, of the class `PBXProject`. It refers to the targets and the build configurations.
  let root: XcodeObject
  /// The paths of groups and files by identifier. Products and files of the SDK have none.
  private(set) var paths: [String: String] = [:]

  /// Reads a project.
  ///
  /// - Parameter project: The path of the folder `Name.xcodeproj`.
  /// - Throws: A `FileError` if the project file is missing, broken or incomplete.
  init(project: String) throws {
    let path = Paths.join(project, "project.pbxproj")
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(path, "there is no such file; an .xcodeproj folder contains project.pbxproj")
    }
    try self.init(data: data, project: project)
  }

  /// Reads the contents of a project file.
  ///
  /// - Parameters:
  ///   - data: The contents of `project.pbxproj`.
  ///   - project: The path of the folder `Name.xcodeproj`.
  /// - Throws: A `FileError` if the contents are broken or incomplete.
  init(data: Data, project: String) throws {
    let path = Paths.join(project, "project.pbxproj")
    let list = try OldStyleParser.parse(data, path: path)
    guard let top = list.dictionary, let all = top["objects"]?.dictionary else {
      throw FileError(path, line: list.line, "the file has no \"objects\": it is not an Xcode project file")
    }
    guard let rootID = top["rootObject"]?.string else {
      throw FileError(path, line: list.line, "the file has no \"rootObject\": it is cut short or was edited by hand")
    }
    guard let root = all[rootID], XcodeObject(id: rootID, value: root).isa == "PBXProject" else {
      throw FileError(
        path, line: top["rootObject"]?.line,
        "\"rootObject\" names \(rootID), which is not a project object in this file")
    }
    self.init(objects: all, root: rootID, path: path, project: project)
  }

  /// Creates a project from its objects.
  ///
  /// - Parameters:
  ///   - all: The objects by their identifiers.
  ///   - rootID: The identifier of the object of the class `PBXProject`.
  ///   - path: The path of the file that describes the project, which messages name.
  ///   - project: The path of the folder `Name.xcodeproj`, which need not exist.
  init(objects all: [String: OldStyleValue], root rootID: String, path: String, project: String) {
    self.path = path
    name = Paths.stem(project)
    var objects: [String: XcodeObject] = [:]
    for (id, value) in all { objects[id] = XcodeObject(id: id, value: value) }
    self.objects = objects
    root = objects[rootID] ?? XcodeObject(id: rootID, value: .dictionary([:], line: 0))
    let container = Paths.folder(project)
    folder = Paths.join(container, root.string("projectDirPath") ?? "")
    var seen: Set<String> = []
    if let main = root.string("mainGroup") { place(main, in: folder, depth: 0, &seen) }
  }

  /// Returns the objects whose identifiers are listed in an attribute of an object. Unknown identifiers are left out,
  /// as in Xcode. They often remain after merges.
  func list(_ key: String, of object: XcodeObject) -> [XcodeObject] { object.strings(key).compactMap { objects[$0] } }

  /// Returns the object whose identifier is the value of an attribute, or nil if there is none.
  func object(_ key: String, of object: XcodeObject) -> XcodeObject? { object.string(key).flatMap { objects[$0] } }

  private mutating func place(_ id: String, in parent: String, depth: Int, _ seen: inout Set<String>) {
    // A group can contain itself, also several times. Groups of the SDK have no path by which they are found again.
    guard depth < 100, seen.insert(id).inserted, let object = objects[id] else { return }
    let own = object.string("path") ?? ""
    let path: String?
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>": path = Paths.join(parent, own)
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": path = Paths.join(folder, own)
    case "<absolute>": path = Paths.normalized(own)
    default: path = nil
    }
    paths[id] = path
    for child in object.strings("children") { place(child, in: path ?? parent, depth: depth + 1, &seen) }
  }
}
