import CoreGraphics
import Foundation
import GRDB
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Compares the index with the files on the disk.
final class IndexerTests: LibraryTestCase {
  func testPhotosAreInTheOrderOfTime() throws {
    try write("b/two.jpg", "2024:03:05 10:00:00")
    try write("a/one.jpg", "2021:12:31 23:59:59")
    try write("three.png", "no date", modified: 1_735_689_600)
    try write("notes.txt", "2020:01:01 00:00:00")
    try write(".hidden/four.jpg", "2020:01:01 00:00:00")
    let database = try open()
    let summary = try index(database)
    XCTAssertEqual(try names(database), ["a/one.jpg", "b/two.jpg", "three.png"])
    XCTAssertEqual([summary.photoCount, summary.readCount, summary.addedCount, summary.removedCount], [3, 3, 3, 0])
    let sections = try database.timeline().sections(by: .month)
    XCTAssertEqual(sections.map { [$0.year, $0.month, $0.day] }, [[2021, 12, nil], [2024, 3, nil], [2025, 1, nil]])
    XCTAssertEqual(try database.timeline(isNewestFirst: true).sections(by: .year).map(\.year), [2025, 2024, 2021])
    try assertIntact(database)
  }

  func testUnchangedFilesAreNotReadAgain() throws {
    for number in 0..<600 { try write("\(number % 3)/\(number).jpg", "photo \(number)") }
    let database = try open()
    var steps: [IndexProgress] = []
    try indexer(database).index([root], progress: { steps.append($0) })
    XCTAssertEqual(steps.last, IndexProgress(step: .finished, done: 600, total: 600, remaining: 0))
    XCTAssertEqual(steps.filter { $0.step == .reading }.map(\.done), [256, 600])
    XCTAssertEqual(try index(database).readCount, 0)
    database.close()
    XCTAssertEqual(try index(open()).readCount, 0, "another start")
    try write("1/1.jpg", "another photo")
    XCTAssertEqual(try index(open()).readCount, 1)
  }

  func testACancelledPassContinues() throws {
    for number in 0..<600 { try write("\(number).jpg", "photo \(number)") }
    let database = try open()
    let limit = LibraryIndexer.batchSize
    let written = Counter()
    XCTAssertThrowsError(
      try indexer(database).index(
        [root], progress: { if $0.step == .reading { written.value = $0.done } },
        isCancelled: { written.value >= limit })
    ) { XCTAssertEqual(($0 as? LibraryError)?.kind, .cancelled) }
    XCTAssertEqual(try names(database).count, limit)
    XCTAssertEqual(try index(database).readCount, 600 - limit)
    XCTAssertEqual(try names(database).count, 600)
  }

  private final class Counter: @unchecked Sendable { var value = 0 }

  func testMovedRenamedAndEditedPhotosKeepTheirData() throws {
    for name in ["a", "b", "c", "d", "e", "f"] { try write("\(name).jpg", "photo \(name)", modified: 1_600_000_000) }
    let database = try open()
    try index(database)
    let before = try Dictionary(
      uniqueKeysWithValues: ["a", "b", "c", "d", "e", "f"].map { ($0, try id("\($0).jpg", database)) })
    try database.setFavourite(before.values.sorted(), true)
    try move("a.jpg", "folder/renamed.jpg")
    // Two photos change places.
    try move("b.jpg", "t.jpg")
    try move("c.jpg", "b.jpg")
    try move("t.jpg", "c.jpg")
    // Edited in place, and by a program that writes another file and renames it.
    try write("d.jpg", "photo d, edited", modified: 1_600_000_100)
    try write("new.jpg", "photo e, edited too", modified: 1_600_000_200)
    try move("new.jpg", "e.jpg")
    // Moved, and something else has its path.
    try move("f.jpg", "g.jpg")
    try write("f.jpg", "photo h")
    // A copy is another photo.
    try write("copy.jpg", "photo a")
    try index(database)
    XCTAssertEqual(try id("folder/renamed.jpg", database), before["a"])
    XCTAssertEqual(try id("c.jpg", database), before["b"])
    XCTAssertEqual(try id("b.jpg", database), before["c"])
    XCTAssertEqual(try id("d.jpg", database), before["d"])
    XCTAssertEqual(try id("e.jpg", database), before["e"])
    XCTAssertEqual(try id("g.jpg", database), before["f"])
    XCTAssertFalse(before.values.contains(try id("f.jpg", database)))
    XCTAssertFalse(before.values.contains(try id("copy.jpg", database)))
    XCTAssertEqual(try names(database, .favourites).count, 6)
    try assertIntact(database)
  }

