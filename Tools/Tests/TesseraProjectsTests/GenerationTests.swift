import XCTest

@testable import TesseraProjects

final class GenerationTests: XCTestCase {
  private func demo(in folder: TemporaryFolder) throws -> Project {
    try folder.write("App/Demo/A.swift", "\u{FEFF}import UIKit\nlet a = 1\n")
    try folder.write("App/Demo/Deep/B.swift", "import DemoKit\n")
    try folder.write("App/Tests/T.swift", "@testable import Demo\n")
    try folder.write("Elsewhere/K.swift", "public let k = 1\n")
    try folder.write("App/Demo/words.txt", "words")
    try folder.write("App/Demo/Media.xcassets/a.imageset/Contents.json", "{}")
    try folder.write("checkout/Frameworks/Sources/SafariServices/x.swift")
    let root = folder.path + "/App"
    var project = Project(name: "De mo", folder: root, file: root + "/Demo.xcodeproj/project.pbxproj")
    var app = ProjectTarget(name: "Demo", moduleName: "Demo", kind: .application, folder: root)
    app.sources = [root + "/Demo/A.swift", root + "/Demo/Deep/B.swift"]
    app.swiftVersion = "4.2"
    app.conditions = ["FEATURE"]
    app.resources = [
      BundleResource(source: root + "/Demo/words.txt", destination: "en.lproj/words.txt"),
      BundleResource(source: root + "/Demo/Media.xcassets", destination: "Media.xcassets"),
    ]
    app.information = Data("<plist/>".utf8)
    var kit = ProjectTarget(name: "DemoKit", moduleName: "DemoKit", kind: .framework, folder: root)
    kit.sources = [folder.path + "/Elsewhere/K.swift"]
    var tests = ProjectTarget(name: "DemoTests", moduleName: "Demo_Tests", kind: .unitTests, folder: root)
    tests.sources = [root + "/Tests/T.swift"]
    tests.dependencies = ["Demo"]
    project.targets = [kit, app, tests]
    return project
  }

  private func generate(_ project: Project, _ folder: TemporaryFolder) throws -> PackageGenerator.Result {
    try PackageGenerator(checkout: folder.path + "/checkout", folder: folder.path + "/out")
      .generate(project, targets: ["DemoTests", "DemoKit"], packages: [])
  }

  func testThePackageNamesTheOriginalFiles() throws {
    let folder = try TemporaryFolder()
    let result = try generate(try demo(in: folder), folder)
    // Three sources, those of the tests, and the constants for the catalog.
    XCTAssertEqual(result.written, 5)
    let text = try XCTUnwrap(folder.text("out/Targets/Demo/Demo/A.swift"))
    XCTAssertTrue(text.hasPrefix("#sourceLocation(file: \"\(folder.path)/App/Demo/A.swift\", line: 1)\n"))
    // A mark of the byte order may stand at the very beginning alone.
    XCTAssertFalse(text.contains("\u{FEFF}"))
    let manifest = try XCTUnwrap(folder.text("out/Package.swift"))
    for part in [
      "name: \"De_mo\"", ".executableTarget(\n      name: \"Demo\"", ".testTarget(\n      name: \"Demo_Tests\"",
      ".define(\"FEATURE\")",
      ".swiftLanguageMode(.v4_2)", ".product(name: \"UIKitTesting\", package: \"Tessera\")",
    ] { XCTAssertTrue(manifest.contains(part), part) }
    // No target says so; the import does.
    XCTAssertTrue(manifest.contains("        \"DemoKit\","))
  }

  func testTheRewriterKnowsTheDefinitionsOfTheSettings() throws {
    let folder = try TemporaryFolder()
    let project = try demo(in: folder)
    try folder.write(
      "App/Demo/A.swift",
      "import UIKit\nclass A: UIView {\n}\nextension A {\n#if FEATURE\n  override func layoutSubviews() {}\n#endif\n}\n"
    )
    _ = try generate(project, folder)
    let text = try XCTUnwrap(folder.text("out/Targets/Demo/Demo/A.swift"))
    XCTAssertTrue(text.contains("override func layoutSubviews() { _extension_layoutSubviews() }"), text)
  }

