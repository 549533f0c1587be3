import Foundation

/// Creates a `Project` from a Swift package.
package struct PackageReader {
  /// A function that returns the output of `swift package dump-package`. Tests pass a function that returns a fixed
  /// text.
  package typealias Dump = (_ folder: String) throws -> Data

  private let folder: String
  private var notes: [Note] = []
  private var manifest: String { Paths.join(folder, "Package.swift") }

  /// Reads a package.
  ///
  /// - Parameters:
  ///   - folder: The folder with `Package.swift`.
  ///   - dump: A function that returns the package's description in JSON.
  /// - Returns: The package as a project.
  /// - Throws: A `FileError` if there is no valid manifest.
  package static func read(_ folder: String, dump: Dump) throws -> Project {
    var reader = PackageReader(folder: folder)
    let data = try dump(folder)
    guard let top = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw FileError(reader.manifest, "the manifest could not be read: swift package dump-package printed no JSON")
    }
    return reader.project(top)
  }

  private init(folder: String) { self.folder = folder }

  private mutating func project(_ top: [String: Any]) -> Project {
    var project = Project(name: top["name"] as? String ?? Paths.name(folder), folder: folder, file: manifest)
    let pins = PackagePins.read(container: folder, notes: &notes)
    for entry in top["dependencies"] as? [[String: Any]] ?? [] {
      guard var reference = reference(entry) else { continue }
      reference.pinnedRevision = pins[reference.identity]
      project.packages.append(reference)
    }
    project.platforms = (top["platforms"] as? [[String: Any]] ?? []).compactMap { $0["platformName"] as? String }
    let tools = ((top["toolsVersion"] as? [String: Any])?["_version"] as? String).flatMap(Version.init)
    let versions = top["swiftLanguageVersions"] as? [String]
    let version = versions?.max() ?? ((tools?.major ?? 5) >= 6 ? "6" : "5")
    for entry in top["targets"] as? [[String: Any]] ?? [] {
      if let target = target(entry, version: version, tools: tools) { project.targets.append(target) }
    }
    project.libraries = [:]
    for product in top["products"] as? [[String: Any]] ?? [] {
      if let name = product["name"] as? String { project.libraries[name] = product["targets"] as? [String] ?? [] }
    }
    project.notes = notes
    return project
  }

  private func reference(_ entry: [String: Any]) -> PackageReference? {
    if let local = (entry["fileSystem"] as? [[String: Any]])?.first, let path = local["path"] as? String {
      return PackageReference(location: Paths.join(folder, path), requirement: .local)
    }
    guard let remote = (entry["sourceControl"] as? [[String: Any]])?.first,
      let place = remote["location"] as? [String: Any]
    else { return nil }
    let address = ((place["remote"] as? [Any])?.first as? [String: Any])?["urlString"] as? String
    let path = (place["local"] as? [String])?.first
    guard let location = address ?? path else { return nil }
    return PackageReference(
      location: location, requirement: requirement(remote["requirement"] as? [String: Any] ?? [:]))
  }

  private func requirement(_ entry: [String: Any]) -> PackageReference.Requirement {
    if let range = (entry["range"] as? [[String: Any]])?.first {
      return .versions(from: range["lowerBound"] as? String ?? "0.0.0", below: range["upperBound"] as? String)
    }
    if let exact = (entry["exact"] as? [String])?.first { return .versions(from: exact, below: exact) }
    if let branch = (entry["branch"] as? [String])?.first { return .branch(branch) }
    return .revision((entry["revision"] as? [String])?.first ?? "HEAD")
  }

  // MARK: Targets

  private mutating func target(_ entry: [String: Any], version: String, tools: Version?) -> ProjectTarget? {
    let name = entry["name"] as? String ?? ""
    let type = entry["type"] as? String ?? ""
    if type == "system" { return systemLibrary(entry, name) }
    guard ["regular", "test", "executable", "macro"].contains(type) else {
      notes.append(Note(manifest, "target \(name) is left out: targets of type \(type) cannot be built"))
      return nil
    }
    guard let root = root(entry["path"] as? String, name: name, isTest: type == "test") else {
      notes.append(Note(manifest, "target \(name) is left out: its folder does not exist"))
      return nil
    }
    var kind: ProjectTarget.Kind =
      switch type {
      case "test": .unitTests
      case "executable": .application
      case "macro": .macro
      default: .framework
      }
    let files = FileWalker.files(root, excluding: (entry["exclude"] as? [String] ?? []).map { Paths.join(root, $0) })
    let wanted = (entry["sources"] as? [String])?.map { Paths.join(root, $0) }
    let sources = files.filter { file in wanted?.contains { file == $0 || file.hasPrefix($0 + "/") } ?? true }
    let swift = sources.filter { FileKind.of($0) == .swift }
    let foreign = sources.filter { FileKind.of($0) == .foreign }
    if swift.isEmpty {
      guard foreign.contains(where: { ["c", "cc", "cpp", "s"].contains(Paths.suffix($0)) }), kind == .framework else {
        notes.append(Note(manifest, "target \(name) is left out: it has no Swift files"))
        return nil
      }
      kind = .clang
    }
    var target = ProjectTarget(name: name, moduleName: BuildSettings.identifier(name), kind: kind, folder: root)
    target.sources = swift
    target.foreignSources = foreign
    target.swiftVersion = version
    addSettings(entry["settings"] as? [[String: Any]] ?? [], to: &target)
    for resource in entry["resources"] as? [[String: Any]] ?? [] {
      guard let path = resource["path"] as? String, let rule = resource["rule"] as? [String: Any] else { continue }
      let word =
        rule["copy"] != nil ? ".copy" : rule["embed"] != nil || rule["embedInCode"] != nil ? ".embedInCode" : ".process"
      guard Paths.isInner(path) else {
        notes.append(
          Note(manifest, "target \(name): the resource \(path) is left out: it is outside of the target's folder"))
        continue
      }
      target.moduleResources.append(ModuleResource(source: Paths.join(root, path), path: path, rule: word))
    }
    // Xcode adds data models to the resources that `Bundle.module` finds.
    for file in files where DataModel(file) != nil {
      if target.moduleResources.contains(where: { file == $0.source || file.hasPrefix($0.source + "/") }) { continue }
      target.moduleResources.append(
        ModuleResource(source: file, path: Paths.relative(file, to: root) ?? Paths.name(file), rule: ".copy"))
    }
    addInterfaceFiles(files, to: &target)
    // Xcode does this for packages whose manifest is written for 5.3 or later.
    if let tools, let least = Version("5.3.0"), tools >= least, kind != .clang {
      addResources(files, in: root, to: &target)
    }
    if kind == .clang {
      target.clangFiles = sources + files.filter { !sources.contains($0) && Self.isHeader($0) }
      addClangSettings(entry, to: &target)
    }
    for dependency in entry["dependencies"] as? [[String: Any]] ?? [] { addDependency(dependency, to: &target) }
    return target
  }

  /// Adds nibs and storyboards that the manifest does not name to the bundle of the program. Xcode adds them to the
  /// target's bundle, which `Bundle(for:)` returns for a class of the target.
  private func addInterfaceFiles(_ files: [String], to target: inout ProjectTarget) {
    for file in files where ["xib", "storyboard"].contains(Paths.suffix(file)) {
      if target.moduleResources.contains(where: { file == $0.source || file.hasPrefix($0.source + "/") }) { continue }
      let parent = Paths.name(Paths.folder(file))
      let name = Paths.name(file)
      target.resources.append(
        BundleResource(source: file, destination: Paths.suffix(parent) == "lproj" ? parent + "/" + name : name))
    }
  }

  private static func isHeader(_ path: String) -> Bool {
    ["h", "hh", "hpp", "hxx", "inc", "def", "modulemap", "ipp", "tcc"].contains(Paths.suffix(path))
  }

  /// Adds the files to the target's bundle that Xcode takes for resources without being told: catalogs and localized
  /// files.
  private func addResources(_ files: [String], in root: String, to target: inout ProjectTarget) {
    var found: [String] = []
    for file in files {
      guard let inner = Paths.relative(file, to: root) else { continue }
      if let folder = inner.split(separator: "/").dropLast().firstIndex(where: { $0.hasSuffix(".lproj") }) {
        found.append(inner.split(separator: "/").prefix(folder + 1).joined(separator: "/"))
      } else if ["xcassets", "xcstrings"].contains(Paths.suffix(file)) {
        found.append(inner)
      }
    }
    for path in XcodeReader.unique(found).sorted() {
      let source = Paths.join(root, path)
      let isNamed = target.moduleResources.contains { resource in
        resource.path == "." || source == resource.source || source.hasPrefix(resource.source + "/")
          || resource.source.hasPrefix(source + "/")
      }
      if isNamed { continue }
      target.moduleResources.append(ModuleResource(source: source, path: path, rule: ".process"))
    }
  }

  /// Returns a target for a module map of a library of the system.
  private func systemLibrary(_ entry: [String: Any], _ name: String) -> ProjectTarget? {
    guard let root = root(entry["path"] as? String, name: name, isTest: false) else { return nil }
    var target = ProjectTarget(name: name, moduleName: BuildSettings.identifier(name), kind: .clang, folder: root)
    target.isSystemLibrary = true
    if let package = entry["pkgConfig"] as? String {
      target.clangSettings = ["pkgConfig: \(ManifestText.literal(package))"]
    }
    return target
  }

  /// Adds the settings of a target in C whose conditions are true on iOS. Frameworks are left out.
  private func addClangSettings(_ entry: [String: Any], to target: inout ProjectTarget) {
    if let path = entry["publicHeadersPath"] as? String {
      target.clangSettings.append("publicHeadersPath: \(ManifestText.literal(path))")
    }
    var words: [String: [String]] = [:]
    for setting in entry["settings"] as? [[String: Any]] ?? []
    where Self.holds(setting["condition"] as? [String: Any]) {
      guard let tool = setting["tool"] as? String, let kind = setting["kind"] as? [String: Any],
        let (word, value) = kind.first, let text = (value as? [String: Any])?["_0"] as? String
      else { continue }
      let parts = text.split(separator: "=", maxSplits: 1).map { ManifestText.literal(String($0)) }
      switch word {
      case "headerSearchPath": words[tool, default: []].append(".headerSearchPath(\(ManifestText.literal(text)))")
      case "define": words[tool, default: []].append(".define(\(parts.joined(separator: ", to: ")))")
      case "linkedLibrary": words[tool, default: []].append(".linkedLibrary(\(ManifestText.literal(text)))")
      default: continue
      }
    }
    for (tool, label) in [("c", "cSettings"), ("cxx", "cxxSettings"), ("linker", "linkerSettings")] {
      if let list = words[tool] { target.clangSettings.append("\(label): [\(list.joined(separator: ", "))]") }
    }
  }

  private func root(_ path: String?, name: String, isTest: Bool) -> String? {
    if let path { return Paths.isFolder(Paths.join(folder, path)) ? Paths.join(folder, path) : nil }
    let places = isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let choices = places.map { Paths.join(folder, "\($0)/\(name)") } + places.map { Paths.join(folder, $0) }
    return choices.first(where: Paths.isFolder)
  }

  private func addDependency(_ entry: [String: Any], to target: inout ProjectTarget) {
    for kind in ["target", "byName", "product"] {
      guard let values = entry[kind] as? [Any], let name = values.first as? String else { continue }
      let condition = values.last as? [String: Any]
      guard Self.holds(condition) else { return }
      let platforms = condition?["platformNames"] as? [String] ?? []
      if !platforms.isEmpty, !platforms.contains("linux") { target.productsOfOtherPlatforms.insert(name) }
      if kind == "target" { target.dependencies.append(name) } else { target.products.append(name) }
    }
  }

  /// Returns whether a condition of a manifest is true on iOS in a debug build.
  private static func holds(_ condition: [String: Any]?) -> Bool {
    let platforms = condition?["platformNames"] as? [String] ?? []
    let configuration = condition?["config"] as? String ?? "debug"
    return (platforms.isEmpty || platforms.contains("ios")) && configuration == "debug"
  }

  private func addSettings(_ settings: [[String: Any]], to target: inout ProjectTarget) {
    for setting in settings
    where setting["tool"] as? String == "swift" && Self.holds(setting["condition"] as? [String: Any]) {
      guard let kind = setting["kind"] as? [String: Any], let (word, value) = kind.first else { continue }
      let inner = value as? [String: Any]
      let text = inner?["_0"] as? String
      switch word {
      case "define": if let text { target.conditions.append(String(text.prefix { $0 != "=" })) }
      case "enableUpcomingFeature", "enableExperimentalFeature":
        if let text { target.manifestSettings.append(".\(word)(\(ManifestText.literal(text)))") }
      case "swiftLanguageMode", "swiftLanguageVersion": if let text { target.swiftVersion = text }
      case "defaultIsolation":
        if "\(value)".contains("MainActor") { target.manifestSettings.append(".defaultIsolation(MainActor.self)") }
      default: continue
      }
    }
  }
}
