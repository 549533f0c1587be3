import CoreGraphics
import Foundation
import GRDB
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Timelines: positions, pages, sections, changes and searches.
final class TimelineTests: LibraryTestCase {
  /// Adds photos without files.
  private func insert(_ times: [(id: Int64, taken: Int64)], _ database: LibraryDatabase) throws {
    try database.write { db in
      if try FolderTree.number(FilePath("/photos"), db) == nil {
        try db.execute(sql: "INSERT INTO folder (id, path) VALUES (1, '/photos')")
        try FolderTree.addAll(db)
      }
      for (id, taken) in times {
        try db.execute(
          sql: "INSERT INTO photo VALUES (?, 0, ?, 1, 4, 3, 1, NULL, NULL, NULL, NULL, 0)", arguments: [id, taken])
        try db.execute(
          sql: "INSERT INTO file VALUES (?, 1, ?, 1, 0, 0, 0, 0, 0, ?)", arguments: [id, "\(id).jpg", id])
      }
    }
  }

  private func ids(_ timeline: Timeline, _ database: LibraryDatabase) throws -> [Int64] {
    try database.photos(0..<timeline.count, of: timeline).map(\.id)
  }

  func testTheFirstFavouriteOfDays_isTheFirstOfTheTimeline() throws {
    let database = try open()
    var random = SeededRandom(seed: 3)
    let start = CivilTime(year: 2023, month: 11, day: 20)!.seconds
    let times = (1...300).map { (id: Int64($0), taken: start + Int64.random(in: 0..<60 * 86_400, using: &random)) }
    try insert(times, database)
    try database.setFavourite((0..<25).map { _ in Int64.random(in: 1...300, using: &random) }, true)
    let album = try database.createAlbum(named: "Album")
    try database.arrange([1, 2, 3], in: album)
    let scopes: [Timeline.Scope] = [
      .all, .favourites, .folder(FilePath(URL(fileURLWithPath: "/photos"))),
      .folder(FilePath(URL(fileURLWithPath: "/other"))), .search(PhotoSearch("2023")),
    ]
    for scope in scopes {
      for isNewestFirst in [false, true] {
        let timeline = try database.timeline(scope, isNewestFirst: isNewestFirst)
        for unit in [Timeline.Unit.year, .month, .day] {
          for section in timeline.sections(by: unit) {
            let photos = try database.photos(section.range, of: timeline)
            let expected = photos.firstIndex(where: \.isFavourite).map { section.range.lowerBound + $0 }
            XCTAssertEqual(try database.firstFavourite(in: section.range, of: timeline), expected, "\(scope), \(unit)")
          }
        }
      }
    }
    let timeline = try database.timeline(.album(album))
    XCTAssertNil(try database.firstFavourite(in: 0..<3, of: timeline), "an album is not in the order of time")
    XCTAssertNil(try database.firstFavourite(in: 0..<0, of: timeline))
  }

  func testPagesAndPositionsAreThoseOfTheWholeList() throws {
    let database = try open()
    var random = SeededRandom(seed: 1)
    let start = CivilTime(year: 2023, month: 12, day: 20)!.seconds
    let times = (1...400).map { (id: Int64($0), taken: start + Int64.random(in: 0..<40 * 86_400, using: &random)) }
    try insert(times, database)
    let ascending = times.sorted { ($0.taken, $0.id) < ($1.taken, $1.id) }.map(\.id)
    for isNewestFirst in [false, true] {
      let expected = isNewestFirst ? ascending.reversed() : ascending
      let timeline = try database.timeline(isNewestFirst: isNewestFirst)
      XCTAssertEqual(timeline.count, 400)
      for _ in 0..<60 {
        let first = Int.random(in: 0..<400, using: &random)
        let range = first..<first + Int.random(in: 0..<90, using: &random)
        XCTAssertEqual(
          try database.photos(range, of: timeline).map(\.id), Array(expected[range.clamped(to: 0..<400)]))
        XCTAssertEqual(try database.position(of: expected[first], in: timeline), first)
      }
      XCTAssertNil(try database.position(of: 1000, in: timeline))
      for unit in [Timeline.Unit.year, .month, .day] {
        let sections = timeline.sections(by: unit)
        XCTAssertEqual(sections.flatMap(\.range), Array(0..<400))
        for section in sections {
          for photo in try database.photos(section.range, of: timeline) {
            XCTAssertEqual(photo.taken.date.year, section.year)
            if unit != .year { XCTAssertEqual(photo.taken.date.month, section.month) }
            if unit == .day { XCTAssertEqual(photo.taken.date.day, section.day) }
          }
        }
      }
      XCTAssertEqual(timeline.sections(by: .month).count, 2)
    }
  }