  /// KarVarr/UIProgrammatically (on GitHub) has an application whose name contains one Cyrillic letter. The linker
  /// reads the name of its entry point from an option, in which only ASCII characters are names.
  func testProgramsHaveNamesOfASCIICharacters() throws {
    let folder = try TemporaryFolder()
    var project = try demo(in: folder)
    try folder.write("App/Tests/T.swift", "@testable import \u{0421}afé\n")
    var app = ProjectTarget(name: "Demo", moduleName: "\u{0421}afé", kind: .application, folder: project.folder)
    app.makeLinkable()
    XCTAssertEqual(app.moduleName, "_u421af_uE9")
    XCTAssertEqual(app.importName, "\u{0421}afé")
    app.sources = project.targets[1].sources
    project.targets[1] = app
    let result = try generate(project, folder)
    XCTAssertEqual(result.notes.map(\.message), [])
    let manifest = try XCTUnwrap(folder.text("out/Package.swift"))
    XCTAssertTrue(manifest.contains(".executableTarget(\n      name: \"_u421af_uE9\""), manifest)
    // The program, its tests, and the framework know it by both names.
    let alias = ".unsafeFlags([\"-module-alias\", \"\u{0421}afé=_u421af_uE9\"])"
    XCTAssertEqual(manifest.components(separatedBy: alias).count, 4, manifest)
    XCTAssertTrue(manifest.contains("        \"_u421af_uE9\",\n"), manifest)
    XCTAssertFalse(manifest.contains("name: \"\u{0421}afé\""), manifest)
  }

  /// Several modules can replace the same member only with a setting of the compiler.
  func testReplacementsAreChained() throws {
    let folder = try TemporaryFolder()
    let project = try demo(in: folder)
    let setting = "\"-enable-dynamic-replacement-chaining\""
    _ = try generate(project, folder)
    XCTAssertFalse(try XCTUnwrap(folder.text("out/Package.swift")).contains(setting))
    let file = try XCTUnwrap(project.targets.first { $0.kind == .application }?.sources.first)
    try "import UIKit\nextension UIView { @_dynamicReplacement(for: f()) func g() {} }\n"
      .write(toFile: file, atomically: true, encoding: .utf8)
    _ = try generate(project, folder)
    let manifest = try XCTUnwrap(folder.text("out/Package.swift"))
    XCTAssertEqual(manifest.components(separatedBy: setting).count, 2, manifest)
  }

  /// UI tests start the application's program, which is therefore built, but not imported.
  func testUITestsAreBuiltBesideTheirApplication() throws {
    let folder = try TemporaryFolder()
    var project = try demo(in: folder)
    try folder.write("App/UITests/U.swift", "import XCTest\nclass MenuTests: XCTestCase {}\n")
    try folder.write("checkout/Frameworks/Sources/XCUIAutomation/x.swift")
    var tests = ProjectTarget(name: "MenuTests", moduleName: "MenuTests", kind: .uiTests, folder: project.folder)
    tests.sources = [project.folder + "/UITests/U.swift"]
    tests.dependencies = ["Demo"]
    tests.host = "Demo"
    project.targets.append(tests)
    let wanted = try TargetChoice(project: project, scheme: nil, target: nil).targets(for: .test)
    XCTAssertEqual(wanted.map(\.name), ["DemoTests", "MenuTests"])
    let result = try PackageGenerator(checkout: folder.path + "/checkout", folder: folder.path + "/out")
      .generate(project, targets: ["MenuTests"], packages: [])
    XCTAssertEqual(result.targets.map(\.name), ["Demo", "MenuTests"])
    XCTAssertEqual(result.targets.last?.dependencies, [])
    let manifest = try XCTUnwrap(folder.text("out/Package.swift"))
    XCTAssertTrue(manifest.contains(".product(name: \"XCUIAutomation\", package: \"Frameworks\")"), manifest)
  }

  func testTestsWithoutTheirPackagesAreLeftOut() throws {
    let folder = try TemporaryFolder()
    var project = try demo(in: folder)
    var benchmarks = ProjectTarget(
      name: "Benchmarks", moduleName: "Benchmarks", kind: .unitTests, folder: project.folder)
    benchmarks.products = ["Far"]
    project.targets.append(benchmarks)
    var notes: [Note] = []
    let selection = TargetSelection(project: project, packages: [])
    XCTAssertEqual(
      selection.targets(for: ["DemoTests", "Benchmarks"], notes: &notes).map(\.name), ["Demo", "DemoTests"])
    XCTAssertTrue(notes.contains { $0.message.contains("Benchmarks are left out") })
    // Alone, they are built, so that the errors say what is missing.
    XCTAssertEqual(selection.targets(for: ["Benchmarks"], notes: &notes).map(\.name), ["Benchmarks"])
  }

