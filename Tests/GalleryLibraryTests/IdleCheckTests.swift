import CoreGraphics
import Foundation
import GRDB
import TestSupport
import XCTest

@testable import GalleryLibrary

/// The check of the whole index while it is not used.
final class IdleCheckTests: LibraryTestCase {
  private let count = 60
  private let now: Int64 = 2_000_000_000

  /// Creates a library with a favourite and without a write-ahead log, whose last check is long ago.
  private func prepare() throws {
    for number in 0..<count { try write("\(number).jpg", "photo \(number)", modified: 1_600_000_000 + number) }
    let database = try open()
    try index(database)
    try database.setFavourite([try id("7.jpg", database)], true)
    XCTAssertFalse(database.isCheckDue(1), "a new index is not checked")
    database.close()
    let queue = try DatabaseQueue(path: location.databaseFile.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    try queue.close()
  }

  /// Changes one byte of the index in a way that only `integrity_check` finds.
  private func changeByte(_ random: inout SeededRandom) throws {
    let whole = try Data(contentsOf: location.databaseFile)
    for _ in 0..<5000 {
      var data = whole
      data[Int.random(in: 4096..<data.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
      try data.write(to: location.databaseFile)
      var configuration = Configuration()
      configuration.readonly = true
      let queue = try? DatabaseQueue(path: location.databaseFile.path, configuration: configuration)
      guard let queue else { continue }
      defer { try? queue.close() }
      let results = try? queue.read { db in
        try ["quick", "integrity"].map { try String.fetchOne(db, sql: "PRAGMA \($0)_check(1)") == "ok" }
      }
      if results == [true, false] { return }
    }
    XCTFail("no byte is found by integrity_check alone")
  }

  func testBytesThatOnlyTheCheckFinds() throws {
    try prepare()
    let whole = try Data(contentsOf: location.databaseFile)
    let run = SeedRun(release: 12, debug: 3)
    for seed in run {
      var random = SeededRandom(seed: seed)
      try? FileManager.default.removeItem(at: location.index)
      try FileManager.default.createDirectory(at: location.index, withIntermediateDirectories: true)
      try whole.write(to: location.databaseFile)
      try changeByte(&random)
      let before = messages.all.count
      let database = try open()
      defer { database.close() }
      XCTAssertTrue(database.isCheckDue(now), "seed \(seed)")
      XCTAssertEqual(database.check(ifUnusedSince: database.idleCheck.useCount, now), .damaged, "seed \(seed)")
      try index(database)
      XCTAssertTrue(database.wasRebuilt, "seed \(seed)")
      XCTAssertEqual(messages.all.count, before + 1, "\(messages.all)")
      XCTAssertTrue(messages.all.last?.contains("is damaged; it is rebuilt from your photos. Favourites") ?? false)
      XCTAssertEqual(try names(database).count, count, "seed \(seed)")
      XCTAssertEqual(try names(database, .favourites), ["7.jpg"], "seed \(seed)")
      try assertIntact(database, "seed \(seed)")
      XCTAssertFalse(database.isCheckDue(now + 60), "the new index is not checked at once")
    }
  }

  func testAnIntactIndex_isCheckedOnceAWeek() throws {
    try prepare()
    var database = try open()
    XCTAssertTrue(database.isCheckDue(now))
    XCTAssertEqual(database.check(ifUnusedSince: database.idleCheck.useCount, now), .intact)
    database.close()
    database = try open()
    defer { database.close() }
    XCTAssertFalse(database.isCheckDue(now + LibraryDatabase.checkInterval - 1))
    XCTAssertTrue(database.isCheckDue(now + LibraryDatabase.checkInterval))
    XCTAssertFalse(database.isCheckDue(now - 1), "the time was ahead")
    XCTAssertTrue(database.isCheckDue(now - 1 + LibraryDatabase.checkInterval))
    XCTAssertFalse(database.wasRebuilt)
    XCTAssertEqual(messages.all, [])
    let reader = try open()
    XCTAssertFalse(reader.isCheckDue(now * 2), "the instance that owns the index checks it")
    reader.close()
  }

  /// A statement that ends only when it is interrupted.
  private static let endless =
    "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"

  /// The check ends when the library is read, written, or closed, also if this happens just before its statement begins.
  func testTheCheckEndsWhenTheLibraryIsUsed() throws {
    try prepare()
    let uses: [@Sendable (LibraryDatabase) -> Void] = [
      { _ = try? $0.read { try Int.fetchOne($0, sql: "SELECT 1") } },
      { try? $0.write { try $0.execute(sql: "DELETE FROM change") } },
      { $0.close() },
    ]
    for (number, use) in uses.enumerated() {
      for isEarly in number == 2 ? [false] : [true, false] {
        let database = try open()
        defer { database.close() }
        let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let result = Messages()
        let file = location.databaseFile
        DispatchQueue.global().async {
          let check = database.idleCheck
          let value = try? check.run(file, ifUnusedSince: check.useCount) { db in
            if isEarly { use(database) }
            begun.signal()
            return try Int.fetchOne(db, sql: Self.endless) != nil
          }
          result.add("\(String(describing: value))")
          ended.signal()
        }
        begun.wait()
        if !isEarly { use(database) }
        guard ended.wait(timeout: .now() + 60) == .success else {
          return XCTFail("use \(number), early \(isEarly): the check does not end")
        }
        XCTAssertTrue(result.all.first?.contains("interrupted") ?? false, "use \(number): \(result.all)")
      }
    }
  }

  /// A library that was used since the check was scheduled is not checked, and a damage of a file that was replaced is not one.
  func testACheckThatIsTooLate() throws {
    try prepare()
    let database = try open()
    defer { database.close() }
    let useCount = database.idleCheck.useCount
    let openingCount = database.openingCount
    XCTAssertEqual(try names(database).count, count)
    XCTAssertEqual(database.check(ifUnusedSince: useCount, now), .interrupted)
    try database.rebuild(because: LibraryError(.damaged, "the photo library is damaged"))
    XCTAssertFalse(database.scheduleRebuild(ofOpening: openingCount))
    XCTAssertFalse(try database.rebuildIfNeeded())
    database.close()
    XCTAssertNotEqual(database.check(ifUnusedSince: database.idleCheck.useCount, now), .intact)
  }

  /// The monitor checks the index when it has nothing to do, and rebuilds it.
  func testTheMonitorChecksAndRebuilds() throws {
    try prepare()
    var random = SeededRandom(seed: 1)
    try changeByte(&random)
    let database = try open()
    defer { database.close() }
    let ended = DispatchSemaphore(value: 0)
    let monitor = LibraryMonitor(indexer(database), roots: [root], idleTime: 0) { event in
      switch event {
      case .updated where database.wasRebuilt, .failed: ended.signal()
      default: break
      }
    }
    monitor.start()
    defer { monitor.stop() }
    for _ in 0..<3 {
      guard ended.wait(timeout: .now() + 60) == .success else { return XCTFail("the index is not rebuilt") }
      if database.wasRebuilt { break }
      // The first pass may have found the damage, after which the next one rebuilds the index.
      monitor.rescan()
    }
    XCTAssertEqual(try names(database).count, count)
    XCTAssertEqual(try names(database, .favourites), ["7.jpg"])
    XCTAssertEqual(messages.all.count, 1, "\(messages.all)")
  }
}
