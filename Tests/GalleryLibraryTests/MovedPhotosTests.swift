import CoreGraphics
import Foundation
import GRDB
import XCTest

@testable import GalleryLibrary

/// Which photo a file is after files were moved, copied and edited. "Moved and renamed files keep their data"
/// (`LibraryIndexer`, docs/decisions/0041).
final class MovedPhotosTests: LibraryTestCase {
  /// A folder that was opened and then renamed cannot be listed any more, as if its disk were not connected.
  func testTheFolderThatWasOpenedIsRenamed() throws {
    try write("old/sub/a.jpg", "photo a")
    try write("old/b.jpg", "photo b")
    let database = try open()
    try indexer(database).index([root.appending("old")])
    let (first, second) = (try id("old/sub/a.jpg", database), try id("old/b.jpg", database))
    try database.setFavourite([first], true)
    let album = try database.createAlbum(named: "Trip")
    try database.arrange([second, first], in: album)
    try database.rotate([second], by: 1)
    try move("old", "new")
    try indexer(database).index([root.appending("old"), root.appending("new")])
    XCTAssertEqual(try id("new/sub/a.jpg", database), first)
    XCTAssertEqual(try id("new/b.jpg", database), second)
    XCTAssertEqual(try names(database, .favourites), ["new/sub/a.jpg"])
    XCTAssertEqual(try names(database, .album(album)), ["new/b.jpg", "new/sub/a.jpg"])
    XCTAssertEqual(try database.photos([second]).map(\.turns), [1])
    XCTAssertEqual(try database.count(.state(.offline)), 0)
    try assertIntact(database)
  }

  /// The copy has the content that the photo had, and the photo's file is still at its path.
  func testABackupCopyAndAnEditInOnePass() throws {
    for number in 0..<8 {
      try write("\(number).jpg", "the content of photo \(number)", modified: 1_600_000_000)
    }
    let database = try open()
    try index(database)
    let before = try (0..<8).map { try id("\($0).jpg", database) }
    try database.setFavourite(before, true)
    for number in 0..<8 {
      // The order of a listing is that of the file system, so there are copies before and after their originals.
      try write("copy \(number).jpg", "the content of photo \(number)", modified: 1_600_000_100)
      try write("\(number).jpg", "edited in place, \(number)", modified: 1_600_000_200)
    }
    try index(database)
    XCTAssertEqual(try (0..<8).map { try id("\($0).jpg", database) }, before)
    XCTAssertEqual(try Set(names(database, .favourites)), Set((0..<8).map { "\($0).jpg" }))
  }

  /// A camera gives the names of files that were moved from its card to new ones. The index was lost meanwhile, so the photos are
  /// known from the journal only.
  func testAnotherFileHasTheNameOfAFavourite_afterTheIndexWasLost() throws {
    // Whatever the order of the listings is, some of the files are read after those that have their names now.
    let places = ["a/x.jpg", "x.jpg", "z/x.jpg"] + (0..<24).map { "card/moved \($0).jpg" }
    for number in places.indices {
      try write("card/\(number).jpg", "favourite \(number)", modified: 1_600_000_000)
    }
    try write("card/edited.jpg", "edited later", modified: 1_600_000_000)
    let database = try open()
    try index(database)
    let before = try places.indices.map { try id("card/\($0).jpg", database) } + [id("card/edited.jpg", database)]
    try database.setFavourite(before, true)
    database.close()
    // These fill more than a batch.
    let count = LibraryIndexer.batchSize + 8
    for number in 0..<count { try write("card/other \(number).jpg", "other \(number)", modified: 1_600_000_001) }
    for (number, place) in places.enumerated() {
      try move("card/\(number).jpg", place)
      try write("card/\(number).jpg", "another photo \(number)", modified: 1_600_000_100)
    }
    try write("card/edited.jpg", "an edited version", modified: 1_600_000_200)
    try FileManager.default.removeItem(at: location.index)
    let again = try open()
    let summary = try index(again)
    XCTAssertEqual(Set(try names(again, .favourites)), Set(places + ["card/edited.jpg"]))
    XCTAssertEqual(try (places + ["card/edited.jpg"]).map { try id($0, again) }, before)
    XCTAssertEqual(try names(again).count, count + places.count * 2 + 1)
    XCTAssertEqual(summary.readCount, count + places.count * 2 + 1)
    try assertIntact(again)
    XCTAssertEqual(try index(again).readCount, 0)
  }

  /// A file that another program restored from the trash, or that this one did, while the pass had already compared its folder.
  func testAPhotoIsPutBackWhileAPassReads() throws {
    struct Reader: PhotoMetadataReading {
      let body: @Sendable () -> Void
      func metadata(of file: RegularFile) -> PhotoMetadata {
        body()
        return TextReader().metadata(of: file)
      }
    }
    try write("a.jpg", "photo a")
    try write("b.jpg", "photo b")
    let database = try open()
    try index(database)
    let photo = try id("a.jpg", database)
    try database.setFavourite([photo], true)
    try database.write { db in
      try db.execute(sql: "UPDATE file SET isPresent = 0 WHERE photo = ?", arguments: [photo])
      try db.execute(sql: "UPDATE photo SET state = 3 WHERE id = ?", arguments: [photo])
    }
    let reader = Reader {
      try? database.write { db in
        try db.execute(sql: "UPDATE file SET isPresent = 1 WHERE photo = ?", arguments: [photo])
        try db.execute(sql: "UPDATE photo SET state = 0 WHERE id = ?", arguments: [photo])
      }
    }
    let zone = try XCTUnwrap(TimeZone(identifier: "UTC"))
    try LibraryIndexer(database, reader: reader, zone: zone).index([root])
    XCTAssertEqual(try id("a.jpg", database), photo)
    XCTAssertEqual(try names(database, .favourites), ["a.jpg"])
    XCTAssertEqual(try names(database).count, 2)
    try assertIntact(database)
  }

