import CoreGraphics
import Foundation
import GRDB
import XCTest

@testable import GalleryLibrary

/// Several indexes with one user data journal: caches that were deleted while the Gallery was open, and two machines with one home
/// folder. "The cache folder may be deleted at any time" (`LibraryDatabase.Location`).
final class TwoIndexesTests: LibraryTestCase {
  private func openOther(_ name: String = "other index") throws -> LibraryDatabase {
    let messages = messages
    let other = LibraryDatabase.Location(index: work.appendingPathComponent(name), userData: location.userData)
    return try LibraryDatabase(other) { messages.add($0) }
  }

  func testANumberBelongsToOnePhoto() throws {
    for number in 0..<20 {
      try write("\(number < 10 ? "a" : "b")/\(number).jpg", "photo \(number)", modified: 1_600_000_000 + number)
    }
    let first = try open()
    try indexer(first).index([root.appending("a")])
    try index(first)
    // The other index finds the photos in another order.
    let second = try openOther()
    try indexer(second).index([root.appending("b")])
    try index(second)
    try first.setFavourite([id("a/3.jpg", first)], true)
    let album = try first.createAlbum(named: "Trip")
    try first.arrange([id("a/5.jpg", first), id("a/3.jpg", first)], in: album)
    try second.setFavourite([id("b/17.jpg", second)], true)
    for database in [first, second, first] {
      try index(database)
      XCTAssertEqual(try Set(names(database, .favourites)), ["a/3.jpg", "b/17.jpg"])
      XCTAssertEqual(try names(database, .album(album)), ["a/5.jpg", "a/3.jpg"])
      XCTAssertEqual(try names(database).count, 20)
      try assertIntact(database)
    }
    XCTAssertEqual(messages.all, [])
  }

  /// Indexes of earlier versions have the numbers 1, 2, 3 …
  func testNumbersOfEarlierVersionsCollide() throws {
    for number in 0..<10 { try write("a\(number).jpg", "photo \(number)", modified: 1_600_000_000 + number) }
    func restart(_ database: LibraryDatabase) throws {
      try database.write { db in
        try db.execute(sql: "UPDATE meta SET value = 0 WHERE name = ?", arguments: [LibrarySchema.lastPhoto])
      }
    }
    let first = try open()
    try restart(first)
    try index(first)
    let second = try openOther()
    try restart(second)
    try write("0.jpg", "photo of the second", modified: 1_500_000_000)
    try indexer(second).index([root])
    // In the second index, the number of the first photo is that of another one, or the photo itself.
    let marked = try first.photos(0..<10, of: first.timeline()).map { ($0.id, name($0)) }
    try first.setFavourite(marked.prefix(4).map(\.0), true)
    let expected = Set(marked.prefix(4).map(\.1))
    try second.setOrder(PhotoOrder(key: .name), of: .favourites)
    try indexer(second).index([root])
    XCTAssertEqual(try Set(names(second, .favourites)), expected)
    XCTAssertEqual(try names(second).count, 11)
    try index(first)
    XCTAssertEqual(try Set(names(first, .favourites)), expected)
    try assertIntact(second)
  }

  /// Programs that free disk space delete caches of programs that run.
  func testTheIndexIsDeletedWhileItIsOpen() throws {
    for name in ["a.jpg", "b.jpg"] { try write(name, "photo \(name)") }
    let database = try open()
    try index(database)
    try database.setFavourite([id("b.jpg", database)], true)
    try FileManager.default.removeItem(at: location.index)
    let other = try open()
    XCTAssertTrue(other.ownsIndex, "the lock was deleted, too")
    try index(other)
    XCTAssertThrowsError(try index(database)) { XCTAssertEqual(($0 as? LibraryError)?.kind, .notOwner) }
    try database.setFavourite([id("a.jpg", database)], true)
    for library in [database, other] {
      XCTAssertEqual(try Set(names(library, .favourites)), ["a.jpg", "b.jpg"])
    }
    other.close()
    // Without another process, the index is created again.
    XCTAssertTrue(database.ownsIndex)
    try FileManager.default.removeItem(at: location.index)
    XCTAssertEqual(try index(database).readCount, 2)
    XCTAssertTrue(FileManager.default.fileExists(atPath: location.databaseFile.path))
    XCTAssertEqual(try Set(names(database, .favourites)), ["a.jpg", "b.jpg"])
    XCTAssertEqual(messages.all, [])
  }

