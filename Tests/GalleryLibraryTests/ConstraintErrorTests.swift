import CoreGraphics
import Foundation
import GRDB
import XCTest

@testable import GalleryLibrary

/// Changes that violate a constraint, because their numbers are those of an index that has been rebuilt, or because the tables
/// contradict each other. Only the latter is damage.
final class ConstraintErrorTests: LibraryTestCase {
  /// A reader of metadata during which the index is rebuilt, once.
  private final class RebuildingReader: PhotoMetadataReading, @unchecked Sendable {
    private let lock = NSLock()
    private var database: LibraryDatabase?

    init(_ database: LibraryDatabase) { self.database = database }

    func metadata(of file: RegularFile) -> PhotoMetadata {
      lock.withLock {
        try? database?.rebuild(because: LibraryError(.damaged, "the photo library is damaged"))
        database = nil
      }
      return TextReader().metadata(of: file)
    }
  }

  /// The index was rebuilt after the photo was read whose file is in the trash now.
  func testAPhotoThatTheIndexDoesNotHave_isNoDamage() throws {
    for name in ["a.jpg", "b.jpg"] { try write(name, name) }
    let database = try open()
    defer { database.close() }
    try index(database)
    let identity = try XCTUnwrap(FileIdentity(root.appending(FilePath("a.jpg"))))
    let path = root.appending(FilePath("a.jpg"))
    let file = TrashedFile(file: path, original: path, identity: identity, key: nil)
    XCTAssertThrowsError(try database.write { try database.markTrashed(7, file, $0) }) { error in
      XCTAssertEqual((error as? LibraryError)?.kind, .inconsistent)
    }
    XCTAssertFalse(try database.rebuildIfNeeded())
    try index(database)
    XCTAssertFalse(database.wasRebuilt)
    XCTAssertEqual(try names(database).sorted(), ["a.jpg", "b.jpg"])
    XCTAssertEqual(messages.all, [])
  }

  /// The index is rebuilt during a pass, which has the numbers of the earlier one: the pass is repeated.
  func testARebuildDuringAPass() throws {
    for number in 0..<8 { try write("folder \(number)/a.jpg", "photo \(number)") }
    let database = try open()
    defer { database.close() }
    try index(database)
    let favourite = try id("folder 3/a.jpg", database)
    try database.setFavourite([favourite], true)
    for number in 0..<8 { try write("folder \(number)/b.jpg", "other photo \(number)") }
    let reader = RebuildingReader(database)
    try LibraryIndexer(database, reader: reader, zone: TimeZone(identifier: "UTC")!).index([root])
    XCTAssertEqual(try names(database).count, 16)
    XCTAssertEqual(try names(database, .favourites), ["folder 3/a.jpg"])
    try assertIntact(database)
    XCTAssertEqual(messages.all.count, 1, "it is rebuilt once: \(messages.all)")
    XCTAssertFalse(try database.rebuildIfNeeded())
  }

  /// Changes the tables in a way that `quick_check` does not find.
  private func damage(_ sql: String) throws {
    let queue = try DatabaseQueue(path: location.databaseFile.path)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      try db.execute(sql: sql)
    }
    try queue.close()
  }

  /// A new photo gets the number of another one, which no check of SQLite finds.
  func testTablesThatContradictEachOther_areRebuilt() throws {
    try write("a.jpg", "a")
    var database = try open()
    try index(database)
    let favourite = try id("a.jpg", database)
    try database.setFavourite([favourite], true)
    database.close()
    try damage("UPDATE meta SET value = \(favourite - 1) WHERE name = '\(LibrarySchema.lastPhoto)'")
    try write("b.jpg", "b")
    database = try open()
    defer { database.close() }
    XCTAssertThrowsError(try index(database)) { XCTAssertEqual(($0 as? LibraryError)?.kind, .damaged) }
    try index(database)
    XCTAssertTrue(database.wasRebuilt)
    XCTAssertEqual(messages.all.count, 1, "\(messages.all)")
    XCTAssertEqual(try names(database).sorted(), ["a.jpg", "b.jpg"])
    XCTAssertEqual(try names(database, .favourites), ["a.jpg"])
  }
}
