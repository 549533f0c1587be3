import XCTest

/// Requests for the folders of an application.
final class ContainerRuleTests: RewritingTestCase {
  override func setUp() {
    super.setUp()
    options.importMap = ["Darwin": ["TesseraDarwin"]]
  }

  func testFoldersAreThoseOfTheApplication() {
    assert(
      """
      import Foundation
      let a = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let b = try manager.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      let c = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true).first
      let d = URL.documentsDirectory.appending(path: NSHomeDirectory())
      let e = FileManager.SearchPathDirectory.documentDirectory
      """,
      contains: "let a = FileManager.default._urls(for: .documentDirectory, in: .userDomainMask)[0]",
      "let b = try manager._url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)",
      "let c = _NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true).first",
      "let d = URL._documentsDirectory.appending(path: _NSHomeDirectory())",
      "let e = FileManager.SearchPathDirectory.documentDirectory", "import TesseraDarwin")
  }

  func testMethodsOfTheModuleStay() {
    let text =
      "class Store { func urls(for a: Int, in b: Int) {} }\nlet a = Store().urls(for: 1, in: 2)\n"
      + "let b = bundle.url(forResource: \"a\", withExtension: nil)\n"
    XCTAssertEqual(rewrite(text), text)
  }
}
