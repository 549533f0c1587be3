import XCTest

@testable import TesseraProjects

/// The layouts of projects that many applications have.
final class UsualProjectsTests: XCTestCase {
  /// Returns the text of a project file with objects besides the root.
  func file(targets: String, _ objects: String, children: String = "", packages: String = "") -> String {
    // All files are in the main group.
    let files = objects.matches(of: /(\w+) = \{isa = PBXFileReference/).map { String($0.1) }
    let children = (files + [children]).filter { !$0.isEmpty }.joined(separator: ", ")
    return """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (\(targets)); packageReferences = (\(packages)); buildConfigurationList = L;};
        L = {isa = XCConfigurationList; buildConfigurations = (LD, LS); };
        LD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
        LS = {isa = XCBuildConfiguration; name = "Debug-Staging"; buildSettings = {SDKROOT = iphoneos;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = STAGING; }; };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (\(children)); };
        \(objects)
      }; rootObject = P; }
      """
  }

  /// Returns the objects of a target with one source file.
  func target(
    _ id: String, _ name: String, _ type: String, source: String, settings: String = "", more: String = "",
    phases: String = ""
  ) -> String {
    """
    \(id) = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)"; buildPhases = (\(id)S\(phases));
      buildConfigurationList = \(id)L; \(more) };
    \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)LD); };
    \(id)LD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
    \(id)S = {isa = PBXSourcesBuildPhase; files = (\(id)B); };
    \(id)B = {isa = PBXBuildFile; fileRef = \(id)F; };
    \(id)F = {isa = PBXFileReference; path = \(source); sourceTree = SOURCE_ROOT; };
    """
  }

  func load(_ path: String, scheme: String? = nil) throws -> Project {
    var loader = ProjectLoader(purpose: .run) { _ in Data() }
    loader.scheme = scheme
    return try loader.load(path)
  }

  // MARK: Packages

  /// The example of ra1028/Carbon (on GitHub) builds the library of its repository, which uses another one by Carthage.
  func testLibrariesOfACartfileAboveTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write("Cartfile", "github \"ra1028/DifferenceKit\" ~> 1.1\ngithub \"o/Unknown\" \"1.0\"\n")
    try folder.write("Example/A.swift", "import DifferenceKit\nimport Unknown\n")
    try folder.write(
      "Example/App.xcodeproj/project.pbxproj", file(targets: "T", target("T", "App", "application", source: "A.swift")))
    let project = try load(folder.path + "/Example")
    XCTAssertEqual(project.packages.map(\.location), ["https://github.com/ra1028/DifferenceKit"])
    XCTAssertEqual(project.packages.first?.requirement, .published(from: "1.1", below: "2"))
  }

  func testLibrariesOfACartfileBesideTheProject() throws {
    for name in ["Cartfile", "Cartfile.private", "Cartfile.resolved"] {
      let folder = try TemporaryFolder()
      try folder.write(".git/HEAD")
      try folder.write("App/\(name)", "github \"ra1028/DifferenceKit\" \"1.1.0\"\n")
      try folder.write("App/A.swift", "import DifferenceKit\n")
      try folder.write(
        "App/App.xcodeproj/project.pbxproj", file(targets: "T", target("T", "App", "application", source: "A.swift")))
      let project = try load(folder.path + "/App")
      XCTAssertEqual(project.packages.map(\.location), ["https://github.com/ra1028/DifferenceKit"], name)
    }
  }

