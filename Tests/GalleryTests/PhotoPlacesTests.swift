import UIKit
import XCTest

@testable import Gallery

/// The folders in which a library looks for photos.
final class PhotoPlacesTests: XCTestCase {
  func testPicturesFolder_isThatOfTheDesktop() throws {
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

  func testWithoutAnyPhotos_samplesAreWritten_andTheyGiveWayToPhotos() throws {
    let home = try TemporaryFolder()
    let wallpapers = try TemporaryFolder()
    let samples = try XCTUnwrap(FilePath(home.url).resolved).appending("samples")
    let places = PhotoPlaces(environment: ["HOME": home.url.path], wallpapers: [wallpapers.url])
    func roots(_ opened: [URL] = [], _ stored: [FilePath] = []) -> [FilePath] {
      places.roots(opened: opened, stored: stored, samples: samples).roots
    }
    XCTAssertEqual(roots(), [samples])
    XCTAssertEqual(try FileManager.default.subpathsOfDirectory(atPath: samples.description).count, 72 + 6)
    let sky = try wallpapers.write(TemporaryFolder.png(.blue), to: "mate/sky.png")
    XCTAssertEqual(roots([], [samples]), [FilePath(wallpapers.url).resolved])
    try home.write(TemporaryFolder.png(.blue), to: "Pictures/Holiday/sea.png")
    let pictures = FilePath(home.url.appendingPathComponent("Pictures")).resolved
    XCTAssertEqual(roots([], [samples, try XCTUnwrap(FilePath(wallpapers.url).resolved)]), [pictures])
    // A folder that the user opens is added to those of the library, also by a photo in it.
    let opened = FilePath(sky).folder.resolved
    XCTAssertEqual(roots([sky], [try XCTUnwrap(pictures)]), [pictures, opened])
    XCTAssertEqual(roots([sky.deletingLastPathComponent()]), [opened])
    XCTAssertEqual(roots([home.url.appendingPathComponent("none")]), [])
  }

  func testSampleFilesAreWrittenOnce_andCompleted() throws {
    let folder = try TemporaryFolder()
    try SamplePhoto.writeFiles(to: folder.url, longerSide: 40)
    let file = try XCTUnwrap(SamplePhoto.files.first)
    let url = folder.url.appendingPathComponent(file.path)
    XCTAssertEqual(RegularFile.State(FilePath(url))?.modificationDate, file.modified)
    try Data("other".utf8).write(to: url)
    let other = folder.url.appendingPathComponent(SamplePhoto.files[1].path)
    let before = RegularFile.State(FilePath(other))
    try SamplePhoto.writeFiles(to: folder.url, longerSide: 40)
    XCTAssertNotNil(UIImage(contentsOfFile: url.path), "a file that was not complete is written again")
    XCTAssertEqual(RegularFile.State(FilePath(other)), before)
  }
}