  func testADeletedPhotoThatComesBackIsTheSame() throws {
    try write("a.jpg", "photo a")
    let database = try open()
    try index(database)
    let photo = try id("a.jpg", database)
    try database.setFavourite([photo], true)
    try move("a.jpg", "../outside.jpg")
    XCTAssertEqual(try index(database).removedCount, 1)
    XCTAssertEqual(try names(database), [])
    XCTAssertEqual(try database.count(.favourites), 0)
    try move("../outside.jpg", "elsewhere/b.jpg")
    try index(database)
    XCTAssertEqual(try id("elsewhere/b.jpg", database), photo)
    XCTAssertEqual(try names(database, .favourites), ["elsewhere/b.jpg"])
  }

  /// A folder that was moved, and that a link replaces: the old paths still lead to the files.
  func testAMovedFolderWithALinkAtItsOldPlace_keepsItsData() throws {
    for isWatched in [false, true] {
      let (old, new) = ("old \(isWatched)", "new \(isWatched)")
      try write("\(old)/a.jpg", "photo a \(isWatched)")
      let database = try open()
      try index(database)
      let photo = try id("\(old)/a.jpg", database)
      try database.setFavourite([photo], true)
      try move(old, new)
      try FileManager.default.createSymbolicLink(
        at: photos.appendingPathComponent(old), withDestinationURL: photos.appendingPathComponent(new))
      if isWatched {
        try indexer(database).update(
          [root.appending(FilePath(old))], newFolders: [root.appending(FilePath(new))])
      } else {
        try index(database)
      }
      XCTAssertEqual(try id("\(new)/a.jpg", database), photo, "\(isWatched)")
      XCTAssertEqual(try names(database, .favourites), ["\(new)/a.jpg"])
      try database.setFavourite([photo], false)
      database.close()
    }
  }

  /// The folder that the user opened has another name, so it counts as a disk that is not connected.
  func testARenamedRoot_keepsItsData() throws {
    try write("old/a.jpg", "photo a")
    let database = try open()
    try indexer(database).index([root.appending("old")])
    let photo = try id("old/a.jpg", database)
    try database.setFavourite([photo], true)
    try move("old", "new")
    try indexer(database).index([root.appending("old"), root.appending("new")])
    XCTAssertEqual(try id("new/a.jpg", database), photo)
    XCTAssertEqual(try names(database, .favourites), ["new/a.jpg"])
    try assertIntact(database)
  }

  /// A copy of a photo before an edit is not the photo.
  func testABackupCopyAndAnEdit_inOnePass() throws {
    for number in 0..<4 {
      // The order of the listing decides which of them is seen first.
      let (name, copy) = ("\(number).jpg", "\(number % 2 == 0 ? "a" : "z")\(number).jpg")
      try write(name, "photo \(number)")
      let database = try open()
      try index(database)
      let photo = try id(name, database)
      try FileManager.default.copyItem(
        at: photos.appendingPathComponent(name), to: photos.appendingPathComponent(copy))
      touch(copy, 1_700_000_000)
      try write(name, "photo \(number), edited", modified: 1_700_000_100)
      try index(database)
      XCTAssertEqual(try id(name, database), photo)
      XCTAssertNotEqual(try id(copy, database), photo)
      database.close()
    }
  }

