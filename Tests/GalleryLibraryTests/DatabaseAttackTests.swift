import CoreGraphics
import Foundation
import GRDB
import TestSupport
import XCTest

@testable import GalleryLibrary

/// What other programs, disks and copies can do to the files of the database: nothing ends the program, user data is kept, and the
/// index is filled again.
final class DatabaseAttackTests: LibraryTestCase {
  private let count = 30
  private var album: Int64 = 0
  private var marked: [Int64] = []

  /// Creates a library with favourites and an album, and closes it.
  private func prepare() throws {
    for number in 0..<count { try write("\(number).jpg", "photo \(number)", modified: 1_600_000_000 + number) }
    let database = try open()
    try index(database)
    marked = try [7, 8, 9].map { try id("\($0).jpg", database) }
    try database.setFavourite(marked, true)
    album = try database.createAlbum(named: "Trip")
    try database.arrange(marked.reversed(), in: album)
    database.close()
    // Everything is in the file of the database.
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    try queue.close()
  }

  private var path: String { location.databaseFile.path }

  /// Opens the library, fills its index as the application does, and checks that it has all photos and all user data.
  private func assertRecovers(_ message: String, isRebuilt: Bool? = nil, line: UInt = #line) throws {
    let before = messages.all.count
    let database: LibraryDatabase
    do { database = try open() } catch { return XCTFail("\(message): \(error)", line: line) }
    defer { database.close() }
    try database.verify()
    do { try index(database) } catch {
      XCTAssertEqual((error as? LibraryError)?.kind, .damaged, "\(message): \(error)", line: line)
      try index(database)
    }
    if let isRebuilt { XCTAssertEqual(database.wasRebuilt, isRebuilt, message, line: line) }
    if database.wasRebuilt { XCTAssertGreaterThan(messages.all.count, before, "\(message): it is said", line: line) }
    XCTAssertEqual(try names(database).count, count, message, line: line)
    try assertIntact(database, message, line: line)
    XCTAssertEqual(try database.userData().favourites, Set(marked), message, line: line)
    XCTAssertEqual(try database.userData().albums[album]?.photos, marked.reversed(), message, line: line)
    XCTAssertEqual(Set(try names(database, .favourites)), ["7.jpg", "8.jpg", "9.jpg"], message, line: line)
    XCTAssertEqual(try names(database, .album(album)), ["9.jpg", "8.jpg", "7.jpg"], message, line: line)
  }

  /// The files of the library, which each round of a test begins with.
  private struct Files {
    let index: Data
    let journal: Data
  }

  private func files() throws -> Files {
    Files(index: try Data(contentsOf: location.databaseFile), journal: try Data(contentsOf: location.journalFile))
  }

  private func restore(_ files: Files) throws {
    try? FileManager.default.removeItem(at: location.index)
    try FileManager.default.createDirectory(at: location.index, withIntermediateDirectories: true)
    try files.index.write(to: location.databaseFile)
    try files.journal.write(to: location.journalFile)
  }

  /// The files that SQLite has beside the database are something else.
  func testJournalsOfSQLiteThatAreNoFiles() throws {
    try prepare()
    let whole = try files()
    for suffix in ["-wal", "-shm", "-journal"] {
      for kind in ["folder", "full folder", "pipe", "link to nothing", "link to a device", "zeros"] {
        try restore(whole)
        let file = path + suffix
        switch kind {
        case "folder", "full folder":
          try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
          if kind != "folder" { try Data().write(to: URL(fileURLWithPath: file + "/a")) }
        case "pipe": XCTAssertEqual(mkfifo(file, 0o600), 0)
        case "link to nothing": XCTAssertEqual(symlink("/nonexistent/file", file), 0)
        case "link to a device": XCTAssertEqual(symlink("/dev/full", file), 0)
        default: try Data(count: 10_000).write(to: URL(fileURLWithPath: file))
        }
        try assertRecovers("\(suffix): \(kind)")
      }
    }
  }

  /// Something else is in the place of the database.
  func testLinksInThePlaceOfTheDatabase() throws {
    try prepare()
    let whole = try files()
    let pipe = work.appendingPathComponent("pipe").path
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    for target in ["/dev/full", "/dev/null", "/", pipe] {
      try restore(whole)
      unlink(path)
      XCTAssertEqual(symlink(target, path), 0)
      let opened = DispatchSemaphore(value: 0)
      let location = location
      DispatchQueue.global().async {
        (try? LibraryDatabase(location) { _ in })?.close()
        opened.signal()
      }
      guard opened.wait(timeout: .now() + 60) == .success else { return XCTFail("a link to \(target) is waited for") }
      try assertRecovers("a link to \(target)")
    }
  }

