import XCTest

@testable import TesseraProjects

final class PackageTests: XCTestCase {
  private let description = """
    {"name": "Lists", "toolsVersion": {"_version": "6.0.0"}, "swiftLanguageVersions": null,
     "products": [{"name": "Lists", "targets": ["Lists"]}],
     "dependencies": [{"sourceControl": [{"identity": "kit", "location": {"remote": [{"urlString": "https://github.com/o/Kit.git"}]},
       "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}],
     "targets": [
       {"name": "Lists", "type": "regular", "path": "Sources/Lists", "exclude": ["Old"], "resources": [{"path": "Media", "rule": {"process": {}}}],
        "dependencies": [{"product": ["Kit", "kit", null, null]}, {"byName": ["Core", null]},
          {"byName": ["MacOnly", {"platformNames": ["macos"]}]}],
        "settings": [{"tool": "swift", "kind": {"define": {"_0": "A"}}},
          {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
          {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}}]},
       {"name": "Core", "type": "regular", "dependencies": [], "settings": []},
       {"name": "ListsTests", "type": "test", "dependencies": [{"byName": ["Lists", null]}], "settings": []},
       {"name": "Plug", "type": "plugin", "dependencies": []}]}
    """

  private func package() throws -> (TemporaryFolder, Project) {
    let folder = try TemporaryFolder()
    for name in [
      "Sources/Lists/A.swift", "Sources/Lists/Old/B.swift", "Sources/Lists/Media/a.txt", "Sources/Core/C.swift",
      "Tests/ListsTests/T.swift", "Tests/ListsTests/Fakes/Cell.xib", "Tests/ListsTests/Base.lproj/Main.storyboard",
      "Sources/Lists/Media/Row.xib",
    ] {
      try folder.write(name)
    }
    return (folder, try PackageReader.read(folder.path) { _ in Data(self.description.utf8) })
  }

  func testTargetsOfAPackage() throws {
    let (folder, project) = try package()
    XCTAssertEqual(project.targets.map(\.name), ["Lists", "Core", "ListsTests"])
    let lists = try XCTUnwrap(project.target("Lists"))
    XCTAssertEqual(lists.sources, [folder.path + "/Sources/Lists/A.swift"])
    XCTAssertEqual(lists.conditions, ["A"])
    XCTAssertEqual(lists.swiftVersion, "5")
    XCTAssertEqual(project.target("Core")?.swiftVersion, "6")
    XCTAssertEqual(lists.products, ["Kit", "Core"])
    XCTAssertEqual(lists.moduleResources.map(\.path), ["Media"])
    XCTAssertEqual(lists.resources, [], "the manifest names the folder with the nib")
    XCTAssertEqual(
      project.target("ListsTests")?.resources.map(\.destination).sorted(), ["Base.lproj/Main.storyboard", "Cell.xib"])
    XCTAssertEqual(project.libraries, ["Lists": ["Lists"]])
    XCTAssertEqual(project.packages.map(\.requirement), [.versions(from: "1.0.0", below: "2.0.0")])
    XCTAssertTrue(project.notes.contains { $0.message.contains("Plug") })
  }

  func testPackagesThatOnlyReportUseAreReplaced() throws {
    var (folder, project) = try package()
    project.packages = [
      PackageReference(
        location: "https://github.com/TelemetryDeck/SwiftSDK", requirement: .versions(from: "2.0.0", below: "3.0.0"))
    ]
    let resolver = PackageResolver(mirrors: [], cache: folder.path + "/cache", allowsNetwork: false) { _ in Data() }
    var notes: [Note] = []
    XCTAssertEqual(resolver.resolve(project, notes: &notes).map(\.name), [])
    XCTAssertTrue(notes.map(\.message).joined().contains("is replaced by the module TelemetryDeck"), "\(notes)")
    project.targets[0].products = ["TelemetryDeck"]
    notes = []
    _ = TargetSelection(project: project, packages: []).targets(for: ["Lists"], notes: &notes)
    XCTAssertEqual(notes, [])
  }