  /// The system gives a disk another number when it is connected again, and FAT gives its files other numbers.
  func testADiskWithAnotherNumber_isNotReadAgain() throws {
    for number in 0..<5 { try write("\(number).jpg", "photo \(number)") }
    let database = try open()
    try index(database)
    let photo = try id("3.jpg", database)
    try database.write { db in
      try db.execute(
        sql: "UPDATE root SET device = device + 1; UPDATE file SET device = device + 1, inode = inode + 1000")
    }
    XCTAssertEqual(try index(database).readCount, 0)
    // The numbers are the present ones, so a moved file is recognized.
    try move("3.jpg", "moved.jpg")
    XCTAssertEqual(try index(database).movedCount, 1)
    XCTAssertEqual(try id("moved.jpg", database), photo)
  }

  /// The mount point of a disk that is not connected may have folders.
  func testAMountPointWithFolders_isNoDisk() throws {
    try write("trip/a.jpg", "photo a")
    let database = try open()
    try index(database)
    try database.write { db in
      try db.execute(sql: "UPDATE root SET device = device + 1; UPDATE file SET device = device + 1")
    }
    delete("trip/a.jpg")
    XCTAssertEqual(try index(database).removedCount, 0)
    XCTAssertEqual(try database.count(.state(.offline)), 1)
  }

  func testATimeInTheFuture_isNotReadAgain() throws {
    try write("a.jpg", "photo a", modified: 2_900_000_000)
    let database = try open()
    XCTAssertEqual(try index(database).readCount, 1)
    XCTAssertEqual(try index(database).readCount, 0)
  }

  /// Photos are put back from the trash while a pass reads their files.
  func testAPhotoThatIsPutBackDuringAPass_isTheSame() throws {
    struct Reader: PhotoMetadataReading {
      let database: LibraryDatabase
      func metadata(of file: RegularFile) -> PhotoMetadata {
        try? database.write { db in try db.execute(sql: "UPDATE file SET isPresent = 1; UPDATE photo SET state = 0") }
        return TextReader().metadata(of: file)
      }
    }
    try write("a.jpg", "photo a")
    let database = try open()
    try index(database)
    let photo = try id("a.jpg", database)
    try database.write { db in
      try db.execute(sql: "UPDATE file SET isPresent = 0; UPDATE photo SET state = 3")
    }
    try LibraryIndexer(database, reader: Reader(database: database)).index([root])
    XCTAssertEqual(try id("a.jpg", database), photo)
    try assertIntact(database)
  }

  func testEqualAndEmptyFiles_areFoundInTheIndexOfContents() throws {
    for number in 0..<80 { try write("\(number).jpg", number % 2 == 0 ? "" : "the same") }
    let database = try open()
    try index(database)
    let moved = try (0..<20).map { try id("\($0).jpg", database) }
    try database.setFavourite(moved, true)
    for number in 0..<20 { try move("\(number).jpg", "moved/\(number).jpg") }
    try index(database)
    XCTAssertEqual(try (0..<20).map { try id("moved/\($0).jpg", database) }, moved)
    let plan = try database.read { db in
      try Row.fetchAll(
        db, sql: "EXPLAIN QUERY PLAN SELECT photo FROM file WHERE key = 1 AND size = 2 AND NOT isPresent")
    }.map { try $0.text(3) }.joined()
    XCTAssertTrue(plan.contains("fileGoneKey"), plan)
  }

  /// The sizes of a reader that knows no limit are no damage of the database.
  func testHostileSizes_areNoDamage() throws {
    struct HugeReader: PhotoMetadataReading {
      func metadata(of file: RegularFile) -> PhotoMetadata {
        var metadata = PhotoMetadata()
        (metadata.width, metadata.height, metadata.orientation) = (Int.max, -5, 99)
        (metadata.latitude, metadata.longitude) = (.nan, .infinity)
        return metadata
      }
    }
    try write("a.jpg", "photo a")
    let database = try open()
    try LibraryIndexer(database, reader: HugeReader()).index([root])
    XCTAssertEqual(try names(database), ["a.jpg"])
    let item = try XCTUnwrap(database.photos([try id("a.jpg", database)]).first)
    XCTAssertEqual([item.width, item.height, item.orientation], [Int(Int32.max), 0, 1])
    XCTAssertNil(item.latitude)
    XCTAssertFalse(try database.rebuildIfNeeded())
    XCTAssertEqual(messages.all, [])
  }

