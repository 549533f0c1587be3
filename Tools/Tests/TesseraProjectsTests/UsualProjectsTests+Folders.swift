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
