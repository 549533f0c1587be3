import Foundation

/// Creates a `Project` from an Xcode project.
package struct XcodeReader {
  let file: XcodeFile
  let configuration: String
  /// The entries that are added to the Info.plist of targets, by the names of the targets.
  let properties: [String: [String: Any]]
  var notes: [Note] = []
  /// The headers of the project, which all targets share.
  lazy var headers = ProjectHeaders(file.folder)
  /// The resources of the targets that are bundles, by the names of the targets.
  private var bundles: [String: [BundleResource]] = [:]
  /// The names of the products of the targets.
  private var productNames: [String: String] = [:]

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: The path of the folder `Name.xcodeproj`.
  ///   - configuration: The name of the build configuration.
  /// - Returns: The project with the targets that can be built for iOS.
  /// - Throws: A `FileError` if the project file is missing, broken or incomplete.
  package static func read(_ path: String, configuration: String = "Debug") throws -> Project {
    try read(XcodeFile(project: path), container: path, configuration: configuration)
  }

  /// Reads the contents of a project file. Tests use this method to read a project without other files.
  package static func read(_ data: Data, container: String, configuration: String = "Debug") throws -> Project {
    try read(XcodeFile(data: data, project: container), container: container, configuration: configuration)
  }

  /// Reads a project from its objects.
  ///
  /// - Parameters:
  ///   - file: The objects.
  ///   - container: The folder with the schemes and with `Package.resolved`.
  ///   - configuration: The name of the build configuration.
  ///   - properties: The entries that are added to the Info.plist of targets, by the names of the targets.
  static func read(
    _ file: XcodeFile, container: String, configuration: String, properties: [String: [String: Any]] = [:]
  ) throws -> Project {
    var reader = XcodeReader(file: file, configuration: configuration, properties: properties)
    var project = Project(name: file.name, folder: file.folder, file: file.path)
    project.schemes = SchemeReader.read(container, notes: &reader.notes)
    project.packages = reader.packages()
    project.subprojects = file.objects.values.filter { $0.string("lastKnownFileType") == "wrapper.pb-project" }
      .compactMap { file.paths[$0.id] }.sorted()
    let pins = PackagePins.read(container: container, notes: &reader.notes)
    for index in project.packages.indices {
      project.packages[index].pinnedRevision = pins[project.packages[index].identity]
    }
    let targets = file.list("targets", of: file.root)
    var seen: Set<String> = []
    for object in targets {
      guard let target = try reader.target(object), seen.insert(target.name).inserted else { continue }
      project.targets.append(target)
    }
    reader.connect(&project, objects: targets)
    PodReader.addPods(to: &project, configuration: configuration)
    reader.notes += project.notes
    var seenNotes: Set<Note> = []
    project.notes = reader.notes.filter { seenNotes.insert($0).inserted }
    return project
  }

  mutating func note(_ object: XcodeObject, _ message: String) {
    // An object that is in no project file has no line.
    notes.append(Note(file.path, line: object.line > 0 ? object.line : nil, message))
  }

  // MARK: Targets

  private mutating func target(_ object: XcodeObject) throws -> ProjectTarget? {
    let name = object.string("name") ?? object.id
    guard object.isa == "PBXNativeTarget" else {
      if !object.isa.isEmpty { note(object, "target \(name) is a \(object.isa), which is left out") }
      return nil
    }
    let product = object.string("productType") ?? ""
    let kind: ProjectTarget.Kind
    switch product.replacingOccurrences(of: "com.apple.product-type.", with: "") {
    case "application": kind = .application
    case "framework", "framework.static", "library.static", "library.dynamic": kind = .framework
    case "bundle.unit-test": kind = .unitTests
    case "bundle.ui-testing": kind = .uiTests
    case "bundle":
      // A target of resources, as CocoaPods generates it for `resource_bundles`.
      let settings = settings(of: object, name: name)
      var target = ProjectTarget(name: name, moduleName: name, kind: .framework, folder: file.folder)
      addPhases(of: object, to: &target)
      addSynchronizedFolders(of: object, to: &target)
      let prefix = (settings["PRODUCT_NAME"] ?? name) + ".bundle/"
      guard Paths.isInner(prefix) else {
        note(object, "target \(name) is left out: its bundle \"\(prefix)\" is outside of the application's bundle")
        return nil
      }
      bundles[name] = target.resources.map {
        BundleResource(source: $0.source, destination: prefix + $0.destination)
      }
      return nil
    default:
      note(object, "target \(name) is left out: products of type \(product) cannot be built")
      return nil
    }
    var settings = settings(of: object, name: name)
    guard Self.isForPhones(settings) else {
      note(object, "target \(name) is left out: it is for \(settings["SDKROOT"] ?? "another platform")")
      return nil
    }
    productNames[name] = settings["PRODUCT_NAME"]
    let module = BuildSettings.identifier(settings["PRODUCT_MODULE_NAME"] ?? name)
    var target = ProjectTarget(name: name, moduleName: module, kind: kind, folder: file.folder)
    if kind == .application { target.makeLinkable() }
    // File systems limit names to 255 bytes, and the names of build products are longer than those of modules.
    guard target.moduleName.utf8.count <= 200 else {
      note(object, "target \(name.prefix(40))… is left out: the name of its module has more than 200 bytes")
      return nil
    }
    // Info.plist names the classes of the application with it.
    settings.add(["PRODUCT_MODULE_NAME": target.moduleName], configuration: configuration)
    target.excludedNames = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
    addPhases(of: object, to: &target)
    addSynchronizedFolders(of: object, to: &target)
    target.sources = Self.unique(target.sources)
    addSettings(settings, to: &target)
    if kind == .application || kind == .framework {
      target.information = information(of: target, settings: settings)
    }
    target.products = file.list("packageProductDependencies", of: object).compactMap { $0.string("productName") }
    return target
  }

  static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// Returns whether a target is for iOS. The product type does not distinguish between iOS, macOS, watchOS and tvOS.
  private static func isForPhones(_ settings: BuildSettings) -> Bool {
    if let platforms = settings["SUPPORTED_PLATFORMS"], !platforms.isEmpty { return platforms.contains("iphone") }
    switch settings["SDKROOT"]?.lowercased() ?? "" {
    case "", "auto", "iphoneos", "iphonesimulator": return true
    case let sdk: return sdk.contains("iphone")
    }
  }

  // MARK: Dependencies

  /// Sets the dependencies between targets. A target depends on the targets in its list of dependencies and on the
  /// frameworks that it links.
  private mutating func connect(_ project: inout Project, objects: [XcodeObject]) {
    let names = Dictionary(objects.map { ($0.id, $0.string("name") ?? $0.id) }, uniquingKeysWith: { first, _ in first })
    let byProduct = Dictionary(
      objects.compactMap { object in object.string("productReference").map { ($0, object.string("name") ?? object.id) }
      },
      uniquingKeysWith: { first, _ in first })
    let known = Dictionary(project.targets.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
    for object in objects {
      guard let name = names[object.id], let index = project.targets.firstIndex(where: { $0.name == name }) else {
        continue
      }
      var wanted = file.list("dependencies", of: object).compactMap { dependency in
        dependency.string("target").flatMap { names[$0] }
      }
      for phase in file.list("buildPhases", of: object) where phase.isa == "PBXFrameworksBuildPhase" {
        for entry in file.list("files", of: phase) {
          if let reference = entry.string("fileRef"), let name = byProduct[reference] { wanted.append(name) }
          if let product = file.object("productRef", of: entry)?.string("productName") {
            project.targets[index].products.append(product)
          }
        }
      }
      for phase in file.list("buildPhases", of: object) where phase.isa == "PBXResourcesBuildPhase" {
        for entry in file.list("files", of: phase) {
          if let reference = entry.string("fileRef"), let name = byProduct[reference] { wanted.append(name) }
        }
      }
      for name in Self.unique(wanted) {
        for resource in bundles[name] ?? [] where !project.targets[index].resources.contains(resource) {
          project.targets[index].resources.append(resource)
        }
      }
      project.targets[index].products = Self.unique(project.targets[index].products)
      let isTest = project.targets[index].isTest
      if isTest {
        let settings = settings(of: object, name: name)
        // The host is the path of the program, which has the name of the product.
        let host = (settings["TEST_TARGET_NAME"] ?? settings["TEST_HOST"].map(Paths.name))
        project.targets[index].host = host.flatMap { host in
          (project.applications.first { $0.name == host }
            ?? project.applications.first { productNames[$0.name] == host })?.name
        }
        if project.targets[index].host == nil, settings["TEST_HOST"]?.isEmpty == false {
          project.targets[index].host = wanted.first { known[$0] == .application }
        }
        if project.targets[index].host == nil, project.targets[index].kind == .uiTests {
          // Before Xcode 7.3, only the dependency named the application.
          project.targets[index].host = wanted.first { known[$0] == .application } ?? project.applications.first?.name
        }
        if let host = project.targets[index].host, project.targets[index].kind == .unitTests { wanted.append(host) }
      }
      project.targets[index].dependencies = Self.unique(wanted).filter { other in
        other != name && (known[other] == .framework || isTest && known[other] == .application)
      }
    }
    breakCycles(&project)
  }

  /// Removes dependencies that form a cycle, because none of their targets could be built.
  private mutating func breakCycles(_ project: inout Project) {
    var done: Set<String> = []
    func visit(_ name: String, _ stack: [String], _ project: inout Project) {
      guard !done.contains(name), let index = project.targets.firstIndex(where: { $0.name == name }) else { return }
      for other in project.targets[index].dependencies {
        if (stack + [name]).contains(other) {
          project.targets[index].dependencies.removeAll { $0 == other }
          notes.append(
            Note(
              file.path,
              "target \(name) depends on \(other), which depends on \(name) in turn; the first dependency is left out"))
        } else {
          visit(other, stack + [name], &project)
        }
      }
      done.insert(name)
    }
    for target in project.targets { visit(target.name, [], &project) }
  }

  // MARK: Packages

  private mutating func packages() -> [PackageReference] {
    var result: [PackageReference] = []
    for object in file.list("packageReferences", of: file.root) {
      if object.isa == "XCLocalSwiftPackageReference", let path = object.string("relativePath") {
        result.append(PackageReference(location: Paths.join(file.folder, path), requirement: .local))
      } else if let address = object.string("repositoryURL") {
        var reference = PackageReference(location: address, requirement: requirement(object))
        reference.products = Set(
          file.objects.values.filter {
            $0.isa == "XCSwiftPackageProductDependency" && $0.string("package") == object.id
          }
          .compactMap { $0.string("productName") })
        result.append(reference)
      }
    }
    // Before Xcode 15, a local package is a folder in the list of files.
    for (id, path) in file.paths.sorted(by: { $0.value < $1.value }) {
      guard let object = file.objects[id], object.isa == "PBXFileReference",
        ["folder", "wrapper"].contains(object.string("lastKnownFileType") ?? ""),
        Paths.exists(Paths.join(path, "Package.swift")), !result.contains(where: { $0.location == path })
      else { continue }
      var reference = PackageReference(location: path, requirement: .local)
      reference.listedName = object.string("name")
      result.append(reference)
    }
    // Since Xcode 16, a synchronized folder contains packages like other files.
    let folders = file.objects.values.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }
      .compactMap { file.paths[$0.id].map(Paths.existing) }
    for path in folders.sorted().flatMap({ Self.packages(in: $0, OpenFolders($0), depth: 0) })
    where !result.contains(where: { $0.location == path }) {
      result.append(PackageReference(location: path, requirement: .local))
    }
    return result
  }

  /// Returns the folders with packages in a folder, without those in packages.
  private static func packages(in folder: String, _ open: OpenFolders, depth: Int) -> [String] {
    if Paths.exists(Paths.join(folder, "Package.swift")) { return [folder] }
    guard depth < 4 else { return [] }
    return Paths.entries(folder).flatMap { name -> [String] in
      let path = Paths.join(folder, name)
      guard Paths.isFolder(path), !FileKind.packages.contains(Paths.suffix(name)), let open = open.entering(path) else {
        return []
      }
      return packages(in: path, open, depth: depth + 1)
    }
  }

  private func requirement(_ object: XcodeObject) -> PackageReference.Requirement {
    let entries = object.dictionary("requirement")
    let least = entries["minimumVersion"]?.string ?? entries["version"]?.string ?? "0.0.0"
    switch entries["kind"]?.string {
    case "revision": return .revision(entries["revision"]?.string ?? "HEAD")
    case "branch": return .branch(entries["branch"]?.string ?? "main")
    case "exactVersion": return .versions(from: least, below: least)
    case "versionRange": return .versions(from: least, below: entries["maximumVersion"]?.string)
    case "upToNextMinorVersion":
      return .versions(from: least, below: Version(least).map { "\($0.major).\($0.minor + 1).0" })
    default: return .versions(from: least, below: Version(least).map { "\($0.major + 1).0.0" })
    }
  }
}