  func testADiskThatGoesAndComesBack() throws {
    try write("disk/a.jpg", "photo a")
    try write("home/b.jpg", "photo b")
    let database = try open()
    let roots = [root.appending("disk"), root.appending("home")]
    try indexer(database).index(roots)
    let photo = try id("disk/a.jpg", database)
    try move("disk", "../unplugged")
    let summary = try indexer(database).index(roots)
    XCTAssertEqual(summary.problems.count, 1)
    XCTAssertEqual(summary.removedCount, 0, "its photos wait for it")
    XCTAssertEqual(try names(database), ["home/b.jpg"])
    XCTAssertEqual(try database.count(.state(.offline)), 1)
    try move("../unplugged", "disk")
    XCTAssertEqual(try indexer(database).index(roots).readCount, 0)
    XCTAssertEqual(try id("disk/a.jpg", database), photo)
    // A folder that the user removes from the library.
    try indexer(database).index([roots[1]])
    XCTAssertEqual(try names(database), ["home/b.jpg"])
    XCTAssertEqual(try database.count(.state(.missing)), 1)
    try assertIntact(database)
  }

  /// A clock that is set back or forward deletes nothing early, and keeps nothing for years.
  func testMissingPhotosAreKeptForSomeTime_alsoIfTheClockIsSet() throws {
    let day: Int64 = 86_400
    let present: Int64 = 1_800_000_000
    let ahead = present + 10_000 * day
    let database = try open()
    func index(at time: Int64) throws {
      let zone = try XCTUnwrap(TimeZone(identifier: "UTC"))
      try LibraryIndexer(database, reader: TextReader(), zone: zone, now: { time }).index([root])
    }
    for (start, times) in [
      (present, [present - 400 * day, present - 400 * day + 29 * day]), (ahead, [present, present + 29 * day]),
      (present, [present + 29 * day]),
    ] {
      try write("a.jpg", "photo a")
      try index(at: start)
      XCTAssertEqual(try database.count(.state(.missing)), 0)
      delete("a.jpg")
      try index(at: start)
      for time in times {
        try index(at: time)
        XCTAssertEqual(try database.count(.state(.missing)), 1, "after \(start) at \(time)")
      }
      try index(at: (times.last ?? start) + 2 * day)
      XCTAssertEqual(try database.count(.state(.missing)), 0, "after \(start): it was missing for 31 days")
    }
    try assertIntact(database)
  }

  func testLinksDoNotLeadInCircles() throws {
    try write("a/one.jpg", "photo 1")
    XCTAssertEqual(symlink(photos.path, photos.appendingPathComponent("a/up").path), 0)
    XCTAssertEqual(symlink("itself.jpg", photos.appendingPathComponent("a/itself.jpg").path), 0)
    XCTAssertEqual(symlink("/dev/zero", photos.appendingPathComponent("a/zero.jpg").path), 0)
    XCTAssertEqual(symlink("one.jpg", photos.appendingPathComponent("a/link.jpg").path), 0)
    XCTAssertEqual(mkfifo(photos.appendingPathComponent("a/pipe.jpg").path, 0o600), 0)
    let database = try open()
    try indexer(database).index([root, root.appending("a"), root])
    XCTAssertEqual(Set(try names(database)), ["a/one.jpg", "a/link.jpg"])
  }

  func testASecondInstanceReads() throws {
    try write("a.jpg", "photo a")
    let first = try open()
    try index(first)
    let second = try open()
    XCTAssertFalse(second.ownsIndex)
    XCTAssertThrowsError(try index(second)) { XCTAssertEqual(($0 as? LibraryError)?.kind, .notOwner) }
    XCTAssertEqual(try names(second), ["a.jpg"])
    // Both change favourites and albums, in turn.
    let photo = try id("a.jpg", first)
    let album = try second.createAlbum(named: "Both")
    try first.arrange([photo], in: album)
    try second.setFavourite([photo], true)
    for database in [first, second] {
      XCTAssertEqual(try names(database, .favourites), ["a.jpg"])
      XCTAssertEqual(try names(database, .album(album)), ["a.jpg"])
      XCTAssertEqual(try database.userData().albums[album]?.photos, [photo])
    }
  }

