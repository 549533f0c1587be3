import XCTest

@testable import TesseraProjects

/// Where repositories have their projects.
extension UsualProjectsTests {
  /// A repository with an application for each architecture (Kous92/Test-Coordinator-UIKit-iOS-MVVM-C-MVP-C on GitHub).
  func testProjectsTwoFoldersDeeper() throws {
    let folder = try TemporaryFolder()
    func add(_ place: String) throws {
      try folder.write(place + "/A.swift", "struct A {}\n")
      try folder.write(
        place + "/App.xcodeproj/project.pbxproj",
        file(targets: "T", target("T", "App", "application", source: "A.swift")))
    }
    try add("MVP/Example/App")
    try folder.write("MVP/Example/App/Pods/Other/Pods.xcodeproj/project.pbxproj", "")
    try folder.write("Libraries/One/Two/Package.swift", "// a part of something else")
    XCTAssertEqual(try load(folder.path).targets.map(\.name), ["App"])
    try add("MVVM/Example/App")
    XCTAssertThrowsError(try load(folder.path)) { error in
      XCTAssertEqual(
        (error as? FileError)?.message,
        "the folder contains several projects; pass the path of one: MVP/Example/App, MVVM/Example/App")
    }
    // A folder with sources is a project itself.
    try folder.write("Main.swift", "struct Main {}\n")
    XCTAssertEqual(try load(folder.path).applications.count, 0)
  }

  func testInfoPlistNamesTheModuleOfTheProgram() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "struct A {}\n")
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      file(
        targets: "T",
        target(
          "T", "天気", "application", source: "A.swift",
          settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_Delegate = \"$(PRODUCT_MODULE_NAME).Delegate\";")))
    let target = try XCTUnwrap(load(folder.path).applications.first)
    XCTAssertEqual(target.name, "天気")
    XCTAssertEqual(target.moduleName, "_u5929_u6C17")
    let entries = try XCTUnwrap(target.information.flatMap(InfoPropertyList.entries))
    XCTAssertEqual(entries["CFBundleName"] as? String, "天気")
    XCTAssertEqual(entries["CFBundleExecutable"] as? String, "_u5929_u6C17")
    XCTAssertEqual(entries["Delegate"] as? String, "_u5929_u6C17.Delegate")
  }

  /// halilkrkn/Xcode-iOS-Swift-Projects (on GitHub) has a project of this name, and beside it a workspace without contents.
  func testAProjectThatIsCalledCocoaPods() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "struct A {}\n")
    try folder.write("CocoaPods.xcworkspace/xcuserdata/user.plist", "")
    try folder.write("Pods/Pods.xcodeproj/project.pbxproj", "")
    try folder.write(
      "CocoaPods.xcodeproj/project.pbxproj",
      file(targets: "T", target("T", "CocoaPods", "application", source: "A.swift")))
    XCTAssertEqual(try load(folder.path).applications.map(\.name), ["CocoaPods"])
  }
}