  /// SQLite applies each valid write-ahead log beside a database, also one that another database has left. The data of
  /// the other library must not take the place of the only favourites.
  func testAWriteAheadLogOfAnotherLibrary() throws {
    try prepare()
    let whole = try files()
    // Another library with more changes, whose process was killed.
    var other = location
    other.index = work.appendingPathComponent("other index")
    other.userData = work.appendingPathComponent("other data")
    let foreign = try LibraryDatabase(other) { _ in }
    try index(foreign)
    for number in 0..<20 { try foreign.setFavourite([try id("\(number % 5).jpg", foreign)], number % 3 == 0) }
    let log = try Data(contentsOf: URL(fileURLWithPath: other.databaseFile.path + "-wal"))
    XCTAssertGreaterThan(log.count, 4096)
    foreign.close()
    for length in [log.count, log.count / 2, 5000, 40, 32, 31, 1, 0] {
      try restore(whole)
      for name in try FileManager.default.contentsOfDirectory(atPath: location.userData.path)
      where name.contains("damaged") {
        try FileManager.default.removeItem(at: location.userData.appendingPathComponent(name))
      }
      try log.prefix(length).write(to: URL(fileURLWithPath: path + "-wal"))
      let database = try open()
      defer { database.close() }
      try database.verify()
      do { try index(database) } catch {
        XCTAssertEqual((error as? LibraryError)?.kind, .damaged, "\(length): \(error)")
        try index(database)
      }
      XCTAssertEqual(try names(database).count, count, "\(length)")
      XCTAssertEqual(try database.userData().favourites, Set(marked), "\(length)")
      XCTAssertEqual(Set(try names(database, .favourites)), ["7.jpg", "8.jpg", "9.jpg"], "\(length)")
    }
  }

  /// An older copy of the journal, for example from a backup, gives way to the database, and is kept.
  func testAnOlderJournal_isCopiedBeforeItIsReplaced() throws {
    try prepare()
    let older = try Data(contentsOf: location.journalFile)
    var database = try open()
    try database.setFavourite([marked[0]], false)
    database.close()
    try older.write(to: location.journalFile)
    database = try open()
    defer { database.close() }
    XCTAssertEqual(try database.userData().favourites, Set(marked.dropFirst()))
    let copy = location.journalFile.appendingPathExtension("damaged")
    XCTAssertEqual(try Data(contentsOf: copy), older)
    XCTAssertTrue(messages.all.contains { $0.contains(copy.path) }, "\(messages.all)")
  }

  /// A folder has the name under which a damaged database is kept.
  func testAFolderInThePlaceOfACopy() throws {
    try prepare()
    let whole = try files()
    for folders in [[".damaged"], [".damaged", ".damaged-wal", ".damaged-2"]] {
      try restore(whole)
      try Data("no database".utf8).write(to: location.databaseFile)
      for name in folders {
        try FileManager.default.createDirectory(atPath: path + name + "/a", withIntermediateDirectories: true)
      }
      try assertRecovers("\(folders)", isRebuilt: true)
      let copy = path + (folders.count == 1 ? ".damaged-2" : ".damaged-3")
      XCTAssertEqual(try String(contentsOfFile: copy, encoding: .utf8), "no database")
    }
  }

  /// The file ends after each of its pages, and between them.
  func testAFileThatEndsAnywhere_isRebuilt() throws {
    try prepare()
    let whole = try files()
    let page = 4096
    let step = SeedRun(release: 1, debug: 3).count
    var lengths = Array(stride(from: 0, to: whole.index.count, by: page * step))
    lengths += stride(from: page / 2 + 1, to: whole.index.count, by: page * 7)
    lengths += [1, 15, 16, 99, 100, 101, 511, 512, whole.index.count - 1]
    for length in lengths {
      try restore(whole)
      try whole.index.prefix(length).write(to: location.databaseFile)
      try assertRecovers("\(length) of \(whole.index.count) bytes")
    }
  }

  /// The tables of the version are not those that are expected.
  func testMissingTablesColumnsAndIndexes() throws {
    try prepare()
    let whole = try files()
    for sql in [
      "DROP TABLE day", "DROP TABLE meta", "DROP TABLE words", "DROP TABLE favourite", "DROP TABLE albumPhoto",
      "DROP INDEX filePlace", "DROP INDEX photoOrder", "DROP TRIGGER photoInserted", "DROP TRIGGER folderCountDeleted",
      "ALTER TABLE photo DROP COLUMN latitude", "ALTER TABLE trash DROP COLUMN inode", "DELETE FROM meta",
      "PRAGMA user_version = 7", "PRAGMA user_version = 0", "PRAGMA user_version = -3", "DELETE FROM favourite",
      "DELETE FROM folder", "DELETE FROM root", "DELETE FROM file", "DELETE FROM words", "DELETE FROM day",
    ] {
      try restore(whole)
      let queue = try DatabaseQueue(path: path)
      try queue.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA foreign_keys = OFF")
        try db.execute(sql: sql)
      }
      try queue.close()
      try assertRecovers(sql)
    }
  }
}
