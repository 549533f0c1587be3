import Foundation

extension XcodeReader {
  /// The values of `dstSubfolderSpec` for destinations in the bundle.
  private enum CopyDestination {
    static let wrapper = "1"
    static let resources = "7"
  }

  /// Adds the files of a target's build phases.
  mutating func addPhases(of object: XcodeObject, to target: inout ProjectTarget) {
    for phase in file.list("buildPhases", of: object) {
      switch phase.isa {
      case "PBXSourcesBuildPhase": addSources(phase, to: &target)
      case "PBXResourcesBuildPhase": addResources(phase, folder: "", to: &target)
      case "PBXCopyFilesBuildPhase":
        let place = phase.string("dstSubfolderSpec") ?? ""
        guard place == CopyDestination.wrapper || place == CopyDestination.resources else { continue }
        addResources(phase, folder: phase.string("dstPath") ?? "", to: &target)
      case "PBXShellScriptBuildPhase":
        note(phase, "target \(target.name): the script \"\(phase.string("name") ?? "Run Script")\" is not run")
      default: continue
      }
    }
  }

  /// Returns the entries of a build phase that are used on iOS.
  private func entries(_ phase: XcodeObject) -> [XcodeObject] {
    file.list("files", of: phase).filter { entry in
      let platforms = entry.strings("platformFilters") + entry.strings("platformFilter")
      return platforms.isEmpty || platforms.contains("ios")
    }
  }

  private mutating func addSources(_ phase: XcodeObject, to target: inout ProjectTarget) {
    for entry in entries(phase) {
      guard let reference = file.object("fileRef", of: entry) else { continue }
      if reference.isa == "PBXVariantGroup" || reference.isa == "XCVersionGroup" {
        var groups: Set<String> = []
        addFiles(of: reference, folder: "", to: &target, &groups)
        continue
      }
      guard let path = file.paths[reference.id].map(Paths.existing) else { continue }
      // The project can specify a type that differs from the extension of the file name.
      let type = reference.string("explicitFileType") ?? reference.string("lastKnownFileType") ?? ""
      add(path, kind: type == "sourcecode.swift" ? .swift : FileKind.of(path), reference, to: &target)
    }
  }

  private mutating func add(_ path: String, kind: FileKind, _ reference: XcodeObject, to target: inout ProjectTarget) {
    if target.excludedNames.contains(where: { Self.excludes($0, path) }) { return }
    switch kind {
    case .swift:
      if Paths.exists(path) { target.sources.append(path) } else { missing(path, reference, target) }
    case .foreign: target.foreignSources.append(path)
    case .resource: addResource(path, destination: FileKind.destination(of: path), to: &target)
    case .ignored: break
    }
  }

  /// Returns whether a pattern of `EXCLUDED_SOURCE_FILE_NAMES` excludes a file. A pattern is compared with the end of the path,
  /// and `*` stands for any characters.
  private static func excludes(_ pattern: String, _ path: String) -> Bool {
    let count = max(1, pattern.split(separator: "/").count)
    let end = path.split(separator: "/").suffix(count).joined(separator: "/")
    return pattern == "*" || PodSpecification.matches(end, pattern)
      || path.hasPrefix("/") && pattern.hasPrefix("/") && PodSpecification.matches(path, pattern)
  }

  /// The end of the message about a file that does not exist.
  static let missingFile = "does not exist; restore the file or remove it from the target"

  private mutating func missing(_ path: String, _ reference: XcodeObject, _ target: ProjectTarget) {
    note(reference, "target \(target.name): \(path) \(Self.missingFile)")
  }

  private mutating func addResources(_ phase: XcodeObject, folder: String, to target: inout ProjectTarget) {
    for entry in entries(phase) {
      guard let reference = file.object("fileRef", of: entry) else { continue }
      var groups: Set<String> = []
      addFiles(of: reference, folder: folder, to: &target, &groups)
    }
  }

