import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The contacts example: its index, and its search with scopes and tokens.
@preconcurrency @MainActor
final class ContactsTests: ExampleTestCase {
  private func begin(
    size: CGSize = CGSize(width: 400, height: 600), isDark: Bool = false
  ) throws -> ContactsViewController {
    try start("Contacts", as: ContactsViewController.self, size: size, isDark: isDark)
  }

  private func search(_ controller: ContactsViewController, _ text: String) throws {
    app.key(.keyboardF, modifiers: .control)
    try app.waitUntilIdle()
    app.key(.keyboardDownArrow)
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    app.type(text)
    try app.waitUntilIdle()
    app.advance(by: 0.6)
  }

  private func found(_ controller: ContactsViewController) -> [Contact] {
    (controller.search.searchResultsController as? ContactResultsController)?.matchingContacts ?? []
  }

  func testTheList() throws {
    let controller = try begin()
    XCTAssertGreaterThan(controller.tableView.numberOfSections, 15)
    try expectPicture("contacts-list")
  }

  func testTheSearch_findsByTokenTextAndScope() throws {
    let controller = try begin()
    try search(controller, "a")
    XCTAssertEqual(controller.search.searchBar.searchTextField.tokens.count, 1)
    let all = found(controller)
    XCTAssertGreaterThan(all.count, 1)
    XCTAssertTrue(all.allSatisfy { $0.group == .friends && ($0.givenName.hasPrefix("A") || $0.family.hasPrefix("A")) })
    try expectPicture("Contacts", inPage: true)
    controller.search.searchBar.selectedScopeButtonIndex = 1
    XCTAssertTrue(found(controller).allSatisfy(\.isFavorite))
    XCTAssertLessThan(found(controller).count, all.count)
    app.type("zzz")
    try app.waitUntilIdle()
    XCTAssertEqual(found(controller), [])
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertFalse(controller.search.isActive)
    XCTAssertEqual(controller.search.searchBar.searchTextField.tokens.count, 0)
  }

  func testSuggestions() throws {
    _ = try begin()
    app.key(.keyboardF, modifiers: .control)
    try app.waitUntilIdle()
    app.key(.keyboardDownArrow)
    app.advance(by: 0.6)
    try expectPicture("contacts-suggestions")
  }

  func testDark() throws {
    let controller = try begin(isDark: true)
    try search(controller, "a")
    try expectPicture("contacts-dark")
  }

  func testRightToLeft() throws {
    let controller = try begin()
    app.window.traitOverrides.layoutDirection = .rightToLeft
    try app.waitUntilIdle()
    try search(controller, "a")
    try expectPicture("contacts-right-to-left")
  }

  func testAWideWindow() throws {
    _ = try begin(size: CGSize(width: 900, height: 500))
    try expectPicture("contacts-wide")
  }
}
