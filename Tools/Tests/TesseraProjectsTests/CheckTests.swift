import XCTest

@testable import TesseraProjects

final class CheckTests: XCTestCase {
  private var names: NameSet {
    var names = NameSet()
    names.types = ["UIView", "UIViewController", "String", "Int"]
    names.members = ["viewDidLoad", "title", "view", "count", "print"]
    return names
  }

  private func report(
    _ text: String, frameworks: Set<String> = [], checkout: String? = nil
  ) throws -> CheckReport {
    let folder = try TemporaryFolder()
    let path = try folder.write("App/A.swift", text)
    try folder.write("App/Podfile", "target 'App' do\n  pod 'Kit'\nend\n")
    var project = Project(name: "App", folder: folder.path + "/App", file: folder.path + "/App")
    var target = ProjectTarget(name: "App", moduleName: "App", kind: .application, folder: project.folder)
    target.sources = [path]
    target.foreignSources = [project.folder + "/Old.m"]
    project.targets = [target]
    return Checker(names: names, frameworks: FrameworkModules(modules: frameworks), checkout: checkout).check(
      project, targets: [target], packages: [])
  }

  private func counts(_ places: CheckReport.Places) -> [String] {
    places.sorted.map { "\($0.name) \($0.uses.map(\.line))" }
  }

  func testMissingNamesWithTheirPlaces() throws {
    let report = try report(
      """
      import UIKit
      import MapKit
      class Own: UIViewController {
        var map = MKMapView()
        override func viewDidLoad() { title = "a"; view.frobnicate(); map.own().frobnicate() }
        override func encodeThat() {}
        func own() -> UIFoo? { let local = 1; print(local, [1].count); return nil }
      }
      #if os(macOS)
        let other: NSTextView
      #endif
      """)
    XCTAssertEqual(counts(report.modules), ["MapKit [2]"])
    XCTAssertEqual(counts(report.types), ["MKMapView [4]", "UIFoo [7]"])
    // What a file declares it may use, but an override needs something to override.
    XCTAssertEqual(counts(report.members), ["frobnicate [5, 5]"])
    XCTAssertEqual(report.affectedFiles, 1)
    XCTAssertEqual(report.managers.map(Paths.name), ["Podfile"])
    XCTAssertEqual(report.foreignFiles.map(Paths.name), ["Old.m"])
    XCTAssertTrue(report.estimate.hasPrefix("Estimate: few problems; 0 of 1 files"), report.estimate)
    XCTAssertTrue(report.text(relativeTo: "/", limit: 1).contains("frobnicate  2  "))
  }

  func testCodeThatIsNotCompiledHere() throws {
    let report = try report(
      """
      #if canImport(UIKit)
        import UIKit
      #endif
      #if canImport(UIKit) && !(swift(>=4.2))
        typealias Old = UIOldState
      #elseif os(macOS) || DEBUG
        typealias Other = UIUnknown
      #else
        typealias New = UIView
      #endif
      #if compiler(>=5.5)
        let a: UIView
      #else
        let a: UIOldView
      #endif
      #if targetEnvironment(macCatalyst)
        let b: UIMacView
      #elseif !os(visionOS)
        let b: UITouchView
      #endif
      """)
    XCTAssertEqual(counts(report.types), ["UITouchView [19]", "UIUnknown [7]"])
  }

