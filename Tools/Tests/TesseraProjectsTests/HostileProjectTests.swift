import XCTest

@testable import TesseraProjects

/// Projects that were made to do harm: nothing is written or removed outside of the generated folder, and reading them ends.
final class HostileProjectTests: XCTestCase {
  private func file(_ objects: String, groups: String = "TX") -> Data {
    Data(
      """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, BU); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (\(groups)); };
        TX = {isa = PBXFileReference; path = a.txt; sourceTree = "<group>"; };
        BT = {isa = PBXBuildFile; fileRef = TX; };
        \(objects)
      }; rootObject = P; }
      """.utf8)
  }

  private func read(_ objects: String, groups: String = "TX", in folder: TemporaryFolder) throws -> Project {
    try XcodeReader.read(file(objects, groups: groups), container: folder.path + "/App/A.xcodeproj")
  }

  // MARK: Places outside of the folder

  func testDestinationsOutsideOfTheBundleAreLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/a.txt", "evil")
    for place in ["/outside", "..", "../../outside", "a/../../b"] {
      let project = try read(
        "T = {isa = PBXNativeTarget; name = A; productType = \"com.apple.product-type.application\"; buildPhases = (C); };"
          + "C = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = \"\(place)\"; files = (BT); };",
        in: folder)
      XCTAssertEqual(project.targets[0].resources, [], place)
      XCTAssertEqual(project.notes.map(\.message).filter { $0.contains("outside of the bundle") }.count, 1, place)
    }
    let inner = try read(
      "T = {isa = PBXNativeTarget; name = A; productType = \"com.apple.product-type.application\"; buildPhases = (C); };"
        + "C = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = \"a/../b\"; files = (BT); };", in: folder)
    XCTAssertEqual(inner.targets[0].resources.map(\.destination), ["b/a.txt"])
  }

  func testABundleOfResourcesOutsideOfTheBundleIsLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/a.txt", "evil")
    let project = try read(
      """
      T = {isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application"; dependencies = (D); };
      D = {isa = PBXTargetDependency; target = BU; };
      BU = {isa = PBXNativeTarget; name = B; productType = "com.apple.product-type.bundle"; buildPhases = (R);
        buildConfigurationList = L; };
      R = {isa = PBXResourcesBuildPhase; files = (BT); };
      L = {isa = XCConfigurationList; buildConfigurations = (LD); };
      LD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "../../outside"; }; };
      """, in: folder)
    XCTAssertEqual(project.targets.flatMap(\.resources), [])
    XCTAssertTrue(project.notes.contains { $0.message.contains("outside of the application's bundle") })
  }

  func testNothingIsWrittenOutsideOfAGeneratedFolder() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("a.txt", "evil")
    var tree = try FileTree(folder.path + "/out")
    for path in [folder.path + "/absolute.txt", "../up.txt", "a/../../up.txt", ".."] {
      XCTAssertThrowsError(try tree.write(path, "evil"), path)
      XCTAssertThrowsError(try tree.copy(source, to: path), path) { error in
        XCTAssertTrue("\(error)".hasPrefix(source), "\(error)")
      }
    }
    XCTAssertEqual(Set(folder.contents.keys), ["a.txt"])
  }

  /// A program can create a link in its bundle, for example to the user's documents.
  func testFilesBehindALinkAreNotRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("documents/letter.txt", "dear")
    try folder.write("out/old.txt", "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/out/link", withDestinationPath: folder.path + "/documents")
    let tree = try FileTree(folder.path + "/out")
    tree.removeOthers()
    XCTAssertEqual(folder.text("documents/letter.txt"), "dear")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out"), [])
  }

  func testPipesAndDevicesAreNotCopied() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/a.txt", "a")
    XCTAssertEqual(mkfifo(folder.path + "/in/pipe", 0o600), 0)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/in/zero", withDestinationPath: "/dev/zero")
    var tree = try FileTree(folder.path + "/out")
    try tree.copy(folder.path + "/in", to: "copy")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out/copy"), ["a.txt"])
  }

  func testAFolderWithOtherFilesIsNotUsedForTheOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine/Package.swift", "// swift-tools-version:5.9\n")
    try folder.write("mine/Targets/a.swift", "let a = 1\n")
    XCTAssertThrowsError(try Builder.claim(folder.path + "/mine")) { error in
      XCTAssertTrue("\(error)".contains("Package.swift; choose an empty or a new folder"), "\(error)")
    }
    XCTAssertNotNil(folder.text("mine/Targets/a.swift"))
    for _ in 0..<2 { XCTAssertNoThrow(try Builder.claim(folder.path + "/new")) }
  }

  /// Git executes the programs that some of its options name.
  func testAnAddressIsNoOptionOfGit() throws {
    let folder = try TemporaryFolder()
    var project = Project(name: "A", folder: folder.path, file: folder.path)
    project.packages = [PackageReference(location: "--upload-pack=evil", requirement: .branch("main"))]
    let resolver = PackageResolver(mirrors: [], cache: folder.path + "/packages") { _ in Data() }
    var notes: [Note] = []
    XCTAssertEqual(resolver.resolve(project, notes: &notes).count, 0)
    XCTAssertEqual(notes.count, 1)
    // Git looks for a repository with this name, and says so in the user's language.
    XCTAssertTrue(notes.allSatisfy { $0.message.contains("'--upload-pack=evil'") }, "\(notes)")
  }

  // MARK: Input that does not end

  func testGroupsThatNameTheNextOneTwiceEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/a.txt")
    let groups = (0..<60).map {
      "V\($0) = {isa = PBXVariantGroup; children = (V\($0 + 1), W\($0 + 1)); };"
        + "W\($0) = {isa = PBXVariantGroup; children = (V\($0 + 1), W\($0 + 1)); };"
    }
    let project = try read(
      groups.joined() + "V60 = {isa = PBXVariantGroup; children = (TX); };"
        + "T = {isa = PBXNativeTarget; name = A; productType = \"com.apple.product-type.application\"; buildPhases = (R); };"
        + "R = {isa = PBXResourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = V0; };",
      groups: "V0, TX",
      in: folder)
    XCTAssertEqual(project.targets[0].resources.map(\.destination), ["a.txt"])
  }

  func testFoldersWithLinksToEachOtherEnd() throws {
    let folder = try TemporaryFolder()
    for number in 0..<30 {
      try folder.write("d\(number)/a.swift")
      for name in ["p", "q"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "/d\(number)/\(name)", withDestinationPath: "../d\((number + 1) % 30)")
      }
    }
    let files = FileWalker.files(folder.path)
    XCTAssertTrue(files.contains(folder.path + "/d29/a.swift"), "folders that no link leads to are complete")
    XCTAssertLessThanOrEqual(files.count, 30 * 2 + OpenFolders.linkLimit * 3)
  }

  func testPatternsThatStandForManyEnd() {
    XCTAssertFalse(PodSpecification.matches("a", String(repeating: "{a,b}", count: 60)))
    XCTAssertTrue(PodSpecification.matches("abab", "{a,b}{a,b}{a,b}{a,b}"))
    let deep = Array(repeating: "a", count: 40).joined(separator: "/")
    XCTAssertFalse(PodSpecification.matches(deep, String(repeating: "**/", count: 40) + "b"))
    XCTAssertTrue(PodSpecification.matches(deep, String(repeating: "**/", count: 40) + "a"))
    XCTAssertTrue(PodSpecification.matches("a/b/c.swift", "a/**/*.swift"))
    XCTAssertTrue(PodSpecification.matches("a/c.swift", "a/**/*.swift"))
    XCTAssertFalse(PodSpecification.matches("a/c.m", "a/**/*.swift"))
    XCTAssertTrue(PodSpecification.matches("a/b/c", "a"))
    XCTAssertFalse(PodSpecification.matches("b/a", "a"))
    for name in ["a", "b", "c"] { XCTAssertTrue(PodSpecification.matches(name, "{a,{b,c}}"), name) }
    XCTAssertFalse(PodSpecification.matches("d", "{a,{b,c}}"))
  }

  func testAStatementOfManyLinesIsRead() {
    let text =
      "Pod::Spec.new do |s|\n s.source_files = 'first',\n" + String(repeating: "'b',\n", count: 20_000) + "'c'\nend\n"
    XCTAssertEqual(PodSpecification(text, name: "A").sources.count, 20_002)
  }

  func testAliasesThatMultiplyAreRefused() {
    var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (name, last) in zip("bcdefghijkl", "abcdefghijk") {
      text += "\(name): &\(name) [\(Array(repeating: "*\(last)", count: 10).joined(separator: ", "))]\n"
    }
    XCTAssertThrowsError(try YAMLParser.parse(text, path: "/p/project.yml")) { error in
      XCTAssertEqual((error as? FileError)?.line, 6, "\(error)")
      XCTAssertTrue("\(error)".contains("aliases repeat more than"), "\(error)")
    }
    let block =
      "a: &a\n  - x\n"
      + zip("bcdefghijklmnopqrst", "abcdefghijklmnopqrs").map { name, last in
        "\(name): &\(name)\n" + String(repeating: "  - *\(last)\n", count: 10)
      }.joined()
    XCTAssertThrowsError(try YAMLParser.parse(block, path: "/p/project.yml")) { error in
      XCTAssertTrue("\(error)".contains("aliases repeat more than"), "\(error)")
    }
    XCTAssertThrowsError(try YAMLParser.parse("a: *b\n", path: "/p/project.yml")) { error in
      XCTAssertTrue("\(error)".contains("there is no anchor \"&b\""), "\(error)")
    }
  }

  func testAnchorsOfAnchorsAreRefused() {
    XCTAssertThrowsError(
      try YAMLParser.parse("a: " + String(repeating: "&a ", count: 20_000) + "x\n", path: "/p/project.yml"))
  }

  func testSpecificationsThatMultiplyEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("Src/A.swift", "import UIKit\n@main class D: UIResponder {}\n")
    let target = "name: X\ntargets:\n  X:\n    type: application\n    platform: iOS\n    sources: [Src]\n"
    func load() throws -> Project {
      try XcodeGenReader.read(folder.path + "/project.yml", scheme: nil, isForTests: false, configuration: "Debug")
    }
    try folder.write(
      "project.yml",
      target
        + "    templates: [A, A, A]\n    settings: {groups: [g, g, g]}\ntargetTemplates:\n  A: {templates: [A, A, A]}\n"
        + "settingGroups:\n  g: {groups: [g, g, g]}\n")
    XCTAssertEqual(try load().targets.map(\.name), ["X"])
    for number in 0..<18 {
      let next = number < 17 ? Array(repeating: "i\(number + 1).yml", count: 4).joined(separator: ", ") : ""
      try folder.write("i\(number).yml", "include: [\(next)]\n")
    }
    try folder.write("project.yml", "include: i0.yml\n" + target)
    XCTAssertThrowsError(try load()) { error in XCTAssertTrue("\(error)".contains("files are included"), "\(error)") }
  }

  // MARK: Names and errors

  func testALongNameIsLeftOut() throws {
    let folder = try TemporaryFolder()
    let project = try read(
      "T = {isa = PBXNativeTarget; name = \(String(repeating: "x", count: 300)); "
        + "productType = \"com.apple.product-type.application\"; };", in: folder)
    XCTAssertEqual(project.targets.count, 0)
    XCTAssertTrue(project.notes.contains { $0.message.contains("more than 200 bytes") && $0.message.count < 150 })
  }

  func testErrorsOfTheSystemNameTheFileAndTheReason() throws {
    let folder = try TemporaryFolder()
    try folder.write("file")
    XCTAssertThrowsError(try FileTree(folder.path + "/file/inner")) { error in
      let shown = (error as? CocoaError).map { "\(FileError($0))" } ?? ""
      XCTAssertTrue(shown.hasPrefix(folder.path + "/file"), shown)
      XCTAssertTrue(shown.hasSuffix(": error: Not a directory"), shown)
    }
  }

  func testABundleIdentifierThatIsNoneIsRefused() throws {
    let folder = try TemporaryFolder()
    for text in ["a\"; evil = \"", "a b", "a\nb"] {
      XCTAssertThrowsError(try NewProject.write("App", in: folder.path, organization: text), text)
    }
    XCTAssertEqual(folder.contents.count, 0)
  }
}
