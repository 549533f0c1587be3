import CoreGraphics
import Foundation
import GRDB
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Random changes of photos, files, favorites and albums. The timelines are compared with lists that are computed from
/// all rows.
final class TimelineModelTests: LibraryTestCase {
  private let start = CivilTime(year: 2024, month: 2, day: 27)!.seconds
  private let folders = ["/photos", "/photos/a", "/photos/a/b", "/photos/ab", "/other"]

  func testTimelinesAreThoseOfAllRowsAfterRandomChanges() throws {
    for seed in SeedRun(release: 15, debug: 2) {
      try runRounds(seed)
      try FileManager.default.removeItem(at: location.index)
      try FileManager.default.removeItem(at: location.userData)
      guard testRun?.failureCount == 0 else { return }
    }
  }

  private func runRounds(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let database = try open()
    defer { database.close() }
    try database.write { db in
      for (number, folder) in folders.enumerated() {
        try db.execute(sql: "INSERT INTO folder (id, path) VALUES (?, ?)", arguments: [number + 1, folder])
      }
      try FolderTree.addAll(db)
    }
    let albums = [try database.createAlbum(named: "Rome"), try database.createAlbum(named: "Winter")]
    var search = PhotoSearch("word3")
    var scopes: [Timeline.Scope] = [
      .all, .favourites, .album(albums[0]), .album(albums[1]), .folder(FilePath("/photos")),
      .folder(FilePath("/photos/a")), .folder(FilePath("/nothing")), .state(.trashed), .search(search),
      .search(PhotoSearch("rome")), .search(PhotoSearch("2024-02-29")),
    ]
    search.folder = FilePath("/photos/a")
    search.isFavourite = true
    scopes.append(.search(search))
    var views: [(timeline: Timeline, list: [Int64])] = []
    for (number, scope) in scopes.enumerated() {
      views.append((try database.timeline(scope, isNewestFirst: number % 2 == 0), []))
    }
    for round in 0..<60 {
      for _ in 0..<Int.random(in: 1..<9, using: &random) { try change(database, albums, &random) }
      let numbers = scopes.indices.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      for number in numbers {
        let message = "seed \(seed), round \(round), \(scopes[number])"
        let expected = try list(scopes[number], views[number].timeline.isNewestFirst, database)
        let (timeline, changes) = try database.changes(since: views[number].timeline)
        if let changes {
          XCTAssertEqual(changes.applied(to: views[number].list, target: expected), expected, message)
        } else {
          // The name of an album was changed, which is a word of all its photos.
          guard case .search = scopes[number] else { return XCTFail("too many changes: " + message) }
        }
        try check(timeline, expected, database, &random, message)
        views[number] = (timeline, expected)
        guard testRun?.failureCount == 0 else { return }
      }
    }
    try assertConsistentEntries(database)
  }

  /// Compares the counts, pages, sections and positions of a timeline with a list.
  private func check(
    _ timeline: Timeline, _ expected: [Int64], _ database: LibraryDatabase, _ random: inout SeededRandom,
    _ message: String
  ) throws {
    XCTAssertEqual(timeline.count, expected.count, message)
    XCTAssertEqual(try database.count(timeline.scope), expected.count, message)
    XCTAssertEqual(try database.photos(0..<timeline.count, of: timeline).map(\.id), expected, message)
    guard !expected.isEmpty else { return }
    let first = Int.random(in: 0..<expected.count, using: &random)
    let range = first..<first + Int.random(in: 1..<40, using: &random)
    let page = try database.photos(range, of: timeline)
    XCTAssertEqual(page.map(\.id), Array(expected[range.clamped(to: expected.indices)]), message)
    XCTAssertEqual(try database.position(of: expected[first], in: timeline), first, message)
    XCTAssertNil(try database.position(of: 100_000, in: timeline), message)
    XCTAssertEqual(timeline.sections(by: .day).flatMap(\.range), Array(expected.indices), message)
  }