  /// An archive that is not in a repository can be beside other projects.
  func testACartfileAboveAProjectWithoutARepositoryIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("Cartfile", "github \"ra1028/DifferenceKit\" ~> 1.1\n")
    try folder.write("App/A.swift", "import DifferenceKit\n")
    try folder.write(
      "App/App.xcodeproj/project.pbxproj", file(targets: "T", target("T", "App", "application", source: "A.swift")))
    XCTAssertEqual(try load(folder.path + "/App").packages.map(\.location), [])
    try folder.write("App/Cartfile", "github \"ra1028/DifferenceKit\" ~> 1.2\n")
    XCTAssertEqual(try load(folder.path + "/App").packages.first?.requirement, .published(from: "1.2", below: "2"))
  }

  private func package(_ text: String, in folder: TemporaryFolder, at path: String) throws -> Project {
    try PackageReader.read(folder.path + "/" + path) { _ in Data(text.utf8) }
  }

  /// A local package is code for iOS, unless it says that it supports Linux.
  func testLocalPackagesAreCodeForIOS() throws {
    let folder = try TemporaryFolder()
    let root = folder.path + "/App"
    try folder.write("App/A.swift", "import Core\n")
    try folder.write("checkout/Frameworks/Sources/SafariServices/x.swift")
    func generated(_ source: String, platforms: String, isLocal: Bool) throws -> String? {
      try folder.write("Core/Sources/Core/A.swift", source)
      var core = try package(
        "{\"name\": \"Core\", \"platforms\": [\(platforms)], \"products\": [{\"name\": \"Core\", \"targets\": [\"Core\"]}],"
          + "\"targets\": [{\"name\": \"Core\", \"type\": \"regular\"}]}", in: folder, at: "Core")
      core.isLocal = isLocal
      var project = Project(name: "App", folder: root, file: root + "/App.xcodeproj/project.pbxproj")
      var app = ProjectTarget(name: "App", moduleName: "App", kind: .application, folder: root)
      app.sources = [root + "/A.swift"]
      app.products = ["Core"]
      project.targets = [app]
      _ = try PackageGenerator(checkout: folder.path + "/checkout", folder: folder.path + "/out").generate(
        project, targets: ["App"], packages: [core])
      return folder.text("out/Targets/Core/Sources/Core/A.swift") ?? folder.text("out/Targets/Core/A.swift")
    }
    let source = "import Foundation\n#if os(iOS)\nlet a = 1\n#endif\n"
    let ios = "{\"platformName\": \"ios\", \"version\": \"16.0\"}"
    let mac = ", {\"platformName\": \"macos\", \"version\": \"13.0\"}"
    XCTAssertTrue(try XCTUnwrap(generated(source, platforms: "", isLocal: true)).contains("#if os(Linux)"))
    XCTAssertTrue(try XCTUnwrap(generated(source, platforms: ios, isLocal: false)).contains("#if os(Linux)"))
    XCTAssertTrue(try XCTUnwrap(generated(source, platforms: "", isLocal: false)).contains("#if os(iOS)"))
    XCTAssertTrue(try XCTUnwrap(generated(source, platforms: ios + mac, isLocal: false)).contains("#if os(iOS)"))
    // kishikawakatsumi/KeychainAccess (on GitHub) does not compile on Linux.
    let keychain = source + "import Security\n"
    XCTAssertTrue(try XCTUnwrap(generated(keychain, platforms: ios + mac, isLocal: false)).contains("#if os(Linux)"))
    // So do versions of Alamofire/Alamofire (on GitHub) before 5.4.
    let types = source + "#if os(iOS)\nimport MobileCoreServices\n#endif\n"
    XCTAssertTrue(try XCTUnwrap(generated(types, platforms: ios + mac, isLocal: false)).contains("#if os(Linux)"))
    for other in ["import XCTest\n", "#if os(iOS)\nimport Security\n#endif\n#if os(Linux)\n#endif\n"] {
      XCTAssertTrue(
        try XCTUnwrap(generated(source + other, platforms: ios + mac, isLocal: false)).contains("#if os(iOS)"), other)
    }
    let both = source + "#if os(Linux)\n#endif\n"
    XCTAssertTrue(try XCTUnwrap(generated(both, platforms: ios, isLocal: true)).contains("#if os(iOS)"))
  }

  /// "Xcode … automatically" treats these files as resources of a package's target (Apple, "Bundling resources with a
  /// Swift package").
  func testResourcesOfPackagesThatTheManifestDoesNotName() throws {
    let folder = try TemporaryFolder()
    for name in [
      "A.swift", "Assets.xcassets/Brand.colorset/Contents.json", "en.lproj/Localizable.strings", "Texts.xcstrings",
      "Named/Other.xcassets/Photo.imageset/Contents.json",
    ] { try folder.write("Kit/Sources/Kit/" + name, "{}") }
    func target(_ version: String) throws -> ProjectTarget {
      try XCTUnwrap(
        package(
          "{\"name\": \"Kit\", \"toolsVersion\": {\"_version\": \"\(version)\"}, \"targets\": [{\"name\": \"Kit\", \"type\": \"regular\","
            + "\"resources\": [{\"path\": \"Named\", \"rule\": {\"process\": {}}}]}]}", in: folder, at: "Kit"
        ).targets.first)
    }
    let kit = try target("5.9.0")
    XCTAssertEqual(kit.moduleResources.map(\.path), ["Named", "Assets.xcassets", "Texts.xcstrings", "en.lproj"])
    XCTAssertEqual(Set(kit.moduleResources.map(\.rule)), [".process"])
    XCTAssertEqual(try target("5.2.0").moduleResources.map(\.path), ["Named"])
    let text = try XCTUnwrap(AssetSymbols.of(kit)?.text(hasExtensions: false))
    XCTAssertTrue(text.contains("static let brand = UIKit.ColorResource(name: \"Brand\", bundle: .module)"), text)
    XCTAssertTrue(text.contains("static let photo = UIKit.ImageResource(name: \"Photo\", bundle: .module)"), text)
  }

  func testSettingsOfTargetsInC() throws {
    let folder = try TemporaryFolder()
    for name in ["src/a.c", "src/internal/b.h", "test/main.c", "src/a.h"] { try folder.write("Kit/CFoo/" + name) }
    try folder.write("Kit/CSystem/module.modulemap")
    try folder.write("App/A.swift", "import CFoo\n")
    try folder.write("checkout/Frameworks/Sources/SafariServices/x.swift")
    let kit = try package(
      """
      {"name": "Kit", "products": [{"name": "Kit", "targets": ["CFoo", "CSystem"]}], "targets": [
        {"name": "CFoo", "type": "regular", "path": "CFoo", "exclude": ["test"], "publicHeadersPath": "src", "settings": [
          {"tool": "c", "kind": {"headerSearchPath": {"_0": "src/internal"}}},
          {"tool": "c", "kind": {"define": {"_0": "HAVE_X=1"}}},
          {"tool": "cxx", "kind": {"define": {"_0": "PLAIN"}}},
          {"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}}},
          {"tool": "linker", "kind": {"linkedFramework": {"_0": "UIKit"}}}]},
        {"name": "CSystem", "type": "system", "path": "CSystem", "pkgConfig": "csystem"}]}
      """, in: folder, at: "Kit")
    let root = folder.path + "/App"
    var project = Project(name: "App", folder: root, file: root + "/App.xcodeproj/project.pbxproj")
    var app = ProjectTarget(name: "App", moduleName: "App", kind: .application, folder: root)
    app.sources = [root + "/A.swift"]
    app.products = ["Kit"]
    project.targets = [app]
    _ = try PackageGenerator(checkout: folder.path + "/checkout", folder: folder.path + "/out").generate(
      project, targets: ["App"], packages: [kit])
    let manifest = try XCTUnwrap(folder.text("out/Package.swift"))
    for part in [
      "publicHeadersPath: \"src\"", "cSettings: [.headerSearchPath(\"src/internal\"), .define(\"HAVE_X\", to: \"1\")]",
      "cxxSettings: [.define(\"PLAIN\")]", "linkerSettings: [.linkedLibrary(\"z\")]",
      ".systemLibrary(\n      name: \"CSystem\"",
    ] { XCTAssertTrue(manifest.contains(part), "\(part) is missing in:\n\(manifest)") }
    XCTAssertFalse(manifest.contains("linkedFramework"))
    XCTAssertNotNil(folder.text("out/Targets/CFoo/src/internal/b.h"))
    XCTAssertNil(folder.text("out/Targets/CFoo/test/main.c"))
    XCTAssertNotNil(folder.text("out/Targets/CSystem/module.modulemap"))
  }

  /// NetNewsWire has its packages in a synchronized folder that belongs to no target.
  func testPackagesInSynchronizedFolders() throws {
    let folder = try TemporaryFolder()
    for name in [
      "Modules/Account/Package.swift", "Modules/Account/Sources/A.swift", "App/A.swift", "App/Kit/Package.swift",
      "App/Kit/Sources/K.swift",
    ] { try folder.write(name) }
    let text = file(
      targets: "T",
      target("T", "App", "application", source: "App/A.swift", more: "fileSystemSynchronizedGroups = (S2);")
        + "S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Modules; sourceTree = \"<group>\"; };"
        + "S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };",
      children: "S1, S2")
    try folder.write("App.xcodeproj/project.pbxproj", text)
    let project = try load(folder.path)
    XCTAssertEqual(
      project.packages.map(\.location).sorted(), [folder.path + "/App/Kit", folder.path + "/Modules/Account"])
    XCTAssertEqual(project.target("App")?.sources, [folder.path + "/App/A.swift"])
  }

  // MARK: Xcode projects

  func testTheConfigurationIsThatOfTheScheme() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    try folder.write(
      "App.xcodeproj/project.pbxproj", file(targets: "T", target("T", "App", "application", source: "A.swift")))
    try folder.write(
      "App.xcodeproj/xcshareddata/xcschemes/Staging.xcscheme",
      "<?xml version=\"1.0\"?><Scheme><LaunchAction buildConfiguration=\"Debug-Staging\"></LaunchAction></Scheme>")
    XCTAssertEqual(try load(folder.path).target("App")?.conditions, [])
    XCTAssertEqual(try load(folder.path, scheme: "Staging").target("App")?.conditions, ["STAGING"])
    XCTAssertEqual(try load(folder.path + "/App.xcodeproj", scheme: "Staging").target("App")?.conditions, ["STAGING"])
    XCTAssertEqual(try load(folder.path, scheme: "Staging").target("App")?.definesDebug, false)
  }

  /// Xcode's Run and Test actions have a configuration each.
  func testTheSchemeOfTheOnlyApplication() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "#if DEBUG\n#endif\n")
    try folder.write(
      "Project.xcodeproj/project.pbxproj", file(targets: "T", target("T", "App", "application", source: "A.swift")))
    try folder.write(
      "Project.xcodeproj/xcshareddata/xcschemes/App.xcscheme",
      "<?xml version=\"1.0\"?><Scheme><TestAction buildConfiguration=\"Debug\"></TestAction>"
        + "<LaunchAction buildConfiguration=\"Debug-Staging\"><BuildableReference BlueprintName=\"App\"/></LaunchAction></Scheme>"
    )
    let project = try load(folder.path)
    XCTAssertEqual(project.target("App")?.conditions, ["STAGING"])
    var loader = ProjectLoader(purpose: .test) { _ in Data() }
    XCTAssertEqual(try loader.load(folder.path).target("App")?.conditions, [])
    loader.purpose = .build
    XCTAssertEqual(try loader.load(folder.path).target("App")?.conditions, ["STAGING"])

    try folder.write("checkout/Frameworks/Sources/SafariServices/x.swift")
    let generator = PackageGenerator(checkout: folder.path + "/checkout", folder: folder.path + "/out")
    func generated(_ project: Project) throws -> String? {
      _ = try generator.generate(project, targets: ["App"], packages: [])
      return folder.text("out/Targets/App/A.swift")
    }
    XCTAssertTrue(try XCTUnwrap(generated(project)).contains("#if _DEBUG\n"))
    var debugging = project
    debugging.targets[0].definesDebug = true
    XCTAssertTrue(try XCTUnwrap(generated(debugging)).contains("#if DEBUG\n"))
  }

  // YetAnotherAnimationLibrary became a package. Its project names the files in their former folders.
  func testAPackageBesideAProjectWhoseFilesHaveMoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/Kit/K.swift")
    try folder.write("Package.swift")
    try folder.write(
      "Kit.xcodeproj/project.pbxproj", file(targets: "T", target("T", "Demo", "application", source: "K.swift")))
    let package =
      #"{"name": "Kit", "toolsVersion": {"_version": "5.9.0"}, "products": [], "dependencies": [], "targets": "#
      + #"[{"name": "Kit", "type": "regular", "dependencies": [], "settings": []}]}"#
    let loader = ProjectLoader(purpose: .build) { _ in Data(package.utf8) }
    XCTAssertEqual(try loader.load(folder.path).targets.map(\.name), ["Kit"])
    try folder.write("K.swift")
    XCTAssertEqual(try loader.load(folder.path).targets.map(\.name), ["Demo"])
  }

  /// FloatingPanel's configuration "Test" defines `TEST`, on which its code depends.
  func testTestsHaveTheConfigurationOfTheTestAction() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    try folder.write(
      "App.xcodeproj/project.pbxproj", file(targets: "T", target("T", "App", "application", source: "A.swift")))
    try folder.write(
      "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme",
      "<?xml version=\"1.0\"?><Scheme><TestAction buildConfiguration=\"Debug-Staging\"></TestAction>"
        + "<LaunchAction buildConfiguration=\"Debug\"></LaunchAction></Scheme>")
    func conditions(_ purpose: ProjectLoader.Purpose) throws -> [String]? {
      try ProjectLoader(purpose: purpose) { _ in Data() }.load(folder.path).target("App")?.conditions
    }
    XCTAssertEqual(try conditions(.test), ["STAGING"])
    XCTAssertEqual(try conditions(.build), [])
  }

  func testTestPlansNameTheTargets() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme",
      "<?xml version=\"1.0\"?><Scheme><TestAction><TestPlans><TestPlanReference reference=\"container:Plans/Other.xctestplan\"/>"
        + "<TestPlanReference reference=\"container:Plans/App.xctestplan\" default=\"YES\"/></TestPlans></TestAction></Scheme>"
    )
    try folder.write(
      "Plans/App.xctestplan",
      "{\"testTargets\": [{\"target\": {\"name\": \"AppTests\"}}, {\"enabled\": false, \"target\": {\"name\": \"SlowTests\"}}]}"
    )
    var notes: [Note] = []
    func targets() -> [String] {
      SchemeReader.read(folder.path + "/App.xcodeproj", notes: &notes).flatMap(\.testTargets)
    }
    XCTAssertEqual(targets(), ["AppTests"])
    try folder.write("Plans/App.xctestplan", "{broken")
    XCTAssertEqual(targets(), [])
    XCTAssertEqual(notes, [])
  }

  func testTheHostIsFoundByItsProduct() throws {
    let folder = try TemporaryFolder()
    for name in ["A.swift", "T.swift"] { try folder.write(name) }
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      file(
        targets: "T1, T2, T3",
        target("T1", "Other", "application", source: "A.swift")
          + target("T2", "App-iOS", "application", source: "A.swift", settings: "PRODUCT_NAME = \"My App\";")
          + target(
            "T3", "AppTests", "bundle.unit-test", source: "T.swift",
            settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/My App.app/My App\";")))
    XCTAssertEqual(try load(folder.path).target("AppTests")?.host, "App-iOS")
  }

  func testProjectsWithinAProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "import Snap\n")
    try folder.write("Vendor/Snap/S.swift", "import Deep\n")
    try folder.write("Vendor/Deep/D.swift", "public let d = 1\n")
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      file(
        targets: "T",
        target("T", "App", "application", source: "A.swift")
          + "S = {isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; path = Vendor/Snap/Snap.xcodeproj; sourceTree = \"<group>\"; };"
      ))
    try folder.write(
      "Vendor/Snap/Snap.xcodeproj/project.pbxproj",
      file(
        targets: "T, T2",
        target("T", "Snap", "framework", source: "S.swift") + target("T2", "Unused", "framework", source: "S.swift")
          + "S = {isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; path = ../Deep/Deep.xcodeproj; sourceTree = \"<group>\"; };"
      ))
    try folder.write(
      "Vendor/Deep/Deep.xcodeproj/project.pbxproj",
      file(
        targets: "T",
        target("T", "Deep", "framework", source: "D.swift")
          + "S = {isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; path = ../Snap/Snap.xcodeproj; sourceTree = \"<group>\"; };"
      ))
    let project = try load(folder.path + "/App.xcodeproj")
    XCTAssertEqual(project.targets.map(\.name), ["App", "Snap", "Deep"])
    XCTAssertEqual(project.target("App")?.dependencies, ["Snap"])
  }

  func testBundlesOfResources() throws {
    let folder = try TemporaryFolder()
    for name in ["A.swift", "B.swift", "photo.png", "en.lproj/Texts.strings"] { try folder.write(name) }
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      file(
        targets: "T1, T2",
        target("T1", "App", "application", source: "A.swift", more: "dependencies = (D);")
          + "D = {isa = PBXTargetDependency; target = T2; };"
          + target(
            "T2", "Lib-Media", "bundle", source: "B.swift", settings: "PRODUCT_NAME = Media;", phases: ", R")
          + "R = {isa = PBXResourcesBuildPhase; files = (R1, R2); };"
          + "R1 = {isa = PBXBuildFile; fileRef = R1F; }; R1F = {isa = PBXFileReference; path = photo.png; sourceTree = SOURCE_ROOT; };"
          + "R2 = {isa = PBXBuildFile; fileRef = R2F; }; R2F = {isa = PBXFileReference; path = en.lproj/Texts.strings; sourceTree = SOURCE_ROOT; };"
      ))
    XCTAssertEqual(
      try load(folder.path).target("App")?.resources.map(\.destination).sorted(),
      ["Media.bundle/en.lproj/Texts.strings", "Media.bundle/photo.png"])
  }

  func testSettingsOfSwift() throws {
    let folder = try TemporaryFolder()
    for name in ["A.swift", "B-Mock.swift", "Mocks/C.swift"] { try folder.write(name) }
    let settings =
      "SWIFT_ENABLE_BARE_SLASH_REGEX = YES; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = NO; "
      + "OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature InternalImportsByDefault -enable-experimental-feature AccessLevelOnImport -D A\"; "
      + "EXCLUDED_SOURCE_FILE_NAMES = \"*-Mock.swift Mocks/*\";"
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      file(
        targets: "T",
        target("T", "App", "application", source: "A.swift", settings: settings).replacingOccurrences(
          of: "files = (TB)", with: "files = (TB, B2, B3)")
          + "B2 = {isa = PBXBuildFile; fileRef = F2; }; F2 = {isa = PBXFileReference; path = \"B-Mock.swift\"; sourceTree = SOURCE_ROOT; };"
          + "B3 = {isa = PBXBuildFile; fileRef = F3; }; F3 = {isa = PBXFileReference; path = Mocks/C.swift; sourceTree = SOURCE_ROOT; };"
      ))
    let app = try XCTUnwrap(load(folder.path).target("App"))
    XCTAssertEqual(
      app.manifestSettings.sorted(),
      [
        ".enableExperimentalFeature(\"AccessLevelOnImport\")", ".enableUpcomingFeature(\"BareSlashRegexLiterals\")",
        ".enableUpcomingFeature(\"ExistentialAny\")", ".enableUpcomingFeature(\"InternalImportsByDefault\")",
      ])
    XCTAssertEqual(app.conditions, ["A"])
    XCTAssertEqual(app.sources, [folder.path + "/A.swift"])
  }

  // MARK: Pods

  func testAPodfileAboveTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write(
      "Podfile", "workspace 'App'\ntarget 'App' do\n  project 'App/App.xcodeproj'\n  pod 'Lib', :path => 'Lib'\nend\n")
    try folder.write(
      "Lib/Lib.podspec", "Pod::Spec.new do |s|\n  s.name = 'Lib'\n  s.source_files = 'Sources/*.swift'\nend\n")
    try folder.write("Lib/Sources/L.swift")
    try folder.write("App/A.swift", "import Lib\n")
    try folder.write(
      "App/App.xcodeproj/project.pbxproj", file(targets: "T", target("T", "App", "application", source: "A.swift")))
    try folder.write("Other/A.swift")
    try folder.write(
      "Other/Other.xcodeproj/project.pbxproj",
      file(targets: "T", target("T", "Other", "application", source: "A.swift")))
    let project = try load(folder.path + "/App/App.xcodeproj")
    XCTAssertEqual(project.target("App")?.dependencies, ["Lib"])
    XCTAssertEqual(project.target("Lib")?.conditions, ["COCOAPODS"])
    XCTAssertEqual(project.target("App")?.conditions, ["COCOAPODS"])
    let other = try load(folder.path + "/Other/Other.xcodeproj")
    XCTAssertEqual(other.targets.map(\.name), ["Other"])
    XCTAssertEqual(other.target("Other")?.conditions, [])
  }

  func testSubspecificationsOfPods() throws {
    let text = """
      Pod::Spec.new do |s|
        s.name = 'Lib'
        s.default_subspecs = 'Core'
        s.source_files = 'All/*'
        s.resource_bundles = { 'Media' => ['Assets/*.png', 'Assets/*.xib'], 'Texts' => 'Texts/*' }
        if true
          s.swift_version = '5.0'
        end
        if false then s.source_files = 'None/*' end
        s.subspec 'Core' do |core|
          core.source_files = 'Core/*'
          core.dependency 'Lib/Base'
        end
        s.subspec 'Base' do |ss|
          ss.source_files = 'Base/*'
          ss.subspec 'Inner' do |inner|
            inner.source_files = 'Inner/*'
          end
        end
        s.subspec 'Rx' do |ss|
          ss.source_files = 'Rx/*'
          ss.exclude_files = 'Core/A.swift'
          ss.dependency 'RxSwift'
        end
      end
      """
    let plain = PodSpecification(text, name: "Lib")
    XCTAssertEqual(plain.sources, ["All/*", "Core/*", "Base/*", "Inner/*"])
    XCTAssertEqual(plain.excluded, [])
    XCTAssertEqual(plain.dependencies, [])
    XCTAssertEqual(plain.bundles, ["Media": ["Assets/*.png", "Assets/*.xib"], "Texts": ["Texts/*"]])
    XCTAssertEqual(plain.swiftVersion, "5.0")
    let rx = PodSpecification(text, name: "Lib", parts: ["Rx"])
    XCTAssertEqual(rx.sources, ["All/*", "Rx/*"])
    XCTAssertEqual(rx.dependencies, ["RxSwift"])
    let json = PodSpecification(
      """
      {"name": "Lib", "module_name": "LibModule", "source_files": "Sources/*", "resources": ["a.png"], "swift_versions": ["4.2", "5.0"],
       "dependencies": {"Other": []}, "default_subspecs": ["A"], "resource_bundles": {"Media": "Media/*"},
       "subspecs": [{"name": "A", "source_files": ["A/*"]}, {"name": "B", "source_files": "B/*"}]}
      """, name: "Lib")
    XCTAssertEqual(json.moduleName, "LibModule")
    XCTAssertEqual(json.sources, ["Sources/*", "A/*"])
    XCTAssertEqual(json.dependencies, ["Other"])
    XCTAssertEqual(json.bundles, ["Media": ["Media/*"]])
    XCTAssertEqual(json.swiftVersion, "5.0")
  }

  func testBundlesOfPods() throws {
    let folder = try TemporaryFolder()
    try folder.write("Podfile", "target 'App' do\n  pod 'Lib', :path => 'Lib'\nend\n")
    try folder.write(
      "Lib/Lib.podspec.json",
      "{\"name\": \"Lib\", \"source_files\": \"*.swift\", \"resource_bundles\": {\"Media\": \"Assets/*.png\"}}")
    for name in ["Lib/L.swift", "Lib/Assets/a.png", "A.swift"] { try folder.write(name) }
    try folder.write(
      "App.xcodeproj/project.pbxproj", file(targets: "T", target("T", "App", "application", source: "A.swift")))
    XCTAssertEqual(try load(folder.path).target("Lib")?.resources.map(\.destination), ["Media.bundle/a.png"])
  }

  // MARK: What cannot be built

  func testGeneratedProjectsAreNamed() throws {
    let generated = try TemporaryFolder()
    try generated.write("Sources/A.swift", "import UIKit\n")
    try generated.write("Project.swift", "import ProjectDescription\nlet project = Project(name: \"A\")\n")
    XCTAssertThrowsError(try load(generated.path)) { XCTAssertTrue("\($0)".contains("tuist generate"), "\($0)") }
    let folder = try TemporaryFolder()
    try folder.write("Sources/A.swift", "import UIKit\n")
    try folder.write("project.yml", "name: something else\n")
    XCTAssertEqual(try load(folder.path).targets.count, 1)
  }

  /// A project that is only a folder of a user's settings is not the only one that can be built.
  func testAnEmptyProjectBesideAnotherOne() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    try folder.write("Old.xcodeproj/xcuserdata/a.txt")
    try folder.write(
      "App.xcodeproj/project.pbxproj", file(targets: "T", target("T", "App", "application", source: "A.swift")))
    XCTAssertEqual(try load(folder.path).targets.map(\.name), ["App"])
  }

  func testModulesOfABridgingHeaderThatAreMissing() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "import UIKit\n")
    try folder.write("Header.h", "#import <UIKit/UIKit.h>\n#import <MBProgressHUD/MBProgressHUD.h>\n")
    try folder.write("checkout/Frameworks/Sources/SafariServices/x.swift")
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      file(
        targets: "T",
        target("T", "App", "application", source: "A.swift", settings: "SWIFT_OBJC_BRIDGING_HEADER = Header.h;")))
    let result = try PackageGenerator(checkout: folder.path + "/checkout", folder: folder.path + "/out").generate(
      try load(folder.path), targets: ["App"], packages: [])
    XCTAssertFalse(try XCTUnwrap(folder.text("out/Targets/App/A.swift")).contains("MBProgressHUD"))
    let note = try XCTUnwrap(result.notes.first { $0.message.contains("MBProgressHUD") })
    XCTAssertEqual(note.line, 2)
    XCTAssertTrue(note.path.hasSuffix("Header.h"))
  }

  /// Swift sees the imports of the headers of the project, too: in shu223/iOS-9-Sampler (on GitHub), a file that imports only
  /// Foundation uses `UIViewController`.
  func testFrameworksOfHeadersThatABridgingHeaderImports() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "import Foundation\n")
    try folder.write("Header.h", "#import \"Halo.h\"\n#import \"Missing.h\"\n")
    try folder.write("Layers/Halo.h", "#import <UIKit/UIKit.h>\n#import \"Base.h\"\n#import <Pod/Pod.h>\n")
    try folder.write("Layers/Base.h", "#import \"Halo.h\"\n@import MapKit;\n")
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      file(
        targets: "T",
        target("T", "App", "application", source: "A.swift", settings: "SWIFT_OBJC_BRIDGING_HEADER = Header.h;")))
    XCTAssertEqual(try load(folder.path).target("App")?.implicitImports, ["UIKit", "MapKit"])
  }

  func testTheFilesOfAProjectAreListedOnceForItsHeaders() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Header.h", "#import \"Beside.h\"\n#import \"Missing.h\"\n#import \"Missing.h\"\n#import \"Layers/Other.h\"\n")
    try folder.write("Beside.h", "#import <UIKit/UIKit.h>\n")
    try folder.write("Deep/Halo.h", "#import <MapKit/MapKit.h>\n")
    try folder.write("Deep/Other.h", "#import \"Halo.h\"\n#import \"Twice.h\"\n")
    try folder.write("Twice/A/Twice.h", "@import StoreKit;\n")
    try folder.write("Twice/B/Twice.h", "@import StoreKit;\n")
    var count = 0
    let headers = ProjectHeaders(folder.path) {
      count += 1
      return FileWalker.files(folder.path)
    }
    var notes: [Note] = []
    XCTAssertEqual(BridgingHeader.imports(folder.path + "/Beside.h", searching: headers, notes: &notes), ["UIKit"])
    XCTAssertEqual(count, 0)
    for _ in 0..<2 {
      let found = BridgingHeader.imports(folder.path + "/Header.h", searching: headers, notes: &notes)
      XCTAssertEqual(Set(found), ["UIKit", "MapKit"])
    }
    XCTAssertEqual(count, 1)
  }

  /// The linker would only say that there is no `main`, after minutes of building.
  func testApplicationsWithoutAnEntryPoint() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      "import SwiftUI\n\n@main struct MyApp: App {\n  var body: some Scene { WindowGroup { Text(\"a\") } }\n}\n")
    try folder.write("checkout/Frameworks/Sources/SafariServices/x.swift")
    try folder.write(
      "App.xcodeproj/project.pbxproj", file(targets: "T", target("T", "App", "application", source: "A.swift")))
    func failure() throws -> FileError? {
      let result = try PackageGenerator(checkout: folder.path + "/checkout", folder: folder.path + "/out").generate(
        try load(folder.path), targets: ["App"], packages: [])
      return result.missingEntryPoints["App"]
    }
    let error = try XCTUnwrap(failure())
    XCTAssertEqual(error.line, 3)
    XCTAssertTrue(error.message.contains("SwiftUI"), "\(error)")
    try folder.write("A.swift", "import UIKit\nclass Delegate: UIResponder, UIApplicationDelegate {}\n")
    XCTAssertTrue(try XCTUnwrap(failure()).message.contains("no entry point"))
    for text in ["@main class D: UIResponder {}\n", "@UIApplicationMain class D: UIResponder {}\n"] {
      try folder.write("A.swift", "import UIKit\n" + text)
      XCTAssertNil(try failure(), text)
    }
  }

  // MARK: Input that does not end

  func testGroupsThatContainThemselvesTwiceEnd() throws {
    let text = file(
      targets: "T",
      "T = {isa = PBXNativeTarget; name = A; productType = \"com.apple.product-type.application\"; buildPhases = (R); };"
        + "R = {isa = PBXResourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = V; };"
        + "V = {isa = PBXVariantGroup; children = (V, V); };"
        + "A = {isa = PBXGroup; sourceTree = SDKROOT; children = (A, A, V); };", children: "A")
    XCTAssertEqual(
      try XcodeReader.read(Data(text.utf8), container: "/nothing/A.xcodeproj").targets.map(\.name), ["A"])
  }

  func testConfigurationFilesThatGrowEnd() throws {
    let folder = try TemporaryFolder()
    for number in 0..<30 {
      try folder.write(
        "\(number).xcconfig", "#include \"\(number + 1).xcconfig\"\n#include \"\(number + 1).xcconfig\"\n")
    }
    try folder.write("30.xcconfig", String(repeating: "A = $(inherited)$(inherited)x\n", count: 80) + "B = 1\n")
    var notes: [Note] = []
    let layer = ConfigurationFile.read(folder.path + "/0.xcconfig", folder: folder.path, notes: &notes)
    XCTAssertEqual(layer["B"], "1")
    XCTAssertLessThan(layer["A"]?.count ?? 0, 1_000_000)
  }

  func testLinksToEnclosingFoldersAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift")
    try folder.write("App/Inner/B.swift")
    try folder.write("Elsewhere/C.swift")
    for (name, target) in [
      ("App/Inner/Up", ".."), ("App/Up", "."), ("App/Inner/Top", "../.."), ("App/Good", "../Elsewhere"),
      ("Elsewhere/Back", "../App"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
    }
    let files = FileWalker.files(folder.path + "/App").map { String($0.dropFirst(folder.path.count + 1)) }
    XCTAssertEqual(files, ["App/A.swift", "App/Good/C.swift", "App/Inner/B.swift", "App/Inner/Top/Elsewhere/C.swift"])
  }

  // MARK: Downloads

  /// A clone that lacks the pinned revision is fetched again.
  func testAPackageIsFetchedAgainForItsPinnedRevision() throws {
    let folder = try TemporaryFolder()
    let origin = folder.path + "/origin/Kit"
    func git(_ arguments: String...) throws -> String {
      let result = try Shell.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", "-C", origin] + arguments)
      XCTAssertEqual(result.status, 0, result.errors)
      return String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    try folder.write("origin/Kit/Package.swift", "// 1")
    _ = try git("init", "-q")
    _ = try git("add", ".")
    _ = try git("commit", "-q", "-m", "1")
    _ = try git("tag", "1.0.0")
    var seen: [String] = []
    var notes: [Note] = []
    func resolve(pinned: String?, allowsNetwork: Bool = true) throws {
      var project = Project(name: "P", folder: folder.path + "/P", file: folder.path + "/P/Package.swift")
      var reference = PackageReference(
        location: "file://" + origin, requirement: .versions(from: "1.0.0", below: "2.0.0"))
      reference.pinnedRevision = pinned
      project.packages = [reference]
      let resolver = PackageResolver(mirrors: [], cache: folder.path + "/cache", allowsNetwork: allowsNetwork) { path in
        seen.append(
          String(decoding: FileManager.default.contents(atPath: path + "/Package.swift") ?? Data(), as: UTF8.self))
        return Data("{\"name\": \"Kit\"}".utf8)
      }
      notes = []
      _ = resolver.resolve(project, notes: &notes)
    }
    try resolve(pinned: nil)
    try folder.write("origin/Kit/Package.swift", "// 2")
    _ = try git("commit", "-q", "-a", "-m", "2")
    let revision = try git("rev-parse", "HEAD")
    try resolve(pinned: revision)
    XCTAssertEqual(seen, ["// 1", "// 2"])
    XCTAssertEqual(notes, [])
    try resolve(pinned: String(repeating: "a", count: 40))
    XCTAssertEqual(seen.last, "// 1", "the version that the project requires")
    XCTAssertTrue(notes.map(\.message).joined().contains("aaaaaaa"), "\(notes)")
  }
}
