import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Changes of the library that the user makes in the Gallery, and changes of its files.
@preconcurrency @MainActor
final class LibraryChangesTests: GalleryTestCase {
  private var folder: TemporaryFolder!
  private var photos: URL!
  private var files: TemporaryFolder!

  override func setUp() async throws {
    folder = try TemporaryFolder()
    photos = folder.url.appendingPathComponent("Holiday")
    files = try TemporaryFolder()
    for day in 1...9 { try write("day \(day).png", day) }
  }

  override func tearDown() async throws {
    end()
    folder = nil
    files = nil
  }

  /// Writes a photo with the date of a day in March 2024.
  private func write(_ name: String, _ day: Int) throws {
    let color = UIColor(hue: CGFloat(day) / 31, saturation: 0.7, brightness: 0.9, alpha: 1)
    let date = Date(timeIntervalSince1970: 1_709_208_000 + Double(day) * 86_400)
    try folder.write(TemporaryFolder.png(color), to: "Holiday/\(name)", modified: date)
  }

  private func wait(for count: Int) throws {
    try app.wait(until: { (try? self.grid().photos.count) == count }, limit: 30, "\(count) photos")
    try settle()
  }

  func testNewAndDeletedFiles_appearAndDisappear() throws {
    try start(folders: [photos])
    XCTAssertEqual(try names(), (1...9).reversed().map { "day \($0)" })
    let first = try XCTUnwrap(grid().collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    try write("day 12.png", 12)
    try write("april.png", 40)
    try wait(for: 11)
    XCTAssertEqual(try names().prefix(3), ["april", "day 12", "day 9"])
    XCTAssertEqual(try grid().photos.sections.map(\.range.count), [1, 10])
    // The batch update moves the cell of a photo that was visible before.
    XCTAssertTrue(try grid().collectionView.cellForItem(at: IndexPath(item: 1, section: 1)) === first)
    for name in ["april.png", "day 3.png"] {
      try FileManager.default.removeItem(at: photos.appendingPathComponent(name))
    }
    try wait(for: 9)
    XCTAssertFalse(try names().contains("day 3"))
    XCTAssertEqual(try grid().collectionView.numberOfSections, 1)
    try app.expectNoReports()
  }

  func testALaterStartShowsTheIndexAtOnce() throws {
    try start(folders: [photos], files: files.url)
    end()
    try launch(folders: [photos], files: files.url)
    let delegate = self.delegate!
    try app.wait(until: { (try? self.grid().photos.count) == 9 }, limit: 30, "the photos of the index")
    XCTAssertEqual(try names().first, "day 9")
    try app.wait(until: { delegate.isLibraryShown }, limit: 30, "the library")
    XCTAssertEqual(try names().count, 9)
  }

  func testTheKeyFMakesAFavourite_whichRemainsAfterTheEnd() throws {
    try start(folders: [photos], files: files.url)
    app.hover(at: try location(item: 2))
    app.key(.keyboardF)
    try settle()
    let path = IndexPath(item: 2, section: 0)
    XCTAssertEqual((try grid().collectionView.cellForItem(at: path) as? PhotoCell)?.isFavourite, true)
    XCTAssertEqual(delegate.library.count(.favourites), 1)
    end()
    try start(folders: [photos], files: files.url)
    XCTAssertEqual(try grid().photos.item(at: 2)?.isFavourite, true)
    // The index may be deleted at any time.
    end()
    try FileManager.default.removeItem(at: files.url.appendingPathComponent("index"))
    try start(folders: [photos], files: files.url)
    XCTAssertEqual(try grid().photos.item(at: 2)?.isFavourite, true)
    app.tap(at: try location(item: 2))
    try settle()
    app.key(.keyboardF)
    try settle()
    XCTAssertEqual(delegate.library.count(.favourites), 0)
  }

  func testTheMenuOfAPhoto_makesFavouritesAndAlbums() throws {
    try start(size: CGSize(width: 1024, height: 700), folders: [photos], files: files.url)
    let items = try [0, 4].map { try XCTUnwrap(grid().photos.item(at: $0)) }
    let menu = try grid().menu(of: PhotoSelection(items))
    XCTAssertEqual(menu.children.map(\.title), ["Favourite", "Add to Album", "", "", ""])
    (menu.children[0] as? UIAction)?.performWithSender(nil, target: nil)
    try settle()
    XCTAssertEqual(delegate.library.count(.favourites), 2)
    let album = try delegate.library.createAlbum(named: "Spring", with: items.map(\.id))
    try settle()
    XCTAssertEqual(delegate.library.albums.map(\.name), ["Spring"])
    XCTAssertEqual(delegate.library.albums.map(\.count), [2])
    try split().show(.album(try XCTUnwrap(delegate.library.albums.first)))
    try settle()
    XCTAssertEqual(try names(), ["day 9", "day 5"])
    try app.expectSnapshot("album")
    let inAlbum = try grid().menu(of: PhotoSelection([try XCTUnwrap(grid().photos.item(at: 0))]))
    XCTAssertEqual(
      inAlbum.children.map(\.title), ["Remove from Favourites", "Add to Album", "Remove from Album", "", "", ""])
    (inAlbum.children[2] as? UIAction)?.performWithSender(nil, target: nil)
    try settle()
    XCTAssertEqual(try names(), ["day 5"])
    delegate.library.deleteAlbum(album, undo: nil)
    try settle()
    XCTAssertEqual(delegate.library.albums.count, 0)
    XCTAssertEqual(delegate.library.count, 9, "the photos remain")
  }

  func testASearchFindsNamesAndDates_asTheUserTypes() throws {
    try start(folders: [photos])
    let field = try grid().search.searchBar
    for (text, count) in [("day", 9), ("2024-03-05", 1), ("march", 9), ("june", 0), ("day 7", 1)] {
      field.text = text
      try grid().updateSearchResults(for: grid().search)
      XCTAssertEqual(try grid().photos.count, count, text)
      XCTAssertEqual(try grid().contentUnavailableConfiguration != nil, count == 0, text)
    }
    XCTAssertEqual(try names(), ["day 7"])
    field.text = ""
    try grid().updateSearchResults(for: grid().search)
    XCTAssertEqual(try grid().photos.count, 9)
    try app.expectNoReports()
  }

  func testAnOpenedFolderIsShownFirst_andStaysInTheLibrary() throws {
    try start(folders: [photos], files: files.url)
    XCTAssertEqual(try grid().title, "Holiday")
    end()
    let other = try folder.write(TemporaryFolder.png(.red), to: "Work/desk.png")
    try start(folders: [other], files: files.url)
    try app.wait(
      until: { (try? self.split())?.content.topViewController is PhotoViewController }, limit: 30, "the photo")
    try settle()
    app.key(.keyboardEscape)
    try settle()
    XCTAssertEqual(try grid().title, "Work")
    XCTAssertEqual(try names(), ["desk"])
    XCTAssertEqual(delegate.library.count, 10)
    XCTAssertEqual(delegate.library.folders.map(\.path.name), ["Holiday", "Work"])
    try app.expectNoReports()
  }
}
