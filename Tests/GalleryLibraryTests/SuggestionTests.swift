import CoreGraphics
import Foundation
import XCTest

@testable import GalleryLibrary

/// The dates that people type, the conditions of searches, and suggestions.
final class SuggestionTests: LibraryTestCase {
  private let dates = SearchDates(
    today: CivilTime(year: 2026, month: 11, day: 26)!, locale: Locale(identifier: "en_US"))
  private let kinds: [PhotoKind: String] = [.favourites: "Favourites", .videos: "Videos", .gifs: "GIFs"]

  /// A search for videos finds every file that the library lists as a video.
  func testVideosAreTheFilesThatTheLibraryListsAsVideos() {
    XCTAssertEqual(Set(PhotoKind.videos.fileExtensions), PhotoFormats.videoExtensions)
    XCTAssertTrue(PhotoKind.videos.fileExtensions.contains("m2ts"))
    for kind in PhotoKind.allCases { XCTAssertTrue(PhotoFormats.extensions.isSuperset(of: kind.fileExtensions)) }
  }

  private func text(_ days: ClosedRange<CivilTime>?) -> String? {
    days.map { days in
      [days.lowerBound, days.upperBound].map { "\($0.date.year)-\($0.date.month)-\($0.date.day)" }.joined(
        separator: " ")
    }
  }

  func testDates() {
    let expected = [
      "march 2025": "2025-3-1 2025-3-31", "2025 March": "2025-3-1 2025-3-31", "dec 2024": "2024-12-1 2024-12-31",
      "2024": "2024-1-1 2024-12-31", "last march": "2026-3-1 2026-3-31", "last november": "2025-11-1 2025-11-30",
      "last december": "2025-12-1 2025-12-31", "this march": "2026-3-1 2026-3-31", "today": "2026-11-26 2026-11-26",
      "yesterday": "2026-11-25 2026-11-25", "last year": "2025-1-1 2025-12-31", "this year": "2026-1-1 2026-12-31",
      "last month": "2026-10-1 2026-10-31", "this month": "2026-11-1 2026-11-30", "this week": "2026-11-23 2026-11-29",
      "last week": "2026-11-16 2026-11-22", "feb 2024": "2024-2-1 2024-2-29",
    ]
    for (words, days) in expected {
      XCTAssertEqual(text(dates.days(words.split(separator: " ").map(String.init))), days, words)
    }
    for words in ["march", "last", "last day", "12", "99999", "march 20", "rome 2024", ""] {
      XCTAssertNil(dates.days(words.split(separator: " ").map(String.init)), words)
    }
    let january = SearchDates(today: CivilTime(year: 2026, month: 1, day: 5)!)
    XCTAssertEqual(text(january.days(["last", "month"])), "2025-12-1 2025-12-31")
    XCTAssertEqual(PhotoSearch("rome last march", dates: dates).words, ["rome"])
    XCTAssertEqual(PhotoSearch("the last day", dates: dates).words, ["the", "last", "day"])
    XCTAssertTrue(PhotoSearch("  ", dates: dates).isEmpty)
  }

  private func library() throws -> LibraryDatabase {
    let photos = [
      ("a.jpg", "2024:03:05 10:00:00|Canon EOS R5|Rome"), ("b.gif", "2024:05:01 10:00:00|SONY ILCE-7M4|Zürich"),
      ("c.jpg", "2025:03:02 10:00:00|Canon EOS R5|Oslo"), ("d.jpg", "2026:03:02 10:00:00|Pixel 9|Rome"),
    ]
    for (name, content) in photos { try write(name, content) }
    let database = try open()
    try index(database)
    return database
  }

  private func found(_ database: LibraryDatabase, _ tokens: [SearchToken], _ words: String = "") throws -> [String] {
    var search = PhotoSearch(words, dates: dates)
    search.tokens += tokens
    return try names(database, .search(search))
  }

