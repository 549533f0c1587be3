import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The mail example, which has three columns, in narrow and wide windows.
@preconcurrency @MainActor
final class MailExampleTests: XCTestCase {
  private var app: TestApplication!
  private let drawsPages = ProcessInfo.processInfo.environment["TESSERA_PAGES"] == "1"

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private func start(_ size: CGSize, isDark: Bool = false, isRightToLeft: Bool = false) throws -> UISplitViewController
  {
    let delegate = try XCTUnwrap(Example.named("Mail")?.makeDelegate() as? MailDelegate)
    app = TestApplication(
      size: size, scale: 1, isDark: isDark, font: drawsPages ? .system : .portable, delegate: delegate)
    app.onReport = { XCTFail($0) }
    if isRightToLeft { app.window.traitOverrides.layoutDirection = .rightToLeft }
    app.frame()
    try app.waitUntilIdle()
    return delegate.split
  }

  private func select(_ row: Int, in split: UISplitViewController, _ column: UISplitViewController.Column) throws {
    let list = try XCTUnwrap(split.viewController(for: column) as? UICollectionViewController)
    let path = IndexPath(item: row, section: 0)
    list.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    list.collectionView(list.collectionView, didSelectItemAt: path)
    try app.waitUntilIdle()
  }

  private func expectPicture(_ name: String, inPage: Bool = false, file: StaticString = #filePath) throws {
    let tests = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().deletingLastPathComponent()
    guard drawsPages else {
      return try app.snapshot().expect(
        equalTo: tests.appendingPathComponent("Snapshots/Examples").appendingPathComponent(name + ".png"))
    }
    guard inPage else { return }
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let picture = root.appendingPathComponent("docs/examples/\(name).png")
    if let difference = Snapshot.environmentDifference(fromRecordingAt: picture) {
      print("\(picture.lastPathComponent): skipped: \(difference)")
    } else {
      try app.snapshot().expect(equalTo: picture)
    }
  }

  func testAWideWindow() throws {
    let split = try start(CGSize(width: 1100, height: 640))
    XCTAssertEqual(split.displayMode, .twoBesideSecondary)
    try select(1, in: split, .supplementary)
    try expectPicture("Mail", inPage: true)
    split.hide(.primary)
    try app.waitUntilIdle()
    try expectPicture("MailTwoColumns")
  }

  func testAnOverlay() throws {
    let split = try start(CGSize(width: 800, height: 640))
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    split.show(.primary)
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .twoOverSecondary)
    try expectPicture("MailOverlay")
  }

  func testDark() throws {
    let split = try start(CGSize(width: 1100, height: 640), isDark: true)
    try select(2, in: split, .supplementary)
    try expectPicture("MailDark")
  }

  func testRightToLeft() throws {
    let split = try start(CGSize(width: 1100, height: 640), isRightToLeft: true)
    try select(1, in: split, .supplementary)
    try expectPicture("MailRightToLeft")
  }

  func testANarrowWindow() throws {
    let split = try start(CGSize(width: 390, height: 640))
    XCTAssertTrue(split.isShowing(.supplementary))
    try expectPicture("MailNarrow")
    try select(1, in: split, .supplementary)
    XCTAssertTrue(split.isShowing(.secondary))
    try expectPicture("MailNarrowMessage")
    split.show(.primary)
    try app.waitUntilIdle()
    try select(2, in: split, .primary)
    XCTAssertTrue(split.isShowing(.supplementary))
    XCTAssertEqual(split.viewController(for: .supplementary)?.title, "Drafts")
  }

  func testTheLargestText() throws {
    let split = try start(CGSize(width: 1100, height: 640))
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try select(1, in: split, .supplementary)
    try expectPicture("MailLargestText")
  }

  func testTheSearch() throws {
    let split = try start(CGSize(width: 1100, height: 640))
    let list = try XCTUnwrap(split.viewController(for: .supplementary) as? MessagesViewController)
    let all = list.collectionView.numberOfItems(inSection: 0)
    list.navigationItem.searchController?.searchBar.text = "turing"
    list.updateSearchResults(for: try XCTUnwrap(list.navigationItem.searchController))
    try app.waitUntilIdle()
    let found = list.collectionView.numberOfItems(inSection: 0)
    XCTAssertTrue(found > 0 && found < all, "\(found) of \(all)")
  }
}
