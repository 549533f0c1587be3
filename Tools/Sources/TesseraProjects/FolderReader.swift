import Foundation

/// Creates a `Project` from a folder of sources without a project file.
enum FolderReader {
  /// The usual names of folders with tests.
  private static let testNames = ["tests", "test", "specs", "unittests"]

  /// Returns a project with one module for the sources. If there is a folder of tests, the project has a second module
  /// for the tests.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: A `FileError` if the folder contains no Swift file.
  static func read(_ folder: String) throws -> Project {
    let name = Paths.name(folder)
    var project = Project(name: name, folder: folder, file: folder)
    let files = FileWalker.files(folder)
    func isTest(_ path: String) -> Bool {
      let inner = (Paths.relative(Paths.folder(path), to: folder) ?? "").lowercased().split(separator: "/")
      return inner.contains { testNames.contains(String($0)) || $0.hasSuffix("tests") }
    }
    let swift = files.filter { FileKind.of($0) == .swift && Paths.name($0) != "Package.swift" }
    guard !swift.isEmpty else {
      throw FileError(folder, "there is no Xcode project, no Package.swift and no Swift file in this folder")
    }
    var main = ProjectTarget(name: name, moduleName: BuildSettings.identifier(name), kind: .framework, folder: folder)
    main.sources = swift.filter { !isTest($0) }
    main.foreignSources = files.filter { FileKind.of($0) == .foreign && !isTest($0) }
    for file in files where FileKind.of(file) == .resource && !isTest(file) {
      let resource = BundleResource(source: file, destination: FileKind.destination(of: file))
      if !main.resources.contains(where: { $0.destination == resource.destination }) { main.resources.append(resource) }
    }
    if main.sources.contains(where: hasEntry) {
      main.kind = .application
      main.makeLinkable()
      let plist = files.first { Paths.name($0) == "Info.plist" }
      var settings = BuildSettings()
      settings.add(["PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": main.moduleName], configuration: "Debug")
      main.information = InformationBuilder(settings: settings, target: main).data(
        from: try plist.map(InfoPropertyList.read) ?? [:])
    }
    project.targets = [main]
    let tests = swift.filter(isTest)
    if !tests.isEmpty {
      var target = ProjectTarget(
        name: name + "Tests", moduleName: main.moduleName + "Tests", kind: .unitTests, folder: folder)
      target.sources = tests
      target.dependencies = [main.name]
      project.targets.append(target)
    }
    return project
  }

  private static func hasEntry(_ path: String) -> Bool {
    if Paths.name(path) == "main.swift" { return true }
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return text.contains("@main") || text.contains("@UIApplicationMain")
  }
}