  /// Adds a file, a folder, or all files of a variant group.
  ///
  /// - Parameter groups: The identifiers of the objects that were added. A group can contain itself, and groups that contain
  ///   each other twice would otherwise be read a number of times that doubles with each of them.
  private mutating func addFiles(
    of reference: XcodeObject, folder: String, to target: inout ProjectTarget, _ groups: inout Set<String>
  ) {
    guard groups.insert(reference.id).inserted else { return }
    switch reference.isa {
    case "PBXVariantGroup":
      for child in file.list("children", of: reference) {
        addFiles(of: child, folder: folder, to: &target, &groups)
      }
    case "XCVersionGroup", "PBXFileReference":
      guard let path = file.paths[reference.id].map(Paths.existing) else { return }
      guard Paths.exists(path) else { return missing(path, reference, target) }
      if FileKind.of(path) == .ignored && Paths.suffix(path) != "md" { return }
      addResource(path, destination: Paths.join(folder, FileKind.destination(of: path)), to: &target)
    case "PBXGroup":
      for child in file.list("children", of: reference) where child.isa != "PBXGroup" {
        addFiles(of: child, folder: folder, to: &target, &groups)
      }
    default: return
    }
  }

  /// Adds a file to the bundle. If two files have the same name in the bundle, the first one is used and a note reports
  /// the second one. An asset catalog gets another name instead, because Xcode compiles all catalogs of a target
  /// together.
  mutating func addResource(_ path: String, destination: String, to target: inout ProjectTarget) {
    guard Paths.isInner(destination) else {
      notes.append(
        Note(
          file.path,
          "target \(target.name): \(path) is left out: its destination \"\(destination)\" is outside of the bundle"))
      return
    }
    var destination = destination
    var number = 2
    while let other = target.resources.first(where: { $0.destination == destination }), other.source != path {
      guard Paths.suffix(path) == "xcassets" else {
        notes.append(
          Note(
            file.path,
            "target \(target.name): \(other.source) and \(path) would have the same name in the bundle; the first is "
              + "used"
          ))
        return
      }
      destination = "\(Paths.stem(path))-\(number).xcassets"
      number += 1
    }
    let resource = BundleResource(source: path, destination: destination)
    if !target.resources.contains(resource) { target.resources.append(resource) }
  }

  // MARK: Synchronized folders

  /// Adds the contents of synchronized folders. In Xcode 16 and later, such a folder belongs to a target with all its
  /// files.
  mutating func addSynchronizedFolders(of object: XcodeObject, to target: inout ProjectTarget) {
    let own = Set(object.strings("fileSystemSynchronizedGroups"))
    let groups = file.objects.values.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }.sorted { $0.id < $1.id }
    for group in groups {
      guard let folder = file.paths[group.id].map(Paths.existing) else { continue }
      let isOwn = own.contains(group.id)
      // For the target that owns the folder, the exceptions are the files to leave out. For other targets, they are the
      // files to add.
      var exceptions: Set<String> = []
      for set in file.list("exceptions", of: group) {
        let isMine =
          set.string("target") == object.id
          || set.string("buildPhase").map { object.strings("buildPhases").contains($0) } ?? false
        if isMine { exceptions.formUnion(set.strings("membershipExceptions").map { Paths.join(folder, $0) }) }
      }
      guard isOwn || !exceptions.isEmpty else { continue }
      if isOwn && !Paths.isFolder(folder) { missing(folder, group, target) }
      let references = Set(group.strings("explicitFolders").map { Paths.join(folder, $0) })
      if isOwn {
        walk(
          folder, leavingOut: exceptions, references: references, group: group, to: &target, OpenFolders(folder),
          depth: 0)
      } else {
        for path in exceptions.sorted() where Paths.exists(path) {
          if Paths.isFolder(path) && !FileKind.packages.contains(Paths.suffix(path)) {
            walk(
              path, leavingOut: [], references: references, group: group, to: &target, OpenFolders(path), depth: 0)
          } else {
            add(path, kind: FileKind.of(path), group, to: &target)
          }
        }
      }
    }
  }

  private mutating func walk(
    _ folder: String, leavingOut exceptions: Set<String>, references: Set<String>, group: XcodeObject,
    to target: inout ProjectTarget, _ open: OpenFolders, depth: Int
  ) {
    guard depth < 40 else { return }
    for name in Paths.entries(folder) {
      let path = Paths.join(folder, name)
      guard !exceptions.contains(path) else { continue }
      let isPackage = FileKind.packages.contains(Paths.suffix(name))
      if references.contains(path) {
        addResource(path, destination: name, to: &target)
      } else if Paths.isFolder(path) && !isPackage {
        // A package in the folder is one of the project's packages.
        guard !Paths.exists(Paths.join(path, "Package.swift")), let open = open.entering(path) else { continue }
        walk(path, leavingOut: exceptions, references: references, group: group, to: &target, open, depth: depth + 1)
      } else if name != "Info.plist" {
        add(path, kind: FileKind.of(path), group, to: &target)
      }
    }
  }
}