  func testTheTargetsOfUsedProductsComeFirst() throws {
    let (_, project) = try package()
    var kit = Project(name: "Kit", folder: "/kit", file: "/kit/Package.swift")
    kit.targets = [ProjectTarget(name: "Kit", moduleName: "Kit", kind: .framework, folder: "/kit")]
    kit.libraries = ["Kit": ["Kit"]]
    var notes: [Note] = []
    let targets = TargetSelection(project: project, packages: [kit]).targets(for: ["ListsTests"], notes: &notes)
    XCTAssertEqual(targets.map(\.name), ["Kit", "Core", "Lists", "ListsTests"])
    XCTAssertEqual(targets[2].dependencies, ["Kit", "Core"])
    XCTAssertEqual(notes, [])
    _ = TargetSelection(project: project, packages: []).targets(for: ["Lists"], notes: &notes)
    XCTAssertEqual(notes.map(\.message), ["target Lists: no package with the product Kit is available"])
  }

  func testTheTestsOfATarget() throws {
    let (_, project) = try package()
    func tests(_ target: String?) throws -> [String] {
      try TargetChoice(project: project, scheme: nil, target: target).targets(for: .test).map(\.name)
    }
    XCTAssertEqual(try tests("Lists"), ["ListsTests"])
    XCTAssertEqual(try tests(nil), ["ListsTests"])
    XCTAssertThrowsError(try tests("Core")) {
      XCTAssertTrue("\($0)".contains("target Core has no tests"), "\($0)")
    }
  }

  func testAddressesOfPackages() {
    func reference(_ address: String) -> PackageReference { PackageReference(location: address, requirement: .local) }
    for address in [
      "git@github.com:eeshishko/Waterfall.git", "https://github.com/eeshishko/Waterfall",
      "ssh://git@github.com/eeshishko/Waterfall.git",
    ] {
      XCTAssertEqual(reference(address).identity, "waterfall")
      XCTAssertEqual(reference(address).ownerAndName?.owner, "eeshishko")
      XCTAssertEqual(reference(address).ownerAndName?.name, "Waterfall")
      XCTAssertTrue(reference(address).downloadAddress.hasPrefix("https://github.com/eeshishko/Waterfall"))
    }
    XCTAssertNil(reference("/local/Kit").ownerAndName)
  }

  /// A repository with the same owner and name on another host may contain other code.
  func testEachAddressHasItsOwnFolderInTheCache() {
    func name(_ address: String) -> String { PackageReference(location: address, requirement: .local).cacheName }
    for address in [
      "https://github.com/o/Kit", "https://github.com/o/Kit.git", "git@github.com:o/Kit.git", "http://github.com/o/Kit",
      "ssh://git@github.com/o/Kit.git", "git://github.com/o/Kit.git", "https://me@GitHub.com/o/Kit",
    ] {
      XCTAssertEqual(name(address), "o+Kit", address)
    }
    for (address, expected) in [
      ("https://other.example/o/Kit.git", "https+other.example+o+Kit"),
      ("git@other.example:o/Kit.git", "https+other.example+o+Kit"),
      ("https://github.com@other.example/o/Kit", "https+other.example+o+Kit"),
      ("https://other.example/a/o/Kit", "https+other.example+a+o+Kit"),
      ("https://other.example/x@github.com/o/Kit", "https+other.example+x@github.com+o+Kit"),
      ("https://github.com:8443/o/Kit", "https+github.com%3A8443+o+Kit"), ("https://o/Kit", "https+o+Kit"),
      ("https://a/b+c/d", "https+a+b%2Bc+d"), ("file:///tmp/o/Kit", "file+tmp+o+Kit"), ("/tmp/o/Kit", "path+tmp+o+Kit"),
    ] {
      XCTAssertEqual(name(address), expected, address)
    }
  }

