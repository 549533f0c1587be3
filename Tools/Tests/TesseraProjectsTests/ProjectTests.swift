import TesseraProjects
import XCTest

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
}
