import XCTest

@testable import TesseraProjects

final class ProjectTests: XCTestCase {
  func testTheClosureHasDependenciesFirstAndEachOnce() {
    var project = Project(name: "P", folder: "/p", file: "/p/P.xcodeproj/project.pbxproj")
    for (name, dependencies) in [("App", ["Kit", "Core"]), ("Kit", ["Core"]), ("Core", [])] {
      var target = ProjectTarget(name: name, moduleName: name, kind: .framework, folder: "/p")
      target.dependencies = dependencies
      project.targets.append(target)
    }
    XCTAssertEqual(project.closure(of: ["App", "Kit"]).map(\.name), ["Core", "Kit", "App"])
  }

  func testAnExampleUsesTheLibraryBesideIt() throws {
    let folder = try TemporaryFolder()
    func project(_ name: String, _ type: String, _ text: String) throws {
      try folder.write("\(name)/A.swift", text)
      try folder.write(
        "\(name).xcodeproj/project.pbxproj",
        """
        // !$*UTF8*$!
        { objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T); };
          G = {isa = PBXGroup; path = \(name); sourceTree = "<group>"; children = (A); };
          A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildPhases = (S); };
          S = {isa = PBXSourcesBuildPhase; files = (F); };
          F = {isa = PBXBuildFile; fileRef = A; };
        }; rootObject = P; }
        """)
    }
    try project("Example", "application", "import Pager\nimport UIKit\n")
    try project("Pager", "framework", "import Base\n")
    try project("Base", "framework", "import UIKit\n")
    try project("Unused", "framework", "import UIKit\n")
    let loader = ProjectLoader(purpose: .run) { _ in Data() }
    let found = try loader.load(folder.path)
    XCTAssertEqual(found.targets.map(\.name), ["Example", "Pager", "Base"])
    XCTAssertEqual(found.target("Example")?.dependencies, ["Pager"])
    XCTAssertEqual(found.target("Pager")?.dependencies, ["Base"])
  }
}
