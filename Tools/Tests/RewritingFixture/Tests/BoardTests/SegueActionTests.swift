import UIKit
import XCTest

@testable import Board

/// Methods with `@IBSegueAction` create the destinations of segues.
final class SegueActionTests: XCTestCase {
  @MainActor private func show(_ identifier: String, sender: Any? = nil) throws -> (PageListController, Int) {
    let storyboard = Pages.storyboard
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try XCTUnwrap(navigation.topViewController as? PageListController)
    list.performSegue(withIdentifier: identifier, sender: sender)
    let page = try XCTUnwrap(navigation.topViewController as? PageController)
    page.loadViewIfNeeded()
    return (list, page.page)
  }

  @MainActor func testTheActionCreatesTheDestination() throws {
    let (list, page) = try show("page", sender: 3)
    XCTAssertEqual(page, 3)
    XCTAssertEqual(list.log, ["make page", "prepare 3"])
  }

  @MainActor func testAPrivateActionOfAnExtension() throws {
    XCTAssertEqual(try show("plain").1, 7)
  }

  @MainActor func testAnActionWithoutAResult() throws {
    XCTAssertEqual(try show("nothing").1, -2, "the class of the storyboard")
  }
}
