import XCTest

@testable import TesseraProjects

/// Specifications for XcodeGen. The rules are those of its documentation, `Docs/ProjectSpec.md`.
final class XcodeGenTests: XCTestCase {
  private func load(
    _ folder: TemporaryFolder, purpose: ProjectLoader.Purpose = .build, scheme: String? = nil
  ) throws -> Project {
    var loader = ProjectLoader(purpose: purpose) { _ in Data() }
    loader.scheme = scheme
    return try loader.load(folder.path)
  }

  private func information(_ target: ProjectTarget?) throws -> [String: Any] {
    let data = try XCTUnwrap(target?.information)
    return try XCTUnwrap(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  /// ReadingList (by AndrewBennet, on GitHub) keeps the resolved versions of its packages in the project that is generated.
  func testAProjectFolderWithoutAProjectIsGenerated() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift", "")
    try folder.write("App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", "{}")
    XCTAssertThrowsError(try load(folder))
    try folder.write("project.yml", "name: App\ntargets: {App: {type: application, platform: iOS, sources: App}}\n")
    XCTAssertEqual(try load(folder).targets.map(\.name), ["App"])
  }

  func testAnApplicationWithTestsAndPackages() throws {
    let folder = try TemporaryFolder()
    for name in [
      "App/A.swift", "App/en.lproj/Localizable.strings", "App/Assets.xcassets/Contents.json", "App/Notes.md",
      "App/Generated/G.swift", "App/App.entitlements", "Shared/S.swift", "AppTests/T.swift", "AppUITests/U.swift",
      "Data/a.json", "Kit/Package.swift", "App/Info.plist", "Config/Debug.xcconfig",
    ] { try folder.write(name, name.hasSuffix("xcconfig") ? "FROM_FILE = yes\n" : "") }
    try folder.write(
      "project.yml",
      """
      name: App
      options:
        bundleIdPrefix: org.example
        deploymentTarget: {iOS: "16.0"}
      configFiles:
        Debug: Config/Debug.xcconfig
      packages:
        Alamofire:
          url: https://github.com/Alamofire/Alamofire
          from: 5.6.0
        Snap: {github: SnapKit/SnapKit, exactVersion: 5.0.1}
        Kit: {path: Kit}
      settings:
        base:
          SWIFT_VERSION: "6.0"
        configs:
          debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: "DEBUG LOCAL"}
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: [Generated, "**/*.md"]
            - Shared
            - {path: Data, type: folder}
            - {path: Missing, optional: true}
            - Gone
          info:
            path: App/Info.plist
            properties:
              UILaunchScreen: {}
              Title: $(PRODUCT_NAME) $(FROM_FILE)
              Count: 3
              UIApplicationSceneManifest: {UIApplicationSupportsMultipleScenes: false}
          dependencies:
            - package: Alamofire
            - {package: Kit, products: [Kit, KitUI]}
            - sdk: MapKit.framework
          preBuildScripts:
            - {name: Lint, script: swiftlint}
        AppTests:
          type: bundle.unit-test
          platform: iOS
          sources: AppTests
          dependencies: [{target: App}]
        AppUITests:
          type: bundle.ui-testing
          platform: iOS
          sources: [AppUITests]
          dependencies:
            - target: App
        Mac:
          type: application
          platform: macOS
          sources: [Shared]
      """)
    let project = try load(folder)
    let root = folder.path
    XCTAssertEqual(project.file, root + "/project.yml")
    XCTAssertEqual(project.targets.map(\.name), ["App", "AppTests", "AppUITests"])
    let app = try XCTUnwrap(project.target("App"))
    XCTAssertEqual(app.sources, [root + "/App/A.swift", root + "/Shared/S.swift"])
    XCTAssertEqual(
      app.resources.map(\.destination), ["Assets.xcassets", "en.lproj/Localizable.strings", "Data"])
    XCTAssertEqual(app.swiftVersion, "6.0")
    XCTAssertEqual(app.conditions, ["LOCAL"])
    XCTAssertTrue(app.definesDebug)
    XCTAssertEqual(app.products, ["Alamofire", "Kit", "KitUI"])
    XCTAssertEqual(project.target("AppTests")?.host, "App")
    XCTAssertEqual(project.target("AppTests")?.dependencies, ["App"])
    XCTAssertEqual(project.target("AppUITests")?.host, "App")
    XCTAssertEqual(
      project.packages.map(\.requirement),
      [.versions(from: "5.6.0", below: "6.0.0"), .versions(from: "5.0.1", below: "5.0.1"), .local])
    XCTAssertEqual(project.packages.map(\.identity), ["alamofire", "snapkit", "kit"])
    let entries = try information(app)
    XCTAssertEqual(entries["CFBundleIdentifier"] as? String, "org.example.App")
    XCTAssertEqual(entries["Title"] as? String, "App yes")
    XCTAssertEqual(entries["Count"] as? Int, 3)
    XCTAssertNotNil(entries["UILaunchScreen"] as? [String: Any])
    XCTAssertEqual(
      (entries["UIApplicationSceneManifest"] as? [String: Any])?["UIApplicationSupportsMultipleScenes"] as? Bool, false)
    let notes = project.notes.map(\.message).joined(separator: "\n")
    XCTAssertTrue(notes.contains("\(root)/Gone does not exist"), notes)
    XCTAssertFalse(notes.contains("Missing"), notes)
    XCTAssertTrue(notes.contains("the script \"Lint\" is not run"), notes)
  }

  func testTemplatesPlatformsAndIncludedFiles() throws {
    let folder = try TemporaryFolder()
    for name in ["Kit/K.swift", "Kit/Mac.swift", "App/A.swift", "App/Extra/E.swift", "App/Info.plist"] {
      try folder.write(name)
    }
    try folder.write("App/Info.plist", "<plist><dict><key>Own</key><string>$(PRODUCT_NAME)</string></dict></plist>")
    try folder.write(
      "specs/base.yml",
      """
      targetTemplates:
        Base:
          platform: iOS
          type: application
          settings: {groups: [common], base: {NAME: "${target_name}", KIND: "${kind}"}}
          sources: [../App/Extra]
      settingGroups:
        common: {SWIFT_VERSION: 5.9}
      """)
    try folder.write(
      "project.yml",
      """
      name: Demo
      include: [specs/base.yml]
      configs: {Staging Debug: debug, Production: release}
      targets:
        App:
          templates: [Base]
          templateAttributes: {kind: big}
          sources: [App/A.swift, App/Info.plist]
          dependencies: [{target: Kit}]
          settings:
            configs:
              staging: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: "$(inherited) $(NAME) $(KIND)"}
              production: {OTHER_SWIFT_FLAGS: [-D, LIVE]}
        Kit:
          type: framework
          platform: [iOS, macOS]
          sources: [{path: Kit, excludes: [Mac.swift]}]
      schemes:
        Live:
          build: {targets: {App: all}}
          run:
            config: Production
            commandLineArguments: {"-a b": true, -c: false}
            environmentVariables: [{variable: K, value: V}, {variable: L, value: V, isEnabled: false}]
          test: {config: Staging Debug, targets: [AppTests, {name: Slow, skipped: true}]}
        Demo: {build: {targets: {App: all}}}
      """)
    let project = try load(folder)
    XCTAssertEqual(project.targets.map(\.name), ["App", "Kit_iOS"])
    XCTAssertEqual(project.target("App")?.dependencies, ["Kit_iOS"])
    XCTAssertEqual(project.target("Kit_iOS")?.moduleName, "Kit")
    XCTAssertEqual(project.target("Kit_iOS")?.sources, [folder.path + "/Kit/K.swift"])
    XCTAssertEqual(
      project.target("App")?.sources, [folder.path + "/App/Extra/E.swift", folder.path + "/App/A.swift"])
    XCTAssertEqual(project.target("App")?.swiftVersion, "5.9")
    XCTAssertEqual(project.target("App")?.conditions, ["App", "big"])
    XCTAssertEqual(try information(project.target("App"))["Own"] as? String, "App")
    let live = try load(folder, scheme: "Live")
    XCTAssertEqual(live.target("App")?.conditions, ["LIVE"])
    XCTAssertEqual(live.target("App")?.definesDebug, false)
    XCTAssertEqual(try load(folder, purpose: .test, scheme: "Live").target("App")?.conditions, ["App", "big"])
    let scheme = try XCTUnwrap(project.schemes.first { $0.name == "Live" })
    XCTAssertEqual(scheme.runTarget, "App")
    XCTAssertEqual(scheme.arguments, ["-a", "b"])
    XCTAssertEqual(scheme.environment, ["K": "V"])
    XCTAssertEqual(scheme.testTargets, ["AppTests"])
    XCTAssertEqual(scheme.skippedTestTargets, ["Slow"])
  }

  /// `Docs/ProjectSpec.md`, "Platform": only a list of platforms creates a target for each of them, with a suffix.
  func testTargetsForSeveralDestinations() throws {
    let folder = try TemporaryFolder()
    try folder.write("A/A.swift")
    try folder.write(
      "project.yml",
      """
      name: App
      targets:
        App: {type: application, supportedDestinations: [iOS, macCatalyst], sources: A}
        Other: {type: application, platform: auto, supportedDestinations: [iOS, tvOS], sources: A}
        Mac: {type: application, supportedDestinations: [macOS], sources: A}
        Kit:
          type: application
          platform: [iOS, tvOS]
          info: {path: Kit.plist, properties: {Least: $(IPHONEOS_DEPLOYMENT_TARGET)}}
          sources: A
          deploymentTarget: {iOS: 15.0, tvOS: 14.0}
      """)
    let project = try load(folder)
    XCTAssertEqual(project.targets.map(\.name), ["App", "Other", "Kit_iOS"])
    XCTAssertEqual(try information(project.target("Kit_iOS"))["Least"] as? String, "15.0")
  }

  /// A pattern that matches a folder stands for the files in it (XcodeGen's `SourceGenerator.getSourceMatches`).
  func testPatternsThatMatchFolders() throws {
    let folder = try TemporaryFolder()
    for name in ["A/A.swift", "A/B/B.swift", "A/B/C/C.swift", "A/D/E/E.swift", "A/D/Mocks/M.swift"] {
      try folder.write(name)
    }
    func sources(_ patterns: String) throws -> [String] {
      try folder.write(
        "project.yml",
        "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources:\n"
          + "      - {path: A, \(patterns)}\n")
      let found = try XCTUnwrap(load(folder).target("App")).sources
      return found.map { String($0.dropFirst(folder.path.count + 1)) }.sorted()
    }
    XCTAssertEqual(try sources("excludes: [B/*, \"**/Mocks\"]"), ["A/A.swift", "A/D/E/E.swift"])
    XCTAssertEqual(try sources("includes: [\"D*\"]"), ["A/D/E/E.swift", "A/D/Mocks/M.swift"])
  }

  /// A scheme that does not exist is not replaced by the only one, and without a name it is.
  func testTheSchemeThatIsUsed() throws {
    let folder = try TemporaryFolder()
    try folder.write("A/A.swift")
    try folder.write(
      "project.yml",
      """
      name: Product
      configs: {Debug: debug, Live: release}
      targets:
        App:
          type: application
          platform: iOS
          sources: A
          settings: {configs: {Live: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: LIVE}}}
      schemes:
        Live: {build: {targets: {App: all}}, run: {config: Live}}
      """)
    XCTAssertEqual(try load(folder).target("App")?.conditions, ["LIVE"])
    XCTAssertEqual(try load(folder, scheme: "Other").target("App")?.conditions, [])
  }

  /// A project that was generated is used as it is, and a specification in a subfolder is found.
  func testWhereSpecificationsAreFound() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "ios/project.yml", "name: Inner\ntargets:\n  Inner: {type: application, platform: iOS, sources: A}\n")
    try folder.write("ios/A/A.swift")
    try folder.write("docs/project.yml", "title: no specification\n")
    XCTAssertEqual(try load(folder).name, "Inner")
    try folder.write(
      "ios/Inner.xcworkspace/contents.xcworkspacedata",
      "<?xml version=\"1.0\"?><Workspace><FileRef location=\"group:Inner.xcodeproj\"/></Workspace>")
    let workspace = try ProjectLoader(purpose: .build) { _ in Data() }.load(folder.path + "/ios/Inner.xcworkspace")
    XCTAssertEqual(workspace.targets.map(\.name), ["Inner"])
    try folder.write("ios/project.yml", "targets: [\n")
    XCTAssertThrowsError(try load(folder)) { error in
      XCTAssertEqual((error as? FileError)?.path, folder.path + "/ios/project.yml")
      XCTAssertEqual((error as? FileError)?.line, 1)
    }
  }
}
