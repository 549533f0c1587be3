import Foundation
import TesseraRewriting

/// Writes a plain Swift package that builds a project. It contains rewritten sources, a manifest, and the contents of
/// bundles.
///
/// The rewritten text of a file begins with `#sourceLocation`, so that the compiler, the debugger and `#filePath` refer
/// to the original file and its lines. The package therefore needs no compiler flags and no overlay of the file system.
/// Flags would also apply to UIKit, which would then be compiled again for each project.
package struct PackageGenerator {
  /// The result of generating a package: its name and folder, the targets, and the messages for the user.
  package struct Result: Sendable {
    /// The name of the package: the name of the project as an identifier.
    package var name: String
    /// The folder that contains the `Package.swift` of the package.
    package var folder: String
    /// The targets that are built, dependencies first.
    package var targets: [ProjectTarget]
    /// The number of source files that were written because they changed.
    package var written: Int
    /// The messages about constructs that no rewriting rule handles.
    package var diagnostics: [RewritingDiagnostic]
    /// The notes about omitted parts, each with its reason.
    package var notes: [Note]
    /// The errors about applications without an entry point, by the names of the targets.
    package var missingEntryPoints: [String: FileError] = [:]
    /// The tests that do not compile (`testErrors`).
    package var uncompilableTests: [UncompilableTest] = []
  }

  /// The folder of the Tessera checkout.
  package var checkout: String
  /// The folder into which the package is written.
  package var folder: String
  /// The errors of an earlier build in the files of test targets. The tests that contain them fail without being
  /// compiled. The default is empty.
  package var testErrors: Set<CompilerError> = []

  package init(checkout: String, folder: String) {
    self.checkout = checkout
    self.folder = folder
  }

  /// The modules that each target can import without declaring a dependency.
  private static let own: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "UIKitTesting"]

  /// Writes the package.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - wanted: The names of the targets to build, without their dependencies.
  ///   - packages: The packages that the project uses.
  /// - Returns: The targets, the messages and the notes of the package.
  /// - Throws: An error if a file cannot be read or written.
  package func generate(_ project: Project, targets wanted: [String], packages: [Project]) throws -> Result {
    var notes: [Note] = []
    let frameworks = FrameworkModules(checkout: checkout)
    var targets = TargetSelection(project: project, packages: packages).targets(for: wanted, notes: &notes)
    let availability = ModuleAvailability(
      targets: targets.filter { project.target($0.name) != nil }, packages: packages, frameworks: frameworks)
    if targets.contains(where: { $0.kind == .unitTests }) {
      targets = availability.removing(from: targets, notes: &notes)
    }
    let name = BuildSettings.identifier(project.name)
    var result = Result(name: name, folder: folder, targets: targets, written: 0, diagnostics: [], notes: notes)
    var tree = try FileTree(Paths.join(folder, "Targets"))
    let replacements = Replacements(folder: Paths.join(project.folder, "Tessera"))
    let modules = Dictionary(targets.map { ($0.importName, $0.name) }, uniquingKeysWith: { first, _ in first })
    let moduleNames = Dictionary(
      targets.map { ($0.importName, $0.moduleName) }, uniquingKeysWith: { first, _ in first })
    let aliases = targets.filter { $0.importName != $0.moduleName }.map { "\($0.importName)=\($0.moduleName)" }
    let identifiers = Set(project.targets.compactMap(Self.bundleIdentifier))
    var entries: [ManifestText.Target] = []
    // The targets of the package have the names of the project's modules, because SwiftPM names a module after its
    // target.
    var frameworkPackages: Set<String> = []
    var interfaces: [ModuleInterface] = []
    let frameworkNames = FrameworkModules.names(in: checkout)
    let overridden = targets.map(Self.overriddenNames)
    var cache = RewritingCache(folder: Paths.join(folder, ".rewriting"))
    for (number, var target) in targets.enumerated() {
      leaveOutImports(of: &target, modules: modules, frameworks: frameworks, notes: &result.notes)
      if target.isTest { leaveOutFiles(of: &target, modules: modules, frameworks: frameworks, result: &result) }
      if target.kind == .clang {
        entries.append(try clang(target, into: &tree))
        continue
      }
      var options = ModuleRewriter.Options(
        moduleName: target.importName, swiftVersion: target.swiftVersion, implicitImports: target.implicitImports,
        isTestModule: target.isTest)
      options.isUITestModule = target.kind == .uiTests
      options.importMap = frameworks.importMap
      options.frameworkNames = frameworkNames
      options.keepsConditions = project.target(target.name) == nil && target.isForLinux(among: packages)
      options.isPackageModule = project.target(target.name) == nil || Paths.name(project.file) == "Package.swift"
      options.definesDebug = target.definesDebug
      options.definitions = Set(target.conditions)
      options.projectModules = Set(modules.keys)
      options.bundleIdentifiers = identifiers
      options.missingModules = availability.missing[target.name] ?? []
      options.interfaces = interfaces
      options.overriddenNames = overridden[(number + 1)...].reduce(into: []) { $0.formUnion($1) }
      options.protocolDeclaration = { [checkout] in Self.declaration(of: $0, in: checkout) }
      let (imports, interface, replacesMembers) = try write(
        target, options: options, replacements: replacements, cache: &cache, into: &tree, result: &result)
      interfaces.append(interface)
      var dependencies = ["UIKit", "QuartzCore", "CoreGraphics"].map { Self.product($0, "Tessera") }
      if target.isTest || imports.contains("UIKitTesting") {
        dependencies.append(Self.product("UIKitTesting", "Tessera"))
      }
      // Xcode also finds dependencies by the imports, so these need not be declared.
      let named =
        target.dependencies.compactMap { name in targets.first { $0.name == name }?.importName } + imports.sorted()
      dependencies += XcodeReader.unique(named).filter { $0 != target.importName }.compactMap {
        moduleNames[$0].map(ManifestText.literal)
      }
      for module in imports.intersection(frameworks.modules).sorted() where modules[module] == nil {
        let place = FrameworkModules.packageFolder(of: module)
        dependencies.append(Self.product(module, Paths.name(place)))
        frameworkPackages.insert(place)
      }
      var entry = try entry(target, dependencies: dependencies, into: &tree)
      entry.settings += aliases.map { ".unsafeFlags([\"-module-alias\", \(ManifestText.literal($0))])" }
      if replacesMembers { entry.settings.append(Self.chainedReplacements) }
      entries.append(entry)
    }
    tree.removeOthers()
    result.written = tree.written
    var used = [(name: "Tessera", path: checkout)]
    used += frameworkPackages.sorted().map { (name: Paths.name($0), path: Paths.join(checkout, $0)) }
    let text = ManifestText.manifest(
      name: name, origin: project.file, packages: used, targets: entries.sorted { $0.name < $1.name })
    var top = try FileTree(folder)
    try top.write("Package.swift", text)
    return result
  }

  /// Returns the identifier of the bundle of a framework or an application, or nil if it has none.
  private static func bundleIdentifier(of target: ProjectTarget) -> String? {
    guard !target.isTest, let data = target.information,
      let entries = InfoPropertyList.entries(of: data)
    else { return nil }
    return entries["CFBundleIdentifier"] as? String
  }

  /// Returns the text of the files that declare a type of UIKit and its default implementations, or nil if there are none.
  /// Each file has the name of its type, and a file of default implementations `Type+Defaults.swift`.
  static func declaration(of type: String, in checkout: String) -> String? {
    let names = [type + ".swift", type + "+Defaults.swift"]
    let texts = FileWalker.files(Paths.join(checkout, "Sources/UIKit")).filter { names.contains(Paths.name($0)) }
      .compactMap { FileManager.default.contents(atPath: $0) }.map { String(decoding: $0, as: UTF8.self) }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Returns the names of the members that the files of a target override.
  private static func overriddenNames(_ target: ProjectTarget) -> Set<String> {
    target.sources.reduce(into: []) { names, path in
      guard let data = FileManager.default.contents(atPath: path) else { return }
      names.formUnion(ModuleRewriter.overriddenNames(in: String(decoding: data, as: UTF8.self)))
    }
  }

  /// Leaves out the test files that import an unavailable module, so that the other tests can run. Their tests do not compile.
  private func leaveOutFiles(
    of target: inout ProjectTarget, modules: [String: String], frameworks: FrameworkModules, result: inout Result
  ) {
    var known = Checker.available.union(frameworks.importMap.keys).union(modules.keys)
    known.insert(target.importName)
    target.sources.removeAll { path in
      guard let data = FileManager.default.contents(atPath: path) else { return false }
      let text = String(decoding: data, as: UTF8.self)
      let imports = ImportScanner.imports(text).filter { !$0.isConditional }
      guard let missing = imports.first(where: { !known.contains($0.module) && !ModuleRewriter.isFramework($0.module) })
      else { return false }
      let reason = "the module \(missing.module) is not available"
      result.notes.append(Note(path, line: missing.line, "these tests are left out: \(reason)"))
      let error = CompilerError(path: path, line: missing.line, message: reason)
      result.uncompilableTests += UncompilableTests.replaceBodies(in: text, errors: [:]).all.map {
        UncompilableTest(name: $0, error: error, isLeftOut: true)
      }
      return true
    }
  }

  /// Leaves out the modules of a bridging header that are not available. Files that use nothing of them compile.
  private func leaveOutImports(
    of target: inout ProjectTarget, modules: [String: String], frameworks: FrameworkModules, notes: inout [Note]
  ) {
    var known = Checker.available.union(frameworks.importMap.keys).union(modules.keys)
    known.insert(target.importName)
    let missing = target.implicitImports.filter { !known.contains($0) && !ModuleRewriter.isFramework($0) }
    target.implicitImports.removeAll(where: missing.contains)
    guard let header = target.bridgingHeader else { return }
    for module in missing {
      notes.append(
        Note(
          header, line: BridgingHeader.line(of: module, in: header),
          "the module \(module) is not available and not imported"))
    }
  }

  private static func product(_ name: String, _ package: String) -> String {
    ".product(name: \(ManifestText.literal(name)), package: \(ManifestText.literal(package)))"
  }

  // MARK: Targets

  private func entry(
    _ target: ProjectTarget, dependencies: [String], into tree: inout FileTree
  ) throws -> ManifestText.Target {
    let declaration =
      switch target.kind {
      case .application: "executableTarget"
      case .unitTests, .uiTests: "testTarget"
      default: "target"
      }
    var entry = ManifestText.Target(declaration: declaration, name: target.moduleName, dependencies: dependencies)
    for resource in target.moduleResources where Paths.exists(resource.source) && DataModel(resource.source) == nil {
      try tree.copy(resource.source, to: "\(target.moduleName)/\(resource.path)", leavingOut: DataModel.suffixes)
      entry.resources.append("\(resource.rule)(\(ManifestText.literal(resource.path)))")
    }
    // A rule for a folder would flatten a model, so models have rules of their own.
    let bundled = Set(target.resources.map(\.source))
    for model in DataModel.of(target) where !bundled.contains(model.path) && model.contents != nil {
      let place = "Tessera/Models/\(model.destination)"
      try model.write(to: &tree, destination: "\(target.moduleName)/\(place)", module: target.moduleName)
      entry.resources.append(".copy(\(ManifestText.literal(place)))")
    }
    entry.settings = [".swiftLanguageMode(\(Self.languageMode(target.swiftVersion)))"]
    entry.settings += target.conditions.map { ".define(\(ManifestText.literal($0)))" } + target.manifestSettings
    return entry
  }

  /// Returns a language mode in the notation of a manifest. The compiler supports 4, 4.2, 5 and 6.
  private static func languageMode(_ version: String) -> String {
    let number = Version(version)
    switch (number?.major ?? 5, number?.minor ?? 0) {
    case (...3, _), (4, 0...1): return ".v4"
    case (4, _): return ".v4_2"
    case (5, _): return ".v5"
    default: return ".v6"
    }
  }

  private func clang(_ target: ProjectTarget, into tree: inout FileTree) throws -> ManifestText.Target {
    let files = target.clangFiles ?? FileWalker.files(target.folder)
    for name in files where !["m", "mm", "swift", "metal"].contains(Paths.suffix(name)) {
      guard let inner = Paths.relative(name, to: target.folder) else { continue }
      try tree.copy(name, to: "\(target.moduleName)/\(inner)")
    }
    var entry = ManifestText.Target(
      declaration: target.isSystemLibrary ? "systemLibrary" : "target", name: target.moduleName,
      dependencies: target.dependencies.map(ManifestText.literal))
    entry.others = target.clangSettings
    return entry
  }

  // MARK: Sources

  /// Makes a replacement of a member call the one that another module or file has for the same member.
  private static let chainedReplacements =
    ".unsafeFlags([\"-Xfrontend\", \"-enable-dynamic-replacement-chaining\"])"

  /// Rewrites the sources of a target and writes them to the package. Returns the modules that they import, the
  /// interface that the rewriting of other modules needs, and whether members of other modules are replaced.
  private func write(
    _ target: ProjectTarget, options: ModuleRewriter.Options, replacements: Replacements,
    cache: inout RewritingCache, into tree: inout FileTree, result: inout Result
  ) throws -> (Set<String>, ModuleInterface, Bool) {
    var files: [SourceFile] = []
    for path in target.sources {
      let source = replacements.path(for: path, in: target.folder) ?? path
      guard let data = FileManager.default.contents(atPath: source) else {
        throw FileError(path, "the source file cannot be read")
      }
      var text = String(decoding: data, as: UTF8.self)
      if text.first == "\u{FEFF}" { text.removeFirst() }
      files.append(SourceFile(path: source, text: text))
    }
    for model in DataModel.of(target) {
      if model.contents == nil {
        result.notes.append(Note(model.path, "the data model has no version in XML; open and save it in Xcode"))
      }
      files += try model.sources(in: target.folder)
    }
    files += replacements.additions(for: target)
    let rewritten = cache.rewrite(files, options)
    result.diagnostics += rewritten.diagnostics
    if target.kind == .application, target.information != nil, !rewritten.hasEntryPoint {
      result.missingEntryPoints[target.name] = Self.missingEntryPoint(of: target, rewritten.leftOutEntryPoint)
    }
    var imports: Set<String> = []
    var isEmpty = true
    var replacesMembers = false
    for file in files {
      var text = rewritten.texts[file.path] ?? file.text
      if target.isTest, !leaveOutTests(of: file.path, from: &text, &result) { continue }
      isEmpty = false
      imports.formUnion(ImportScanner.imports(text).map(\.module))
      replacesMembers = replacesMembers || text.contains("@_dynamicReplacement(for:")
      let place = "\(target.moduleName)/\(Self.place(of: file.path, in: target.folder))"
      try tree.write(place, "#sourceLocation(file: \(ManifestText.literal(file.path)), line: 1)\n" + text)
    }
    for (name, text) in rewritten.additions {
      imports.formUnion(ImportScanner.imports(text).map(\.module))
      try tree.write("\(target.moduleName)/Tessera/\(name)", text)
    }
    if let text = AssetSymbols.of(target)?.text(hasExtensions: target.assetConstants == .extensions) {
      imports.insert("UIKit")
      try tree.write("\(target.moduleName)/Tessera/AssetSymbols.swift", text)
    }
    if isEmpty { try tree.write("\(target.moduleName)/Empty.swift", "// The target has no Swift files.\n") }
    return (imports, rewritten.interface, replacesMembers)
  }

  /// Returns the error about an application without an entry point.
  ///
  /// - Parameters:
  ///   - target: The application.
  ///   - place: The place of an entry point that is left out, or nil if there is none.
  private static func missingEntryPoint(of target: ProjectTarget, _ place: RewritingDiagnostic?) -> FileError {
    if let place {
      return FileError(
        place.path, line: place.line,
        "\(target.name) begins here, in code that is left out because it needs SwiftUI or another framework that is not "
          + "available. Only applications that begin with UIKit can be built")
    }
    let foreign = target.foreignSources.map(Paths.name).filter { ["main.m", "main.mm", "AppDelegate.m"].contains($0) }
    return FileError(
      target.folder,
      "\(target.name) has no entry point: no Swift file has @main or @UIApplicationMain"
        + (foreign.first.map { ", and \($0) is written in Objective-C, which is not compiled" } ?? ""))
  }

  /// Replaces the tests of a file that do not compile. Returns `false` if the file does not compile without them, so that
  /// the whole file is left out.
  private func leaveOutTests(of path: String, from text: inout String, _ result: inout Result) -> Bool {
    let errors = testErrors.filter { $0.path == path }.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
    guard !errors.isEmpty else { return true }
    let messages = Dictionary(errors.map { ($0.line, $0.message) }, uniquingKeysWith: { first, _ in first })
    let replaced = UncompilableTests.replaceBodies(in: text, errors: messages)
    text = replaced.text
    if let other = errors.first(where: { replaced.otherLines.contains($0.line) }) {
      result.uncompilableTests += replaced.all.map { UncompilableTest(name: $0, error: other, isLeftOut: true) }
      return false
    }
    for test in replaced.tests {
      guard let error = errors.first(where: { $0.line == test.line }) else { continue }
      result.uncompilableTests.append(UncompilableTest(name: test.name, error: error, isLeftOut: false))
    }
    return true
  }

  /// Returns the path of a source file in the folder of its target. Files from outside the project are in one folder
  /// for each original folder, so that equal names do not collide.
  static func place(of path: String, in folder: String) -> String {
    if let inner = Paths.relative(path, to: folder) { return inner }
    var hash: UInt32 = 2_166_136_261
    for byte in Paths.folder(path).utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return "Outside/\(String(hash, radix: 16))/\(Paths.name(path))"
  }
}
