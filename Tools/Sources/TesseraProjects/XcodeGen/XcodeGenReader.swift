import Foundation

/// Creates a `Project` from a specification for XcodeGen, without an Xcode project.
///
/// The reader creates the objects that a project file would contain, so that settings, Info.plist and dependencies are those of
/// an Xcode project.
struct XcodeGenReader {
  private let specification: XcodeGenSpecification
  private var objects: [String: OldStyleValue] = [:]
  private var files: [String: String] = [:]
  /// The identifiers of the targets' objects by the names of the targets.
  private var targetIDs: [String: String] = [:]
  private var packageIDs: [String: String] = [:]
  private var notes: [Note] = []

  /// Reads a specification.
  ///
  /// - Parameters:
  ///   - path: The path of `project.yml`.
  ///   - scheme: The name of the scheme whose configuration is used, or nil for the scheme of the project.
  ///   - isForTests: `true` to use the configuration of the scheme's tests.
  ///   - configuration: The name of the configuration without a scheme.
  /// - Returns: The project with the targets that can be built for iOS.
  /// - Throws: A `FileError` if the specification cannot be read.
  static func read(
    _ path: String, scheme: String? = nil, isForTests: Bool = false, configuration: String = "Debug"
  ) throws -> Project {
    var reader = XcodeGenReader(specification: try XcodeGenSpecification(path))
    let specification = reader.specification
    let schemes = XcodeGenSchemes.read(specification)
    let wanted =
      schemes.configuration(named: scheme, project: specification.name, isForTests: isForTests) ?? configuration
    let file = XcodeFile(
      objects: reader.allObjects(), root: "P", path: path,
      project: Paths.join(specification.folder, specification.name + ".xcodeproj"))
    let properties = Dictionary(
      specification.targets.map { ($0.name, $0.contents["info"]?["properties"]?.plain as? [String: Any] ?? [:]) },
      uniquingKeysWith: { first, _ in first })
    var project = try XcodeReader.read(
      file, container: specification.folder, configuration: wanted, properties: properties)
    project.schemes = schemes
    project.notes = reader.notes + project.notes
    return project
  }

  private init(specification: XcodeGenSpecification) { self.specification = specification }

  // MARK: Objects

  private static func text(_ value: String) -> OldStyleValue { .string(value, line: 0) }
  private static func list(_ values: [String]) -> OldStyleValue { .array(values.map(text), line: 0) }

  @discardableResult private mutating func add(
    _ isa: String, _ entries: [String: OldStyleValue], id: String? = nil
  ) -> String {
    let id = id ?? "\(isa)-\(objects.count)"
    objects[id] = .dictionary(entries.merging(["isa": Self.text(isa)]) { $1 }, line: 0)
    return id
  }

  /// Returns the identifier of the reference to a file.
  private mutating func file(_ path: String) -> String {
    if let known = files[path] { return known }
    let id = add("PBXFileReference", ["path": Self.text(path), "sourceTree": Self.text("<absolute>")])
    files[path] = id
    return id
  }

  private mutating func allObjects() -> [String: OldStyleValue] {
    let references = packages()
    let targets = specification.targets
    for target in targets { targetIDs[target.name] = "T-\(target.name)" }
    for target in targets { add(target, all: targets) }
    let options = specification.contents["options"]
    let configurations = configurationList(files: specification.contents["configFiles"]) { reader, name, type in
      var settings: [String: OldStyleValue] = ["SDKROOT": Self.text("iphoneos"), "SWIFT_VERSION": Self.text("5.0")]
      if type == "debug" { settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = Self.text("DEBUG") }
      if let version = options?["deploymentTarget"]?["iOS"]?.string {
        settings["IPHONEOS_DEPLOYMENT_TARGET"] = Self.text(version)
      }
      let own = reader.specification.settings(reader.specification.contents["settings"], configuration: name)
      return settings.merging(own) { $1 }
    }
    add(
      "PBXProject",
      [
        "mainGroup": Self.text("G"), "targets": Self.list(targets.compactMap { targetIDs[$0.name] }),
        "packageReferences": Self.list(references), "buildConfigurationList": Self.text(configurations),
        "developmentRegion": Self.text(options?["developmentLanguage"]?.string ?? "en"),
      ], id: "P")
    add("PBXGroup", ["sourceTree": Self.text("<group>"), "children": Self.list(files.values.sorted())], id: "G")
    return objects
  }