  func testChangesLeadFromOneTimelineToTheNext() throws {
    let database = try open()
    var random = SeededRandom(seed: 2)
    let start = CivilTime(year: 2024, month: 2, day: 27)!.seconds
    func time() -> Int64 {
      start + Int64.random(in: 0..<6, using: &random) * 43_200 + Int64.random(in: 0..<3, using: &random)
    }
    var next: Int64 = 1
    var present: [Int64] = []
    let album = try database.createAlbum(named: "Album")
    let scopes: [(Timeline.Scope, Bool)] = [(.all, false), (.all, true), (.favourites, true), (.album(album), false)]
    var timelines = try scopes.map { try database.timeline($0.0, isNewestFirst: $0.1) }
    var lists: [[Int64]] = scopes.map { _ in [] }
    for round in 0..<150 {
      var touched: Set<Int64> = []
      let before = try ids(try database.timeline(), database)
      for _ in 0..<Int.random(in: 1..<8, using: &random) {
        let photo = present.randomElement(using: &random)
        switch (Int.random(in: 0..<7, using: &random), photo) {
        case (0, let photo?):
          try database.write { try $0.execute(sql: "UPDATE photo SET state = 1 WHERE id = ?", arguments: [photo]) }
          present.removeAll { $0 == photo }
        case (1, let photo?):
          try database.write {
            try $0.execute(sql: "UPDATE photo SET taken = ? WHERE id = ?", arguments: [time(), photo])
          }
          touched.insert(photo)
        case (2, let photo?):
          try database.setFavourite([photo], Bool.random(using: &random))
        case (3, let photo?):
          try database.arrange([photo], in: album, before: present.randomElement(using: &random))
        case (4, let photo?):
          try database.write {
            try $0.execute(sql: "UPDATE photo SET width = width + 1 WHERE id = ?", arguments: [photo])
          }
          touched.insert(photo)
        default:
          try insert([(next, time())], database)
          present.append(next)
          next += 1
        }
      }
      let hasNewOrder = try ids(try database.timeline(), database) != before
      for index in scopes.indices {
        if round % 9 == 0, hasNewOrder, timelines[index].source == .library, timelines[index].count > 0 {
          XCTAssertThrowsError(try database.photos(0..<1, of: timelines[index])) {
            XCTAssertEqual(($0 as? LibraryError)?.kind, .outdated)
          }
        }
        let (timeline, changes) = try database.changes(since: timelines[index])
        let expected = try ids(try database.timeline(scopes[index].0, isNewestFirst: scopes[index].1), database)
        let update = try XCTUnwrap(changes)
        XCTAssertEqual(update.applied(to: lists[index], target: expected), expected, "round \(round), scope \(index)")
        XCTAssertEqual(try ids(timeline, database), expected)
        let updated = Set(update.updated.map { expected[$0] })
        XCTAssertTrue(
          touched.intersection(expected).subtracting(update.inserted.map { expected[$0] }).isSubset(of: updated),
          "round \(round), scope \(index)")
        (timelines[index], lists[index]) = (timeline, expected)
      }
      guard testRun?.failureCount == 0 else { return }
    }
    XCTAssertEqual(try database.changes(since: timelines[0]).changes, TimelineUpdate())
    try insert((0..<1200).map { (next + $0, start) }, database)
    XCTAssertNil(try database.changes(since: timelines[0]).changes, "too many")
  }

