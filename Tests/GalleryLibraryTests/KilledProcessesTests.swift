import CoreGraphics
import Foundation
import GRDB
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Processes that are killed while they change the library.
final class KilledProcessesTests: LibraryTestCase {
  /// SQLite has no checksums, so a flipped bit can be any number in a column.
  func testNumbersThatCannotBe_areDamage() throws {
    for sql in [
      "UPDATE day SET day = 9223372036854775807", "UPDATE day SET day = -5", "UPDATE day SET count = -1",
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
    #if DEBUG
      let rounds = 40
    #else
      let rounds = 400
    #endif
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
    for round in 0..<rounds {
      var random = SeededRandom(seed: UInt64(round))
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
        XCTAssertEqual((error as? LibraryError)?.kind, .damaged, "round \(round): \(error)")
        try index(database)
      }
      if database.wasRebuilt { rebuilt += 1 }
      XCTAssertEqual(try names(database).count, 300, "round \(round)")
      try assertIntact(database, "round \(round)")
      XCTAssertEqual(try database.userData().favourites, Set(marked), "round \(round)")
      XCTAssertEqual(try database.userData().albums[album]?.photos, marked.reversed(), "round \(round)")
      XCTAssertEqual(try database.userData().orders.count, 1, "round \(round)")
      if database.wasRebuilt {
        XCTAssertEqual(Set(try names(database, .favourites)), ["3/7.jpg", "0/8.jpg", "1/9.jpg"], "round \(round)")
        XCTAssertEqual(try names(database, .album(album)), ["1/9.jpg", "0/8.jpg", "3/7.jpg"], "round \(round)")
        XCTAssertEqual(try database.order(of: .folder(root)), PhotoOrder(key: .name), "round \(round)")
      }
      database.close()
    }
    XCTAssertGreaterThan(rebuilt, rounds / 8)
  }

  /// A process that indexes, deletes and arranges photos is killed at a random moment, many times with the same
  /// library.
  func testProcessesThatEndAtAnyMoment() throws {
    #if DEBUG
      let rounds = 12
    #else
      let rounds = 200
    #endif
    var random = SeededRandom(seed: 3)
    var model = UserData()
    var largest = 0
    for round in 0..<rounds {
      let output = try runWorker(seed: UInt64(round) + 1, milliseconds: Int.random(in: 2..<180, using: &random))
      // A line that was cut off was not printed before the change was saved.
      var begun: UserDataChange?
      for line in output {
        if line == "done", let change = begun {
          model.apply(change)
          begun = nil
        } else if line.hasPrefix("{") {
          begun = try? JSONDecoder().decode(UserDataChange.self, from: Data(line.utf8))
        }
      }
      XCTAssertFalse(output.contains { $0.hasPrefix("report") }, "round \(round): \(output)")
      let size = try? FileManager.default.attributesOfItem(atPath: location.journalFile.path)[.size] as? Int
      largest = max(largest, size ?? 0)
      let database = try open()
      let data = try database.userData()
      var possible = model
      if let begun { possible.apply(begun) }
      XCTAssertTrue(
        Self.isEqual(data, model) || Self.isEqual(data, possible), "round \(round): what was saved is not there")
      model = UserData(
        marks: [:], favourites: data.favourites,
        albums: data.albumOrder.map { ($0, data.albums[$0] ?? .init(name: "")) }, turns: data.turns,
        orders: data.orders, folders: data.folders, removedFolders: data.removedFolders)
      try index(database)
      try assertIntact(database, "round \(round)")
      let onDisk = try FolderSurvey([root]) { _ in }.photoCount
      XCTAssertEqual(try database.timeline().count, onDisk, "round \(round)")
      let stored = try database.read(database.storedUserData)
      XCTAssertTrue(
        Self.isEqual(stored, data),
        """
        round \(round): database and journal differ: favourites \(stored.favourites == data.favourites), albums \
        \(stored.albums == data.albums), order of albums \(stored.albumOrder == data.albumOrder), turns \
        \(stored.turns == data.turns), orders \(stored.orders == data.orders), folders \(stored.folders) and \
        \(data.folders), removed \(stored.removedFolders) and \(data.removedFolders)
        """)
      database.close()
      guard testRun?.failureCount == 0 else { return }
    }
    XCTAssertEqual(messages.all, [])
    // A short test, or one on a busy machine, does not write enough.
    XCTAssertFalse(rounds >= 200 && largest == 0, "no journal was written")
    XCTAssertFalse(model.albums.isEmpty && model.favourites.isEmpty && model.turns.isEmpty, "the test did nothing")
    // A short test makes too few changes.
    XCTAssertFalse(rounds >= 200 && model.orders.isEmpty, "no order was chosen")
  }