  private mutating func configurationList(
    files: YAMLValue?, _ settings: (XcodeGenReader, String, String) -> [String: OldStyleValue]
  ) -> String {
    let ids = specification.configurations.map { name, type in
      var entries: [String: OldStyleValue] = [
        "name": Self.text(name), "buildSettings": .dictionary(settings(self, name, type), line: 0),
      ]
      if let path = files?[name]?.string {
        entries["baseConfigurationReference"] = Self.text(file(Paths.join(specification.folder, path)))
      }
      return add("XCBuildConfiguration", entries)
    }
    return add("XCConfigurationList", ["buildConfigurations": Self.list(ids)])
  }

  // MARK: Packages

  private mutating func packages() -> [String] {
    var result: [String] = []
    for entry in specification.contents["packages"]?.entries ?? [] {
      let id = "R-\(entry.key)"
      if let path = entry.value["path"]?.string {
        add(
          "XCLocalSwiftPackageReference", ["relativePath": Self.text(Paths.join(specification.folder, path))], id: id)
      } else if let address = entry.value["url"]?.string
        ?? entry.value["github"]?.string.map({ "https://github.com/\($0)" })
      {
        add(
          "XCRemoteSwiftPackageReference",
          ["repositoryURL": Self.text(address), "requirement": .dictionary(Self.requirement(entry.value), line: 0)],
          id: id)
      } else {
        notes.append(Note(specification.path, "the package \(entry.key) has neither a url nor a path; it is left out"))
        continue
      }
      packageIDs[entry.key] = id
      result.append(id)
    }
    for path in specification.contents["localPackages"]?.strings ?? [] {
      result.append(
        add("XCLocalSwiftPackageReference", ["relativePath": Self.text(Paths.join(specification.folder, path))]))
    }
    return result
  }

  private static func requirement(_ package: YAMLValue) -> [String: OldStyleValue] {
    func value(_ keys: String...) -> String? { keys.lazy.compactMap { package[$0]?.string }.first }
    if let branch = value("branch") { return ["kind": text("branch"), "branch": text(branch)] }
    if let revision = value("revision") { return ["kind": text("revision"), "revision": text(revision)] }
    if let version = value("exactVersion", "version") {
      return ["kind": text("exactVersion"), "version": text(version)]
    }
    if let version = value("minorVersion") {
      return ["kind": text("upToNextMinorVersion"), "minimumVersion": text(version)]
    }
    if let least = value("minVersion"), let limit = value("maxVersion") {
      return ["kind": text("versionRange"), "minimumVersion": text(least), "maximumVersion": text(limit)]
    }
    return ["kind": text("upToNextMajorVersion"), "minimumVersion": text(value("from", "majorVersion") ?? "0.0.0")]
  }

  // MARK: Targets

