import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The list of keyboard shortcuts.
@preconcurrency @MainActor
final class ShortcutsTests: GalleryTestCase {
  /// Returns the titles and keys of the visible rows.
  private func rows() throws -> [String: String] {
    let navigation = try XCTUnwrap(split().presentedViewController as? UINavigationController)
    let list = try XCTUnwrap(navigation.topViewController as? ShortcutsViewController)
    let contents = list.collectionView.visibleCells.compactMap {
      ($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
    }
    return Dictionary(contents.map { ($0.text ?? "", $0.secondaryText ?? "") }) { first, _ in first }
  }

  func testTheListHasTheShortcutsOfTheScreen_andEscapeClosesIt() throws {
    try start(size: CGSize(width: 1280, height: 1000))
    app.key(.keyboardF1)
    try settle()
    var shown = try rows()
    XCTAssertEqual(shown["Favourite"], "F")
    XCTAssertEqual(shown["Redo"], "Control+Shift+Z")
    XCTAssertEqual(shown["Delete"], "Delete, Backspace")
    XCTAssertEqual(shown["Zoom In"], "Control+Plus, Control+=")
    XCTAssertNil(shown["Slideshow"], "the grid has no slideshow")
    XCTAssertNil(shown[""])
    try app.expectSnapshot("shortcuts")
    app.key(.keyboardEscape)
    try settle()
    XCTAssertNil(try split().presentedViewController)
    app.tap(at: try location(item: 1))
    try settle()
    app.key(.keyboardSlash, modifiers: [.control, .shift])
    try settle()
    shown = try rows()
    XCTAssertEqual(shown["Slideshow"], "S")
    XCTAssertEqual(shown["Next Photo"], "→, Space")
    try app.expectNoReports()
  }

  func testThePhoneHasNoShortcuts() throws {
    try start()
    XCTAssertNil(try grid().shortcutsMenu)
    app.resize(to: CGSize(width: 1280, height: 800))
    try settle()
    XCTAssertNotNil(try grid().shortcutsMenu)
  }

  func testTheFoldersOfPhotosAreShown() throws {
    try start(size: CGSize(width: 1280, height: 800))
    var opened: [URL] = []
    DesktopOpener.openHandler = {
      opened.append($0)
      return true
    }
    defer { DesktopOpener.openHandler = nil }
    let screen = try grid()
    var problems: [String] = []
    delegate.library.onRefusal = { problems += $0 }
    let items = (0..<screen.photos.count).compactMap { screen.photos.item(at: $0) }
    let city = items.filter { $0.name.hasPrefix("City") }
    screen.showFolders(of: PhotoSelection(Array(city)))
    XCTAssertEqual(opened.map(\.lastPathComponent), ["City"], "each folder is opened once")
    screen.showFolders(of: PhotoSelection(items))
    XCTAssertEqual(opened.count, 1)
    XCTAssertEqual(problems, ["The photos are in 6 folders. Select photos in at most 4 folders."])
    DesktopOpener.openHandler = { _ in false }
    screen.showFolders(of: PhotoSelection([items[0]]))
    try app.wait(until: { problems.count == 2 }, limit: 10, "the message")
    XCTAssertTrue(problems[1].hasSuffix("no file manager has opened this folder"), problems[1])
  }
}
