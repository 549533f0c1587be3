import CoreGraphics
import Foundation
import GRDB
import XCTest

@testable import GalleryLibrary

/// Two processes that use one library, and the trash of a process with its own home folder.
final class TwoProcessesTests: LibraryTestCase {
  func testAProcessSeesTheChangesOfAnother() throws {
    for (day, name) in ["a.jpg", "b.jpg", "c.jpg"].enumerated() {
      try write(name, "2024:01:0\(day + 1) 10:00:00|\(name)|")
    }
    let database = try open()
    try index(database)
    let other = try worker()
    defer { other.stop() }
    XCTAssertEqual(other.line(), "reader", "the first process owns the index")
    let library = try database.timeline()
    let favourites = try database.timeline(.favourites)
    XCTAssertEqual(try other.perform("favourite b.jpg"), "saved")
    let (_, changes) = try database.changes(since: favourites)
    XCTAssertEqual(changes?.inserted, [0])
    XCTAssertEqual(try database.changes(since: library).changes?.updated, [1], "its heart appears in the library")
    XCTAssertEqual(try other.perform("album c.jpg"), "saved")
    let album = try XCTUnwrap(database.albums().first)
    XCTAssertEqual(try names(database, .album(album.id)), ["c.jpg"])
    try database.setFavourite([try id("a.jpg", database)], true)
    XCTAssertEqual(try other.perform("favourites"), "2 favourites")
    XCTAssertEqual(try database.userData().favourites.count, 2)
    try database.arrange([id("a.jpg", database), id("b.jpg", database)], in: album.id)
    XCTAssertEqual(try other.perform("first b.jpg"), "saved")
    XCTAssertEqual(try names(database, .album(album.id)), ["b.jpg", "c.jpg", "a.jpg"])
    XCTAssertEqual(try other.perform("rotate c.jpg"), "saved")
    try database.rotate([id("c.jpg", database)], by: 1)
    XCTAssertEqual(try other.perform("turns c.jpg"), "2 turns", "both rotated it")
    XCTAssertTrue(try other.perform("index").hasPrefix("error another instance"))
    database.close()
    XCTAssertEqual(try other.perform("index"), "3 photos", "the other process owns the index now")
  }

  /// Changes of another process are reported although nothing happens in this process. When the other process ends,
  /// this one continues its work.
  func testChangesOfAnotherProcessAreReported_andItsWorkIsTakenOver() throws {
    for name in ["a.jpg", "b.jpg"] { try write(name, "2024:01:01 10:00:00|\(name)|") }
    let other = try worker()
    XCTAssertEqual(other.line(), "owner")
    XCTAssertEqual(try other.perform("index"), "2 photos")
    let database = try open()
    XCTAssertFalse(database.ownsIndex)
    let changes = DispatchSemaphore(value: 0)
    let monitor = LibraryMonitor(indexer(database), roots: [root]) { event in
      switch event {
      case .changed, .updated: changes.signal()
      case .progress, .failed, .unwatched: break
      }
    }
    monitor.start()
    defer { monitor.stop() }
    func wait(_ message: String, until isDone: () throws -> Bool) throws {
      while try !Self.isCurrent(isDone) {
        guard changes.wait(timeout: .now() + 60) == .success else { return XCTFail(message) }
      }
    }
    XCTAssertEqual(try other.perform("favourite b.jpg"), "saved")
    try wait("a favourite") { try names(database, .favourites) == ["b.jpg"] }
    try write("c.jpg", "2024:01:02 10:00:00|c|")
    XCTAssertEqual(try other.perform("index"), "3 photos")
    try wait("a new photo") { try names(database).contains("c.jpg") }
    other.stop()
    try wait("the other process has ended") { database.ownsIndex }
    try write("d.jpg", "2024:01:03 10:00:00|d|")
    try wait("this process fills the index") { try names(database).contains("d.jpg") }
  }

  func testADatabaseThatAnotherProcessHasRebuiltIsOpenedAgain() throws {
    try write("a.jpg", "2024:01:01 10:00:00|a|")
    let owner = try open()
    try index(owner)
    let reader = try open()
    XCTAssertFalse(reader.ownsIndex)
    try owner.setFavourite([try id("a.jpg", owner)], true)
    try owner.rebuild(because: LibraryError(.damaged, "the test says so"))
    try index(owner)
    try reader.reopenIfReplaced()
    XCTAssertEqual(try names(reader, .favourites), ["a.jpg"])
    XCTAssertEqual(messages.all.count, 1, "\(messages.all)")
  }

