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
    let version8 = "DROP TRIGGER folderCountInserted; DROP TRIGGER folderCountDeleted; DROP TABLE folderCount;"
    try first.write { try $0.execute(sql: "\(version8) DROP INDEX fileVideo; \(version7) PRAGMA user_version = 4") }
    XCTAssertEqual(try index(first).readCount, 0)
    first.close()
    let second = try open()
    XCTAssertEqual(try index(second).readCount, 2)
    XCTAssertEqual(try index(second).readCount, 0)
    second.close()
  }

  // MARK: Damaged files

  /// SQLite has no checksums, so a flipped bit can be any number in a column.
  func testNumbersThatCannotBe_areDamage() throws {
    for sql in [
      "UPDATE day SET day = 9223372036854775807", "UPDATE day SET day = -5", "UPDATE day SET count = -1",
      "UPDATE folderCount SET count = -1", "UPDATE folderCount SET count = 'many'",
      "UPDATE entryCount SET day = 9223372036854775000", "UPDATE folder SET id = 9000000000000000000 WHERE path = ?1",
      "UPDATE folderTree SET folder = 8000000000000000000 WHERE folder = (SELECT id FROM folder WHERE path = ?1)",
    ] {
      try write("a.jpg", "2024:05:01 12:30:00|photo|")
      let database = try open()
      try index(database)
      let album = try database.createAlbum(named: "Trip")
      try database.arrange([try id("a.jpg", database)], in: album)
      let arguments: StatementArguments = sql.contains("?1") ? [root.databaseValue] : []
      try database.read { _ in }
      let queue = try DatabaseQueue(path: location.databaseFile.path)
      try queue.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA foreign_keys = OFF")
        try db.execute(sql: sql, arguments: arguments)
      }
      try queue.close()
      for scope: Timeline.Scope in [.all, .folder(root), .album(album), .search(PhotoSearch("may"))] {
        do {
          let timeline = try database.timeline(scope)
          _ = timeline.sections(by: .month)
          _ = try database.photos(0..<5, of: timeline)
          _ = try database.suggestions(for: "ma", kinds: [:])
          _ = try database.folders()
        } catch { XCTAssertEqual((error as? LibraryError)?.kind, .damaged, sql) }
      }
      database.close()
      try FileManager.default.removeItem(at: location.index)
    }
  }

  /// A database that another process has replaced, and that cannot be opened at that moment.
  func testADatabaseThatCannotBeOpenedForAMoment_isOpenedLater() throws {
    try write("a.jpg", "photo a")
    let owner = try open()
    try index(owner)
    let reader = try open()
    XCTAssertFalse(reader.isIndexOwner)
    let file = location.databaseFile
    let aside = work.appendingPathComponent("aside")
    try owner.rebuild(because: LibraryError(.damaged, "the test says so"))
    try index(owner)
    owner.close()
    try FileManager.default.moveItem(at: file, to: aside)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    XCTAssertThrowsError(try reader.reopenIfReplaced())
    XCTAssertThrowsError(try names(reader))
    try FileManager.default.removeItem(at: file)
    try FileManager.default.moveItem(at: aside, to: file)
    XCTAssertEqual(try names(reader), ["a.jpg"])
  }

  func testThePhotoOfAFile_isFoundInAnIndex() throws {
    let database = try open()
    let plan = try database.read { db in
      try Row.fetchAll(
        db,
        sql:
          "EXPLAIN QUERY PLAN SELECT \(PhotoItem.columns) FROM \(PhotoItem.tables) WHERE \(LibraryDatabase.pathCondition)",
        arguments: ["/a".databaseValue, "b".databaseValue])
    }.map { try $0.text(3) }.joined(separator: "; ")
    XCTAssertTrue(plan.contains("filePlace"), plan)
    XCTAssertFalse(plan.contains("SCAN photo"), plan)
  }

  /// A query that begins with the photos reads all of a disk that is not connected.
  func testOfflinePhotosOfAFolder_areFoundFromTheFolder() throws {
    let database = try open()
    let plan = try database.read { db in
      try Row.fetchAll(
        db, sql: "EXPLAIN QUERY PLAN " + LibraryDatabase.offlineQuery, arguments: [1, PhotoState.offline.rawValue])
    }.map { try $0.text(3) }
    let steps = plan.filter { $0.hasPrefix("SEARCH") }
    XCTAssertEqual(steps.count, 3, "\(plan)")
    for (step, table) in zip(steps, ["folderTree", "file", "photo"]) {
      XCTAssertTrue(step.hasPrefix("SEARCH \(table) "), "\(plan)")
    }
    XCTAssertTrue(steps.count > 1 && steps[1].contains("filePlace"), "\(plan)")
    XCTAssertFalse(plan.contains { $0.hasPrefix("SCAN") && !$0.contains("CONSTANT ROW") }, "\(plan)")
  }

  func testFilesThatAreNoDatabase() throws {
    for content in [
      Data(repeating: 0x5A, count: 20_000), Data("SQLite format 3\0".utf8) + Data(repeating: 0x11, count: 5000),
    ] {
      try FileManager.default.createDirectory(at: location.index, withIntermediateDirectories: true)
      // The journals of SQLite belong to the replaced file.
      for suffix in ["-wal", "-shm"] { unlink(location.databaseFile.path + suffix) }
      try content.write(to: location.databaseFile)
      let before = messages.all.count
      let database = try open()
      XCTAssertTrue(database.wasRebuilt)
      XCTAssertEqual(messages.all.count, before + 1)
      XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: location.databaseFile.path + ".damaged")), content)
      database.close()
    }
    for isFolder in [false, true] {
      try FileManager.default.removeItem(at: location.index)
      try FileManager.default.createDirectory(at: location.index, withIntermediateDirectories: true)
      if isFolder {
        try FileManager.default.createDirectory(at: location.databaseFile, withIntermediateDirectories: true)
      } else {
        XCTAssertEqual(mkfifo(location.databaseFile.path, 0o600), 0)
      }
      let database = try open()
      XCTAssertTrue(database.wasRebuilt)
      database.close()
    }
  }

  /// SQLite reports an unknown schema format, byte 47 of the header, as a general error. The library treats it as
  /// damage.
  func testAnUnknownFormatIsDamage() throws {
    try open().close()
    // The write-ahead log has the first page, too, with the right number.
    for suffix in ["-wal", "-shm"] { unlink(location.databaseFile.path + suffix) }
    XCTAssertGreaterThanOrEqual(try Data(contentsOf: location.databaseFile).count, 4096)
    let file = try FileHandle(forUpdating: location.databaseFile)
    try file.seek(toOffset: 47)
    try file.write(contentsOf: Data([9]))
    try file.close()
    let database = try open()
    XCTAssertTrue(database.wasRebuilt)
    database.close()
  }

  /// With random bytes in the file, nothing crashes, the library is complete after a pass of the indexer, and user data
  /// is kept.
  func testDamagedBytes() throws {
    let run = SeedRun(release: 100, debug: 40)
    for number in 0..<300 { try write("\(number % 4)/\(number).jpg", "photo \(number)|Camera \(number % 3)") }
    let first = try open()
    try index(first)
    let marked = try [7, 8, 9].map { try id("\($0 % 4)/\($0).jpg", first) }
    try first.setFavourite(marked, true)
    let album = try first.createAlbum(named: "Trip")
    try first.arrange(marked.reversed(), in: album)
    try first.setOrder(PhotoOrder(key: .name), of: .folder(root))
    // A checkpoint, so that everything is in one file.
    try first.write { _ in }
    first.close()
    let whole = try Data(contentsOf: location.databaseFile)
    let journal = try Data(contentsOf: location.journalFile)
    var rebuilt = 0
    for seed in run {
      let round = seed &- 1
      var random = SeededRandom(seed: round)
      var bytes = whole
      switch round % 3 {
      case 0:
        for _ in 0..<Int.random(in: 1..<200, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      case 1:
        let start = Int.random(in: 0..<bytes.count, using: &random)
        bytes.replaceSubrange(start..<min(start + 4096, bytes.count), with: Data(count: min(4096, bytes.count - start)))
      default: bytes = whole.prefix(Int.random(in: 0..<whole.count, using: &random))
      }
      try? FileManager.default.removeItem(at: location.index)
      try FileManager.default.createDirectory(at: location.index, withIntermediateDirectories: true)
      try bytes.write(to: location.databaseFile)
      try journal.write(to: location.journalFile)
      let database = try open()
      // Everything that screens ask for: errors are fine, crashes are not.
      for scope in [Timeline.Scope.all, .favourites, .album(album), .search(PhotoSearch("camera 1")), .folder(root)] {
        guard let timeline = try? database.timeline(scope) else { continue }
        _ = try? database.photos(0..<50, of: timeline)
        _ = try? database.changes(since: timeline)
      }
      _ = try? database.albums()
      _ = try? database.cameras()
      _ = try? database.folders()
      try database.verify()
      do { try index(database) } catch {
        XCTAssertEqual((error as? LibraryError)?.kind, .damaged, "seed \(seed): \(error)")
        try index(database)
      }
      if database.wasRebuilt { rebuilt += 1 }
      XCTAssertEqual(try names(database).count, 300, "seed \(seed)")
      try assertIntact(database, "seed \(seed)")
      XCTAssertEqual(try database.userData().favourites, Set(marked), "seed \(seed)")
      XCTAssertEqual(try database.userData().albums[album]?.photos, marked.reversed(), "seed \(seed)")
      XCTAssertEqual(try database.userData().orders.count, 1, "seed \(seed)")
      if database.wasRebuilt {
        XCTAssertEqual(Set(try names(database, .favourites)), ["3/7.jpg", "0/8.jpg", "1/9.jpg"], "seed \(seed)")
        XCTAssertEqual(try names(database, .album(album)), ["1/9.jpg", "0/8.jpg", "3/7.jpg"], "seed \(seed)")
        XCTAssertEqual(try database.order(of: .folder(root)), PhotoOrder(key: .name), "seed \(seed)")
      }
      database.close()
    }
    // Few damages may not need it.
    XCTAssertTrue(rebuilt > run.count / 8 || run.count < 40, "\(rebuilt) of \(run.count) were rebuilt")
  }
}
