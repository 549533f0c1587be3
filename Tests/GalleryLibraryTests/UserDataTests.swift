import CoreGraphics
import Foundation
import GRDB
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Favorites and albums: the two places in which they are stored, and the recovery if one of them is damaged.
final class UserDataTests: LibraryTestCase {
  private func library(_ count: Int = 6) throws -> (LibraryDatabase, [Int64]) {
    for number in 0..<count { try write("\(number).jpg", "photo \(number)", modified: 1_600_000_000 + number) }
    let database = try open()
    try index(database)
    return (database, try (0..<count).map { try id("\($0).jpg", database) })
  }

  func testAlbumsKeepTheirOrder() throws {
    let (database, photos) = try library()
    let album = try database.createAlbum(named: "Trip")
    try database.arrange([photos[3], photos[1], photos[3]], in: album)
    try database.arrange([photos[5], photos[0]], in: album, before: photos[1])
    XCTAssertEqual(try names(database, .album(album)), ["3.jpg", "5.jpg", "0.jpg", "1.jpg"])
    try database.arrange([photos[1], photos[5]], in: album, before: photos[3])
    XCTAssertEqual(try names(database, .album(album)), ["1.jpg", "5.jpg", "3.jpg", "0.jpg"])
    try database.remove([photos[5]], from: album)
    let second = try database.createAlbum(named: "Second")
    try database.arrangeAlbum(second, before: album)
    try database.renameAlbum(album, to: "Journey")
    XCTAssertEqual(try database.albums().map(\.name), ["Second", "Journey"])
    XCTAssertEqual(try database.albums().last?.cover, photos[1])
    delete("1.jpg")
    try index(database)
    XCTAssertEqual(try database.albums().last, .init(id: album, name: "Journey", count: 2, cover: photos[3]))
    try database.deleteAlbum(second)
    XCTAssertEqual(try database.albums().map(\.name), ["Journey"])
    database.close()
    XCTAssertEqual(try names(open(), .album(album)), ["3.jpg", "0.jpg"])
    XCTAssertEqual(messages.all, [])
  }

  func testALostDatabaseTakesNothingAlong() throws {
    let (database, photos) = try library()
    try database.setFavourite([photos[0], photos[2]], true)
    let album = try database.createAlbum(named: "Trip")
    try database.arrange([photos[4], photos[2]], in: album)
    database.close()
    // Moved, edited and deleted while there is no database.
    try move("0.jpg", "moved.jpg")
    try write("2.jpg", "photo 2, edited")
    delete("5.jpg")
    try FileManager.default.removeItem(at: location.index)
    let again = try open()
    XCTAssertEqual(try names(again), [])
    try index(again)
    XCTAssertEqual(Set(try names(again, .favourites)), ["moved.jpg", "2.jpg"])
    XCTAssertEqual(try names(again, .album(album)), ["4.jpg", "2.jpg"])
    XCTAssertEqual(try id("2.jpg", again), photos[2])
    XCTAssertEqual(Set(try names(again)), ["moved.jpg", "1.jpg", "2.jpg", "3.jpg", "4.jpg"])
    try assertIntact(again)
  }

  /// Two databases with one journal: the cache was deleted while another instance ran, or two machines share the journal.
  func testTwoDatabasesWithOneJournal_markTheSamePhotos() throws {
    let (first, _) = try library()
    // The same numbers would be other photos here.
    try write("early.jpg", "photo early", modified: 1_500_000_000)
    var otherLocation = location
    otherLocation.index = work.appendingPathComponent("other index")
    let messages = messages
    let second = try LibraryDatabase(otherLocation) { messages.add($0) }
    try index(second)
    XCTAssertTrue(
      Set(try second.photos(0..<7, of: second.timeline()).map(\.id))
        .isDisjoint(with: try first.photos(0..<6, of: first.timeline()).map(\.id)))
    try first.setFavourite([try id("2.jpg", first)], true)
    let album = try first.createAlbum(named: "Trip")
    try first.arrange([try id("4.jpg", first), try id("0.jpg", first)], in: album)
    try second.setFavourite([try id("5.jpg", second)], true)
    XCTAssertEqual(Set(try names(second, .favourites)), ["2.jpg", "5.jpg"])
    XCTAssertEqual(try names(second, .album(album)), ["4.jpg", "0.jpg"])
    XCTAssertEqual(try names(second).count, 7)
    try index(second)
    try assertIntact(second)
    XCTAssertEqual(try names(second, .search(PhotoSearch("2.jpg"))), ["2.jpg"])
    try first.setFavourite([try id("1.jpg", first)], true)
    XCTAssertEqual(Set(try names(first, .favourites)), ["1.jpg", "2.jpg", "5.jpg"])
    XCTAssertEqual(try names(first, .album(album)), ["4.jpg", "0.jpg"])
    try assertIntact(first)
  }

