import Foundation

/// Generates a package for a project, builds the package, and lays out the bundle of the application.
package struct Builder {
  /// The options of a build, as they are specified on the command line.
  package struct Options: Sendable {
    /// The name of the target, or nil to choose a target that is suitable for the command.
    package var target: String?
    /// The name of the scheme, or nil to use the scheme with the name of the project, if there is one.
    package var scheme: String?
    /// The folders that are searched for copies of package repositories.
    package var mirrors: [String] = []
    /// The folder for the generated package, or nil for one in the cache.
    package var output: String?
    /// Additional arguments of `swift build`, such as `-c release`.
    package var arguments: [String] = []
    /// Indicates whether packages that no mirror contains may be downloaded. The default is true.
    package var allowsNetwork = true

    package init() {}
  }

  /// A package that has been generated for a project and can be built.
  package struct Prepared {
    package var project: Project
    package var result: PackageGenerator.Result
    /// The target whose bundle is laid out: an application, or the first test target.
    package var main: ProjectTarget
    /// Indicates whether all targets of the package are built, because the project has several libraries and no
    /// application.
    package var buildsAll = false
    package var scheme: Scheme?
    /// The seconds that reading and rewriting took.
    package var seconds: Double
  }

  package let locations: Locations
  package let options: Options
  /// The errors of an earlier build in tests, which fail without being compiled. The default is empty.
  package var testErrors: Set<CompilerError> = []
  /// A closure that receives the text for the user.
  package var say: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  package init(locations: Locations, options: Options) {
    self.locations = locations
    self.options = options
  }

  /// Performs work that writes into the folders that all commands share. If another command does that, waits for it and
  /// says so.
  ///
  /// - Parameters:
  ///   - command: The name of the command, which is shown to a user whose command waits.
  ///   - path: The path of the project.
  ///   - work: The work, such as generating and building a package. A program that it builds is started afterwards, so
  ///     that other commands can build while the program runs.
  /// - Returns: The result of the work.
  package func exclusively<Result>(_ command: String, _ path: String, _ work: () throws -> Result) throws -> Result {
    try CacheLock.hold(locations.lock, for: "\(command) \(Paths.absolute(path))", say: say, work)
  }

  // MARK: Preparing

  /// Reads a project and writes its package.
  ///
  /// - Parameters:
  ///   - path: The path of the project.
  ///   - purpose: The purpose for which the project is read.
  /// - Throws: A `FileError` if there is nothing to build.
  package func prepare(_ path: String, for purpose: ProjectLoader.Purpose) throws -> Prepared {
    let started = Date()
    var loader = ProjectLoader(purpose: purpose, dump: locations.dump)
    loader.scheme = options.scheme
    let project = try loader.load(path)
    let scheme = try scheme(of: project)
    var wanted = try TargetChoice(project: project, scheme: scheme, target: options.target).targets(for: purpose)
    var notes = project.notes
    var resolver = PackageResolver(
      mirrors: options.mirrors, cache: locations.packages, allowsNetwork: options.allowsNetwork, dump: locations.dump)
    resolver.progress = say
    let packages = resolver.resolve(project, notes: &notes)
    if purpose == .build, options.target == nil, options.scheme == nil {
      let availability = ModuleAvailability(
        targets: project.targets, packages: packages, frameworks: FrameworkModules(checkout: locations.checkout))
      let chosen = availability.replacing(wanted, in: project, notes: &notes)
      if chosen.map(\.name) != wanted.map(\.name) {
        say(
          "\(wanted.map(\.name).joined(separator: ", ")): not available are "
            + Set(wanted.compactMap { availability.gaps[$0.name]?.module }).sorted().joined(separator: ", ")
            + "; building \(chosen.map(\.name).joined(separator: ", ")) instead")
      }
      wanted = chosen
    }
    let folder = options.output.map(Paths.absolute) ?? locations.generated(for: project)
    if Paths.relative(folder, to: project.folder) != nil, !Paths.name(folder).hasPrefix(".") {
      throw FileError(
        folder,
        "the package cannot be generated in this folder, which belongs to the project's sources; choose a folder "
          + "outside of the project, or one whose name begins with a period")
    }
    if options.output != nil { try Self.claim(folder) }
    var generator = PackageGenerator(checkout: locations.checkout, folder: folder)
    generator.testErrors = testErrors
    // The tests are always part of the package, so that `run` and `test` use the same one.
    let names = wanted.map(\.name)
    let tests = project.targets.filter { target in
      target.isTest && !Set(target.dependencies + [target.host].compactMap { $0 }).isDisjoint(with: names)
    }
    var result = try generator.generate(project, targets: names + tests.map(\.name), packages: packages)
    result.notes = notes + result.notes
    let built = Set(result.targets.map(\.name))
    let main = wanted.first { built.contains($0.name) } ?? wanted[0]
    // Otherwise, the linker fails after minutes of building.
    if purpose != .test, let error = result.missingEntryPoints[main.name] { throw error }
    return Prepared(
      project: project, result: result, main: main,
      buildsAll: wanted.count { $0.kind == .framework } > 1, scheme: scheme,
      seconds: Date().timeIntervalSince(started))
  }

  /// Checks that a folder for a generated package contains nothing else, because generating replaces and removes files, and
  /// marks it as generated.
  ///
  /// - Parameter folder: The path of the folder, which need not exist.
  /// - Throws: A `FileError` if the folder has contents, and the command did not generate them.
  static func claim(_ folder: String) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let manifest = FileManager.default.contents(atPath: Paths.join(folder, "Package.swift")) ?? Data()
    if String(decoding: manifest.prefix(200), as: UTF8.self).contains(ManifestText.mark) { return }
    if let first = names.min() {
      throw FileError(
        folder, "the folder contains files that were not generated, such as \(first); choose an empty or a new folder")
    }
    // The manifest is written last. An error before that must not prevent the next run.
    var tree = try FileTree(folder)
    try tree.write("Package.swift", "\(ManifestText.mark) a project that could not be read\n")
  }

  private func scheme(of project: Project) throws -> Scheme? {
    guard let name = options.scheme else {
      if let own = project.schemes.first(where: { $0.name == project.name }) { return own }
      // The scheme of the only application has its name, which can differ from that of the project.
      guard project.applications.count == 1 else { return nil }
      return project.schemes.first { $0.runTarget == project.applications[0].name }
    }
    guard let scheme = project.schemes.first(where: { $0.name == name }) else {
      let known = project.schemes.map(\.name).joined(separator: ", ")
      throw FileError(
        project.file, "the project has no scheme \(name); the schemes are: \(known.isEmpty ? "none" : known)")
    }
    return scheme
  }

  // MARK: Building

  private var isRelease: Bool {
    let arguments = options.arguments
    return zip(arguments, arguments.dropFirst()).contains { ["-c", "--configuration"].contains($0) && $1 == "release" }
      || arguments.contains("-crelease") || arguments.contains("--configuration=release")
  }

  /// The folder to which SwiftPM writes the linked programs.
  package var products: String { Paths.join(locations.scratch, isRelease ? "release" : "debug") }

  /// Returns the command line that builds a package, or its tests if `tests` is `true`.
  package func command(_ prepared: Prepared, tests: Bool) -> [String] {
    var command = [
      "swift", "build", "--package-path", prepared.result.folder, "--scratch-path", locations.scratch,
      // The cached build description may belong to another project.
      "--disable-build-manifest-caching",
    ]
    if tests {
      command.append("--build-tests")
    } else if prepared.main.kind == .application {
      command += ["--product", prepared.main.moduleName]
    } else if !prepared.buildsAll {
      command += ["--target", prepared.main.moduleName]
    }
    return command + options.arguments
  }

  /// The environment variables of builds.
  package static let environment = [
    // Builds only the libraries of Tessera's package, so that nothing is downloaded for its programs.
    "TESSERA_TESTS": "libraries"
  ]

  /// Builds a package.
  ///
  /// - Parameters:
  ///   - prepared: The package.
  ///   - tests: `true` to build the package's tests as well.
  /// - Throws: A `BuildFailure` if it does not compile.
  package func build(_ prepared: Prepared, tests: Bool) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command(prepared, tests: tests)
    process.environment = ProcessInfo.processInfo.environment.merging(Self.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let log = BuildLog(isTerminal: isatty(2) == 1) { FileHandle.standardError.write(Data($0.utf8)) }
    try process.run()
    while true {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      log.append(String(decoding: data, as: UTF8.self))
    }
    process.waitUntilExit()
    log.finish()
    if process.terminationReason == .uncaughtSignal {
      let message = "error: the build was ended by signal \(process.terminationStatus)"
      throw BuildFailure(status: 128 + process.terminationStatus, errors: log.errors, tail: log.tail + [message])
    }
    guard process.terminationStatus == 0 else {
      throw BuildFailure(status: process.terminationStatus, errors: log.errors, tail: log.tail)
    }
  }

  // MARK: Bundles

  /// Lays out the bundle of an application that was built.
  ///
  /// - Returns: The path of the program in the bundle.
  package func bundle(_ prepared: Prepared) throws -> String {
    let main = prepared.main
    let folder = Paths.join(prepared.result.folder, "Bundles/\(main.moduleName).app")
    return try BundleWriter.write(
      folder, targets: resourceTargets(prepared.result.targets.filter { !$0.isTest }, main: main),
      information: main.information, program: Paths.join(products, main.moduleName))
  }

  /// Lays out the bundle in which tests run: the application's bundle with the resources of the tests.
  ///
  /// - Returns: The path of the test program in the bundle.
  package func testBundle(_ prepared: Prepared) throws -> String {
    let targets = prepared.result.targets
    let host = targets.first { $0.kind == .application && $0.name == (prepared.main.host ?? $0.name) }
    let folder = Paths.join(prepared.result.folder, "Bundles/Tests/\((host ?? prepared.main).moduleName).app")
    return try BundleWriter.write(
      folder, targets: resourceTargets(targets, main: host ?? prepared.main), information: host?.information,
      program: Paths.join(products, prepared.result.name + "PackageTests.xctest"))
  }

  /// Lays out the bundles of the applications that UI tests start.
  ///
  /// - Returns: A line for each target of UI tests: its module, the bundle identifier of its application and the path of
  ///   the program in the bundle, separated by tabs.
  package func uiTestApplications(_ prepared: Prepared) throws -> [String] {
    let targets = prepared.result.targets
    return try targets.filter { $0.kind == .uiTests }.compactMap { tests in
      guard let host = targets.first(where: { $0.kind == .application && $0.name == tests.host }) else { return nil }
      let folder = Paths.join(prepared.result.folder, "Bundles/UITests/\(host.moduleName).app")
      let others = targets.filter { !$0.isTest && $0.kind != .application }
      let program = try BundleWriter.write(
        folder, targets: others + [host], information: host.information,
        program: Paths.join(products, host.moduleName))
      let information = host.information.flatMap(InfoPropertyList.entries)
      let identifier = information?["CFBundleIdentifier"] as? String ?? host.moduleName
      return "\(tests.moduleName)\t\(identifier)\t\(program)"
    }
  }

  /// Returns targets with the main target last. If two resources have the same name, that of the main target is used.
  private func resourceTargets(_ targets: [ProjectTarget], main: ProjectTarget) -> [ProjectTarget] {
    targets.filter { $0.name != main.name } + targets.filter { $0.name == main.name }
  }
}