  /// Returns the photos of a scope in their order, computed from all rows of the database.
  private func list(_ scope: Timeline.Scope, _ isNewestFirst: Bool, _ database: LibraryDatabase) throws -> [Int64] {
    let data = try database.userData()
    struct Entry {
      let id: Int64
      let taken: Int64
      let state: Int64
      let folder: FilePath
      let name: String
    }
    let entries = try database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT photo.id, taken, CASE isPresent WHEN 0 THEN max(state, 1) ELSE state END, path, name FROM photo
          JOIN file ON file.photo = photo.id JOIN folder ON folder.id = folder
          GROUP BY photo.id
          """
      ).map {
        Entry(
          id: try $0.integer(0), taken: try $0.integer(1), state: try $0.integer(2), folder: try $0.path(3),
          name: try $0.text(4))
      }
    }
    let shown = entries.filter { $0.state == 0 }
    func matches(_ entry: Entry, _ search: PhotoSearch) -> Bool {
      if search.isFavourite, !data.favourites.contains(entry.id) { return false }
      if let folder = search.folder, !entry.folder.isInside(folder) { return false }
      return search.words.allSatisfy { word in
        let albums = data.albums.values.filter { $0.name.lowercased().hasPrefix(word) }
        if albums.contains(where: { $0.photos.contains(entry.id) }) { return true }
        let date = CivilTime(seconds: entry.taken).date
        if word == "2024-02-29" { return [date.year, date.month, date.day] == [2024, 2, 29] }
        return entry.name.hasPrefix(word)
      }
    }
    let chosen: [Entry]
    switch scope {
    case .all: chosen = shown
    case .favourites: chosen = shown.filter { data.favourites.contains($0.id) }
    case .album(let album):
      let present = Set(shown.map(\.id))
      return (data.albums[album]?.photos ?? []).filter(present.contains)
    case .folder(let folder): chosen = shown.filter { $0.folder.isInside(folder) }
    case .state(let state): chosen = entries.filter { $0.state == state.rawValue }
    case .search(let search): chosen = shown.filter { matches($0, search) }
    }
    let ascending = chosen.sorted { ($0.taken, $0.id) < ($1.taken, $1.id) }.map(\.id)
    return isNewestFirst ? ascending.reversed() : ascending
  }

  /// Changes photos as the indexer does, and favorites and albums as the user does.
  private func change(_ database: LibraryDatabase, _ albums: [Int64], _ random: inout SeededRandom) throws {
    func run(_ sql: String, _ arguments: StatementArguments) throws {
      try database.write { try $0.execute(sql: sql, arguments: arguments) }
    }
    let photos = try database.read { try Int64.fetchAll($0, sql: "SELECT id FROM photo ORDER BY id") }
    let time = start + Int64.random(in: 0..<8, using: &random) * 43_200 + Int64.random(in: 0..<3, using: &random)
    let folder = Int.random(in: 1...folders.count, using: &random)
    let album = albums[Int.random(in: 0..<2, using: &random)]
    let some = (0..<Int.random(in: 1..<5, using: &random)).compactMap { _ in photos.randomElement(using: &random) }
    guard let photo = photos.randomElement(using: &random), Int.random(in: 0..<5, using: &random) > 0 else {
      let number = (photos.last ?? 0) + 1
      return try database.write { db in
        try db.execute(
          sql: "INSERT INTO photo VALUES (?, 0, ?, 1, 4, 3, 1, NULL, NULL, NULL, NULL, 0)", arguments: [number, time])
        let name = "word\(Int.random(in: 0..<6, using: &random)) \(number)"
        try db.execute(
          sql: "INSERT INTO file VALUES (?, ?, ?, 1, 0, 0, 0, 0, 0, ?)", arguments: [number, folder, name, number])
        try db.execute(
          sql: "INSERT INTO words (rowid, name, folder, camera, place) VALUES (?, ?, '', '', '')",
          arguments: [number, name])
      }
    }
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      // The file is gone, or the photo is in the trash.
      let state = [PhotoState.missing, .trashed].randomElement(using: &random) ?? .missing
      try database.write { db in
        try db.execute(sql: "UPDATE file SET isPresent = 0 WHERE photo = ?", arguments: [photo])
        try db.execute(sql: "UPDATE photo SET state = ? WHERE id = ?", arguments: [state.rawValue, photo])
      }
    case 1:
      try database.write { db in
        try db.execute(sql: "UPDATE file SET folder = ?, isPresent = 1 WHERE photo = ?", arguments: [folder, photo])
        try db.execute(sql: "UPDATE photo SET state = 0, taken = ? WHERE id = ?", arguments: [time, photo])
      }
    case 2: try run("UPDATE photo SET taken = ? WHERE id = ?", [time, photo])
    case 3: try run("UPDATE photo SET width = width + 1 WHERE id = ?", [photo])
    case 4: try run("UPDATE file SET folder = ? WHERE photo = ?", [folder, photo])
    case 5, 6: try database.setFavourite(some, Bool.random(using: &random))
    case 7, 8: try database.arrange(some, in: album, before: photos.randomElement(using: &random))
    case 9: try database.remove(some, from: album)
    default:
      switch Int.random(in: 0..<6, using: &random) {
      case 0: try database.renameAlbum(album, to: ["Rome", "Winter"].randomElement(using: &random) ?? "")
      case 1:
        // User data of deleted photos remains in the journal, which knows them by their files.
        try database.change([.unmark([photo])])
        try database.write { db in
          try db.execute(sql: "DELETE FROM words WHERE rowid = ?", arguments: [photo])
          try db.execute(sql: "DELETE FROM photo WHERE id = ?", arguments: [photo])
        }
      default: try run("UPDATE photo SET camera = camera || 'x' WHERE id = ?", [photo])
      }
    }
  }

  /// An album has space for photos between any two others, even after photos were inserted at the same position many
  /// times.
  func testAnAlbumIsArrangedManyTimesAtOnePlace() throws {
    let database = try open()
    try database.write { db in
      try db.execute(sql: "INSERT INTO folder (id, path) VALUES (1, '/photos')")
      try FolderTree.addAll(db)
      for number in 1...120 {
        try db.execute(
          sql: "INSERT INTO photo VALUES (?, 0, 1, 1, 4, 3, 1, NULL, NULL, NULL, NULL, 0)", arguments: [number])
        try db.execute(
          sql: "INSERT INTO file VALUES (?, 1, ?, 1, 0, 0, 0, 0, 0, ?)", arguments: [number, "\(number)", number])
      }
    }
    let album = try database.createAlbum(named: "Album")
    try database.arrange([1, 2], in: album)
    for number in 3...60 { try database.arrange([Int64(number)], in: album, before: 2) }
    for number in 61...120 { try database.arrange([Int64(number)], in: album, before: 1) }
    let expected = try XCTUnwrap(database.userData().albums[album]).photos
    XCTAssertEqual(expected.count, 120)
    let timeline = try database.timeline(.album(album))
    XCTAssertEqual(try database.photos(0..<120, of: timeline).map(\.id), expected)
    try assertConsistentEntries(database)
  }

  /// When a library of version 1 is opened, it gets the entries of its photos.
  func testALibraryOfVersion1IsConverted() throws {
    var options = LibraryDatabase.Options()
    options.schema.migrations = Array(options.schema.migrations.prefix(1))
    let first = try open(options)
    try first.write { db in
      try db.execute(sql: "INSERT INTO folder (id, path) VALUES (1, '/photos')")
      for number in 1...30 {
        try db.execute(
          sql: "INSERT INTO photo VALUES (?, ?, ?, 1, 4, 3, 1, NULL, NULL, NULL, NULL, 0)",
          arguments: [number, number % 5 == 0 ? 1 : 0, start + Int64(number) * 40_000])
        try db.execute(
          sql: "INSERT INTO file VALUES (?, 1, ?, ?, 0, 0, 0, 0, 0, ?)",
          arguments: [number, "\(number)", number % 5 == 0 ? 0 : 1, number])
        if number % 2 == 0 { try db.execute(sql: "INSERT INTO favourite VALUES (?)", arguments: [number]) }
      }
      try db.execute(sql: "INSERT INTO album VALUES (7, 'Album', 0)")
      for (position, photo) in [9, 3, 20, 6].enumerated() {
        try db.execute(sql: "INSERT INTO albumPhoto VALUES (7, ?, ?)", arguments: [position, photo])
      }
    }
    first.close()
    let second = try open()
    let album = try second.timeline(.album(7))
    XCTAssertEqual(try second.photos(0..<9, of: album).map(\.id), [9, 3, 6])
    XCTAssertEqual(try second.count(.favourites), 12)
    XCTAssertEqual(try second.count(.folder(FilePath("/photos"))), 24)
    XCTAssertEqual(try second.count(.folder(FilePath("/"))), 24)
    XCTAssertEqual(try second.count(.state(.missing)), 6)
    try assertConsistentEntries(second)
  }

  /// Compares the entries and their counts with the rows from which triggers computed them.
  private func assertConsistentEntries(_ database: LibraryDatabase, line: UInt = #line) throws {
    let expected = """
      SELECT folder * 8 + 1 AS list, taken AS key, id AS photo FROM file JOIN photo ON photo.id = photo
        WHERE isPresent AND state = 0
      UNION ALL SELECT album * 8 + 2, position, id FROM albumPhoto JOIN photo ON photo.id = photo WHERE state = 0
      UNION ALL SELECT state * 8 + 3, taken, id FROM photo WHERE state <> 0
      UNION ALL SELECT 4, taken, id FROM favourite JOIN photo ON photo.id = photo WHERE state = 0
      """
    try database.read { db in
      let entries = "SELECT list, key, photo FROM entry"
      for (one, other) in [(expected, entries), (entries, expected)] {
        XCTAssertEqual(
          try Row.fetchAll(db, sql: "SELECT * FROM (\(one)) EXCEPT SELECT * FROM (\(other))").map(\.description), [],
          line: line)
      }
      let counts = """
        SELECT list, key / 86400, count(*) FROM entry GROUP BY 1, 2 UNION ALL
        SELECT ancestor * 8 + 5, key / 86400, count(*) FROM entry JOIN folderTree ON list = folder * 8 + 1 GROUP BY 1, 2
        """
      let stored = "SELECT list, day, count FROM entryCount"
      for (one, other) in [(counts, stored), (stored, counts)] {
        XCTAssertEqual(
          try Row.fetchAll(db, sql: "SELECT * FROM (\(one)) EXCEPT SELECT * FROM (\(other))").map(\.description), [],
          line: line)
      }
      let folders = "SELECT list / 8 AS folder, count(*) AS count FROM entry WHERE list % 8 = 1 GROUP BY list"
      XCTAssertEqual(
        try Row.fetchAll(db, sql: "SELECT folder, count FROM folderCount ORDER BY folder").map(\.description),
        try Row.fetchAll(db, sql: "\(folders) ORDER BY list").map(\.description), line: line)
    }
  }
}