  func testPackagesWithoutUIKitAreThoseForLinux() throws {
    let folder = try TemporaryFolder()
    var project = try demo(in: folder)
    let text = "import Foundation\n#if os(iOS)\n#endif\n"
    var numbers = Project(name: "Numbers", folder: folder.path + "/Numbers", file: "Numbers")
    var views = Project(name: "Views", folder: folder.path + "/Views", file: "Views")
    for (name, extra) in [("Numbers", ""), ("Views", "import UIKit\n")] {
      var target = ProjectTarget(name: name, moduleName: name, kind: .framework, folder: folder.path + "/" + name)
      target.sources = [try folder.write("\(name)/A.swift", text + extra)]
      if name == "Numbers" { numbers.targets = [target] } else { views.targets = [target] }
      project.targets[0].products.append(name)
    }
    numbers.libraries = ["Numbers": ["Numbers"]]
    views.libraries = ["Views": ["Views"]]
    _ = try PackageGenerator(checkout: folder.path + "/checkout", folder: folder.path + "/out")
      .generate(project, targets: ["DemoKit"], packages: [numbers, views])
    XCTAssertEqual(folder.text("out/Targets/Numbers/A.swift")?.contains("os(iOS)"), true)
    XCTAssertEqual(folder.text("out/Targets/Views/A.swift")?.contains("os(Linux)"), true)
  }

  func testASecondRunWritesNothingAndAnEditOneFile() throws {
    let folder = try TemporaryFolder()
    let project = try demo(in: folder)
    _ = try generate(project, folder)
    XCTAssertEqual(try generate(project, folder).written, 0)
    try folder.write("App/Demo/A.swift", "import UIKit\nlet a = 2\n")
    XCTAssertEqual(try generate(project, folder).written, 1)
  }

  func testFilesThatAreGoneLeaveThePackage() throws {
    let folder = try TemporaryFolder()
    var project = try demo(in: folder)
    _ = try generate(project, folder)
    project.targets[1].sources.removeLast()
    _ = try generate(project, folder)
    XCTAssertNil(folder.text("out/Targets/Demo/Demo/Deep/B.swift"))
  }

  func testAFileBesideTheProjectReplacesOneOfIt() throws {
    let folder = try TemporaryFolder()
    let project = try demo(in: folder)
    try folder.write("App/Tessera/Demo/A.swift", "import SafariServices\n")
    try folder.write("App/Tessera/Additions/Demo/More.swift", "let more = 1\n")
    _ = try generate(project, folder)
    XCTAssertTrue(
      try XCTUnwrap(folder.text("out/Package.swift")).contains("name: \"SafariServices\", package: \"Frameworks\""))
    XCTAssertNotNil(folder.text("out/Targets/Demo/Tessera/Additions/Demo/More.swift"))
  }

  func testTheBundleIsACopyAndTheProjectStaysAsItWas() throws {
    let folder = try TemporaryFolder()
    let project = try demo(in: folder)
    let before = folder.contents.filter { $0.key.hasPrefix("App/") }
    let program = try folder.write("build/Demo", "program")
    _ = try generate(project, folder)
    let target = try XCTUnwrap(project.target("Demo"))
    let bundle = folder.path + "/out/Bundles/Demo.app"
    try folder.write("out/Bundles/Demo.app/old.txt")
    for _ in 1...2 {
      let path = try BundleWriter.write(bundle, targets: [target], information: target.information, program: program)
      XCTAssertEqual(path, bundle + "/Demo")
    }
    XCTAssertEqual(
      Set(
        folder.contents.filter { $0.key.hasPrefix("out/Bundles/Demo.app/") && !$0.value.isEmpty }.keys.map {
          $0.dropFirst(21)
        }),
      ["Demo", "Info.plist", "en.lproj/words.txt", "Media.xcassets/a.imageset/Contents.json"])
    // What the program writes into its bundle does not reach the project.
    try folder.write("out/Bundles/Demo.app/en.lproj/words.txt", "changed")
    XCTAssertEqual(folder.contents.filter { $0.key.hasPrefix("App/") }, before)
  }

  func testImportsAreFound() {
    let text =
      "import UIKit\n  @testable import Demo; \npublic import struct Foundation.Data\n// import Not\nlet important = 1\n@_exported import Kit\n"
    XCTAssertEqual(ImportScanner.imports(text).map(\.module), ["UIKit", "Demo", "Foundation", "Kit"])
    XCTAssertEqual(ImportScanner.imports(text).map(\.line), [1, 2, 3, 6])
  }