  /// A suggestion that leads to no photo would only be in the way.
  func testSuggestionsLeadToPhotos() throws {
    let database = try library()
    let album = try database.createAlbum(named: "Summer")
    try database.arrange([id("b.gif", database)], in: album)
    func suggestions(_ text: String, _ tokens: [SearchToken] = [], in scope: Timeline.Scope = .all) throws -> [String] {
      var search = PhotoSearch()
      search.tokens = tokens
      return try database.suggestions(for: text, kinds: kinds, among: search.within(scope), dates: dates).map {
        if case .days(let days) = $0.token { self.text(days) ?? "" } else { $0.name.isEmpty ? "kind" : $0.name }
      }
    }
    XCTAssertEqual(try suggestions("mar").count, 3)
    XCTAssertEqual(
      try suggestions("mar", [.camera("Canon EOS R5")]), ["2025-3-1 2025-3-31", "2024-3-1 2024-3-31"])
    XCTAssertEqual(try suggestions("mar", [.camera("SONY ILCE-7M4")]), [])
    XCTAssertEqual(try suggestions("o", [.place("Oslo")]), [], "a chosen one is not suggested again")
    XCTAssertEqual(try suggestions("", in: .album(album)), ["kind", "SONY ILCE-7M4", "Zürich"])
    XCTAssertEqual(try suggestions("rome can"), ["Canon EOS R5"])
    XCTAssertEqual(try suggestions("zürich can"), [])
  }

  /// Large and small folders are searched in different ways.
  func testMatchesInFolders() throws {
    try write("trip/a.jpg", "2024:03:05 10:00:00|Canon EOS R5|Rome")
    try write("home/b.jpg", "2024:05:01 10:00:00|SONY ILCE-7M4|Rome")
    let database = try open()
    try index(database)
    let folder = try XCTUnwrap(database.folders().first { $0.path.name == "trip" }).path
    for largeFolder in [0, 10] {
      for (camera, hasMatches) in [("Canon EOS R5", true), ("SONY ILCE-7M4", false)] {
        var search = PhotoSearch().within(.folder(folder))
        search.tokens = [.camera(camera)]
        XCTAssertEqual(
          try database.read { try database.hasMatches(search, largeFolder: largeFolder, $0) }, hasMatches,
          "\(camera), \(largeFolder)")
      }
    }
  }

  func testConditionsIntersect() throws {
    let database = try library()
    let album = try database.createAlbum(named: "Summer in Rome")
    try database.arrange([id("a.jpg", database), id("b.gif", database)], in: album)
    try database.setFavourite([id("b.gif", database)], true)
    let march2024 = try XCTUnwrap(SearchDates.days(year: 2024, month: 3))
    XCTAssertEqual(try found(database, [.camera("Canon EOS R5")]), ["a.jpg", "c.jpg"])
    XCTAssertEqual(try found(database, [.camera("Canon EOS R5"), .place("Rome")]), ["a.jpg"])
    XCTAssertEqual(try found(database, [.album(album)]), ["a.jpg", "b.gif"])
    XCTAssertEqual(try found(database, [.album(album), .kind(.favourites)]), ["b.gif"])
    XCTAssertEqual(try found(database, [.album(album), .kind(.favourites), .camera("Pixel 9")]), [])
    XCTAssertEqual(try found(database, [.days(march2024)]), ["a.jpg"])
    XCTAssertEqual(try found(database, [.kind(.gifs)]), ["b.gif"])
    XCTAssertEqual(try found(database, [.kind(.gifs)], "zurich"), ["b.gif"])
    XCTAssertEqual(try found(database, [.kind(.videos)]), [])
    XCTAssertEqual(try found(database, [], "march canon"), ["a.jpg", "c.jpg"])
    XCTAssertEqual(try found(database, [], "canon 2025"), ["c.jpg"])
    XCTAssertEqual(try found(database, [.place("Rome")], "last march"), ["d.jpg"])
    // The results follow changes.
    var search = PhotoSearch()
    search.tokens = [.album(album), .kind(.favourites)]
    let timeline = try database.timeline(.search(search))
    try database.setFavourite([id("a.jpg", database)], true)
    XCTAssertEqual(try database.changes(since: timeline).changes?.inserted, [0])
  }