  func testAFileThatIsBeingWrittenIsReadAgain() throws {
    let now = Int(Date().timeIntervalSince1970)
    try write("a.jpg", "2024:01:01 00:00:00", modified: now)
    let database = try open()
    try index(database)
    // The same size and the same time, within the resolution of the file system.
    try write("a.jpg", "2025:01:01 00:00:00", modified: now)
    try index(database)
    XCTAssertEqual(try database.timeline().sections(by: .year).map(\.year), [2025])
  }

  /// If two files with the same content exchange their paths, favorites stay with the files, not with the paths.
  func testEqualFilesThatChangePlaces() throws {
    try write("a.jpg", "the same", modified: 1_600_000_000)
    try write("b.jpg", "the same", modified: 1_600_000_060)
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

  /// Random operations on files, compared with a model that contains the photo of each file.
  func testRandomFileOperations() throws {
    for seed in SeedRun(release: 20, debug: 4) {
      try tearDownWithError()
      try setUpWithError()
      try randomOperations(seed)
    }
  }

  private func randomOperations(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var database = try open()
    /// The identifier of each path's photo, or nil for photos that have not been indexed yet.
    var model: [String: Int64?] = [:]
    var content = 0
    func text() -> String {
      content += 1
      let day = Int.random(in: 1...28, using: &random)
      return String(format: "%04d:%02d:%02d 12:00:00|", 2000 + content % 20, 1 + content % 12, day)
        + "|\(seed) \(content)"
    }
    func path() -> String { "\(Int.random(in: 0..<5, using: &random))/\(Int.random(in: 0..<400, using: &random)).jpg" }
    for round in 0..<25 {
      var used: Set<String> = []
      for _ in 0..<Int.random(in: 1..<14, using: &random) {
        let present = model.keys.filter { !used.contains($0) }.sorted()
        let target = path()
        guard model[target] == nil, used.insert(target).inserted else { continue }
        let modified = 1_500_000_000 + content * 60
        guard let source = present.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 else {
          try write(target, text(), modified: modified)
          model[target] = .some(nil)
          continue
        }
        used.insert(source)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          delete(source)
          model[source] = nil
        case 1: try write(source, text(), modified: modified)
        case 2:
          try write("new.tmp", text(), modified: modified)
          try move("new.tmp", source)
        case 3:
          guard let other = present.filter({ $0 != source && !used.contains($0) }).randomElement(using: &random) else {
            continue
          }
          used.insert(other)
          try move(source, "swap.tmp")
          try move(other, source)
          try move("swap.tmp", other)
          (model[source], model[other]) = (model[other], model[source])
        case 4:
          try FileManager.default.createDirectory(
            at: photos.appendingPathComponent(target).deletingLastPathComponent(), withIntermediateDirectories: true)
          try FileManager.default.copyItem(
            at: photos.appendingPathComponent(source), to: photos.appendingPathComponent(target))
          touch(target, modified)
          model[target] = .some(nil)
        default:
          try move(source, target)
          model[target] = model.removeValue(forKey: source)
        }
      }
      if Int.random(in: 0..<6, using: &random) == 0 {
        database.close()
        database = try open()
      }
      try index(database)
      let timeline = try database.timeline()
      let items = try database.photos(0..<timeline.count, of: timeline)
      XCTAssertEqual(Set(items.map(name)), Set(model.keys), "seed \(seed), round \(round)")
      XCTAssertEqual(
        items.map { $0.taken.seconds }, items.map { $0.taken.seconds }.sorted(), "seed \(seed), round \(round)")
      for item in items {
        if let known = model[name(item)] ?? nil {
          XCTAssertEqual(item.id, known, "seed \(seed), round \(round), \(name(item))")
        }
        model[name(item)] = item.id
      }
      XCTAssertEqual(Set(items.map(\.id)).count, items.count)
      if round % 8 == 0 { try assertIntact(database, "seed \(seed), round \(round)") }
      guard !testRun!.hasBeenSkipped, testRun!.failureCount == 0 else { return }
    }
  }
}
