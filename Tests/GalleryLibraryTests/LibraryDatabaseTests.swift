import CoreGraphics
import Foundation
import GRDB
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Opening a library with another version or with damaged files.
final class LibraryDatabaseTests: LibraryTestCase {
  func testANewerLibraryIsLeftAlone() throws {
    try open().close()
    let queue = try DatabaseQueue(path: location.databaseFile.path)
    try queue.write { try $0.execute(sql: "PRAGMA user_version = 99") }
    try queue.close()
    let before = try Data(contentsOf: location.databaseFile)
    XCTAssertThrowsError(try open()) { error in
      XCTAssertEqual((error as? LibraryError)?.kind, .newer)
      XCTAssertTrue("\(error)".contains("update"), "\(error)")
    }
    XCTAssertEqual(try Data(contentsOf: location.databaseFile), before)
    XCTAssertFalse(FileManager.default.fileExists(atPath: location.databaseFile.path + ".damaged"))
    try FileManager.default.removeItem(at: location.index)
    let newer = "tessera-gallery user data \(UserDataJournal.version + 1)\nsomething\n"
    try Data(newer.utf8).write(to: location.journalFile)
    XCTAssertThrowsError(try open()) { XCTAssertEqual(($0 as? LibraryError)?.kind, .newer) }
    XCTAssertEqual(try String(contentsOf: location.journalFile, encoding: .utf8), newer)
  }

  func testAnOlderLibraryGetsTheMissingTables() throws {
    try write("a.jpg", "photo a")
    let first = try open()
    try index(first)
    try first.setFavourite([try id("a.jpg", first)], true)
    first.close()
    var options = LibraryDatabase.Options()
    options.schema.migrations.append(["CREATE TABLE rating (photo INTEGER PRIMARY KEY, stars INTEGER NOT NULL)"])
    let second = try open(options)
    XCTAssertEqual(try second.read { try Int.fetchOne($0, sql: "PRAGMA user_version") }, options.schema.version)
    XCTAssertEqual(try names(second, .favourites), ["a.jpg"])
    second.close()
    XCTAssertThrowsError(try open()) { XCTAssertEqual(($0 as? LibraryError)?.kind, .newer) }
    XCTAssertNoThrow(try open(options))
  }

  /// Version 5 reads metadata of formats of which earlier versions read none.
  func testFilesOfNewlyReadFormatsAreReadAgain() throws {
    for name in ["a.jpg", "b.HEIC", "c.mov"] { try write(name, "photo \(name)") }
    let first = try open()
    try index(first)
    let version7 =
      "DROP INDEX fileGoneKey; DROP INDEX fileGonePlace; DELETE FROM meta WHERE name = 'lastPhoto'; "
      + ["device", "inode", "size", "seconds"].map { "ALTER TABLE trash DROP COLUMN \($0);" }.joined()
    try first.write { try $0.execute(sql: "DROP INDEX fileVideo; \(version7) PRAGMA user_version = 4") }
    XCTAssertEqual(try index(first).readCount, 0)
    first.close()
    let second = try open()
    XCTAssertEqual(try index(second).readCount, 2)
    XCTAssertEqual(try index(second).readCount, 0)
    second.close()
  }
}