  func testSuggestionsCompleteTheLastWords() throws {
    let database = try library()
    let album = try database.createAlbum(named: "Summer in Rome")
    XCTAssertFalse(
      try database.suggestions(for: "rom", kinds: kinds, dates: dates).contains { $0.token == .album(album) },
      "the album is empty")
    try database.arrange([id("a.jpg", database)], in: album)
    try database.setFavourite([id("a.jpg", database)], true)
    func suggestions(_ typed: String) throws -> [String] {
      try database.suggestions(for: typed, kinds: kinds, dates: dates).map { suggestion in
        let title: String
        switch suggestion.token {
        case .album(let number): title = "album \(number == album) \(suggestion.name)"
        case .camera(let name): title = "camera \(name)"
        case .place(let name): title = "place \(name)"
        case .days(let days): title = "days \(self.text(days) ?? "")"
        case .kind(let kind): title = "kind \(kind)"
        }
        return "\(title) \(suggestion.wordCount)"
      }
    }
    XCTAssertEqual(try suggestions("rom"), ["album true Summer in Rome 1", "place Rome 1"])
    XCTAssertEqual(try suggestions("sony"), ["camera SONY ILCE-7M4 1"])
    XCTAssertEqual(try suggestions("zuri"), ["place Zürich 1"])
    XCTAssertEqual(try suggestions("canon eos"), ["camera Canon EOS R5 2"])
    XCTAssertEqual(
      try suggestions("mar"),
      ["days 2026-3-1 2026-3-31 1", "days 2025-3-1 2025-3-31 1", "days 2024-3-1 2024-3-31 1"])
    XCTAssertEqual(try suggestions("march 2025"), ["days 2025-3-1 2025-3-31 2", "days 2025-1-1 2025-12-31 1"])
    XCTAssertEqual(
      try suggestions("rome last march"), ["days 2026-3-1 2026-3-31 2"], "no photo has the words rome and last")
    XCTAssertEqual(try suggestions("gif"), ["kind gifs 1"])
    XCTAssertEqual(try suggestions("xyz"), [])
    let common = try suggestions("")
    XCTAssertTrue(common.contains("kind favourites 0") && common.contains("camera Canon EOS R5 0"), "\(common)")
  }

  /// The cost of suggestions does not grow with the number of days, of which a million photos can have almost as many, and little with
  /// the number of years.
  func testSuggestionsAmongAMillionDays() throws {
    let database = try library()
    let texts = ["", "m", "mar", "27", "march 2025", "last march", "rome can", "xyz"]
    func steps() throws -> Int {
      try database.countSteps {
        for text in texts { _ = try database.suggestions(for: text, kinds: kinds, dates: dates) }
      }
    }
    func addDays(_ days: String) throws {
      try database.write { db in
        // All days of 2,738 years, or some of them.
        try db.execute(
          sql: """
            WITH RECURSIVE number(day) AS (SELECT 1 UNION ALL SELECT day + 1 FROM number WHERE day < 1000000)
            INSERT OR IGNORE INTO day SELECT day, 1 FROM number WHERE \(days)
            """)
      }
    }
    let few = try steps()
    try addDays("day % 365 = 1")
    let years = try steps()
    try addDays("1")
    let all = try steps()
    // Before, it was 11 times the steps, because "march" and a year read the days of March of all years.
    print("steps of suggestions: \(few), among 2,738 days: \(years), among 1,000,000 days: \(all)")
    XCTAssertGreaterThan(few, 0)
    XCTAssertLessThan(all, 3 * years)
  }

  /// A date is suggested only if photos have been taken then, and not if the month has some.
  func testSuggestedDatesHavePhotos() throws {
    let database = try library()
    func count(_ text: String, today: CivilTime?) throws -> Int {
      try database.suggestions(
        for: text, kinds: [:],
        dates: SearchDates(today: XCTUnwrap(today), locale: Locale(identifier: "en_US"))
      ).filter { $0.wordCount == text.split(separator: " ").count }.count
    }
    XCTAssertEqual(try count("yesterday", today: CivilTime(year: 2026, month: 3, day: 3)), 1)
    XCTAssertEqual(try count("yesterday", today: CivilTime(year: 2026, month: 3, day: 20)), 0)
    XCTAssertEqual(try count("last week", today: CivilTime(year: 2026, month: 3, day: 10)), 1)
    XCTAssertEqual(try count("last week", today: CivilTime(year: 2026, month: 3, day: 26)), 0)
    XCTAssertEqual(try count("last march", today: CivilTime(year: 2026, month: 5, day: 1)), 1)
  }
}
