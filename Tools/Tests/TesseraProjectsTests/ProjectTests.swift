import TesseraProjects
import XCTest

final class ProjectTests: XCTestCase {
  func testAProjectHasItsName() {
    XCTAssertEqual(Project(name: "Chess").name, "Chess")
  }
}