  /// The new index cannot be created at first, and a read opens it later.
  func testAnIndexThatAReadOpensAgain_getsTheUserData() throws {
    try write("a.jpg", "photo a")
    let database = try open()
    try index(database)
    let photo = try id("a.jpg", database)
    try database.setFavourite([photo], true)
    try FileManager.default.removeItem(at: location.index)
    try Data().write(to: location.index)
    XCTAssertThrowsError(try database.reopenIfReplaced())
    try FileManager.default.removeItem(at: location.index)
    XCTAssertEqual(try names(database), [])
    try database.reopenIfReplaced()
    XCTAssertEqual(try database.read(database.storedUserData).favourites, [photo])
  }

  /// A monitor fills a deleted index again, without a change on the disk.
  func testADeletedIndexIsFilledAgain() throws {
    for name in ["a.jpg", "b.jpg"] { try write(name, "photo \(name)") }
    let database = try open()
    let events = DispatchSemaphore(value: 0)
    let monitor = LibraryMonitor(indexer(database), roots: [root]) { event in
      switch event {
      case .updated, .failed, .changed: events.signal()
      case .progress, .unwatched: break
      }
    }
    monitor.start()
    defer { monitor.stop() }
    func wait(_ message: String, until isDone: () throws -> Bool) throws {
      while try !Self.isCurrent(isDone) {
        guard events.wait(timeout: .now() + 60) == .success else { return XCTFail(message) }
      }
    }
    try wait("the first pass") { try names(database).count == 2 }
    for _ in 0..<2 {
      let old = try XCTUnwrap(FileIdentity(FilePath(location.databaseFile))).inode
      // A new file can have the number of a deleted one that no process has open.
      try FileManager.default.moveItem(at: location.index, to: work.appendingPathComponent(UUID().uuidString))
      try wait("the new index") {
        guard let new = FileIdentity(FilePath(location.databaseFile)), new.inode != old else { return false }
        return try names(database).count == 2
      }
    }
  }

  /// A change holds the journal while it reads the database, so a rebuild must not hold the database while it waits for the journal.
  func testARebuildAndAChangeAtTheSameTime() throws {
    try write("a.jpg", "photo a")
    let database = try open()
    try index(database)
    let photo = try id("a.jpg", database)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for _ in 0..<10 { try? database.rebuild(because: LibraryError(.damaged, "the test says so")) }
      done.signal()
    }
    Thread.detachNewThread {
      for round in 0..<80 { try? database.setFavourite([photo], round % 2 == 0) }
      done.signal()
    }
    for _ in 0..<2 {
      guard done.wait(timeout: .now() + 300) == .success else {
        fatalError("a rebuild and a change wait for each other")
      }
    }
    try database.setFavourite([photo], true)
    XCTAssertEqual(try database.userData().favourites, [photo])
  }

  /// The start of a library does not depend on the number of its favourites.
  func testTheJournalIsNotReadIfTheIndexHasItsData() throws {
    for name in ["a.jpg", "b.jpg"] { try write(name, "photo \(name)") }
    let first = try open()
    try index(first)
    try first.setFavourite([id("a.jpg", first)], true)
    first.close()
    let second = try open()
    XCTAssertEqual(second.journal.number, 0, "it was not read")
    XCTAssertEqual(try names(second, .favourites), ["a.jpg"])
    try second.setFavourite([id("b.jpg", second)], true)
    XCTAssertEqual(try second.userData().favourites.count, 2)
    second.close()
    // Another change of the file is noticed.
    let third = try openOther()
    try third.setFavourite(third.userData().favourites.sorted(), false)
    third.close()
    let fourth = try open()
    XCTAssertGreaterThan(fourth.journal.number, 0)
    XCTAssertEqual(try names(fourth, .favourites), [])
    XCTAssertEqual(messages.all, [])
  }
}