  /// An address must not let Git run a program, or use a protocol without encryption.
  func testOtherProtocolsAreNotUsed() throws {
    var (folder, project) = try package()
    let addresses = ["ext::sh -c touch% \(folder.path)/run", "http://127.0.0.1:1/o/A.git", "git://127.0.0.1:1/o/B"]
    project.packages = addresses.map { PackageReference(location: $0, requirement: .branch("main")) }
    let resolver = PackageResolver(mirrors: [], cache: folder.path + "/cache") { _ in Data() }
    var notes: [Note] = []
    XCTAssertEqual(resolver.resolve(project, notes: &notes).map(\.name), [])
    XCTAssertEqual(notes.count, 3)
    for (note, name) in zip(notes, ["ext", "http", "git"]) {
      XCTAssertTrue(note.message.contains("'\(name)'"), note.message)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path + "/run"))
  }

  func testVersions() {
    XCTAssertEqual(Version("v1.2")?.minor, 2)
    XCTAssertLessThan(Version("2.0.0-beta.1")!, Version("2.0.0")!)
    XCTAssertLessThan(Version("1.9.9")!, Version("1.10")!)
    for text in ["", "main", "1.x", "-1", "99999999999999999999.0"] { XCTAssertNil(Version(text), text) }
  }

  /// Copies of repositories may lack large pictures, which no build needs.
  func testAMirrorWithoutPictures() throws {
    for (missing, names) in [("Demo.gif", ["Kit"]), ("Kit.swift", [])] {
      let folder = try TemporaryFolder()
      let work = folder.path + "/mirror/owner+Kit/repo"
      try folder.write("mirror/owner+Kit/repo/Package.swift", "// 1.0.0")
      try folder.write("mirror/owner+Kit/repo/Kit.swift", "let number = 1")
      try folder.write("mirror/owner+Kit/repo/Demo.gif", "a picture")
      func git(_ arguments: String...) throws -> String {
        let identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main"]
        let result = try Shell.run(["git", "-C", work] + identity + arguments)
        XCTAssertEqual(result.status, 0, "\(arguments)")
        return String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      }
      _ = try git("init", "-q")
      _ = try git("add", "-A")
      _ = try git("commit", "-q", "-m", "1.0.0")
      let object = try git("rev-parse", "HEAD:" + missing)
      try FileManager.default.removeItem(atPath: work + "/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
      var project = Project(name: "P", folder: folder.path, file: folder.path + "/P.xcodeproj/project.pbxproj")
      project.packages = [PackageReference(location: "https://github.com/owner/Kit", requirement: .branch("main"))]
      let resolver = PackageResolver(
        mirrors: [folder.path + "/mirror"], cache: folder.path + "/cache", allowsNetwork: false
      ) { place in
        XCTAssertTrue(FileManager.default.fileExists(atPath: place + "/Kit.swift"))
        return Data("{\"name\": \"Kit\"}".utf8)
      }
      var notes: [Note] = []
      XCTAssertEqual(resolver.resolve(project, notes: &notes).map(\.name), names)
      XCTAssertEqual(notes.contains { $0.message.contains("could not be unpacked") }, names.isEmpty, "\(notes)")
    }
  }

  /// A folder with a package in the list of files takes the place of the package's repository, so that both can be edited
  /// (faberNovel/CompositionalLayoutDSL on GitHub: `Example` lists `..`, and pins an old revision).
  func testALocalPackageTakesThePlaceOfItsRepository() throws {
    // The second copy of the repository has another name than the folder in which the project was made.
    for place in ["Waterfall", "copy-1"] {
      let folder = try TemporaryFolder()
      let text = DemoProject.text.replacingOccurrences(
        of: "lastKnownFileType = folder; path = Blue;",
        with: "lastKnownFileType = folder; name = Waterfall; path = ../../\(place);")
      try folder.write("App/Demo.xcodeproj/project.pbxproj", text)
      try folder.write("mirror/eeshishko+Waterfall/repo/Package.swift", "// published")
      let work = folder.path + "/mirror/eeshishko+Waterfall/repo"
      let identity = ["-c", "user.name=a", "-c", "user.email=a@b"]
      for command in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "1"], ["tag", "1.2.0"]] {
        XCTAssertEqual(try Shell.run(["git", "-C", work] + identity + command).status, 0, "\(command)")
      }
      func resolved() throws -> ([String], [Note]) {
        let file = folder.path + "/App/Demo.xcodeproj"
        let project = try XcodeReader.read(
          XCTUnwrap(FileManager.default.contents(atPath: file + "/project.pbxproj")), container: file)
        let resolver = PackageResolver(
          mirrors: [folder.path + "/mirror"], cache: folder.path + "/cache", allowsNetwork: false
        ) { _ in Data("{\"name\": \"Waterfall\"}".utf8) }
        var notes: [Note] = []
        return (resolver.resolve(project, notes: &notes).map(\.folder), notes)
      }
      // A folder without a manifest is no package.
      XCTAssertEqual(try resolved().0.map { $0.contains("/cache/") }, [true])
      try folder.write("\(place)/Package.swift", "// local")
      let (folders, notes) = try resolved()
      XCTAssertEqual(folders, [folder.path + "/\(place)"])
      XCTAssertEqual(
        notes.map(\.message).filter { $0.contains("Waterfall") },
        ["package git@github.com:eeshishko/Waterfall.git: the project has a folder with it, which is built"])
    }
  }

  /// CocoaPods needs no manifest, so the version that a project uses may have one for an old SwiftPM.
  func testAVersionWithoutAReadableManifest() throws {
    let folder = try TemporaryFolder()
    let work = folder.path + "/mirror/o+Kit/repo"
    let identity = ["-c", "user.name=a", "-c", "user.email=a@b"]
    for (version, tools) in [("v1.0.0", "3.1"), ("v1.0.1", "4.2"), ("v1.1.0", "5.3"), ("v2.0.0", "5.9")] {
      try folder.write("mirror/o+Kit/repo/Package.swift", "// swift-tools-version:\(tools)\n// \(version)\n")
      let commands = version == "v1.0.0" ? [["init", "--quiet"]] : []
      for arguments in commands + [["add", "."], ["commit", "--quiet", "-m", version], ["tag", version]] {
        XCTAssertEqual(try Shell.run(["git", "-C", work] + identity + arguments).status, 0, "\(arguments)")
      }
    }
    var notes: [Note] = []
    func version(_ from: String, _ below: String?) throws -> String? {
      var read: String?
      let resolver = PackageResolver(
        mirrors: [folder.path + "/mirror"], cache: folder.path + "/cache", allowsNetwork: false
      ) { place in
        let text = FileManager.default.contents(atPath: place + "/Package.swift").map {
          String(decoding: $0, as: UTF8.self)
        }
        read = text?.split(separator: "\n").last.map(String.init)
        return Data("{}".utf8)
      }
      var project = Project(name: "App", folder: folder.path + "/app", file: folder.path + "/app/App.xcodeproj")
      project.packages = [
        PackageReference(location: "https://github.com/o/Kit", requirement: .published(from: from, below: below))
      ]
      project.packages[0].versionFile = "Podfile.lock"
      notes = []
      _ = resolver.resolve(project, notes: &notes)
      return read
    }
    XCTAssertEqual(try version("1.0.0", "1.0.0"), "// v1.0.1")
    XCTAssertEqual(
      notes.map(\.message),
      [
        "package https://github.com/o/Kit: Podfile.lock has 1.0.0, v1.0.1 is built, because SwiftPM cannot read a manifest "
          + "of that version"
      ])
    XCTAssertEqual(try version("1.0.1", "1.0.1"), "// v1.0.1")
    XCTAssertEqual(try version("1.0.0", "2"), "// v1.1.0")
    XCTAssertEqual(try version("0.0.0", nil), "// v2.0.0")
    XCTAssertEqual(notes, [])
    XCTAssertEqual(try version("3.0.0", nil), "// v2.0.0")
    XCTAssertEqual(
      notes.map(\.message),
      [
        "package https://github.com/o/Kit: the copy in \(work)/.git contains no tag of a version from 3.0.0 that SwiftPM can "
          + "build; the latest commit is built"
      ])
  }

  /// Nimble needs a library in Objective-C only on Apple's devices.
  func testProductsOfOtherPlatforms() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/Nimble/A.swift", "import Foundation\n")
    let package = try PackageReader.read(folder.path) { _ in
      Data(
        """
        {"name": "Nimble", "products": [{"name": "Nimble", "targets": ["Nimble"]}],
         "targets": [{"name": "Nimble", "type": "regular", "settings": [],
           "dependencies": [{"product": ["Exceptions", "kit", null, {"platformNames": ["macos", "ios"]}]},
             {"product": ["Both", "kit", null, {"platformNames": ["linux", "ios"]}]}]}]}
        """.utf8)
    }
    XCTAssertEqual(package.target("Nimble")?.products, ["Exceptions", "Both"])
    XCTAssertEqual(package.target("Nimble")?.productsOfOtherPlatforms, ["Exceptions"])
    var project = Project(name: "App", folder: folder.path + "/app", file: folder.path + "/app/App.xcodeproj")
    var tests = ProjectTarget(name: "Tests", moduleName: "Tests", kind: .unitTests, folder: folder.path)
    tests.products = ["Nimble"]
    project.targets = [tests]
    var notes: [Note] = []
    let chosen = TargetSelection(project: project, packages: [package]).targets(for: ["Tests"], notes: &notes)
    XCTAssertEqual(chosen.map(\.name), ["Nimble", "Tests"])
    XCTAssertEqual(notes.map(\.message), ["target Nimble: no package with the product Both is available"])
  }

  func testAPackageIsTakenFromAMirrorAtItsVersion() throws {
    let folder = try TemporaryFolder()
    let work = folder.path + "/mirror/eeshishko+Waterfall/repo"
    try folder.write("mirror/eeshishko+Waterfall/repo/Package.swift", "// 1.0.0")
    func git(_ arguments: String...) throws {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main"]
      XCTAssertEqual(try Shell.run(["git", "-C", work] + identity + arguments).status, 0, "\(arguments)")
    }
    try git("init", "-q")
    for version in ["1.0.0", "1.3.0", "2.0.0"] {
      try folder.write("mirror/eeshishko+Waterfall/repo/Package.swift", "// " + version)
      try git("add", "-A")
      try git("commit", "-q", "-m", version)
      try git("tag", version)
    }
    var project = Project(name: "P", folder: folder.path, file: folder.path + "/P.xcodeproj/project.pbxproj")
    let wanted = PackageReference.Requirement.versions(from: "1.0.0", below: "2.0.0")
    project.packages = [
      PackageReference(location: "git@github.com:eeshishko/Waterfall.git", requirement: wanted),
      PackageReference(location: "https://github.com/nobody/Missing", requirement: .branch("main")),
    ]
    var read: [String] = []
    let resolver = PackageResolver(
      mirrors: [folder.path + "/mirror"], cache: folder.path + "/cache", allowsNetwork: false
    ) { place in
      read.append(
        String(decoding: FileManager.default.contents(atPath: place + "/Package.swift") ?? Data(), as: UTF8.self))
      return Data("{\"name\": \"Waterfall\"}".utf8)
    }
    var notes: [Note] = []
    XCTAssertEqual(resolver.resolve(project, notes: &notes).map(\.name), ["Waterfall"])
    XCTAssertEqual(read, ["// 1.3.0"])
    XCTAssertEqual(
      notes.map(\.message),
      [
        "package https://github.com/nobody/Missing is left out: no mirror folder contains this package; pass --mirror "
          + "FOLDER"
      ])
  }

  /// CocoaPods can download a pod whose repository cannot be reached from here.
  func testAdviceForAPodThatIsNotFound() throws {
    var (folder, project) = try package()
    project.packages = [PackageReference(location: "https://github.com/o/Far", requirement: .branch("main"))]
    project.packages[0].versionFile = "Podfile"
    let resolver = PackageResolver(mirrors: [], cache: folder.path + "/cache", allowsNetwork: false) { _ in Data() }
    var notes: [Note] = []
    XCTAssertEqual(resolver.resolve(project, notes: &notes).map(\.name), [])
    XCTAssertEqual(
      notes.map(\.message),
      [
        "package https://github.com/o/Far is left out: no mirror folder contains this package; run `pod install`, or pass "
          + "--mirror FOLDER"
      ])
  }

  /// Each attempt to reach a host can take a minute.
  func testAHostThatCannotBeReachedIsTriedOnce() throws {
    var (folder, project) = try package()
    // Nothing listens at this port.
    project.packages = ["A", "B"].map {
      PackageReference(location: "https://127.0.0.1:1/nobody/\($0).git", requirement: .branch("main"))
    }
    project.packages.append(
      PackageReference(location: "file://\(folder.path)/Missing", requirement: .branch("main")))
    var downloads: [String] = []
    var resolver = PackageResolver(mirrors: [], cache: folder.path + "/cache") { _ in Data() }
    resolver.progress = { downloads.append($0) }
    var notes: [Note] = []
    XCTAssertEqual(resolver.resolve(project, notes: &notes).map(\.name), [])
    XCTAssertEqual(
      downloads,
      ["Downloading https://127.0.0.1:1/nobody/A.git …", "Downloading file://\(folder.path)/Missing …"])
    XCTAssertEqual(notes.count, 3)
    for note in notes.prefix(2) { XCTAssertTrue(note.message.contains("connect"), note.message) }
    XCTAssertTrue(notes.last?.message.contains("(fatal: ") == true, "\(notes)")
    XCTAssertTrue(notes.allSatisfy(\.isAlwaysShown), "later errors would have no explanation")
  }
}
