import XCTest

@testable import TesseraProjects

final class XcodeReaderTests: XCTestCase {
  private func read(_ folder: TemporaryFolder) throws -> Project {
    try folder.write("Demo.xcodeproj/project.pbxproj", DemoProject.text)
    for name in DemoProject.files { try folder.write(name) }
    try folder.write("Demo/Info.plist", DemoProject.information)
    try folder.write(
      "Demo/Demo-Bridging-Header.h",
      "#import <UIKit/UIKit.h>\n@import AVFoundation;\n#import <math.h>\n#import \"Old.h\"\n")
    return try XcodeReader.read(folder.path + "/Demo.xcodeproj")
  }

  private func inner(_ paths: [String], _ folder: TemporaryFolder) -> [String] {
    paths.compactMap { Paths.relative($0, to: folder.path) }.sorted()
  }

  func testTargetsAndTheirSources() throws {
    let folder = try TemporaryFolder()
    let project = try read(folder)
    XCTAssertEqual(project.targets.map(\.name), ["Demo", "DemoKit", "DemoTests"])
    XCTAssertEqual(project.targets.map(\.kind), [.application, .framework, .unitTests])
    let demo = try XCTUnwrap(project.target("Demo"))
    XCTAssertEqual(
      inner(demo.sources, folder),
      ["Demo/AppDelegate.swift", "Demo/Model/Model.swift", "New/A.swift", "New/Deep/B.swift", "Shared/Shared.swift"])
    XCTAssertEqual(inner(demo.foreignSources, folder), ["Demo/Old.m"])
    XCTAssertEqual(demo.moduleName, "My_Demo")
    XCTAssertEqual(demo.swiftVersion, "4.2")
    XCTAssertEqual(demo.conditions, ["FEATURE", "OTHER"])
    XCTAssertEqual(demo.implicitImports, ["UIKit", "AVFoundation"])
    XCTAssertEqual(demo.dependencies, ["DemoKit"])
    XCTAssertEqual(demo.products, ["Waterfall"])
    // Of a synchronized folder another target takes only what it names.
    XCTAssertEqual(inner(try XCTUnwrap(project.target("DemoKit")).sources, folder), ["New/OnlyKit.swift"])
    let tests = try XCTUnwrap(project.target("DemoTests"))
    XCTAssertEqual(tests.host, "Demo")
    XCTAssertEqual(tests.dependencies, ["Demo"])
  }