  /// The trash specification: the deleted file is in `files`, and its original path is in `info`. After undo, favorites
  /// and albums apply again.
  func testAPhotoInTheTrashIsRestoredWithItsFavouriteMarkAndAlbum() throws {
    try write("trip/a.jpg", "2024:01:01 10:00:00|photo|")
    try write("b.jpg", "2024:01:02 10:00:00|other|")
    let process = try worker()
    defer { process.stop() }
    XCTAssertEqual(process.line(), "owner")
    XCTAssertEqual(try process.perform("index"), "2 photos")
    XCTAssertEqual(try process.perform("favourite trip/a.jpg"), "saved")
    XCTAssertEqual(try process.perform("album trip/a.jpg"), "saved")
    for round in 0..<2 {
      XCTAssertEqual(try process.perform("trash trip/a.jpg"), "1 moved")
      let trash = home.appendingPathComponent("data/Trash")
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: trash.path + "/files"), ["a.jpg"])
      let info = try String(contentsOf: trash.appendingPathComponent("info/a.jpg.trashinfo"), encoding: .utf8)
      XCTAssertTrue(info.contains("Path=\(photos.path)/trip/a.jpg"), info)
      let database = try open()
      XCTAssertEqual(try database.count(.favourites), 0)
      XCTAssertEqual(try names(database), ["b.jpg"])
      let photo = try XCTUnwrap(database.photos(0..<1, of: database.timeline(.state(.trashed))).first)
      XCTAssertEqual(photo.path, FilePath(trash).appending("files").appending("a.jpg"), "its picture can be shown")
      database.close()
      XCTAssertEqual(try process.perform("index"), "1 photos", "a pass does not lose what is in the trash")
      // The folder was deleted meanwhile.
      if round == 1 { try FileManager.default.removeItem(at: photos.appendingPathComponent("trip")) }
      XCTAssertEqual(try process.perform("restore"), "1 moved")
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: trash.path + "/info"), [])
      XCTAssertEqual(try process.perform("favourites"), "1 favourites")
      XCTAssertEqual(try process.perform("index"), "2 photos")
      let later = try open()
      XCTAssertEqual(try names(later, .album(try XCTUnwrap(later.albums().first).id)), ["trip/a.jpg"])
      XCTAssertEqual(try later.count(.state(.trashed)), 0)
      later.close()
    }
  }

  func testPhotosThatCannotBeMovedStayAndTheReasonIsReported() throws {
    try write("a.jpg", "2024:01:01 10:00:00|photo|")
    let process = try worker()
    defer { process.stop() }
    _ = process.line()
    XCTAssertEqual(try process.perform("index"), "1 photos")
    XCTAssertEqual(try process.perform("trash a.jpg"), "1 moved")
    // Another file has the name.
    try write("a.jpg", "2024:01:01 10:00:00|another photo|")
    XCTAssertEqual(
      try process.perform("restore"), "0 moved; \(photos.path)/a.jpg was not restored: a file with its name exists")
    XCTAssertEqual(try String(contentsOf: photos.appendingPathComponent("a.jpg"), encoding: .utf8).count, 34)
    XCTAssertEqual(try process.perform("index"), "1 photos")
    delete("a.jpg")
    XCTAssertEqual(
      try process.perform("trash a.jpg"), "0 moved; \(photos.path)/a.jpg was not deleted: No such file or directory")
    // The trash was emptied by another program.
    try FileManager.default.removeItem(at: home.appendingPathComponent("data/Trash"))
    XCTAssertEqual(try process.perform("index"), "0 photos")
    let database = try open()
    XCTAssertEqual(try database.count(.state(.trashed)), 0)
    database.close()
  }

  private var trash: URL { home.appendingPathComponent("data/Trash") }

  /// Moves a file to the trash as a file manager does.
  private func moveToTrashAsAFileManager(_ name: String, as trashName: String) throws {
    for folder in ["files", "info"] {
      try FileManager.default.createDirectory(
        at: trash.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let original = photos.appendingPathComponent(name)
    let path = try XCTUnwrap(original.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed))
    try Data("[Trash Info]\nPath=\(path)\nDeletionDate=2024-01-01T10:00:00\n".utf8)
      .write(to: trash.appendingPathComponent("info/\(trashName).trashinfo"))
    XCTAssertEqual(rename(original.path, trash.appendingPathComponent("files/\(trashName)").path), 0)
  }

  /// Camera names are equal in each folder, so another photo can take a name in the trash after it was emptied.
  func testAnotherPhotoWithTheNameInTheTrashIsNeitherDeletedNorRestored() throws {
    try write("a/IMG_1.jpg", "2024:01:01 10:00:00|first|")
    try write("b/IMG_1.jpg", "2024:01:02 10:00:00|other|")
    let process = try worker()
    defer { process.stop() }
    _ = process.line()
    let file = trash.appendingPathComponent("files/IMG_1.jpg")
    for command in ["delete", "restore"] {
      XCTAssertEqual(try process.perform("index"), "2 photos")
      XCTAssertEqual(try process.perform("favourite a/IMG_1.jpg"), "saved")
      XCTAssertEqual(try process.perform("trash a/IMG_1.jpg"), "1 moved")
      try FileManager.default.removeItem(at: trash)
      try moveToTrashAsAFileManager("b/IMG_1.jpg", as: "IMG_1.jpg")
      let verb = command == "delete" ? "deleted" : "restored"
      XCTAssertEqual(
        try process.perform(command),
        "0 moved; \(photos.path)/a/IMG_1.jpg was not \(verb): it is no longer in the trash")
      XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "2024:01:02 10:00:00|other|")
      XCTAssertFalse(FileManager.default.fileExists(atPath: photos.path + "/a/IMG_1.jpg"))
      XCTAssertEqual(try process.perform("index"), "0 photos")
      let database = try open()
      XCTAssertEqual(try database.count(.state(.trashed)), 1, "the other photo is in the trash")
      XCTAssertEqual(
        try database.userData().favourites.count, 1, "what another program did to a file changes no user data")
      database.close()
      XCTAssertEqual(try process.perform("restore"), "1 moved")
      try write("a/IMG_1.jpg", "2024:01:01 10:00:00|first|")
    }
  }

  /// The index is in the cache, which can be deleted, but the photos are in the desktop's trash.
  func testARebuiltIndexHasThePhotosInTheTrash() throws {
    try write("trip ä/a.jpg", "2024:01:01 10:00:00|photo|")
    try write("trip ä/b.jpg", "2024:01:02 10:00:00|other|", modified: 1_700_000_000 + Int(CivilTime.day))
    try write("trip ä/c.jpg", "2024:01:03 10:00:00|third|")
    let first = try worker()
    _ = first.line()
    XCTAssertEqual(try first.perform("index"), "3 photos")
    XCTAssertEqual(try first.perform("favourite trip ä/a.jpg"), "saved")
    XCTAssertEqual(try first.perform("trash trip ä/a.jpg"), "1 moved")
    first.stop()
    try moveToTrashAsAFileManager("trip ä/b.jpg", as: "x.9.jpg")
    try FileManager.default.removeItem(at: location.index)
    let second = try worker()
    defer { second.stop() }
    _ = second.line()
    XCTAssertEqual(try second.perform("index"), "1 photos")
    let database = try open()
    let timeline = try database.timeline(.state(.trashed))
    let items = try database.photos(0..<timeline.count, of: timeline)
    XCTAssertEqual(items.map(\.path.name), ["a.jpg", "x.9.jpg"])
    XCTAssertEqual(items.map { $0.taken.seconds - items[0].taken.seconds }, [0, CivilTime.day])
    database.close()
    XCTAssertEqual(try second.perform("restore"), "2 moved")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: trash.path + "/info"), [])
    XCTAssertEqual(try second.perform("index"), "3 photos")
    XCTAssertEqual(try second.perform("favourites"), "1 favourites")
    let later = try open()
    XCTAssertEqual(try Set(names(later)), ["trip ä/a.jpg", "trip ä/b.jpg", "trip ä/c.jpg"])
    XCTAssertEqual(try later.count(.state(.missing)) + later.count(.state(.expected)), 0)
    try assertIntact(later)
    later.close()
  }

  /// After the trash was emptied by another program, another file may have the name of a photo there.
  func testAnotherFileWithTheNameInTheTrash_isLeftAlone() throws {
    let process = try worker()
    defer { process.stop() }
    _ = process.line()
    let file = home.appendingPathComponent("data/Trash/files/a.jpg")
    for command in ["restore", "delete"] {
      try write("a.jpg", "2024:01:01 10:00:00|photo|\(command)")
      XCTAssertEqual(try process.perform("index"), "1 photos")
      XCTAssertEqual(try process.perform("trash a.jpg"), "1 moved")
      // The same number of bytes, and once the same modification time. It may have the same number, too.
      try FileManager.default.removeItem(at: file)
      try write(
        "other", "2024:01:01 10:00:00|phone|\(command)", modified: command == "restore" ? 1_700_000_000 : 1_700_000_100)
      try FileManager.default.moveItem(at: photos.appendingPathComponent("other"), to: file)
      let result = try process.perform(command)
      if command == "restore" {
        XCTAssertEqual(result, "0 moved; \(photos.path)/a.jpg was not restored: it is no longer in the trash")
      }
      XCTAssertEqual(
        try String(contentsOf: file, encoding: .utf8), "2024:01:01 10:00:00|phone|\(command)", command)
      XCTAssertEqual(try process.perform("index"), "0 photos")
      try FileManager.default.removeItem(at: home.appendingPathComponent("data/Trash"))
      XCTAssertEqual(try process.perform("index"), "0 photos")
      let database = try open()
      XCTAssertEqual(try database.count(.state(.trashed)), 0, command)
      database.close()
    }
  }

  /// The journal contains what the user has chosen, so it does not grow when other photos are deleted.
  func testDeletingPhotosWithoutUserData_leavesTheJournalAsItIs() throws {
    try write("a.jpg", "2024:01:01 10:00:00|photo|")
    try write("b.jpg", "2024:01:02 10:00:00|other|")
    try write("c.jpg", "2024:01:03 10:00:00|third|")
    let process = try worker()
    defer { process.stop() }
    XCTAssertEqual(process.line(), "owner")
    XCTAssertEqual(try process.perform("index"), "3 photos")
    XCTAssertEqual(try process.perform("favourite a.jpg"), "saved")
    XCTAssertEqual(try process.perform("album b.jpg"), "saved")
    XCTAssertEqual(try process.perform("trash c.jpg"), "1 moved")
    let journal = try Data(contentsOf: location.journalFile)
    XCTAssertEqual(try process.perform("delete"), "1 moved")
    XCTAssertEqual(try Data(contentsOf: location.journalFile), journal)
    for name in ["a.jpg", "b.jpg"] { XCTAssertEqual(try process.perform("trash \(name)"), "1 moved") }
    XCTAssertEqual(try process.perform("delete"), "2 moved")
    XCTAssertNotEqual(try Data(contentsOf: location.journalFile), journal)
    let database = try open()
    defer { database.close() }
    XCTAssertEqual(try database.userData().marks.count, 0)
    XCTAssertEqual(try database.userData().markedPhotos, [])
  }

  /// While the library cannot be written, nothing is deleted, because it could not be put back.
  func testNothingIsDeleted_ifTheLibraryCannotBeWritten() throws {
    try write("a.jpg", "2024:01:01 10:00:00|photo|")
    let process = try worker()
    defer { process.stop() }
    _ = process.line()
    XCTAssertEqual(try process.perform("index"), "1 photos")
    let database = try DatabaseQueue(path: location.databaseFile.path)
    try database.writeWithoutTransaction { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      let result = try process.perform("trash a.jpg")
      XCTAssertTrue(result.hasPrefix("error "), result)
      try db.execute(sql: "ROLLBACK")
    }
    try database.close()
    XCTAssertTrue(FileManager.default.fileExists(atPath: photos.path + "/a.jpg"))
    XCTAssertEqual(try process.perform("index"), "1 photos")
    XCTAssertEqual(try process.perform("trash a.jpg"), "1 moved")
    XCTAssertEqual(try process.perform("restore"), "1 moved")
  }

  /// The file manager moves photos to the same trash, and so does a Gallery that ends before it has recorded it.
  func testAPhotoThatAnotherProgramMovedToTheTrash_isThere() throws {
    try write("trip/a.jpg", "2024:01:01 10:00:00|photo|")
    try write("b.jpg", "2024:01:02 10:00:00|other|")
    let process = try worker()
    defer { process.stop() }
    _ = process.line()
    XCTAssertEqual(try process.perform("index"), "2 photos")
    XCTAssertEqual(try process.perform("trash b.jpg"), "1 moved")
    XCTAssertEqual(try process.perform("favourite trip/a.jpg"), "saved")
    let trash = home.appendingPathComponent("data/Trash")
    try FileManager.default.moveItem(
      at: photos.appendingPathComponent("trip/a.jpg"), to: trash.appendingPathComponent("files/a.2.jpg"))
    XCTAssertEqual(try process.perform("index"), "0 photos")
    let database = try open()
    XCTAssertEqual(try database.count(.state(.trashed)), 2)
    database.close()
    XCTAssertEqual(try process.perform("restore"), "2 moved")
    XCTAssertEqual(try process.perform("index"), "2 photos")
    XCTAssertEqual(try process.perform("favourites"), "1 favourites")
  }

  func testAReadOnlyFolderIsReported() throws {
    // A superuser may change read-only folders.
    try XCTSkipIf(getuid() == 0, "the superuser may write to all folders")
    try write("a.jpg", "2024:01:01 10:00:00|photo|")
    let process = try worker()
    defer { process.stop() }
    _ = process.line()
    XCTAssertEqual(try process.perform("index"), "1 photos")
    XCTAssertEqual(chmod(photos.path, 0o500), 0)
    defer { chmod(photos.path, 0o700) }
    XCTAssertEqual(
      try process.perform("trash a.jpg"), "0 moved; \(photos.path)/a.jpg was not deleted: its folder is read-only")
  }
}
