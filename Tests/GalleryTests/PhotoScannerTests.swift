import UIKit
import XCTest

@testable import Gallery

final class PhotoScannerTests: XCTestCase {
  private var scanner: PhotoScanner {
    var scanner = PhotoScanner()
    scanner.calendar.timeZone = TimeZone(identifier: "UTC")!
    return scanner
  }

  func testSubfoldersAreAlbums_sortedAsPeopleCount() throws {
    let folder = try TemporaryFolder()
    let png = TemporaryFolder.png(.red)
    try folder.write(png, to: "Trip 10/a.png")
    try folder.write(png, to: "Trip 9/b.PNG")
    try folder.write(png, to: "Trip 9/deeper/c.png")
    try folder.write(png, to: "Trip 9/.hidden/d.png")
    try folder.write(Data("notes".utf8), to: "Trip 9/notes.txt")
    try folder.write(Data("empty".utf8), to: "Nothing here/readme.md")
    let library = scanner.scan([folder.url])
    XCTAssertEqual(library.albums.map(\.name), ["Trip 9", "Trip 10"])
    XCTAssertEqual(library.albums[0].photos.map(\.name), ["b", "c"])
    XCTAssertEqual(library.problems, [])
  }

  func testAFolderAroundTheFolderOfAlbums_isPassedOver() throws {
    let folder = try TemporaryFolder()
    let png = TemporaryFolder.png(.red)
    try folder.write(png, to: "photos/mine/Sea/a.png")
    try folder.write(png, to: "photos/mine/Wood/b.png")
    try folder.write(Data("notes".utf8), to: "photos/notes.txt")
    try folder.write(Data("empty".utf8), to: "no photos/readme.md")
    XCTAssertEqual(scanner.scan([folder.url]).albums.map(\.name), ["Sea", "Wood"])
    // A photo beside the albums belongs to its month.
    try folder.write(png, to: "photos/mine/c.png", modified: Date(timeIntervalSince1970: 1_710_504_000))
    XCTAssertEqual(scanner.scan([folder.url]).albums.map(\.name), ["Sea", "Wood", "March 2024"])
    // An album is shown as an album even if it is the only one.
    let one = try TemporaryFolder()
    try one.write(png, to: "Holiday/a.png")
    XCTAssertEqual(scanner.scan([one.url]).albums.map(\.name), ["Holiday"])
    XCTAssertEqual(scanner.scan([one.url]).albums.first?.photos.count, 1)
  }

  func testLoosePhotosGoByMonth_newestMonthFirst() throws {
    let folder = try TemporaryFolder()
    let png = TemporaryFolder.png(.red)
    try folder.write(png, to: "old.png", modified: Date(timeIntervalSince1970: 1_577_880_000))  // 1 January 2020
    try folder.write(png, to: "b.png", modified: Date(timeIntervalSince1970: 1_710_504_000))  // 15 March 2024
    try folder.write(png, to: "a.png", modified: Date(timeIntervalSince1970: 1_710_590_400))  // 16 March 2024
    let library = scanner.scan([folder.url])
    XCTAssertEqual(library.albums.map(\.name), ["March 2024", "January 2020"])
    XCTAssertEqual(library.albums[0].photos.map(\.name), ["b", "a"])
  }

  func testWhenManyLoosePhotosAreReadAtOnce_thatNoneIsLost() throws {
    let folder = try TemporaryFolder()
    let png = TemporaryFolder.png(.red, size: CGSize(width: 2, height: 2))
    for index in 0..<300 {
      try folder.write(png, to: "\(index).png", modified: Date(timeIntervalSince1970: Double(index) * 86_400 * 10))
    }
    let library = scanner.scan([folder.url])
    XCTAssertEqual(library.photoCount, 300)
    XCTAssertEqual(Set(library.albums.flatMap(\.photos)).count, 300)
  }

  func testWhenAFolderIsMissingOrEmpty_thatTheOthersAreShownAndTheProblemIsNamed() throws {
    let folder = try TemporaryFolder()
    let empty = try TemporaryFolder()
    try folder.write(TemporaryFolder.png(.red), to: "Album/a.png")
    let missing = folder.url.appendingPathComponent("missing")
    let library = scanner.scan([missing, empty.url, folder.url])
    XCTAssertEqual(library.albums.map(\.name), ["Album"])
    XCTAssertEqual(
      library.problems, ["\(missing.path): no such folder", "\(empty.url.path): no photos in this folder"])
  }

  func testAPhotoByItselfIsAnAlbumOfOne() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(TemporaryFolder.png(.red), to: "Album/a.png")
    let library = scanner.scan([file])
    XCTAssertEqual(library.albums, [Album(name: "Album", photos: [Photo(source: .file(file))])])
  }

  func testPicturesFolder_followsTheDesktopsConvention() throws {
    let home = try TemporaryFolder()
    var places = PhotoPlaces(environment: ["HOME": home.url.path], wallpapers: [])
    XCTAssertEqual(places.pictures?.path, home.url.path + "/Pictures")
    try home.write(Data("# comment\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n".utf8), to: ".config/user-dirs.dirs")
    XCTAssertEqual(places.pictures?.path, home.url.path + "/Bilder")
    try home.write(Data("XDG_PICTURES_DIR=\"$HOME/\"\n".utf8), to: ".config/user-dirs.dirs")
    XCTAssertEqual(places.pictures?.path, home.url.path + "/Pictures")
    places.environment = [:]
    XCTAssertNil(places.pictures)
  }

  func testWithoutAnyPhotos_thatSamplesAreShown() throws {
    let home = try TemporaryFolder()
    let wallpapers = try TemporaryFolder()
    let places = PhotoPlaces(environment: ["HOME": home.url.path], wallpapers: [wallpapers.url])
    XCTAssertEqual(places.library(folders: []).albums, SamplePhoto.albums)
    try wallpapers.write(TemporaryFolder.png(.blue), to: "mate/sky.png")
    XCTAssertEqual(places.library(folders: []).albums.map(\.name), ["mate"])
    try home.write(TemporaryFolder.png(.blue), to: "Pictures/Holiday/sea.png")
    XCTAssertEqual(places.library(folders: []).albums.map(\.name), ["Holiday"])
  }
}