  /// The folders without the one of the photos, which the indexer adds. Their order has no meaning: the database does not have it.
  private static func chosenFolders(_ data: UserData) -> Set<String> {
    Set(data.folders.filter { $0.hasPrefix("file:///photos/") })
  }

  private static func isEqual(_ one: UserData, _ other: UserData) -> Bool {
    one.favourites == other.favourites && one.albums == other.albums && one.albumOrder == other.albumOrder
      && one.turns == other.turns && one.orders == other.orders && chosenFolders(one) == chosenFolders(other)
      && one.removedFolders == other.removedFolders
  }

  private func runWorker(seed: UInt64, milliseconds: Int) throws -> [String] {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let places = [executable, URL(fileURLWithPath: CommandLine.arguments[0])].map {
      $0.deletingLastPathComponent().appendingPathComponent("LibraryWorker")
    }
    guard let program = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw XCTSkip("LibraryWorker is not built beside \(executable.path)")
    }
    let process = Process()
    process.executableURL = program
    process.arguments = [location.index.path, location.userData.path, photos.path, "\(seed)"]
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = home.path
    environment["XDG_DATA_HOME"] = home.appendingPathComponent("data").path
    // The trash is a folder: no service of the desktop is needed.
    environment["GIO_USE_VFS"] = "local"
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It has opened the library when it prints its first line.
    var output = pipe.fileHandleForReading.availableData
    let id = process.processIdentifier
    let delay = DispatchTimeInterval.milliseconds(milliseconds)
    let end = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + delay, execute: end)
    // The process must not wait until its output is read.
    output += pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // Another process can have the number afterwards.
    end.cancel()
    XCTAssertEqual(process.terminationReason, .uncaughtSignal, String(decoding: output.suffix(500), as: UTF8.self))
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// A process that moves photos to the trash and back is killed at a random moment, many times with the same library. No photo is
  /// lost, and none loses its favorite mark.
  func testProcessesThatEndWhileTheyMovePhotosToTheTrash() throws {
    #if DEBUG
      let rounds = 12
    #else
      let rounds = 100
    #endif
    let count = 40
    for number in 0..<count { try write("\(number % 4)/\(number).jpg", "2024:01:01 10:00:00|photo \(number)|") }
    let database = try open()
    try index(database)
    let all = try database.timeline()
    try database.setFavourite(database.photos(0..<count, of: all).map(\.id), true)
    database.close()
    let trash = FilePath(home.appendingPathComponent("data/Trash/files"))
    var random = SeededRandom(seed: 5)
    var stopped = 0
    for round in 0..<rounds {
      let output = try runWorker(seed: 0, milliseconds: Int.random(in: 20..<400, using: &random))
      XCTAssertFalse(output.contains { $0.hasPrefix("report") }, "round \(round): \(output)")
      if output.last?.hasPrefix("moved") == true { stopped += 1 }
      // The trash is that of the processes.
      let process = try worker()
      _ = process.line()
      XCTAssertTrue(try process.perform("index").hasSuffix("photos"), "round \(round)")
      process.stop()
      let database = try open()
      try assertIntact(database, "round \(round)")
      let shown = try database.timeline()
      let trashed = try database.timeline(.state(.trashed))
      let onDisk = try FolderSurvey([root]) { _ in }.photoCount
      let inTrash = (try? FileManager.default.contentsOfDirectory(atPath: trash.description).count) ?? 0
      XCTAssertEqual(onDisk + inTrash, count, "round \(round): each file is in its folder or in the trash")
      XCTAssertEqual(shown.count, onDisk, "round \(round)")
      XCTAssertEqual(trashed.count, inTrash, "round \(round): what is in the trash can be put back")
      XCTAssertEqual(try database.userData().favourites.count, count, "round \(round)")
      XCTAssertEqual(try database.count(.favourites), onDisk, "round \(round)")
      database.close()
      guard testRun?.failureCount == 0 else { return }
    }
    XCTAssertEqual(messages.all, [])
    XCTAssertFalse(rounds >= 100 && stopped == 0, "no process was ended between a deletion and its undo")
  }
}