  func testPaths() {
    XCTAssertEqual(Paths.join("/a/b", "../c/./d"), "/a/c/d")
    XCTAssertEqual(Paths.join("", "a/b"), "a/b")
    XCTAssertEqual(Paths.normalized("/../a"), "/a")
    XCTAssertEqual(Paths.relative("/a/b/c", to: "/a/b"), "c")
    XCTAssertNil(Paths.relative("/a/bc", to: "/a/b"))
    XCTAssertEqual(Paths.suffix("/a.b/.hidden"), "")
  }

  func testTestFilesWithoutTheirModulesAreLeftOut() throws {
    let folder = try TemporaryFolder()
    var project = try demo(in: folder)
    try folder.write("App/Tests/Far.swift", "import XCTest\nimport Far\nclass F: XCTestCase { func testFar() {} }\n")
    try folder.write("App/Tests/Near.swift", "#if canImport(Far)\nimport Far\n#endif\nimport MapKit\nlet near = 1\n")
    let index = try XCTUnwrap(project.targets.firstIndex { $0.name == "DemoTests" })
    project.targets[index].sources += [folder.path + "/App/Tests/Far.swift", folder.path + "/App/Tests/Near.swift"]
    let result = try generate(project, folder)
    XCTAssertNil(folder.text("out/Targets/Demo_Tests/Tests/Far.swift"))
    XCTAssertNotNil(folder.text("out/Targets/Demo_Tests/Tests/Near.swift"))
    let note = try XCTUnwrap(result.notes.first { $0.message.contains("the module Far is not available") })
    XCTAssertEqual(note.line, 2)
    // A run without them must not succeed.
    XCTAssertEqual(result.uncompilableTests.map(\.name), ["testFar"])
    XCTAssertTrue(result.uncompilableTests.allSatisfy(\.isLeftOut))
    XCTAssertEqual(result.uncompilableTests.first?.error.line, 2)
  }

  /// The example application of a library often uses pods that the library does not need.
  func testTargetsWithoutTheirModulesAreLeftOut() throws {
    let folder = try TemporaryFolder()
    var project = try demo(in: folder)
    try folder.write("App/Demo/A.swift", "import UIKit\n#if os(macOS)\nimport AnyPod\n#endif\nimport SomePod\n")
    let kitTests = try folder.write("App/Tests/K.swift", "import XCTest\n@testable import DemoKit\n")
    project.targets[2].sources.append(kitTests)
    let availability = ModuleAvailability(
      targets: project.targets, packages: [], frameworks: FrameworkModules(modules: []))
    XCTAssertEqual(availability.gaps.mapValues { "\($0.module) \($0.line)" }, ["Demo": "SomePod 5"])
    var notes: [Note] = []
    XCTAssertEqual(
      availability.replacing([project.targets[1]], in: project, notes: &notes).map(\.name), ["DemoKit"])
    XCTAssertEqual(notes.map(\.message), ["target Demo is left out: the module SomePod is not available"])
    let result = try generate(project, folder)
    XCTAssertEqual(result.targets.map(\.name).sorted(), ["DemoKit", "DemoTests"])
    XCTAssertNil(folder.text("out/Targets/Demo_Tests/Tests/T.swift"), "it imports the application")
    XCTAssertNotNil(folder.text("out/Targets/Demo_Tests/Tests/K.swift"))
    // A library can do without some of its files.
    let other = ["B", "C", "D"].map { folder.path + "/Elsewhere/\($0).swift" }
    for path in other { try folder.write("Elsewhere/" + Paths.name(path), "let a = 1\n") }
    project.targets[0].sources += other
    try folder.write("Elsewhere/B.swift", "import SomePod\nclass B {}\n")
    let partial = ModuleAvailability(targets: project.targets, packages: [], frameworks: FrameworkModules(modules: []))
    XCTAssertEqual(partial.missing, ["DemoKit": ["SomePod"]])
    XCTAssertNil(partial.gaps["DemoKit"])
    // Without another target, the compiler says what is missing.
    project.targets = [project.targets[1]]
    XCTAssertEqual(availability.replacing(project.targets, in: project, notes: &notes).map(\.name), ["Demo"])
  }

  func testImportsInCommentsAndStringsNeedNoModule() throws {
    let folder = try TemporaryFolder()
    let project = try demo(in: folder)
    try folder.write(
      "App/Demo/A.swift",
      "/* Usage:\nimport Usage\n*/\nlet a = \"/*\" // \"\"\"\nlet b = \"\"\"\nimport Text\n\"\"\"\nimport SomePod\n")
    let availability = ModuleAvailability(
      targets: project.targets, packages: [], frameworks: FrameworkModules(modules: []))
    XCTAssertEqual(availability.gaps.mapValues { "\($0.module) \($0.line)" }, ["Demo": "SomePod 8"])
  }

