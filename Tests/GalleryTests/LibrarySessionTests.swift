import GalleryLibrary
import UIKit
import XCTest

@testable import Gallery

/// Which files a session opens if some of them cannot be used.
final class LibrarySessionTests: XCTestCase {
  /// Favourites and albums are not in the index, so they are there without it.
  func testWithoutAnIndex_favouritesAndAlbumsAreSaved() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("session-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A folder cannot be created where a file is.
    let index = folder.appendingPathComponent("cache")
    try Data("a file".utf8).write(to: index)
    var configuration = GalleryConfiguration()
    configuration.folders = [folder]
    configuration.location = LibraryDatabase.Location(index: index, userData: folder.appendingPathComponent("data"))
    func session() throws -> LibrarySession {
      try LibrarySession(configuration, report: { _ in }, handler: { _ in })
    }
    var temporary: URL?
    do {
      let first = try session()
      XCTAssertEqual(first.problems.count, 1, "\(first.problems)")
      XCTAssertTrue(first.problems[0].contains("favourites and albums are kept"), first.problems[0])
      _ = try first.database.createAlbum(named: "Trip")
      temporary = first.database.location.index
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: try XCTUnwrap(temporary).path), "the index was temporary")
    let second = try session()
    XCTAssertEqual(try second.database.albums().map(\.name), ["Trip"])
    // Without a folder for them, a session is temporary altogether.
    configuration.location?.userData = index
    let third = try session()
    XCTAssertEqual(try third.database.albums().map(\.name), [])
    XCTAssertTrue(third.problems[0].hasSuffix("favourites and albums of this session are not saved"), third.problems[0])
  }
}