  func testSearch() throws {
    try write("Trip to Rome/Forum_01.jpg", "2024:03:05 10:00:00|Fujifilm X100V|Roma")
    try write("Trip to Rome/IMG_0002.jpg", "2023:07:01 10:00:00|Canon EOS R5|")
    try write("Été/plage.jpg", "2024:03:31 10:00:00|Canon EOS R5|Biarritz")
    try write("march hare.png", "2020:01:01 10:00:00||")
    let database = try open()
    try index(database)
    let album = try database.createAlbum(named: "Best 100% of all")
    try database.arrange([try id("march hare.png", database)], in: album)
    func find(_ text: String) throws -> [String] { try names(database, .search(PhotoSearch(text))).sorted() }
    XCTAssertEqual(try find("rome"), ["Trip to Rome/Forum_01.jpg", "Trip to Rome/IMG_0002.jpg"])
    XCTAssertEqual(try find("ROM"), ["Trip to Rome/Forum_01.jpg", "Trip to Rome/IMG_0002.jpg"])
    XCTAssertEqual(try find("rome canon"), ["Trip to Rome/IMG_0002.jpg"])
    XCTAssertEqual(try find("ete"), ["Été/plage.jpg"], "accents do not matter")
    XCTAssertEqual(try find("biarr"), ["Été/plage.jpg"])
    XCTAssertEqual(try find("img_00"), ["Trip to Rome/IMG_0002.jpg"])
    XCTAssertEqual(try find("march"), ["Trip to Rome/Forum_01.jpg", "march hare.png", "Été/plage.jpg"])
    XCTAssertEqual(try find("March 2024"), ["Trip to Rome/Forum_01.jpg", "Été/plage.jpg"])
    XCTAssertEqual(try find("2024-03"), ["Trip to Rome/Forum_01.jpg", "Été/plage.jpg"])
    XCTAssertEqual(try find("2024-03-31"), ["Été/plage.jpg"])
    XCTAssertEqual(try find("best"), ["march hare.png"])
    XCTAssertEqual(try find("100%"), ["march hare.png"])
    XCTAssertEqual(try find("\"; DROP TABLE photo --"), [])
    XCTAssertEqual(try find("* ( \""), try names(database).sorted(), "signs alone are no words")
    XCTAssertEqual(try find("nothing"), [])
    var search = PhotoSearch("canon")
    search.days = CivilTime(year: 2024, month: 1, day: 1)!...CivilTime(year: 2024, month: 3, day: 31)!
    XCTAssertEqual(try names(database, .search(search)), ["Été/plage.jpg"])
    XCTAssertEqual(try database.cameras().map(\.name), ["Canon EOS R5", "Fujifilm X100V"])
    XCTAssertEqual(try names(database, .folder(root.appending("Trip to Rome"))).count, 2)
    XCTAssertEqual(try database.count(.folder(root)), 4)
    // Words follow the file.
    try move("Été/plage.jpg", "winter/snow.jpg")
    try index(database)
    XCTAssertEqual(try find("ete"), [])
    XCTAssertEqual(try find("snow"), ["winter/snow.jpg"])
  }

  /// Programs write the years 1 and 9999 if they do not know the time.
  func testAMonthIsFound_whateverTheYearsAre() throws {
    try write("first.jpg", "0001:03:01 00:00:00||")
    try write("last.jpg", "9999:12:31 23:59:59||")
    try write("march.jpg", "2024:03:31 10:00:00||")
    try write("may.jpg", "2023:05:01 10:00:00||")
    let database = try open()
    try index(database)
    func find(_ text: String) throws -> [String] { try names(database, .search(PhotoSearch(text))) }
    XCTAssertEqual(try find("march"), ["first.jpg", "march.jpg"])
    XCTAssertEqual(try find("december"), ["last.jpg"])
    XCTAssertEqual(try find("march 2024"), ["march.jpg"])
    XCTAssertEqual(try find("2023-05"), ["may.jpg"])
    XCTAssertEqual(try find("june"), [])
  }

  func testDatesAreThoseOfTheCalendar() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    for number in stride(from: Int64(577_736), through: 800_000, by: 97) {
      let date = Date(timeIntervalSince1970: Double(number - 719_162) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let own = CivilTime.date(number)
      XCTAssertEqual([own.year, own.month, own.day], [parts.year, parts.month, parts.day])
      XCTAssertEqual(CivilTime(year: own.year, month: own.month, day: own.day)?.dayNumber, number)
    }
    XCTAssertEqual(CivilTime(exif: "2024:05:01 12:30:00")?.seconds, 63_850_163_400)
    XCTAssertNil(CivilTime(exif: "0000:00:00 00:00:00"))
    XCTAssertEqual(
      CivilTime(secondsSince1970: .max, in: TimeZone(identifier: "UTC")!).seconds, CivilTime.range.upperBound)
  }

  /// The numbers of photos in a folder are those of its subfolders, at any depth, also after photos were moved.
  func testFoldersContainTheirSubfolders() throws {
    let names = ["a/1.jpg", "a/b/2.jpg", "a/b/c/3.jpg", "ab/4.jpg", "5.jpg", "a/b\u{e9}/6.jpg"]
    for (day, name) in names.enumerated() { try write(name, "2024:01:0\(day + 1) 10:00:00|\(name)|") }
    let database = try open()
    try index(database)
    func counts() throws -> [Int] {
      try ["", "a", "a/b", "a/b/c", "ab", "none"].map { name in
        let scope = Timeline.Scope.folder(name.isEmpty ? root : root.appending(FilePath(name)))
        let timeline = try database.timeline(scope)
        XCTAssertEqual(try database.count(scope), timeline.count, name)
        XCTAssertEqual(try database.photos(0..<9, of: timeline).count, timeline.count, name)
        return timeline.count
      }
    }
    XCTAssertEqual(try counts(), [6, 4, 2, 1, 1, 0])
    let timeline = try database.timeline(.folder(root.appending(FilePath("a"))))
    try move("a/b/2.jpg", "ab/2.jpg")
    delete("a/b/c/3.jpg")
    try index(database)
    XCTAssertEqual(try counts(), [5, 2, 0, 0, 2, 0])
    XCTAssertEqual(try database.changes(since: timeline).changes?.deleted, [1, 2])
  }
}