  /// A number of the journal that another photo has in the database, as earlier versions gave them.
  func testANumberOfAnotherPhoto_isNotUsed() throws {
    let (database, photos) = try library()
    try database.setFavourite([photos[2]], true)
    database.close()
    let queue = try DatabaseQueue(path: location.databaseFile.path)
    try queue.write { db in
      // The database without the change, in which the number is another photo.
      try db.execute(
        sql: "DELETE FROM favourite; UPDATE meta SET value = 0 WHERE name = 'appliedUserData' OR name LIKE 'journal%'")
      try db.execute(sql: "UPDATE file SET name = 'x' WHERE photo = ?", arguments: [photos[2]])
      try db.execute(
        sql: "UPDATE file SET name = '2.jpg', key = (SELECT key FROM file WHERE photo = ?1) WHERE photo = ?2",
        arguments: [photos[2], photos[3]])
      try db.execute(sql: "UPDATE file SET name = '3.jpg', key = key + 1 WHERE photo = ?", arguments: [photos[2]])
    }
    try queue.close()
    let again = try open()
    XCTAssertEqual(try names(again, .favourites), ["2.jpg"])
    XCTAssertEqual(try id("2.jpg", again), photos[2])
    XCTAssertEqual(Set(try names(again)), Set((0..<6).map { "\($0).jpg" }))
    try assertIntact(again)
  }