  /// Each Swift file of a framework imports what its umbrella header does.
  func testUmbrellaHeaders() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "New/DemoKit.h", "#import <UIKit/UIKit.h>\n#import <DemoKit/Other.h>\nFOUNDATION_EXPORT double a;\n")
    XCTAssertEqual(try read(folder).target("DemoKit")?.implicitImports, ["UIKit"])
  }

  func testTheBundleHasTheLayoutOfIOS() throws {
    let folder = try TemporaryFolder()
    let demo = try XCTUnwrap(try read(folder).target("Demo"))
    let layout = Dictionary(
      uniqueKeysWithValues: demo.resources.map { ($0.destination, Paths.relative($0.source, to: folder.path)) })
    XCTAssertEqual(
      layout,
      [
        "Base.lproj/Main.storyboard": "Demo/Base.lproj/Main.storyboard",
        "de.lproj/Main.strings": "Demo/de.lproj/Main.strings",
        "Blue": "Demo/Blue", "words.txt": "Demo/Texts/words.txt", "Media.xcassets": "New/Media.xcassets",
        "fr.lproj/Localizable.strings": "New/fr.lproj/Localizable.strings", "font.ttf": "New/font.ttf",
      ])
  }

  func testInformationHasItsVariablesReplaced() throws {
    let folder = try TemporaryFolder()
    let demo = try XCTUnwrap(try read(folder).target("Demo"))
    let entries = try InfoPropertyList.parse(try XCTUnwrap(demo.information), path: "Info.plist")
    XCTAssertEqual(entries["CFBundleIdentifier"] as? String, "org.example.My-Demo")
    XCTAssertEqual(entries["CFBundleExecutable"] as? String, "My_Demo")
    XCTAssertEqual(entries["Delegate"] as? String, "My_Demo.SceneDelegate")
    XCTAssertEqual(entries["CFBundleDisplayName"] as? String, "Demo!")
    XCTAssertEqual(entries["UIRequiresFullScreen"] as? Bool, true)
    XCTAssertEqual(
      entries["UISupportedInterfaceOrientations"] as? [String],
      ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    XCTAssertEqual(entries["UIDeviceFamily"] as? [Int], [1, 2])
    XCTAssertNotNil(entries["UIApplicationSceneManifest"])
  }

  /// A project without the setting is for iPhones: `settings.get('TARGETED_DEVICE_FAMILY', '1')` in the file
  /// `pylib/gyp/xcode_emulation.py` of gyp, which reproduces Xcode's settings.
  func testAProjectThatNamesNoDeviceIsForIPhones() throws {
    func families(_ setting: String) throws -> [Int]? {
      let folder = try TemporaryFolder()
      let text = DemoProject.text.replacingOccurrences(of: "TARGETED_DEVICE_FAMILY = \"1,2\";", with: setting)
      try folder.write("Demo.xcodeproj/project.pbxproj", text)
      for name in DemoProject.files { try folder.write(name) }
      try folder.write("Demo/Info.plist", DemoProject.information)
      let demo = try XCTUnwrap(try XcodeReader.read(folder.path + "/Demo.xcodeproj").target("Demo"))
      return try InfoPropertyList.parse(try XCTUnwrap(demo.information), path: "Info.plist")["UIDeviceFamily"] as? [Int]
    }
    XCTAssertEqual(try families(""), [1])
    XCTAssertEqual(try families("TARGETED_DEVICE_FAMILY = 1;"), [1])
    XCTAssertEqual(try families("TARGETED_DEVICE_FAMILY = 2;"), [2])
  }

  func testPackagesWithTheirRequirements() throws {
    let folder = try TemporaryFolder()
    try folder.write("Local/Package.swift")
    let project = try read(folder)
    XCTAssertEqual(
      project.packages.map(\.location), ["git@github.com:eeshishko/Waterfall.git", folder.path + "/Local"])
    XCTAssertEqual(project.packages.map(\.requirement), [.versions(from: "1.2.0", below: "2.0.0"), .local])
    XCTAssertEqual(project.packages.first?.products, ["Waterfall"])
  }

  func testWhatIsLeftOutIsNamedWithItsLine() throws {
    let folder = try TemporaryFolder()
    let notes = try read(folder).notes
    func note(_ part: String) -> Note? { notes.first { $0.message.contains(part) } }
    XCTAssertNotNil(note("the script \"Lint\" is not run")?.line)
    XCTAssertNotNil(note("target Watch is left out")?.line)
    XCTAssertNotNil(note("target Mac is left out: it is for macosx")?.line)
    XCTAssertNotNil(note("Gone.swift does not exist")?.line)
    XCTAssertNotNil(note("1 files in languages other than Swift are left out: Old.m"))
    XCTAssertEqual(note("the header Old.h is left out")?.line, 4)
  }

  func testABrokenProjectIsAnErrorWithALine() throws {
    for (text, part) in [
      ("{}", "no \"objects\""), ("{objects = {};}", "no \"rootObject\""),
      ("{objects = {}; rootObject = X;}", "names X"),
      (String(DemoProject.text.prefix(900)), "end of the file"),
    ] {
      XCTAssertThrowsError(try XcodeReader.read(Data(text.utf8), container: "/p/Demo.xcodeproj")) { error in
        XCTAssertTrue("\(error)".contains(part), "\(error)")
        XCTAssertNotNil((error as? FileError)?.line)
      }
    }
  }

  func testGroupsAndTargetsThatContainThemselvesEnd() throws {
    let text = DemoProject.text.replacingOccurrences(of: "children = (AD, ", with: "children = (GD, G, AD, ")
      .replacingOccurrences(of: "dependencies = (); /* kit */", with: "dependencies = (TD1);")
      .replacingOccurrences(of: "TD0 = ", with: "TD1 = {isa = PBXTargetDependency; target = T2; };\n TD0 = ")
    XCTAssertNoThrow(try XcodeReader.read(Data(text.utf8), container: "/p/Demo.xcodeproj"))
  }

  func testMutatedProjectsGiveAProjectOrAnError() {
    let data = Data(DemoProject.text.utf8)
    for seed in 1...400 {
      var mutator = Mutator(seed: UInt64(seed))
      do {
        _ = try XcodeReader.read(mutator.mutated(data), container: "/nowhere/Demo.xcodeproj")
      } catch let error as FileError {
        XCTAssertGreaterThan(error.line ?? 0, 0)
      } catch { XCTFail("\(error)") }
    }
  }
}
