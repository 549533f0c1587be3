import Foundation

/// Determines the kind of project at a path, and reads it.
package struct ProjectLoader {
  /// The purposes for which a project is loaded. The purpose decides between a package and an Xcode project in one
  /// folder.
  package enum Purpose: Sendable { case run, build, test, check }

  /// The purpose for which the project is loaded.
  package var purpose: Purpose
  /// The name of the build configuration of Xcode projects.
  package var configuration: String
  /// The name of the scheme whose configuration is used, or nil for the scheme with the name of the project.
  package var scheme: String?
  /// A function that returns the description of a package in JSON.
  package var dump: PackageReader.Dump

  package init(purpose: Purpose, configuration: String = "Debug", dump: @escaping PackageReader.Dump) {
    self.purpose = purpose
    self.configuration = configuration
    self.dump = dump
  }

  /// Reads the project at a path.
  ///
  /// - Parameter path: An `.xcodeproj`, an `.xcworkspace`, a `Package.swift`, or a folder that contains one of them or
  ///   nothing but sources.
  /// - Returns: The project.
  /// - Throws: A `FileError` that describes what is missing or invalid.
  package func load(_ path: String) throws -> Project {
    let path = Paths.absolute(path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path)
    guard Paths.exists(path) else { throw FileError(path, "there is no such file or folder") }
    switch Paths.name(path) {
    case "project.pbxproj": return try read(Paths.folder(path))
    case "Package.swift": return try PackageReader.read(Paths.folder(path), dump: dump)
    case "project.yml", "project.yaml", "project.json": return try specified(path)
    case let name where name.hasSuffix(".xcodeproj"): return try read(path)
    case let name where name.hasSuffix(".xcworkspace"): return try workspace(path)
    default: break
    }
    guard Paths.isFolder(path) else {
      throw FileError(path, "this is neither an Xcode project, a workspace, a package nor a folder")
    }
    let found = try folder(path)
    let hasTests = found.targets.contains(where: \.isTest)
    return purpose == .test && !hasTests ? tests(below: path) ?? found : found
  }

  /// Reads an Xcode project, and the projects that it contains.
  ///
  /// - Parameters:
  ///   - path: The path of the project.
  ///   - workspace: The workspace whose schemes are also searched.
  private func read(_ path: String, within workspace: String? = nil) throws -> Project {
    let configuration = configuration(of: path, within: workspace)
    var project = try XcodeReader.read(path, configuration: configuration)
    var others: [Project] = []
    var seen: Set<String> = [path]
    var waiting = project.subprojects
    while let next = waiting.popLast() {
      let next = Paths.existing(next)
      guard seen.insert(next).inserted, seen.count < 100, Self.isProject(Paths.name(next)),
        let other = try? XcodeReader.read(next, configuration: configuration)
      else { continue }
      others.append(other)
      waiting += other.subprojects
    }
    let frameworks = others.flatMap(\.targets).filter { $0.kind == .framework && project.target($0.name) == nil }
    project.targets = Self.linked(project.targets, frameworks)
    PublishedLibraries.addCarthage(to: &project, imports: Self.imports)
    let names = Set(project.targets.map(\.name))
    for other in others where other.targets.contains(where: { names.contains($0.name) }) {
      project.packages += other.packages.filter { package in
        !project.packages.contains { $0.location == package.location }
      }
    }
    return project
  }

  /// Returns the build configuration with which a scheme runs an application, or its tests.
  private func configuration(of path: String, within workspace: String?) -> String {
    var notes: [Note] = []
    let schemes = [workspace, path].compactMap { $0 }.flatMap { SchemeReader.read($0, notes: &notes) }
    return schemes.configuration(named: scheme, project: Paths.stem(path), isForTests: purpose == .test)
      ?? configuration
  }

  /// Reads the specification of an Xcode project that is not generated.
  private func specified(_ path: String) throws -> Project {
    try XcodeGenReader.read(path, scheme: scheme, isForTests: purpose == .test, configuration: configuration)
  }

  /// Returns the tool that generates the Xcode project of a folder, or nil if none does.
  private static func generator(of folder: String) -> (name: String, command: String, address: String)? {
    func text(_ name: String) -> String {
      FileManager.default.contents(atPath: Paths.join(folder, name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    if text("Project.swift").contains("import ProjectDescription")
      || text("Workspace.swift").contains("import ProjectDescription")
    {
      return ("Tuist", "tuist generate", "https://tuist.dev")
    }
    return nil
  }

  /// Returns the first project with unit tests in the subfolders. The tests of a library are often part of an example
  /// project.
  private func tests(below folder: String, depth: Int = 0) -> Project? {
    let inner = Paths.entries(folder).map { Paths.join(folder, $0) }.filter { path in
      Paths.isFolder(path) && !FileKind.packages.contains(Paths.suffix(path))
        && !["Pods", "Carthage"].contains(Paths.name(path))
    }
    for path in inner {
      for name in Paths.entries(path) where Self.isProject(name) {
        guard var project = try? read(Paths.join(path, name)),
          project.targets.contains(where: { $0.kind == .unitTests })
        else { continue }
        project.notes.append(
          Note(project.file, "the unit tests of this project are used, because the project in \(folder) has none"))
        return project
      }
    }
    guard depth < 2 else { return nil }
    return inner.lazy.compactMap { tests(below: $0, depth: depth + 1) }.first
  }

  /// Returns whether a name is that of an Xcode project other than the one that CocoaPods generates for the pods, or a link to that
  /// one in a library.
  private static func isProject(_ name: String) -> Bool {
    Paths.suffix(name) == "xcodeproj" && !["Pods.xcodeproj", "_Pods.xcodeproj"].contains(name)
  }

  /// Returns the folders with projects that are next below a folder. A package deeper than in a folder of the folder is a part of
  /// something else, such as the examples of a library, and a folder with sources is a project itself.
  private func innerProjects(of folder: String) -> [String] {
    var level = [folder]
    for depth in 1...3 {
      let inner = level.flatMap { outer in Paths.entries(outer).map { Paths.join(outer, $0) } }.filter { path in
        Paths.isFolder(path) && !FileKind.packages.contains(Paths.suffix(path))
          && !["Pods", "Carthage", "node_modules"].contains(Paths.name(path))
      }
      let found = inner.filter { path in
        Paths.entries(path).contains {
          Self.isProject($0) || depth == 1 && $0 == "Package.swift"
        } || XcodeGenSpecification.path(in: path) != nil
      }
      if !found.isEmpty || Paths.entries(folder).contains(where: { Paths.suffix($0) == "swift" }) { return found }
      level = inner
    }
    return []
  }

  private func folder(_ folder: String) throws -> Project {
    let names = Paths.entries(folder)
    let projectFolders = names.filter(Self.isProject)
    // The folder of a project that XcodeGen generates can contain settings of Xcode only, such as `Package.resolved`.
    let hasProjectFile = projectFolders.contains { Paths.exists(Paths.join(folder, $0) + "/project.pbxproj") }
    let projects = hasProjectFile || XcodeGenSpecification.path(in: folder) == nil ? projectFolders : []
    let hasPackage = names.contains("Package.swift")
    // A workspace that was never saved contains only the settings of its users.
    let workspaces = names.filter {
      Paths.suffix($0) == "xcworkspace" && Paths.exists(Paths.join(folder, $0) + "/contents.xcworkspacedata")
    }
    let specification = projects.isEmpty ? XcodeGenSpecification.path(in: folder) : nil
    if let specification, !hasPackage { return try specified(specification) }
    if projects.isEmpty && !hasPackage {
      if let only = workspaces.first, workspaces.count == 1 { return try workspace(Paths.join(folder, only)) }
      // Many repositories have the project in a subfolder.
      let inner = innerProjects(of: folder)
      if inner.count == 1 { return try self.folder(inner[0]) }
      if inner.count > 1 {
        let places = inner.map { String($0.dropFirst(folder.count + (folder.hasSuffix("/") ? 0 : 1))) }
        throw FileError(
          folder,
          "the folder contains several projects; pass the path of one: " + places.prefix(12).joined(separator: ", ")
            + (places.count > 12 ? " and \(places.count - 12) more" : ""))
      }
      if let tool = Self.generator(of: folder) {
        throw FileError(
          folder,
          "the Xcode project is generated by \(tool.name): run `\(tool.command)` in this folder first (\(tool.address))"
        )
      }
      return try FolderReader.read(folder)
    }
    var candidates: [Project] = []
    var failure: (any Error)?
    // The compiler reads a package, which takes a second. The package is therefore read only if it may be chosen.
    for name in projects {
      // A folder without a project file remains if a project was renamed.
      do { candidates.append(try read(Paths.join(folder, name))) } catch { failure = failure ?? error }
    }
    if let specification {
      do { candidates.append(try specified(specification)) } catch { failure = failure ?? error }
    }
    if hasPackage && !(purpose == .run && candidates.contains { !$0.applications.isEmpty }) {
      do { candidates.insert(try PackageReader.read(folder, dump: dump), at: 0) } catch { failure = failure ?? error }
    }
    guard let best = candidates.max(by: { score($0, in: folder) < score($1, in: folder) }) else {
      throw failure ?? FileError(folder, "the folder contains no project")
    }
    return linked(best, with: candidates.filter { $0.file != best.file })
  }

  /// Adds the frameworks that a project imports from other projects in the same folder, for example in an example
  /// project beside its library.
  ///
  /// In Xcode, a workspace finds these frameworks by the names of their products. If a project already has a target for
  /// the module, from a dependency or a pod, that target is used.
  private func linked(_ project: Project, with others: [Project]) -> Project {
    var result = project
    guard Paths.suffix(project.file) == "pbxproj" || Paths.suffix(Paths.folder(project.file)) == "xcodeproj" else {
      return result
    }
    let own = Set(project.targets.map(\.moduleName))
    var added: [ProjectTarget] = []
    for other in others.sorted(by: { $0.file < $1.file }) {
      for target in other.targets where target.kind == .framework && !own.contains(target.moduleName) {
        guard !added.contains(where: { $0.moduleName == target.moduleName }) else { continue }
        added.append(target)
      }
    }
    result.targets = Self.linked(result.targets, added)
    let names = Set(result.targets.map(\.name))
    for other in others where other.targets.contains(where: { names.contains($0.name) }) {
      result.packages += other.packages.filter { package in
        !result.packages.contains { $0.location == package.location }
      }
    }
    return result
  }

  /// Returns targets, the targets of other projects that they import, and the dependencies between them.
  ///
  /// - Parameters:
  ///   - targets: The targets of a project.
  ///   - others: The targets of other projects, which are added if they are needed.
  static func linked(_ targets: [ProjectTarget], _ others: [ProjectTarget]) -> [ProjectTarget] {
    var result = targets
    let modules = Dictionary(others.map { ($0.moduleName, $0) }, uniquingKeysWith: { first, _ in first })
    guard !modules.isEmpty else { return result }
    var place = 0
    while place < result.count {
      for module in imports(of: result[place]) where module != result[place].moduleName {
        guard let other = modules[module] else { continue }
        if !result.contains(where: { $0.name == other.name }) { result.append(other) }
        if !result[place].dependencies.contains(other.name) { result[place].dependencies.append(other.name) }
      }
      place += 1
    }
    return result
  }

  private static func imports(of target: ProjectTarget) -> [String] {
    let found = target.sources.reduce(into: Set<String>()) { result, path in
      guard let data = FileManager.default.contents(atPath: path) else { return }
      result.formUnion(ImportScanner.imports(String(decoding: data, as: UTF8.self)).map(\.module))
    }
    return found.sorted()
  }

  /// Returns a number that is higher the better a project fits the purpose.
  private func score(_ project: Project, in folder: String) -> Int {
    let isPackage = Paths.name(project.file) == "Package.swift"
    let hasApplication = !project.applications.isEmpty
    let hasTests = project.targets.contains(where: \.isTest)
    var score = project.targets.isEmpty ? 0 : 1
    if project.name.lowercased() == Paths.name(folder).lowercased() { score += 1 }
    // A library that has become a package may keep a project whose files have moved.
    let missing = project.notes.count { $0.message.hasSuffix(XcodeReader.missingFile) }
    if missing > project.targets.reduce(0, { $0 + $1.sources.count }) { return score }
    switch purpose {
    case .run: score += hasApplication ? 8 : 0
    case .test: score += (hasTests ? 8 : 0) + (isPackage ? 4 : 0)
    case .build, .check: score += (hasApplication ? 8 : 0) + (isPackage ? 4 : 0)
    }
    return score
  }

  /// Reads all projects and packages of a workspace and combines them to one project.
  private func workspace(_ path: String) throws -> Project {
    var result = Project(
      name: Paths.stem(path), folder: Paths.folder(path), file: Paths.join(path, "contents.xcworkspacedata"))
    for member in try WorkspaceReader.members(path) {
      let specification =
        Paths.suffix(member) == "xcodeproj" ? XcodeGenSpecification.path(in: Paths.folder(member)) : nil
      guard Paths.exists(member) || specification != nil else {
        let isPods = Paths.name(member) == "Pods.xcodeproj"
        result.notes.append(
          Note(
            result.file,
            "\(member) does not exist" + (isPods ? ", because the pods are not installed; they are left out" : "")))
        continue
      }
      let isProject = Paths.suffix(member) == "xcodeproj"
      guard isProject || Paths.exists(Paths.join(member, "Package.swift")) else { continue }
      // The targets take their pods from it as the Podfile says (`PodReader`).
      guard Paths.name(member) != "Pods.xcodeproj" else { continue }
      guard isProject else {
        result.packages.append(PackageReference(location: member, requirement: .local))
        continue
      }
      let exists = Paths.exists(member)
      let project = exists ? try read(member, within: path) : try specified(specification ?? member)
      for target in project.targets where result.target(target.name) == nil { result.targets.append(target) }
      for package in project.packages where !result.packages.contains(where: { $0.location == package.location }) {
        result.packages.append(package)
      }
      result.schemes += project.schemes
      result.notes += project.notes
    }
    let frameworks = result.targets.filter { $0.kind == .framework }
    if result.targets.count > frameworks.count, !frameworks.isEmpty {
      result.targets = Self.linked(result.targets, frameworks)
    }
    var notes: [Note] = []
    result.schemes += SchemeReader.read(path, notes: &notes)
    let pins = PackagePins.read(container: path, notes: &notes)
    for index in result.packages.indices {
      result.packages[index].pinnedRevision =
        pins[result.packages[index].identity] ?? result.packages[index].pinnedRevision
    }
    result.notes += notes
    return result
  }
}