  /// A change reads the database while it holds the journal, and a rebuild reads the journal.
  func testARebuildDuringChanges_ends() throws {
    let (database, photos) = try library()
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      for _ in 0..<20 { try? database.rebuild(because: LibraryError(.damaged, "the test says so")) }
      done.signal()
    }
    DispatchQueue.global().async {
      for number in 0..<200 { try? database.setFavourite([photos[number % 6]], number % 3 == 0) }
      done.signal()
    }
    for _ in 0..<2 { XCTAssertEqual(done.wait(timeout: .now() + 120), .success, "the locks wait for each other") }
  }

  /// The places of scattered photos are restored by few changes, because each costs the whole album.
  func testScatteredPhotosOfAnAlbum_areRestoredAtOnce() throws {
    let (database, photos) = try library(60)
    let album = try database.createAlbum(named: "Trip")
    try database.arrange(photos, in: album)
    let before = try names(database, .album(album))
    let removed = photos.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let inverse = try database.change { _ in [.remove(album, removed)] }
    XCTAssertEqual(try database.count(.album(album)), 30)
    XCTAssertLessThanOrEqual(inverse.count, 16)
    try database.change { _ in inverse }
    XCTAssertEqual(try names(database, .album(album)), before)
  }

  /// A large journal is not read before the first screen, and nothing of it is lost.
  func testALargeJournalIsReadLater() throws {
    let (database, photos) = try library()
    let name = "folder /" + String(repeating: "a", count: 200)
    try database.change((0..<1500).map { .order("\(name) \($0)", 1) })
    try database.setFavourite([photos[1]], true)
    database.close()
    XCTAssertGreaterThan(try Data(contentsOf: location.journalFile).count, 1 << 18)
    let second = try open()
    XCTAssertEqual(second.journal.number, 0, "it was not read")
    XCTAssertEqual(try names(second, .favourites), ["1.jpg"])
    try second.setFavourite([photos[2]], true)
    XCTAssertEqual(try second.userData().orders.count, 1500)
    XCTAssertEqual(try second.userData().favourites, [photos[1], photos[2]])
    second.close()
    // Damage is found when the library is opened, because the file has another time.
    var data = try Data(contentsOf: location.journalFile)
    data[data.count / 2] ^= 1
    try data.write(to: location.journalFile)
    let third = try open()
    XCTAssertGreaterThan(third.journal.number, 0)
    try third.setFavourite([photos[3]], true)
    XCTAssertEqual(messages.all.count, 1)
    XCTAssertEqual(try third.userData().orders.count, 1500)
    third.close()
    try (try Data(contentsOf: location.journalFile) + Data("12345678 99".utf8)).write(to: location.journalFile)
    let fourth = try open()
    XCTAssertGreaterThan(fourth.journal.number, 0)
    XCTAssertEqual(Set(try names(fourth, .favourites)), ["1.jpg", "2.jpg", "3.jpg"])
  }

  /// An earlier version did not record the properties of the file in the database.
  func testAJournalOfAnEarlierVersionIsReadOnce() throws {
    let (database, photos) = try library()
    try database.setFavourite([photos[1]], true)
    try database.write { db in try db.execute(sql: "DELETE FROM meta WHERE name LIKE 'journal%'") }
    database.close()
    let second = try open()
    XCTAssertGreaterThan(second.journal.number, 0)
    second.close()
    let third = try open()
    XCTAssertEqual(third.journal.number, 0, "it was not read")
    XCTAssertEqual(try names(third, .favourites), ["1.jpg"])
  }

  func testEachDamagedJournalIsKept() throws {
    let (database, photos) = try library()
    try database.setFavourite(Array(photos[0..<2]), true)
    database.close()
    var kept: [Data] = []
    for (number, name) in ["user-data.journal.damaged", "user-data.journal.damaged-2"].enumerated() {
      var data = try Data(contentsOf: location.journalFile)
      data[try XCTUnwrap(data.firstIndex(of: UInt8(ascii: "\n"))) + 3] ^= 1
      try data.write(to: location.journalFile)
      kept.append(data)
      let again = try open()
      try again.setFavourite([photos[number + 2]], true)
      again.close()
      XCTAssertEqual(try Data(contentsOf: location.userData.appendingPathComponent(name)), data, name)
    }
    let first = location.userData.appendingPathComponent("user-data.journal.damaged")
    XCTAssertEqual(try Data(contentsOf: first), kept[0])
    XCTAssertEqual(Set(try names(open(), .favourites)), ["0.jpg", "1.jpg", "2.jpg", "3.jpg"])
  }

  func testALostJournalIsWrittenAgain() throws {
    let (database, photos) = try library()
    try database.setFavourite([photos[0]], true)
    let album = try database.createAlbum(named: "Trip")
    try database.arrange([photos[4], photos[2]], in: album)
    database.close()
    try FileManager.default.removeItem(at: location.journalFile)
    let again = try open()
    XCTAssertEqual(messages.all.count, 1, "it is said")
    XCTAssertEqual(try again.userData().favourites, [photos[0]])
    again.close()
    try FileManager.default.removeItem(at: location.index)
    let third = try open()
    try index(third)
    XCTAssertEqual(try names(third, .favourites), ["0.jpg"])
    XCTAssertEqual(try names(third, .album(album)), ["4.jpg", "2.jpg"])
  }

  func testAJournalThatWasCutOffOrDamaged() throws {
    let (database, photos) = try library()
    for photo in photos { try database.setFavourite([photo], true) }
    database.close()
    let whole = try Data(contentsOf: location.journalFile)
    let run = SeedRun(release: 100, debug: 24)
    var random = SeededRandom(seed: 10 &+ run.first)
    for round in 0..<run.count {
      var bytes = whole
      if round % 2 == 0 {
        bytes = whole.prefix(Int.random(in: 0..<whole.count, using: &random))
      } else {
        for _ in 0..<Int.random(in: 1..<4, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      try bytes.write(to: location.journalFile)
      // The database has all of it.
      let again = try open()
      XCTAssertEqual(try names(again, .favourites).count, photos.count, "round \(round)")
      try again.setFavourite([photos[0]], false)
      try again.setFavourite([photos[0]], true)
      XCTAssertEqual(try again.userData().favourites, Set(photos), "round \(round)")
      again.close()
      XCTAssertEqual(try open().userData().favourites, Set(photos), "round \(round)")
      try whole.write(to: location.journalFile)
      try FileManager.default.removeItem(at: location.index)
      try index(open())
    }
  }

  /// The journal has a damaged line, which the database has, and a later one, which it does not have: the process ended between
  /// the two, or another instance with its own index made the change.
  func testADamagedLineBeforeNewOnes_takesNothingAlong() throws {
    let (database, photos) = try library()
    try database.setFavourite([photos[0]], true)
    try database.setFavourite([photos[1]], true)
    var other = location
    other.index = work.appendingPathComponent("other index")
    database.close()
    let second = try LibraryDatabase(other) { _ in }
    try index(second)
    try second.setFavourite([try id("2.jpg", second)], true)
    let album = try second.createAlbum(named: "Trip")
    try second.arrange([try id("3.jpg", second)], in: album)
    second.close()
    var lines = try String(contentsOf: location.journalFile, encoding: .utf8).components(separatedBy: "\n")
    let line = try XCTUnwrap(lines.firstIndex { $0.contains("\"favourite\"") && $0.contains("[\(photos[0])]") })
    lines[line] = "x" + lines[line].dropFirst()
    try lines.joined(separator: "\n").write(to: location.journalFile, atomically: false, encoding: .utf8)
    let again = try open()
    XCTAssertEqual(Set(try names(again, .favourites)), ["0.jpg", "1.jpg", "2.jpg"])
    XCTAssertEqual(try again.albums().map(\.count), [1])
    XCTAssertEqual(messages.all.count, 1, "\(messages.all)")
    XCTAssertEqual(try again.userData().favourites.count, 3)
    again.close()
    // Without the database, the line is lost, which is reported.
    try lines.joined(separator: "\n").write(to: location.journalFile, atomically: false, encoding: .utf8)
    try FileManager.default.removeItem(at: location.index)
    let third = try open()
    XCTAssertEqual(messages.all.count, 2, "\(messages.all)")
    XCTAssertTrue(
      messages.all.last?.hasSuffix("1 change is lost; the file is copied before it is written again") ?? false)
    try index(third)
    XCTAssertEqual(Set(try names(third, .favourites)), ["1.jpg", "2.jpg"])
  }

  func testDatabaseAndJournalAgreeAfterRandomChanges() throws {
    let (database, photos) = try library(20)
    var random = SeededRandom(seed: 4 &+ SeedRun(release: 1, debug: 1).first)
    for _ in 0..<200 {
      let data = try database.userData()
      let some = photos.shuffled(using: &random).prefix(Int.random(in: 0..<6, using: &random)).map { $0 }
      let album = data.albumOrder.randomElement(using: &random) ?? 99
      let next = Bool.random(using: &random) ? photos.randomElement(using: &random) : nil
      switch Int.random(in: 0..<12, using: &random) {
      case 11:
        let runs = [
          UserData.Run(photos: some, next: next), UserData.Run(photos: [photos[some.count]], next: photos[7]),
        ]
        try database.change([.arrangeRuns(album, runs)], marking: some + [photos[some.count]])
      case 10:
        let scope: Timeline.Scope = [.all, .album(album), .folder(root), .album(98)][some.count % 4]
        let key = PhotoOrder.Key.allCases.randomElement(using: &random) ?? .own
        try database.setOrder(PhotoOrder(key: key), of: scope)
      case 0: _ = try database.createAlbum(named: "Album")
      case 1: if data.albums.count > 3 { try database.deleteAlbum(album) }
      case 2: try database.renameAlbum(album, to: "Name \(some.count)")
      case 3: try database.arrangeAlbum(album, before: data.albumOrder.randomElement(using: &random))
      case 4: try database.remove(some, from: album)
      case 5: try database.setFavourite(some, Bool.random(using: &random))
      case 6: try database.rotate(some, by: Int.random(in: -5...5, using: &random))
      default: try database.arrange(some, in: album, before: next)
      }
      let stored = try database.read(database.storedUserData)
      let now = try database.userData()
      XCTAssertEqual(stored.favourites, now.favourites)
      XCTAssertEqual(stored.albums, now.albums)
      XCTAssertEqual(stored.albumOrder, now.albumOrder)
      XCTAssertEqual(stored.turns, now.turns)
      XCTAssertEqual(stored.orders, now.orders)
    }
    let before = try database.userData()
    try database.journal.compact(keepingOld: false)
    database.close()
    let again = try open()
    XCTAssertEqual(try again.userData(), before, "a rewritten journal has the same data")
    XCTAssertEqual(messages.all, [])
  }

  func testAFullDiskChangesNothing() throws {
    let (database, photos) = try library()
    try database.setFavourite([photos[0]], true)
    try database.setOrder(PhotoOrder(key: .size), of: .favourites)
    database.journal.spaceLimit = try Data(contentsOf: location.journalFile).count + 40
    XCTAssertThrowsError(try database.setFavourite([photos[1]], true)) {
      XCTAssertEqual(($0 as? LibraryError)?.kind, .full)
    }
    XCTAssertThrowsError(try database.setOrder(PhotoOrder(key: .name), of: .favourites)) {
      XCTAssertEqual(($0 as? LibraryError)?.kind, .full)
    }
    XCTAssertEqual(try database.order(of: .favourites), PhotoOrder(key: .size))
    XCTAssertEqual(try database.userData().orders.count, 1)
    XCTAssertEqual(try names(database, .favourites), ["0.jpg"])
    XCTAssertEqual(try database.userData().favourites, [photos[0]])
    database.journal.spaceLimit = .max
    try database.setFavourite([photos[2]], true)
    database.close()
    XCTAssertEqual(Set(try names(open(), .favourites)), ["0.jpg", "2.jpg"])
  }

  func testADatabaseWithoutSpace_losesNothing() throws {
    let (database, photos) = try library()
    let album = try database.createAlbum(named: "Trip")
    database.close()
    let pages = try DatabaseQueue(path: location.databaseFile.path).read {
      try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0
    }
    var options = LibraryDatabase.Options()
    // Opening a database writes a page.
    options.maximumPages = pages + 2
    let full = try open(options)
    for number in 0..<2000 { try write("more/\(number).jpg", "photo \(number) of many") }
    XCTAssertThrowsError(try index(full)) { XCTAssertEqual(($0 as? LibraryError)?.kind, .full) }
    XCTAssertGreaterThanOrEqual(try names(full).count, 6)
    // Saved in both places or in none.
    for photo in photos {
      do { try full.arrange([photo], in: album) } catch {
        XCTAssertEqual((error as? LibraryError)?.kind, .full)
      }
      do { try full.setOrder(PhotoOrder(key: .name), of: .folder(root.appending(FilePath("\(photo)")))) } catch {
        XCTAssertEqual((error as? LibraryError)?.kind, .full)
      }
      let stored = try full.read(full.storedUserData)
      XCTAssertEqual(stored.albums, try full.userData().albums)
      XCTAssertEqual(stored.orders, try full.userData().orders)
    }
    full.close()
    let again = try open()
    try index(again)
    XCTAssertEqual(try names(again).count, 2006)
    try assertIntact(again)
  }

  func testRotationsSurviveTheLossOfEitherPlace() throws {
    let (database, photos) = try library()
    try database.rotate([photos[1], photos[3]], by: 1)
    try database.rotate([photos[3], photos[4]], by: -2)
    try database.rotate([photos[1]], by: -1)
    let turns: [Int64: Int] = [photos[3]: 3, photos[4]: 2]
    XCTAssertEqual(try database.userData().turns, turns)
    XCTAssertEqual(try database.photos(photos).map(\.turns), [0, 0, 0, 3, 2, 0])
    let sides = try database.photos([photos[3], photos[4]]).map { [$0.width, $0.height] }
    XCTAssertEqual(sides, [[3, 4], [4, 3]])
    database.close()
    try move("3.jpg", "moved.jpg")
    try FileManager.default.removeItem(at: location.index)
    let second = try open()
    try index(second)
    XCTAssertEqual(try second.photos([id("moved.jpg", second), id("4.jpg", second)]).map(\.turns), [3, 2])
    second.close()
    try FileManager.default.removeItem(at: location.journalFile)
    let third = try open()
    XCTAssertEqual(try third.userData().turns, turns)
    // A rotated photo that is missing is kept, like a favourite.
    delete("4.jpg")
    try index(third)
    try write("again.jpg", "photo 4", modified: 1_600_000_004)
    try index(third)
    XCTAssertEqual(try third.photos([photos[4]]).map(\.turns), [2])
    XCTAssertEqual(messages.all.count, 1)
  }

  func testARotationIsAChangeOfThePhoto() throws {
    let (database, photos) = try library()
    let album = try database.createAlbum(named: "Trip")
    try database.arrange([photos[2], photos[0]], in: album)
    let timelines = try [Timeline.Scope.all, .album(album), .folder(root)].map { try database.timeline($0) }
    try database.rotate([photos[0]], by: 1)
    XCTAssertEqual(try timelines.map { try database.changes(since: $0).changes?.updated }, [[0], [1], [0]])
  }

  func testOrdersSurviveTheLossOfEitherPlace() throws {
    let (database, photos) = try library()
    let album = try database.createAlbum(named: "Trip")
    try database.arrange(photos, in: album)
    let other = try database.createAlbum(named: "Other")
    let orders: [(Timeline.Scope, PhotoOrder)] = [
      (.all, PhotoOrder(key: .oldest)), (.favourites, PhotoOrder(key: .size, grouping: .kind)),
      (.album(album), PhotoOrder(key: .name)), (.folder(root), PhotoOrder(grouping: .camera)),
    ]
    for (scope, order) in orders { try database.setOrder(order, of: scope) }
    try database.setOrder(PhotoOrder(key: .name), of: .search(PhotoSearch("a")))
    try database.setOrder(PhotoOrder(), of: .search(PhotoSearch("b")))
    try database.setOrder(PhotoOrder(key: .name), of: .album(other))
    try database.deleteAlbum(other)
    func check(_ database: LibraryDatabase, line: UInt = #line) throws {
      for (scope, order) in orders { XCTAssertEqual(try database.order(of: scope), order, "\(scope)", line: line) }
      XCTAssertEqual(try database.order(of: .search(PhotoSearch("a"))), PhotoOrder(), line: line)
      XCTAssertEqual(try database.order(of: .album(other)), PhotoOrder(), line: line)
      XCTAssertEqual(try database.userData().orders.count, orders.count, line: line)
    }
    try check(database)
    database.close()
    try FileManager.default.removeItem(at: location.index)
    let second = try open()
    try check(second)
    second.close()
    try FileManager.default.removeItem(at: location.journalFile)
    let third = try open()
    try check(third)
    try third.rebuild(because: LibraryError(.damaged, "the test says so"))
    try check(third)
    third.close()
    XCTAssertEqual(messages.all.count, 2, "\(messages.all)")
  }

  /// An album with photos of a folder that the user opened would be empty if the library forgot the folder.
  func testFoldersSurviveTheLossOfEitherPlace() throws {
    let opened = work.appendingPathComponent("opened ä")
    try write("../opened ä/a.jpg", "photo a")
    try write("b.jpg", "photo b")
    let roots = [root, FilePath(opened)]
    let database = try open()
    try indexer(database).index(roots)
    XCTAssertEqual(try database.roots(), roots)
    let photo = try XCTUnwrap(database.photos(0..<2, of: database.timeline()).first { $0.fileName == "a.jpg" }).id
    let album = try database.createAlbum(named: "Trip")
    try database.arrange([photo], in: album)
    let number = database.journal.number
    try indexer(database).index(roots)
    XCTAssertEqual(database.journal.number, number, "a folder is recorded once")
    database.close()
    try FileManager.default.removeItem(at: location.index)
    let second = try open()
    XCTAssertEqual(try second.roots(), roots)
    try indexer(second).index(second.roots())
    XCTAssertEqual(try second.albums().map(\.count), [1])
    second.close()
    try FileManager.default.removeItem(at: location.journalFile)
    let third = try open()
    XCTAssertEqual(try third.userData().folders, roots.map(\.url.absoluteString))
    third.close()
    try FileManager.default.removeItem(at: location.index)
    let fourth = try open()
    XCTAssertEqual(try fourth.roots(), roots)
    fourth.close()
    XCTAssertEqual(messages.all.count, 1, "\(messages.all)")
  }

  /// Versions 1 to 3 of the database had the orders, and the journal did not.
  func testTheOrdersOfAnOlderDatabaseAreAddedToTheJournal() throws {
    var older = LibraryDatabase.Options()
    older.schema.migrations = Array(older.schema.migrations.prefix(3))
    let before = try open(older)
    let album = try before.createAlbum(named: "Trip")
    try before.write { db in
      try db.execute(
        sql: """
          INSERT INTO meta VALUES ('order', 2), ('order favourites', 3), ('order album \(album)', 4),
            ('order album 5', 4), ('order search', 0), ('order folder file:///a%20b', 19)
          """)
    }
    before.close()
    let text = try String(contentsOf: location.journalFile, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "user data 6\n", with: "user data 2\n").utf8).write(to: location.journalFile)
    func check(_ database: LibraryDatabase, favourites: PhotoOrder = PhotoOrder(key: .name), line: UInt = #line) throws
    {
      XCTAssertEqual(try database.order(of: .all), PhotoOrder(key: .oldest), line: line)
      XCTAssertEqual(try database.order(of: .favourites), favourites, line: line)
      XCTAssertEqual(try database.order(of: .album(album)), PhotoOrder(key: .size), line: line)
      let folder = FilePath("/a b")
      XCTAssertEqual(
        try database.order(of: .folder(folder)), PhotoOrder(key: .name, grouping: .camera), "\(folder.url)", line: line)
      XCTAssertEqual(try database.userData().orders.count, 4, line: line)
    }
    let first = try open()
    try check(first)
    // The process ended after the journal was written and before the database was, and another one changed an order.
    try first.setOrder(PhotoOrder(key: .oldest), of: .favourites)
    let number = first.journal.number
    first.close()
    let queue = try DatabaseQueue(path: location.databaseFile.path)
    try queue.write { db in
      try db.execute(sql: "UPDATE listOrder SET value = 3 WHERE name = 'favourites'")
      try db.execute(sql: "INSERT INTO meta VALUES ('hasUnsavedOrders', 1)")
      try db.execute(sql: "UPDATE meta SET value = ? WHERE name = 'appliedUserData'", arguments: [number - 1])
    }
    try queue.close()
    let second = try open()
    try check(second, favourites: PhotoOrder(key: .oldest))
    XCTAssertEqual(second.journal.number, number, "nothing was missing")
    second.close()
    try FileManager.default.removeItem(at: location.index)
    let third = try open()
    try check(third, favourites: PhotoOrder(key: .oldest))
    third.close()
    XCTAssertEqual(messages.all, [])
  }

  /// Programs that do not know rotations and orders refuse a journal that contains them.
  func testAJournalOfAnEarlierVersionIsConvertedBeforeItIsChanged() throws {
    let (database, photos) = try library()
    try database.setFavourite([photos[0]], true)
    database.close()
    var text = try String(contentsOf: location.journalFile, encoding: .utf8)
    XCTAssertTrue(text.hasPrefix("tessera-gallery user data 6\n"))
    text = text.replacingOccurrences(of: "user data 6\n", with: "user data 1\n")
    try Data(text.utf8).write(to: location.journalFile)
    let second = try open()
    XCTAssertEqual(try String(contentsOf: location.journalFile, encoding: .utf8), text, "reading changes nothing")
    try second.rotate([photos[1]], by: 1)
    XCTAssertTrue(
      try String(contentsOf: location.journalFile, encoding: .utf8).hasPrefix("tessera-gallery user data 6\n"))
    second.close()
    let third = try open()
    XCTAssertEqual(try third.userData().turns, [photos[1]: 1])
    XCTAssertEqual(try third.userData().favourites, [photos[0]])
    XCTAssertEqual(messages.all, [])
  }

  /// The opposite of a change restores the data, and of several, in the opposite order.
  func testTheOppositeOfAChangeRestoresTheData() throws {
    var random = SeededRandom(seed: 20 &+ SeedRun(release: 1, debug: 1).first)
    var data = UserData()
    for round in 0..<600 {
      let before = data
      var inverse: [UserDataChange] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let photos = (1...12).map(Int64.init).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
        let album = Int64.random(in: 1...4, using: &random)
        let next = Bool.random(using: &random) ? Int64.random(in: 1...12, using: &random) : nil
        let change: UserDataChange
        switch Int.random(in: 0..<12, using: &random) {
        case 11:
          let others = (1...12).map(Int64.init).shuffled(using: &random).prefix(3)
          change = .arrangeRuns(
            album, [UserData.Run(photos: Array(photos), next: next), UserData.Run(photos: Array(others), next: nil)])
        case 10:
          change = .order(["library", "album \(album)"][photos.count % 2], Int64.random(in: 0...4, using: &random))
        case 0, 1: change = .createAlbum(album, "Album \(round)")
        case 2: change = .deleteAlbum(album)
        case 3: change = .renameAlbum(album, "Name \(round)")
        case 4: change = .arrangeAlbum(album, before: Int64.random(in: 1...4, using: &random))
        case 5: change = .remove(album, Array(photos))
        case 6: change = .turn(Array(photos), Int.random(in: 0...3, using: &random))
        case 7: change = .favourite(Array(photos), Bool.random(using: &random))
        default: change = .arrange(album, Array(photos), before: next)
        }
        inverse = data.inverse(of: change) + inverse
        data.apply(change)
      }
      var restored = data
      for change in inverse { restored.apply(change) }
      XCTAssertEqual(restored, before, "round \(round)")
      guard testRun?.failureCount == 0 else { return }
    }
    XCTAssertGreaterThan(data.albums.count, 0)
  }

  /// Marks of earlier versions have a line each.
  func testLinesOfEarlierVersionsAreRead() throws {
    let (database, photos) = try library(2)
    database.close()
    func line(_ number: Int, _ json: String) -> String {
      "\(String(Checksum.crc32("\(number) \(json)".utf8), radix: 16)) \(number) \(json)\n"
    }
    let url = root.appending("gone/a b.jpg").url.absoluteString
    let text =
      "tessera-gallery user data 3\n"
      + line(7, "{\"mark\":{\"_0\":5,\"_1\":{\"key\":12,\"size\":3,\"url\":\"\(url)\"}}}")
      + line(8, "{\"favourite\":{\"_0\":[5,\(photos[0])],\"_1\":true}}")
    try Data(text.utf8).write(to: location.journalFile)
    let second = try open()
    XCTAssertEqual(try names(second, .favourites), ["0.jpg"])
    XCTAssertEqual(try second.userData().marks, [5: UserData.Mark(key: 12, size: 3, url: url)])
    try second.setFavourite([photos[1]], true)
    let marks = try second.userData().marks
    XCTAssertEqual(Set(marks.keys), [5, photos[1]])
    second.close()
    let third = try open()
    XCTAssertEqual(try third.userData().marks, marks, "the marks of a folder have one line")
    XCTAssertEqual(try third.userData().favourites, [5, photos[0], photos[1]])
    XCTAssertEqual(messages.all, [])
  }

  /// Photos that were removed from many places of an album return with one change, and so with one pass over the album.
  func testAScatteredRemovalIsUndoneByOneChange() throws {
    let (database, photos) = try library(60)
    let album = try database.createAlbum(named: "Trip")
    let order = Array(photos.reversed())
    try database.arrange(order, in: album)
    let removed = stride(from: 0, to: 60, by: 2).map { order[$0] }
    let inverse = try database.change { _ in [.remove(album, removed)] }
    XCTAssertEqual(inverse.count, 1)
    XCTAssertEqual(try database.userData().albums[album]?.photos.count, 30)
    // What was changed meanwhile is kept.
    try database.remove([order[1]], from: album)
    let again = try database.change { _ in inverse }
    XCTAssertEqual(again.count, 1)
    // The first run follows the photo that is not in the album any more, so it is at the end.
    let expected = Array(order[2...]) + [order[0]]
    XCTAssertEqual(try database.userData().albums[album]?.photos, expected)
    XCTAssertEqual(try database.read(database.storedUserData).albums[album]?.photos, expected)
  }

  /// Photos that are deleted permanently are removed from all albums with one pass over each.
  func testAllUserDataOfManyPhotosIsRemoved() {
    var data = UserData()
    let photos = Array(1...Int64(20_000))
    for album in 1...Int64(20) {
      data.apply(.createAlbum(album, "Album"))
      data.apply(.arrange(album, photos, before: nil))
    }
    data.apply(.favourite(photos, true))
    data.apply(.turn(photos, 1))
    data.apply(.unmark(Array(photos.dropFirst(2))))
    XCTAssertEqual(data.favourites, [1, 2])
    XCTAssertEqual(data.turns, [1: 1, 2: 1])
    XCTAssertEqual(data.albums.values.map(\.photos), Array(repeating: [1, 2], count: 20))
  }

  func testAJournalWithLongNames_isNotRewrittenByEachChange() throws {
    let journal = UserDataJournal(work.appendingPathComponent("long.journal"))
    let name = String(repeating: "%E5%86%99", count: 45)
    let marks = (0..<4000).map {
      (Int64($0), UserData.Mark(key: 1, size: 1, url: "file:///photos/\(name)\($0).jpg"))
    }
    _ = try journal.append(UserData.changes(recording: marks))
    XCTAssertTrue(try journal.compactIfLarge())
    _ = try journal.append([.favourite([1], true)])
    XCTAssertFalse(try journal.compactIfLarge())
  }

  /// The file is rewritten before it is too large to be read again.
  func testAJournalAtItsLimitIsRewritten() throws {
    let file = work.appendingPathComponent("small.journal")
    let journal = UserDataJournal(file, maximumSize: 40_000)
    let marks = (0..<200).map { (Int64($0), UserData.Mark(key: 1, size: 1, url: "file:///photos/\($0).jpg")) }
    for round in 0..<40 {
      let changed = marks.map { ($0.0, UserData.Mark(key: Int64(round), size: 1, url: $0.1.url)) }
      _ = try journal.append(UserData.changes(recording: changed))
    }
    XCTAssertEqual(journal.data.marks[199]?.key, 39)
    let again = UserDataJournal(file)
    try again.refresh()
    XCTAssertEqual(again.data, journal.data)
    XCTAssertEqual(again.number, journal.number)
    XCTAssertLessThanOrEqual(try Data(contentsOf: file).count, 40_000)
  }
}