  private mutating func add(_ target: XcodeGenSpecification.Target, all: [XcodeGenSpecification.Target]) {
    var sources = XcodeGenSources(folder: specification.folder)
    for entry in target.contents["sources"]?.elements ?? [] { sources.add(entry) }
    notes += sources.missing.map {
      Note(specification.path, "target \(target.name): \($0) does not exist; restore the folder or remove it")
    }
    let isTest = ["bundle.unit-test", "bundle.ui-testing"].contains(target.type)
    var phases = [phase("PBXSourcesBuildPhase", sources.compiled), phase("PBXResourcesBuildPhase", sources.resources)]
    for (place, paths) in sources.copied.sorted(by: { $0.key < $1.key }) {
      let id = phase(
        "PBXCopyFilesBuildPhase", paths, ["dstPath": Self.text(place), "dstSubfolderSpec": Self.text("7")])
      phases.append(id)
    }
    for key in ["preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts", "postbuildScripts"] {
      for script in target.contents[key]?.elements ?? [] {
        phases.append(add("PBXShellScriptBuildPhase", ["name": Self.text(script["name"]?.string ?? "Run Script")]))
      }
    }
    var dependencies: [String] = []
    var products: [String] = []
    var host: String?
    for entry in target.contents["dependencies"]?.elements ?? [] {
      if let name = entry["target"]?.string {
        guard let other = all.first(where: { $0.name == name || $0.plainName == name }) else { continue }
        if other.type == "application" { host = host ?? other.name }
        dependencies.append(add("PBXTargetDependency", ["target": Self.text(targetIDs[other.name] ?? "")]))
      } else if let package = entry["package"]?.string {
        let names = (entry["products"]?.strings ?? []) + (entry["product"]?.strings ?? [])
        for product in names.isEmpty ? [package] : names {
          products.append(
            add(
              "XCSwiftPackageProductDependency",
              ["productName": Self.text(product), "package": Self.text(packageIDs[package] ?? "")]))
        }
      } else if let framework = entry["carthage"]?.string {
        notes.append(
          Note(specification.path, "target \(target.name): the framework \(framework) of Carthage is left out"))
      }
    }
    for package in target.contents["packages"]?.strings ?? [] where packageIDs[package] != nil {
      products.append(add("XCSwiftPackageProductDependency", ["productName": Self.text(package)]))
    }
    let information = target.contents["info"]?["path"]?.string ?? sources.information
    let configurations = configurationList(files: target.contents["configFiles"]) { reader, name, _ in
      var settings: [String: OldStyleValue] = ["TARGETED_DEVICE_FAMILY": Self.text("1,2")]
      if target.name != target.plainName { settings["PRODUCT_NAME"] = Self.text(target.plainName) }
      if let name = target.contents["productName"]?.string { settings["PRODUCT_NAME"] = Self.text(name) }
      let deployment = target.contents["deploymentTarget"]
      if let version = deployment?["iOS"]?.string ?? deployment?.string {
        settings["IPHONEOS_DEPLOYMENT_TARGET"] = Self.text(version)
      }
      if isTest, let host { settings["TEST_TARGET_NAME"] = Self.text(host) }
      let own = reader.specification.settings(target.contents["settings"], configuration: name)
      let common = reader.specification.settings(reader.specification.contents["settings"], configuration: name)
      let declared = Set(own.keys).union(common.keys)
      if let information, !declared.contains("INFOPLIST_FILE") { settings["INFOPLIST_FILE"] = Self.text(information) }
      if let prefix = reader.specification.contents["options"]?["bundleIdPrefix"]?.string,
        !declared.contains("PRODUCT_BUNDLE_IDENTIFIER")
      {
        let name = target.name.replacingOccurrences(of: "_", with: "-").filter {
          $0.isASCII && ($0.isLetter || $0.isNumber) || "-.".contains($0)
        }
        settings["PRODUCT_BUNDLE_IDENTIFIER"] = Self.text("\(prefix).\(name)")
      }
      return settings.merging(own) { $1 }
    }
    add(
      "PBXNativeTarget",
      [
        "name": Self.text(target.name), "productType": Self.text("com.apple.product-type." + target.type),
        "buildPhases": Self.list(phases), "buildConfigurationList": Self.text(configurations),
        "dependencies": Self.list(dependencies), "packageProductDependencies": Self.list(products),
      ], id: targetIDs[target.name])
  }

  private mutating func phase(
    _ isa: String, _ paths: [String], _ entries: [String: OldStyleValue] = [:]
  ) -> String {
    let ids = paths.map { path in add("PBXBuildFile", ["fileRef": Self.text(file(path))]) }
    return add(isa, entries.merging(["files": Self.list(ids)]) { $1 })
  }
}