  /// The tests of a library often run in its example, which uses more of iOS than the library.
  func testTheHostIsLeftOutIfNoTestImportsIt() throws {
    let folder = try TemporaryFolder()
    var project = try demo(in: folder)
    let index = try XCTUnwrap(project.targets.firstIndex { $0.name == "DemoTests" })
    project.targets[index].host = "Demo"
    try folder.write("App/Tests/T.swift", "@testable import Demo\nimport DemoKit\n")
    var notes: [Note] = []
    let with = TargetSelection(project: project, packages: []).targets(for: ["DemoTests"], notes: &notes)
    XCTAssertTrue(with.contains { $0.name == "Demo" })
    XCTAssertEqual(notes, [])
    try folder.write("App/Tests/T.swift", "import DemoKit\n")
    let without = TargetSelection(project: project, packages: []).targets(for: ["DemoTests"], notes: &notes)
    XCTAssertFalse(without.contains { $0.name == "Demo" })
    XCTAssertTrue(notes.contains { $0.message.contains("do not import the application Demo") })
  }

  func testTestsOfPackagesInObjectiveCAreLeftOut() throws {
    let folder = try TemporaryFolder()
    var project = try demo(in: folder)
    try folder.write("far/Sources/Far.mm", "")
    var package = Project(name: "Far", folder: folder.path + "/far", file: folder.path + "/far/Package.swift")
    package.targets = [
      ProjectTarget(name: "Far", moduleName: "Far", kind: .clang, folder: folder.path + "/far/Sources")
    ]
    package.libraries = ["Far": ["Far"]]
    var benchmarks = ProjectTarget(
      name: "Benchmarks", moduleName: "Benchmarks", kind: .unitTests, folder: project.folder)
    benchmarks.products = ["Far"]
    project.targets.append(benchmarks)
    var notes: [Note] = []
    let targets = TargetSelection(project: project, packages: [package]).targets(
      for: ["DemoTests", "Benchmarks"], notes: &notes)
    XCTAssertFalse(targets.contains { $0.name == "Benchmarks" })
    XCTAssertTrue(notes.contains { $0.message.contains("Objective-C") })
  }

  func testTestsThatDoNotCompileFailAndOthersRemain() throws {
    let folder = try TemporaryFolder()
    var project = try demo(in: folder)
    let path = try folder.write(
      "App/Tests/T.swift",
      "import XCTest\nclass T: XCTestCase {\n  func testA() {}\n  func testB() {\n    missing()\n  }\n}\n")
    let other = try folder.write("App/Tests/U.swift", "let u = missing\nclass U: XCTestCase {\n  func testC() {}\n}\n")
    let index = try XCTUnwrap(project.targets.firstIndex { $0.name == "DemoTests" })
    project.targets[index].sources.append(other)
    let failure = BuildFailure(
      status: 1,
      errors: ["error: emit-module failed", "\(path):5:5: error: cannot find it", "\(other):1:9: error: no: error: x"],
      tail: [])
    let errors = failure.errorsInTests(of: project.targets)
    XCTAssertEqual(errors.map(\.line).sorted(), [1, 5])
    XCTAssertEqual(errors.map(\.message).sorted(), ["cannot find it", "no: error: x"])
    var generator = PackageGenerator(checkout: folder.path + "/checkout", folder: folder.path + "/out")
    generator.testErrors = errors
    let result = try generator.generate(project, targets: ["DemoTests"], packages: [])
    let text = try XCTUnwrap(folder.text("out/Targets/Demo_Tests/Tests/T.swift"))
    XCTAssertTrue(text.contains("func testB() { XCTFail(\"This test does not compile: cannot find it\")"), text)
    XCTAssertNil(folder.text("out/Targets/Demo_Tests/Tests/U.swift"))
    XCTAssertEqual(result.uncompilableTests.map(\.name), ["testB", "testC"])
    XCTAssertEqual(result.uncompilableTests.map(\.isLeftOut), [false, true])
    XCTAssertEqual(
      result.uncompilableTests.first?.description,
      "\(path):5: error: testB fails, because it does not compile: cannot find it")
    // An error elsewhere ends the build.
    let own = BuildFailure(
      status: 1, errors: failure.errors + ["\(project.folder)/Demo/A.swift:1:1: error: no"], tail: [])
    XCTAssertEqual(own.errorsInTests(of: project.targets), [])
  }
}
