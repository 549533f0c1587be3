import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The menu of orders and groups, which each part of the library remembers.
@preconcurrency @MainActor
final class SortingTests: GalleryTestCase {
  private var folder: TemporaryFolder!
  private var files: TemporaryFolder!
  private static let names = ["photo 10", "photo 9", "apple", "Zebra", "photo 1"]

  override func setUp() async throws {
    folder = try TemporaryFolder()
    files = try TemporaryFolder()
    for (number, name) in Self.names.enumerated() {
      let size = CGSize(width: 40 + number % 3 * 60, height: 30 + number * 40)
      try folder.write(
        TemporaryFolder.png(UIColor(hue: CGFloat(number) / 6, saturation: 0.6, brightness: 0.9, alpha: 1), size: size),
        to: "Holiday/\(name).png", modified: Date(timeIntervalSince1970: 1_709_208_000 + Double(number) * 86_400 * 12))
    }
  }

  override func tearDown() async throws {
    end()
    folder = nil
    files = nil
  }

  private func start() throws {
    try start(
      size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("Holiday")], files: files.url)
  }

  private func choose(_ title: String) throws {
    app.tap(try XCTUnwrap(view(labelled: "Sort")))
    try settle()
    app.tap(try XCTUnwrap(view(labelled: title), title))
    try settle()
  }

  private func shownNames() throws -> [String] {
    let view = try XCTUnwrap(grid().collectionView)
    let cells = view.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    return cells.compactMap { $0.accessibilityLabel?.split(separator: ",").first.map(String.init) }
  }

  func testTheOrderIsAnimated_andRemembered() throws {
    try start()
    XCTAssertEqual(try names(), Self.names.reversed())
    app.tap(try XCTUnwrap(view(labelled: "Sort")))
    try settle()
    try app.expectSnapshot("sort-menu")
    app.tap(try XCTUnwrap(view(labelled: "Oldest First")))
    let moving = app.snapshot()
    try settle()
    assertDiffer(moving, app.snapshot(), "the change is animated")
    XCTAssertEqual(try names(), Self.names)
    XCTAssertEqual(try shownNames(), Self.names)
    try choose("Name")
    let byName = ["apple", "photo 1", "photo 9", "photo 10", "Zebra"]
    XCTAssertEqual(try names(), byName)
    XCTAssertEqual(try shownNames(), byName)
    XCTAssertEqual(try grid().photos.sections.count, 1)
    try app.expectSnapshot("sorted-by-name")
    try choose("Kind")
    XCTAssertEqual(try grid().photos.sections.map { try grid().title(of: $0) }, ["Photos"])
    try split().show(.library)
    try settle()
    XCTAssertEqual(try names(), Self.names.reversed(), "another part of the library has its own order")
    end()
    try start()
    XCTAssertEqual(try names(), byName, "after the next start")
    try choose("Size")
    let sizes = try names().map { name in
      try Data(contentsOf: folder.url.appendingPathComponent("Holiday/\(name).png")).count
    }
    XCTAssertEqual(sizes, sizes.sorted(by: >))
    XCTAssertEqual(sizes.count, 5)
    try app.expectNoReports()
  }

  func testASortedGridFollowsChanges_alsoInTheBackground() throws {
    try start()
    try choose("Name")
    try folder.write(TemporaryFolder.png(.red), to: "Holiday/photo 5.png")
    try app.wait(until: { (try? self.grid().photos.count) == 6 }, limit: 60, "the new photo")
    try settle()
    let expected = ["apple", "photo 1", "photo 5", "photo 9", "photo 10", "Zebra"]
    XCTAssertEqual(try names(), expected)
    XCTAssertEqual(try shownNames(), expected)
    let library = delegate.library
    let photos = PhotoTimeline(library, try grid().photos.scope, order: PhotoOrder(key: .name), directSearchLimit: 0)
    XCTAssertTrue(photos.isLoading)
    try app.wait(until: { !photos.isLoading }, limit: 30, "the sorted photos")
    guard case .reload = photos.update() else { return XCTFail("they are shown") }
    XCTAssertEqual((0..<photos.count).compactMap { photos.item(at: $0)?.name }, expected)
    if case .none = photos.update() {} else { XCTFail("nothing has changed") }
    XCTAssertFalse(photos.isLoading)
    library.setFavourite(PhotoSelection([try XCTUnwrap(photos.item(at: 0))]), true, undo: nil)
    if case .none = photos.update() {} else { XCTFail("it is sorted again in the background") }
    XCTAssertTrue(photos.isLoading)
    XCTAssertEqual(photos.item(at: 0)?.isFavourite, true, "the present entries are shown meanwhile")
    try app.expectNoReports()
  }

  func testAnAlbumIsInItsOwnOrder_untilAnotherIsChosen() throws {
    try start()
    let items = try [2, 0, 4].map { try XCTUnwrap(grid().photos.item(at: $0)) }
    delegate.library.createAlbum(named: "Trip", with: PhotoSelection(items), undo: nil)
    try split().show(.album(try XCTUnwrap(delegate.library.albums.first)))
    try settle()
    XCTAssertEqual(try names(), ["apple", "photo 1", "photo 10"])
    try choose("Newest First")
    XCTAssertEqual(try names(), ["photo 1", "apple", "photo 10"])
    XCTAssertFalse(try grid().photos.isInOwnOrder)
    try choose("My Order")
    XCTAssertEqual(try names(), ["apple", "photo 1", "photo 10"])
    XCTAssertTrue(try grid().photos.isInOwnOrder)
    try app.expectNoReports()
  }
}
