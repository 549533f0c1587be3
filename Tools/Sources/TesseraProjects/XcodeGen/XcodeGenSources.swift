import Foundation

/// The files of a target of XcodeGen, by the build phase to which their names or the specification assign them.
struct XcodeGenSources {
  /// The folder to which paths are relative.
  let folder: String
  private(set) var compiled: [String] = []
  private(set) var resources: [String] = []
  /// The files that are copied into folders of the bundle, by the paths of the folders.
  private(set) var copied: [String: [String]] = [:]
  /// The path of the first `Info.plist`, or nil if there is none.
  private(set) var information: String?
  /// The paths of the files and folders that do not exist and are not optional.
  private(set) var missing: [String] = []

  /// The file name extensions of files that are in no build phase.
  private static let ignored: Set<String> = [
    "gpx", "apns", "xcfilelist", "yml", "yaml", "storekit", "sh", "rb", "lock", "swiftformat",
  ]

  init(folder: String) { self.folder = folder }

  /// Adds an entry of `sources`: a path, or a mapping with a path.
  mutating func add(_ entry: YAMLValue) {
    guard let name = entry.string ?? entry["path"]?.string else { return }
    let path = Paths.existing(Paths.join(folder, name))
    guard Paths.exists(path) else {
      if entry["optional"]?.bool != true { missing.append(path) }
      return
    }
    if let platforms = entry["destinationFilters"]?.strings, !platforms.contains("iOS") { return }
    let phase = entry["buildPhase"]
    if entry["type"]?.string == "folder" {
      // A reference to a folder keeps its structure in the bundle.
      if phase?.string != "none" { resources.append(path) }
      return
    }
    guard Paths.isFolder(path), !FileKind.packages.contains(Paths.suffix(path)) else { return place(path, phase) }
    let excluded = entry["excludes"]?.strings ?? []
    let included = entry["includes"]?.strings ?? []
    for file in FileWalker.files(path) {
      let inner = Paths.relative(file, to: path) ?? file
      if Self.matches(inner, excluded) || !included.isEmpty && !Self.matches(inner, included) { continue }
      place(file, phase)
    }
  }

  /// Returns whether a path, or a folder that contains it, matches a pattern. A folder stands for all files in it.
  private static func matches(_ path: String, _ patterns: [String]) -> Bool {
    let names = path.split(separator: "/")
    return (0..<names.count).contains { count in
      let part = names.dropLast(count).joined(separator: "/")
      return patterns.contains { PodSpecification.matches(part, $0) }
    }
  }

  private mutating func place(_ path: String, _ phase: YAMLValue?) {
    // Such a file is never in a build phase, even if the specification says so.
    if Paths.name(path) == "Info.plist" {
      information = information ?? path
      return
    }
    switch phase?.string {
    case "none", "headers": return
    case "sources": compiled.append(path)
    case "resources": resources.append(path)
    default:
      if let copy = phase?["copyFiles"] {
        let destination = copy["destination"]?.string ?? ""
        guard ["resources", "wrapper"].contains(destination) else { return }
        copied[copy["subpath"]?.string ?? "", default: []].append(path)
        return
      }
      switch FileKind.of(path) {
      case .swift, .foreign: compiled.append(path)
      case .resource where !Self.ignored.contains(Paths.suffix(path)): resources.append(path)
      case .resource, .ignored: break
      }
    }
  }
}
