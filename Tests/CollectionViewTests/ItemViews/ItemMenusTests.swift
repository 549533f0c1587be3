import CollectionCore
import UIKitTesting
import XCTest

@testable import UIKit

/// The menus of item views, with a host that has no cells: the calls of the delegate and the items for which they are
/// made.
@preconcurrency @MainActor
final class ItemMenusTests: XCTestCase {
  private var app: TestApplication!
  private var host: FakeMenuHost!
  private var menus: ItemMenus!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 200, height: 400))
    host = FakeMenuHost(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
    host.contentInsetAdjustmentBehavior = .never
    menus = ItemMenus(host)
    app.show(host)
  }

  override func tearDown() async throws {
    app.close()
    (app, host, menus) = (nil, nil, nil)
  }

  private func menu(at y: CGFloat) -> UIContextMenuConfiguration? {
    menus.contextMenuInteraction(menus.interaction, configurationForMenuAtLocation: CGPoint(x: 5, y: y))
  }

  /// Opens the menu at a position as a secondary click does, and returns whether there is one.
  private func open(at y: CGFloat) -> Bool {
    menus.interaction.open(at: CGPoint(x: 5, y: y), isPointer: true, from: nil)
  }

  func testTheDelegateIsAskedForTheItemAtThePoint() {
    XCTAssertNotNil(menu(at: 35))
    XCTAssertNotNil(menu(at: 250))
    XCTAssertEqual(host.takeLog(), ["menu 3", "menu beside"])
  }

  func testAPlaceholder_isNoItem() {
    host.placeholders = [[0, 3]]
    _ = menu(at: 35)
    XCTAssertEqual(host.takeLog(), ["menu beside"])
  }

  func testPreviews_areThoseOfTheItemThatWasPressed() throws {
    let configuration = try XCTUnwrap(menu(at: 35))
    XCTAssertNil(highlight(configuration))
    XCTAssertNil(dismissal(configuration))
    XCTAssertEqual(host.takeLog(), ["menu 3", "highlight 3", "dismiss 3"])
  }

  func testAnItemThatHasGone_hasNoPreviewAtTheEnd() throws {
    let configuration = try XCTUnwrap(menu(at: 35))
    host.shownCounts = SectionCounts([3])
    XCTAssertNil(dismissal(configuration))
    XCTAssertEqual(host.takeLog(), ["menu 3"])
  }

  func testBesideTheItems_thereAreNoPreviews() throws {
    let configuration = try XCTUnwrap(menu(at: 250))
    XCTAssertNil(highlight(configuration))
    XCTAssertNil(dismissal(configuration))
    XCTAssertEqual(host.takeLog(), ["menu beside"])
  }

  func testBeginAndEnd_reachTheDelegate() throws {
    let configuration = try XCTUnwrap(menu(at: 35))
    menus.contextMenuInteraction(menus.interaction, willDisplayMenuFor: configuration, animator: nil)
    menus.contextMenuInteraction(menus.interaction, willEndFor: configuration, animator: nil)
    XCTAssertEqual(host.takeLog(), ["menu 3", "display", "end"])
  }

  func testWithoutAContextMenu_theEditMenuIsShown() {
    host.hasContextMenu = false
    XCTAssertTrue(open(at: 135))
    XCTAssertTrue(host.takeLog().contains("edit menu 3"))
  }

  func testTheEditMenu_followsTheScrolledContent() {
    host.hasContextMenu = false
    host.contentOffset.y = 50
    XCTAssertTrue(open(at: 135))
    XCTAssertTrue(host.takeLog().contains("edit menu 8"))
  }

  func testTheEditMenu_isNotShown_whereNothingCanBeDone() {
    host.hasContextMenu = false
    host.allowed = []
    XCTAssertFalse(open(at: 135), "no action is allowed")
    host.allowed = ["copy:"]
    host.showsEditMenu = false
    XCTAssertFalse(open(at: 135), "the delegate does not want it")
    host.showsEditMenu = true
    host.placeholders = [[0, 3]]
    XCTAssertFalse(open(at: 135), "a placeholder")
    XCTAssertFalse(open(at: 350), "no item")
  }

  private func highlight(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    menus.contextMenuInteraction(
      menus.interaction, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
  }

  private func dismissal(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    menus.contextMenuInteraction(
      menus.interaction, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier)
  }
}
