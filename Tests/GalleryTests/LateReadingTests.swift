import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// A disk from which every read is late: nothing waits for it, and everything appears.
@preconcurrency @MainActor
final class LateReadingTests: GalleryTestCase {
  func testEverythingAppears_andChangesToo() throws {
    readingLimit = 0
    let files = try TemporaryFolder()
    try start(size: CGSize(width: 1000, height: 700), files: files.url)
    let late = app.snapshot()
    end()
    readingLimit = .infinity
    let other = try TemporaryFolder()
    try start(size: CGSize(width: 1000, height: 700), files: other.url)
    assertSame(late, app.snapshot(), "a late grid and sidebar")
    end()

    readingLimit = 0
    try start(size: CGSize(width: 1000, height: 700), files: files.url)
    app.wheel(at: CGPoint(x: 700, y: 400), notches: CGPoint(x: 0, y: -20))
    try settle()
    let cells = try grid().collectionView.visibleCells.compactMap { $0 as? PhotoCell }
    XCTAssertFalse(cells.isEmpty)
    XCTAssertTrue(cells.allSatisfy { $0.imageView.image != nil })
    app.wheel(at: CGPoint(x: 700, y: 400), notches: CGPoint(x: 0, y: 40))
    try settle()
    // Several changes, of which the later ones are made while the first is read.
    let photos = try grid().photos
    let items = try (0..<3).map { try XCTUnwrap(photos.item(at: $0)) }
    for item in items { delegate.library.setFavourite(PhotoSelection([item]), true, undo: nil) }
    try settle()
    XCTAssertEqual(try (0..<3).map { try XCTUnwrap(photos.item(at: $0)).isFavourite }, [true, true, true])
    try split().show(.favourites)
    try settle()
    XCTAssertEqual(try grid().photos.count, 3)
    delegate.library.setFavourite(PhotoSelection([items[0]]), false, undo: nil)
    try settle()
    XCTAssertEqual(try grid().photos.count, 2)
    try app.expectNoReports()
  }

  /// The screen of a window that appears when the library is open already, such as that of a browser. Its photos are read before its view
  /// is loaded.
  func testPhotosThatAreReadBeforeTheViewIsLoaded_appear() throws {
    readingLimit = 0
    try start(size: CGSize(width: 1000, height: 700))
    let screen = LibraryViewController(collection: .library, library: delegate.library, loader: delegate.loader)
    let library = delegate.library
    XCTAssertTrue(screen.photos.isLoading)
    try app.wait(until: { library.lateReadingCount == 0 }, limit: 30, "the photos")
    try split().content.setViewControllers([screen], animated: false)
    try settle()
    XCTAssertEqual(screen.photos.count, SamplePhoto.files.count)
    XCTAssertFalse(screen.collectionView.visibleCells.isEmpty)
    XCTAssertNil(screen.contentUnavailableConfiguration)
    try app.expectNoReports()
  }

  /// The screen of a window whose view is loaded when the library is already open: that of a browser, whose page is opened later.
  func testAScreenThatIsOlderThanTheLibrary_showsItsPhotos() throws {
    try launch(size: CGSize(width: 1000, height: 700))
    let library = delegate.library
    guard library.database == nil else { return XCTFail("the library is open before the screen is created") }
    let screen = LibraryViewController(collection: .library, library: library, loader: delegate.loader)
    try app.wait(until: { library.isUpToDate }, limit: 60, "the library")
    try settle()
    XCTAssertFalse(screen.isViewLoaded)
    try split().content.setViewControllers([screen], animated: false)
    try settle()
    XCTAssertEqual(screen.photos.count, SamplePhoto.files.count)
    XCTAssertNil(screen.contentUnavailableConfiguration)
    try app.expectNoReports()
  }

  /// The cards of years do not wait for the favourites that they show.
  func testCardsShowTheirKeyPhotos() throws {
    readingLimit = 0
    let files = try TemporaryFolder()
    try start(size: CGSize(width: 1000, height: 700), files: files.url)
    let photos = try grid().photos
    let last = try XCTUnwrap(photos.item(at: photos.groups(by: .year)[0].range.upperBound - 1))
    delegate.library.setFavourite(PhotoSelection([last]), true, undo: nil)
    try settle()
    app.tap(try XCTUnwrap(view(labelled: "Years")))
    try settle()
    let layout = try XCTUnwrap(grid().timeLayout)
    let range = layout.groups[0].range
    XCTAssertGreaterThan(range.count, 2)
    XCTAssertEqual(layout.keyPosition(of: 0), range.upperBound - 1)
    let path = photos.indexPath(of: range.upperBound - 1)
    let cell = try XCTUnwrap(grid().collectionView.cellForItem(at: path) as? PhotoCell, "the card shows it")
    XCTAssertEqual(cell.shownPhoto?.id, Photo(last).id)
    try app.expectNoReports()
  }
}