  /// All empty files have one content, as all copies of a file have. What a new file is compared with does not grow with
  /// their number.
  func testManyEqualFiles() throws {
    for number in 0..<900 {
      try write("\(number % 3)/\(number).jpg", number % 2 == 0 ? "" : "the same", modified: 1_600_000_000)
    }
    let database = try open()
    XCTAssertEqual(try index(database).addedCount, 900)
    let marked = try id("1/1.jpg", database)
    try database.setFavourite([marked], true)
    // A folder with equal files is moved: each photo goes with its file.
    try move("1", "moved")
    let summary = try index(database)
    XCTAssertEqual([summary.movedCount, summary.addedCount, summary.removedCount], [300, 0, 0])
    XCTAssertEqual(try names(database, .favourites), ["moved/1.jpg"])
    try assertIntact(database)
    try database.read { db in
      let plans = [
        "WHERE NOT isPresent AND key = 1 AND size = 2 ORDER BY file.photo LIMIT 8": "fileGoneKey",
        "WHERE NOT isPresent AND folder = 1 AND name = 'a' AND key = 1 AND size = 2 LIMIT 8": "fileGonePlace",
      ]
      for (condition, index) in plans {
        let plan = try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN SELECT photo FROM file \(condition)")
          .map { String(describing: $0["detail"] as String?) }.joined(separator: "; ")
        XCTAssertTrue(plan.contains("USING INDEX \(index)"), "\(condition): \(plan)")
        XCTAssertFalse(plan.contains("TEMP B-TREE"), plan)
      }
    }
  }

  func testVacatedPhotosAreFoundOnce() {
    var photos = VacatedPhotos([(key: 7, photo: 3), (key: 7, photo: 1), (key: 5, photo: 2), (key: 7, photo: 9)])
    XCTAssertTrue(photos.contains(1, key: 7))
    XCTAssertFalse(photos.contains(1, key: 5))
    XCTAssertNil(photos.first(6, except: nil) { _ in false })
    XCTAssertEqual(photos.first(7, except: 1) { _ in false }, 3)
    XCTAssertEqual(photos.first(7, except: nil) { _ in false }, 1)
    XCTAssertEqual(photos.first(7, except: nil) { $0 == 1 }, 3)
    XCTAssertNil(photos.first(7, except: 9) { $0 < 9 })
    XCTAssertEqual(photos.first(7, except: nil) { $0 < 9 }, 9)
    XCTAssertEqual(photos.first(5, except: nil) { _ in false }, 2)
    // A hundred thousand equal files are found with a check or two for each.
    var checks = 0
    var placed: Set<Int64> = []
    var many = VacatedPhotos((0..<100_000).map { (key: 1, photo: $0) })
    while let photo = many.first(
      1, except: nil,
      isPlaced: {
        checks += 1; return placed.contains($0)
      })
    {
      placed.insert(photo)
    }
    XCTAssertEqual(placed.count, 100_000)
    XCTAssertLessThan(checks, 400_000)
  }

  /// The times of files are those of cameras and computers whose clocks may be wrong.
  func testFilesOfTheFutureAreReadOnce() throws {
    let now = Int(Date().timeIntervalSince1970)
    for (name, time) in ["a": now + 315_360_000, "b": now - 60, "c": now + 60] {
      try write("\(name).jpg", "photo", modified: time)
    }
    let database = try open()
    XCTAssertEqual(try index(database).readCount, 3)
    XCTAssertEqual(try index(database).readCount, 0)
  }

  /// Some disks have another number after each start, and some file systems give their files other numbers.
  func testADiskWithAnotherNumberIsNotReadAgain() throws {
    for number in 0..<20 {
      try write("\(number % 2)/\(number).jpg", "photo \(number)", modified: 1_600_000_000 + number)
    }
    let database = try open()
    try index(database)
    let photo = try id("1/1.jpg", database)
    try database.write {
      try $0.execute(sql: "UPDATE file SET device = device + 77; UPDATE root SET device = device + 77")
    }
    XCTAssertEqual(try index(database).readCount, 0)
    try database.write { try $0.execute(sql: "UPDATE file SET device = device + 77, inode = inode + 1000000") }
    try write("1/1.jpg", "edited", modified: 1_600_000_100)
    try move("0/2.jpg", "1/moved.jpg")
    try index(database)
    XCTAssertEqual(try id("1/1.jpg", database), photo)
    XCTAssertEqual(try names(database).count, 20)
    XCTAssertEqual(try index(database).readCount, 0)
    let device = try XCTUnwrap(FileIdentity(root.appending("1/1.jpg"))).device
    XCTAssertEqual(
      try database.read { try Int64.fetchAll($0, sql: "SELECT DISTINCT device FROM file WHERE isPresent") }, [device])
    try assertIntact(database)
  }

  /// Two files of the same size and time exchange their names: only their numbers tell.
  func testFilesOfTheSameSizeAndTimeThatChangePlaces() throws {
    try write("a.jpg", "photo 1", modified: 1_600_000_000)
    try write("b.jpg", "photo 2", modified: 1_600_000_000)
    let database = try open()
    try index(database)
    let (first, second) = (try id("a.jpg", database), try id("b.jpg", database))
    try move("a.jpg", "swap.tmp")
    try move("b.jpg", "a.jpg")
    try move("swap.tmp", "b.jpg")
    try index(database)
    XCTAssertEqual(try id("a.jpg", database), second)
    XCTAssertEqual(try id("b.jpg", database), first)
  }
}
