import CoreGraphics
import Foundation
import GRDB
import XCTest

@testable import GalleryLibrary

/// A database and a journal that do not belong together: one of them comes from a backup, from another machine or from another
/// user. The numbers of their changes prove nothing.
final class JournalIdentityTests: LibraryTestCase {
  private let count = 6

  /// A library of the same photos with files of its own.
  private struct Other {
    let location: LibraryDatabase.Location
    let database: LibraryDatabase
  }

  private func other(_ name: String) throws -> Other {
    var location = location
    location.index = work.appendingPathComponent("\(name) index")
    location.userData = work.appendingPathComponent("\(name) data")
    let messages = messages
    let database = try LibraryDatabase(location) { messages.add($0) }
    try index(database)
    return Other(location: location, database: database)
  }

  private func library() throws -> LibraryDatabase {
    for number in 0..<count { try write("\(number).jpg", "photo \(number)", modified: 1_600_000_000 + number) }
    let database = try open()
    try index(database)
    return database
  }

  /// Marks photos one by one, so that the numbers of changes can be compared.
  private func mark(_ numbers: [Int], _ database: LibraryDatabase) throws {
    for number in numbers { try database.setFavourite([id("\(number).jpg", database)], true) }
  }

  /// Replaces the database by that of another library. Everything is in one file.
  private func replaceDatabase(by other: Other) throws {
    other.database.close()
    let queue = try DatabaseQueue(path: other.location.databaseFile.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    try queue.close()
    try FileManager.default.removeItem(at: location.index)
    try FileManager.default.createDirectory(at: location.index, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: other.location.databaseFile, to: location.databaseFile)
  }

  private func assertFavourites(
    _ numbers: [Int], _ database: LibraryDatabase, _ message: String, line: UInt = #line
  ) throws {
    try index(database)
    let expected = Set(numbers.map { "\($0).jpg" })
    XCTAssertEqual(Set(try names(database, .favourites)), expected, message, line: line)
    XCTAssertEqual(
      try database.userData().favourites, Set(try numbers.map { try id("\($0).jpg", database) }), message, line: line)
    try assertIntact(database, message, line: line)
  }

  /// The database of another library with fewer, as many and more changes does not take the place of the journal. What only that
  /// database has is kept, and it is said.
  func testADatabaseOfAnotherLibrary() throws {
    for (numbers, name) in [([4], "fewer"), ([4, 5], "as many"), ([3, 4, 5], "more")] {
      let mine = try library()
      try mark([0, 1], mine)
      mine.close()
      let foreign = try other(name)
      try mark(numbers, foreign.database)
      try replaceDatabase(by: foreign)
      let before = messages.all.count
      let journal = try Data(contentsOf: location.journalFile)
      let database = try open()
      try assertFavourites([0, 1], database, name)
      XCTAssertEqual(try Data(contentsOf: location.journalFile), journal, "\(name): the journal is right")
      let copy = location.userData.appendingPathComponent("user-data.journal.other")
      XCTAssertTrue(messages.all.dropFirst(before).contains { $0.contains(copy.path) }, "\(name): \(messages.all)")
      let kept = UserDataJournal(copy)
      try kept.refresh()
      XCTAssertEqual(kept.data.favourites.count, numbers.count, name)
      XCTAssertEqual(kept.damagedLines, 0)
      // The pair belongs together now.
      try mark([2], database)
      database.close()
      let number = messages.all.count
      let again = try open()
      try assertFavourites([0, 1, 2], again, name)
      XCTAssertEqual(messages.all.count, number, "\(name): it is said once")
      again.close()
      for folder in [location.index, location.userData] { try FileManager.default.removeItem(at: folder) }
    }
  }

  /// Both have the same origin and as many changes, but other ones, as after a home folder was copied to a second machine.
  func testACopyThatWentItsOwnWay() throws {
    let first = try library()
    try mark([0], first)
    first.close()
    let journal = try Data(contentsOf: location.journalFile)
    let second = try open()
    try mark([1], second)
    second.close()
    let other = try Data(contentsOf: location.journalFile)
    // The journal of the first machine gets as many changes.
    try FileManager.default.removeItem(at: location.index)
    try journal.write(to: location.journalFile)
    let third = try open()
    try index(third)
    try mark([2], third)
    third.close()
    try other.write(to: location.journalFile)
    let database = try open()
    try assertFavourites([0, 1], database, "the journal is right")
  }

  /// Earlier versions gave neither file an identity.
  func testALibraryOfAnEarlierVersion() throws {
    let database = try library()
    try mark([0, 1], database)
    database.close()
    // As version 5 wrote it.
    func line(_ number: Int, _ json: String) -> String {
      "\(String(Checksum.crc32("\(number) \(json)".utf8), radix: 16)) \(number) \(json)\n"
    }
    let text = try String(contentsOf: location.journalFile, encoding: .utf8)
    let changes = text.split(separator: "\n").dropFirst().map { $0.split(separator: " ", maxSplits: 2)[2] }
      .filter { !$0.contains("identity") }
    let old = "tessera-gallery user data 5\n" + changes.enumerated().map { line($0 + 1, String($1)) }.joined()
    try Data(old.utf8).write(to: location.journalFile)
    let queue = try DatabaseQueue(path: location.databaseFile.path)
    try queue.write { db in
      try db.execute(sql: "DELETE FROM meta WHERE name LIKE 'journal%'")
      try db.execute(sql: "UPDATE meta SET value = ? WHERE name = 'appliedUserData'", arguments: [changes.count])
    }
    try queue.close()
    let again = try open()
    try assertFavourites([0, 1], again, "it is read")
    XCTAssertEqual(try Data(contentsOf: location.journalFile), Data(old.utf8), "reading changes nothing")
    try mark([2], again)
    XCTAssertNotNil(again.journal.identity)
    again.close()
    let third = try open()
    try assertFavourites([0, 1, 2], third, "it is converted")
    XCTAssertEqual(messages.all, [])
  }

  /// A journal that was deleted gets the identity that the database remembers, because other databases may share it.
  func testADeletedJournalKeepsItsIdentity() throws {
    let database = try library()
    try mark([0], database)
    let identity = try XCTUnwrap(database.journal.identity)
    database.close()
    try FileManager.default.removeItem(at: location.journalFile)
    let again = try open()
    try assertFavourites([0], again, "the database has it")
    XCTAssertEqual(again.journal.identity, identity)
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: location.userData.appendingPathComponent("user-data.journal.other").path))
  }

  /// A journal that cannot be written again keeps what its file has: the next attempt does not take the data that is only in memory
  /// for that of the file.
  func testAFullDiskWhileTheJournalIsWrittenAgain() throws {
    let database = try library()
    try mark([0, 1, 2, 3], database)
    try FileManager.default.removeItem(at: location.journalFile)
    database.journal.spaceLimit = 10
    for _ in 0..<2 { XCTAssertThrowsError(try mark([4], database)) }
    database.journal.spaceLimit = .max
    try mark([5], database)
    database.close()
    try FileManager.default.removeItem(at: location.index)
    try assertFavourites([0, 1, 2, 3, 5], try open(), "nothing is lost")
  }

  /// A journal of an earlier version, of another library, takes the place of the journal.
  func testAJournalWithoutIdentity_ofAnotherLibrary() throws {
    let mine = try library()
    try mark([0, 1], mine)
    mine.close()
    func line(_ number: Int, _ json: String) -> String {
      "\(String(Checksum.crc32("\(number) \(json)".utf8), radix: 16)) \(number) \(json)\n"
    }
    let text = try String(contentsOf: location.journalFile, encoding: .utf8)
    let changes = text.split(separator: "\n").dropFirst().map { String($0.split(separator: " ", maxSplits: 2)[2]) }
      .filter { $0.contains("mark") || $0.contains("folder") }
    let old = (0..<40).map { line($0 + 1, changes[$0 % changes.count]) }
    try Data(("tessera-gallery user data 5\n" + old.joined()).utf8).write(to: location.journalFile)
    let database = try open()
    try assertFavourites([], database, "the journal is right")
    let copy = UserDataJournal(location.userData.appendingPathComponent("user-data.journal.other"))
    try copy.refresh()
    XCTAssertEqual(copy.data.favourites.count, 2)
    XCTAssertEqual(messages.all.count, 1, "\(messages.all)")
    // The pair belongs together, also if the program ends between the journal and the database.
    _ = try database.journal.append([.order("a", 1)])
    database.close()
    let again = try open()
    try assertFavourites([], again, "after a crash")
    XCTAssertEqual(messages.all.count, 1, "\(messages.all)")
  }

  /// A damaged line with the identity does not make the journal one of another library: what else is damaged comes from the database.
  func testADamagedIdentity_losesNothing() throws {
    for damaged in [["identity"], ["identity", "\"favourite\""]] {
      let database = try library()
      try mark([0, 1, 2], database)
      let identity = try XCTUnwrap(database.journal.identity)
      database.close()
      var lines = try String(contentsOf: location.journalFile, encoding: .utf8).components(separatedBy: "\n")
      for text in damaged {
        let line = try XCTUnwrap(lines.firstIndex { $0.contains(text) })
        lines[line] = "x" + lines[line].dropFirst()
      }
      try lines.joined(separator: "\n").write(to: location.journalFile, atomically: false, encoding: .utf8)
      let again = try open()
      try assertFavourites([0, 1, 2], again, "\(damaged)")
      XCTAssertEqual(again.journal.identity, identity, "\(damaged)")
      XCTAssertFalse(
        FileManager.default.fileExists(
          atPath: location.userData.appendingPathComponent("user-data.journal.other").path), "\(messages.all)")
      again.close()
      for folder in [location.index, location.userData] { try FileManager.default.removeItem(at: folder) }
    }
  }

  /// The folders of the other library are not opened.
  func testFoldersOfAnotherLibrary() throws {
    let mine = try library()
    try mark([0, 1], mine)
    let folders = try mine.userData().folders
    mine.close()
    let foreign = try other("foreign")
    try mark([4], foreign.database)
    try foreign.database.recordFolders([FilePath("/private")])
    try replaceDatabase(by: foreign)
    let database = try open()
    XCTAssertFalse(try database.recoveredRoots().contains(FilePath("/private")))
    XCTAssertEqual(try database.userData().folders, folders)
  }

  /// An index whose tables contradict each other, without a journal: what can be read is kept, and it is said where.
  func testADamagedIndexWithoutAJournal() throws {
    let database = try library()
    try mark([0, 1], database)
    database.close()
    try FileManager.default.removeItem(at: location.journalFile)
    let queue = try DatabaseQueue(path: location.databaseFile.path)
    try queue.write { try $0.execute(sql: "UPDATE day SET count = count + 1") }
    try queue.close()
    try open().close()
    let copy = location.userData.appendingPathComponent("user-data.journal.other")
    XCTAssertTrue(messages.all.contains { $0.contains(copy.path) }, "\(messages.all)")
    XCTAssertFalse(messages.all.contains { $0.contains("are kept") }, "\(messages.all)")
    let kept = UserDataJournal(copy)
    try kept.refresh()
    XCTAssertEqual(kept.data.favourites.count, 2)
  }

  /// A journal with another date, but the same content, changes nothing in the database.
  func testATouchedJournal_changesNothing() throws {
    let database = try library()
    try mark([0, 1], database)
    let changes = try database.read { try Int.fetchOne($0, sql: "SELECT max(number) FROM change") }
    database.close()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: location.journalFile.path)
    let again = try open()
    XCTAssertEqual(try again.read { try Int.fetchOne($0, sql: "SELECT max(number) FROM change") }, changes)
    try assertFavourites([0, 1], again, "the data is the same")
  }
}