  func testGeneratedClassesOfAModelAreKnown() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "App/Note+Saving.swift",
      """
      import CoreData
      extension Note {
        override public func didSave() { super.didSave() }
      }
      """)
    try folder.write(
      "App/Model.xcdatamodeld/Model.xcdatamodel/contents",
      """
      <model><entity name="Note" representedClassName="Note" codeGenerationType="class"/></model>
      """)
    var project = Project(name: "App", folder: folder.path + "/App", file: folder.path + "/App")
    var target = ProjectTarget(name: "App", moduleName: "App", kind: .application, folder: project.folder)
    target.sources = [path]
    target.resources = [
      BundleResource(source: project.folder + "/Model.xcdatamodeld", destination: "Model.xcdatamodeld")
    ]
    project.targets = [target]
    let report = Checker(names: names, frameworks: FrameworkModules(modules: ["CoreData"])).check(
      project, targets: [target], packages: [])
    XCTAssertEqual(report.diagnostics.map(\.description), [])
  }

  func testBuiltPodsAreNotReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Podfile", "target 'App' do\n  pod 'Kit/Core'\n  pod 'Wide'\nend\n")
    var project = Project(name: "App", folder: folder.path + "/App", file: folder.path + "/App")
    let target = ProjectTarget(name: "App", moduleName: "App", kind: .application, folder: project.folder)
    project.targets = ["Kit", "Wide-iOS13.0"].map {
      ProjectTarget(name: $0, moduleName: $0, kind: .framework, folder: project.folder)
    }
    project.targets.append(target)
    let checker = Checker(names: names, frameworks: FrameworkModules(modules: []))
    XCTAssertEqual(checker.check(project, targets: [target], packages: []).managers, [])
    project.targets.removeFirst()
    XCTAssertEqual(checker.check(project, targets: [target], packages: []).managers.map(Paths.name), ["Podfile"])
    // A pod that is used as a package is built, too.
    try folder.write("App/Podfile", "target 'App' do\n  pod 'SnapKit'\nend\n")
    XCTAssertEqual(checker.check(project, targets: [target], packages: []).managers.map(Paths.name), ["Podfile"])
    project.packages = [
      PackageReference(location: "https://github.com/SnapKit/SnapKit", requirement: .branch("main"))
    ]
    XCTAssertEqual(checker.check(project, targets: [target], packages: []).managers, [])
  }

  func testNamesOfCombineAreNotMissing() throws {
    let text = "import Combine\nlet a = view.publisher().sink().frobnicate()\n"
    XCTAssertEqual(counts(try report(text, frameworks: ["TesseraCombine"]).members), ["frobnicate [2]"])
    XCTAssertEqual(counts(try report(text).members), ["frobnicate [2]", "publisher [2]", "sink [2]"])
    let foundation = "import Combine\nlet a = session.dataTaskPublisher(for: url)\nlet b = Timer.publish(every: 1)\n"
    XCTAssertEqual(counts(try report(foundation, frameworks: ["TesseraCombine"]).members), [])
  }

  func testBundlesOfPackagesAreNotMissing() throws {
    XCTAssertEqual(counts(try report("let a = title.module\n").members), [])
  }

  func testNamesOfOlderVersionsAreNotMissing() throws {
    let report = try report(
      "import UIKit\nlet a: UIControlState = UIControlState()\nlet b = [NSFontAttributeName: UIImagePNGRepresentation(c)]\n"
    )
    XCTAssertEqual(counts(report.types), [])
    XCTAssertEqual(counts(report.members), [])
  }

  /// kudoleh/iOS-Clean-Architecture-MVVM (on GitHub) overrides a member of UIKit in an extension, which a build replaces.
  func testOverridesInExtensionsOfUIKitAreKnown() throws {
    let checkout = (1...4).reduce(#filePath) { path, _ in Paths.folder(path) }
    let text = """
      import UIKit
      extension UINavigationController {
        @objc override open var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
        override open var title: String? { get { nil } set {} }
      }
      """
    XCTAssertEqual(try report(text).diagnostics.map(\.line), [3, 4])
    XCTAssertEqual(try report(text, checkout: checkout).diagnostics.map(\.line), [4])
  }

  /// A module in place of a framework of Apple has a part of its types. The rest is left out.
  func testFrameworksOfWhichAPartIsAvailable() throws {
    let checkout = (1...4).reduce(#filePath) { path, _ in Paths.folder(path) }
    let text = """
      import AVFoundation
      func play(_ player: AVAudioPlayer) { player.play() }
      func film(_ writer: AVAssetWriter) { writer.startWriting() }
      """
    let frameworks: Set<String> = ["AVFoundation"]
    XCTAssertEqual(
      try report(text, frameworks: frameworks, checkout: checkout).diagnostics.map(\.message),
      ["AVAssetWriter is not available; this declaration is left out"])
  }

  func testNothingIsMissing() throws {
    let report = try report(
      "import UIKit\nimport SafariServices\nlet a: UIView? = nil\n", frameworks: ["SafariServices"])
    XCTAssertEqual(counts(report.modules) + counts(report.types) + counts(report.members), [])
  }

  func testPublicNamesOfOurSources() {
    let text = """
      open class UIThing { public enum Style { case plain }; public func show(_ a: Int) {}; func hidden() {}
        public var size: Int { let inner = 1; return inner } }
      internal class Inner {}
      public typealias Alias = Int
      extension UIThing { public static func make() {} }
      """
    let declared = NameCollector(text, path: "a", publicOnly: true).declared
    XCTAssertTrue(declared.types.isSuperset(of: ["UIThing", "Style", "Alias"]))
    XCTAssertFalse(declared.types.contains("Inner"))
    XCTAssertTrue(declared.members.isSuperset(of: ["plain", "show", "size", "make"]))
    XCTAssertFalse(declared.members.contains("inner"))
    XCTAssertEqual(NameSet(text: declared.text), declared)
  }

  func testSymbolGraphs() {
    let text = """
      {"symbols":[{"kind":{"identifier":"swift.class","displayName":"Class"},"pathComponents":["NSThing"]},
      {"kind":{"identifier":"swift.method","displayName":"M"},"pathComponents":["NSThing","make(with:)"]},{"kind":{"identifier":"swift.
      """
    var names = NameSet()
    SymbolGraph.read(Data(text.utf8), into: &names)
    XCTAssertEqual(names.types, ["NSThing"])
    XCTAssertEqual(names.members, ["make"])
  }

  func testANewProjectIsReadByOurReader() throws {
    let folder = try TemporaryFolder()
    let path = try NewProject.write("Hello", in: folder.path)
    let project = try ProjectLoader(purpose: .run) { _ in Data() }.load(path)
    XCTAssertEqual(project.targets.map(\.name), ["Hello", "HelloTests"])
    let app = try XCTUnwrap(project.applications.first)
    XCTAssertEqual(app.sources.map(Paths.name), ["AppDelegate.swift", "SceneDelegate.swift", "ViewController.swift"])
    XCTAssertEqual(app.resources.map(\.destination), ["Assets.xcassets"])
    XCTAssertEqual(project.target("HelloTests")?.host, "Hello")
    let entries = try InfoPropertyList.parse(try XCTUnwrap(app.information), path: "")
    XCTAssertEqual(entries["CFBundleIdentifier"] as? String, "org.example.Hello")
    XCTAssertEqual(project.notes, [])
    XCTAssertThrowsError(try NewProject.write("Hello", in: folder.path))
    XCTAssertThrowsError(try NewProject.write("2 Hello", in: folder.path))
  }

  func testTheLogOfABuildShowsEachErrorOnce() {
    var shown = ""
    let log = BuildLog(isTerminal: false) { shown += $0 }
    log.append("[1/3] Compiling A\n/a/A.swift:1:2: err")
    log.append("or: no\n/a/A.swift:1:2: error: no\n | `- error: no\nerror: failed")
    log.finish()
    XCTAssertEqual(shown, "/a/A.swift:1:2: error: no\nerror: failed\n")
    XCTAssertEqual(log.errors.count, 2)
  }
}
