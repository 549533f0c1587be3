import GRDB
import TestSupport
import UIKit
import XCTest

@testable import Gallery

/// The photo index: its savings, its validity, and its errors.
final class PhotoIndexTests: XCTestCase {
  /// The messages of the index.
  private final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
  }

  private let messages = Messages()
  private var files: TemporaryFolder!
  private var photos: TemporaryFolder!

  override func setUpWithError() throws {
    files = try TemporaryFolder()
    photos = try TemporaryFolder()
  }

  // XCTest retains its test cases until the end: without this their folders would not be deleted.
  override func tearDownWithError() throws {
    files = nil
    photos = nil
  }

  private var file: URL { files.url.appendingPathComponent("cache/deeper/photos.sqlite") }
  private var folder: FilePath { FilePath(photos.url) }

  private func open() -> PhotoIndex? {
    let messages = messages
    return PhotoIndex(file: file) { messages.add($0) }
  }

  private func scan(_ index: PhotoIndex?) -> [String] {
    var scanner = PhotoScanner()
    scanner.calendar.timeZone = TimeZone(identifier: "UTC")!
    scanner.index = index
    let library = scanner.scan([photos.url])
    index?.finish()
    return library.albums.map { "\($0.name): \($0.photos.map(\.name).joined(separator: " "))" }
  }

  private static let january = Date(timeIntervalSince1970: 1_577_880_000)
  private static let march = Date(timeIntervalSince1970: 1_710_504_000)

  private func write(_ name: String, _ date: Date, _ color: UIColor = .red, side: CGFloat = 8) throws {
    try photos.write(TemporaryFolder.png(color, size: CGSize(width: side, height: 6)), to: name, modified: date)
  }

  func testWhatTheIndexKnows_isNotReadAgain() throws {
    try write("a.png", Self.january)
    try write("b.png", Self.march)
    let first = try XCTUnwrap(open())
    XCTAssertEqual(scan(first), ["March 2024: b", "January 2020: a"])
    let entries = first.entries(in: folder)
    XCTAssertEqual(Set(entries.keys), ["a.png", "b.png"])
    XCTAssertEqual(entries["a.png"]?.header.width, 8)
    XCTAssertEqual(entries["a.png"]?.header.height, 6)
    XCTAssertEqual(entries["a.png"]?.header.orientation, UIImage.Orientation.up.rawValue)
    // A wrong entry in the index is used as long as the file is unchanged, because the header is not read.
    var known = try XCTUnwrap(entries["a.png"])
    known.header.taken = Self.march
    first.record(["a.png": known], gone: [], in: folder)
    first.finish()
    XCTAssertEqual(scan(open()), ["March 2024: a b"], "another start")
    XCTAssertEqual(messages.all, [])
  }

  func testFilesThatChangeComeAndGo_areSeen() throws {
    try write("a.png", Self.january)
    try write("b.png", Self.january)
    let index = try XCTUnwrap(open())
    XCTAssertEqual(scan(index), ["January 2020: a b"])
    // Different content with the same time, then the same content with a different time.
    try write("a.png", Self.january, .blue, side: 30)
    _ = scan(index)
    XCTAssertEqual(index.entries(in: folder)["a.png"]?.header.width, 30)
    try write("a.png", Self.march, .blue, side: 30)
    XCTAssertEqual(scan(index), ["March 2024: a", "January 2020: b"])
    try FileManager.default.removeItem(at: photos.url.appendingPathComponent("b.png"))
    try write("c.png", Self.january)
    XCTAssertEqual(scan(index), ["March 2024: a", "January 2020: c"])
    XCTAssertEqual(Set(index.entries(in: folder).keys), ["a.png", "c.png"], "what is gone is forgotten")
    // A file that is replaced by another one with an older date.
    try FileManager.default.removeItem(at: photos.url.appendingPathComponent("a.png"))
    try FileManager.default.moveItem(
      at: photos.url.appendingPathComponent("c.png"), to: photos.url.appendingPathComponent("a.png"))
    XCTAssertEqual(scan(index), ["January 2020: a"])
    XCTAssertEqual(messages.all, [])
  }

  func testWithAndWithoutAnIndex_theLibrariesAreTheSame() throws {
    var random = TestSupport.SeededRandom(seed: 7)
    for round in 0..<6 {
      for _ in 0..<20 {
        let name = "photo \(Int.random(in: 0..<40, using: &random)).png"
        if Bool.random(using: &random) {
          try? FileManager.default.removeItem(at: photos.url.appendingPathComponent(name))
        } else {
          try write(
            name, Self.january.addingTimeInterval(Double(Int.random(in: 0..<400, using: &random)) * 86_400),
            side: CGFloat(Int.random(in: 1..<9, using: &random)))
        }
      }
      XCTAssertEqual(scan(open()), scan(nil), "round \(round)")
    }
  }

  func testUnreadablePhotos_areAskedAgainTheNextTime() throws {
    try photos.write(Data("no picture".utf8), to: "a.png", modified: Self.january)
    let index = try XCTUnwrap(open())
    XCTAssertEqual(scan(index), ["January 2020: a"])
    XCTAssertEqual(index.entries(in: folder), [:])
  }

  func testADamagedIndexIsMadeAnew_andSaidSo() throws {
    try write("a.png", Self.january)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 0x5A, count: 20_000).write(to: file)
    XCTAssertEqual(scan(open()), ["January 2020: a"])
    XCTAssertEqual(messages.all.count, 1)
    XCTAssertTrue(messages.all.first?.contains("damaged and is rebuilt") ?? false, "\(messages.all)")
    XCTAssertEqual(open()?.entries(in: folder).count, 1, "it works again")
    XCTAssertEqual(messages.all.count, 1)
  }

  func testATruncatedIndex_isNoObstacle() throws {
    for index in 0..<200 { try write("photo \(index).png", Self.january) }
    XCTAssertEqual(scan(open()).count, 1)
    let whole = try Data(contentsOf: file)
    XCTAssertGreaterThan(whole.count, 8192)
    for count in [100, 4096, whole.count / 2] {
      try whole.prefix(count).write(to: file)
      XCTAssertEqual(scan(open()).count, 1, "cut after \(count) bytes")
      XCTAssertEqual(scan(open()).count, 1)
    }
    let before = messages.all.count
    XCTAssertGreaterThan(before, 0)
    XCTAssertEqual(open()?.entries(in: folder).count, 200, "whole again")
    XCTAssertEqual(messages.all.count, before)
  }

  func testAnotherVersionsIndex_isMadeAnew() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try DatabaseQueue(path: file.path).write { db in
      try db.execute(sql: "CREATE TABLE photo (something TEXT); PRAGMA user_version = 99")
    }
    try write("a.png", Self.january)
    XCTAssertEqual(scan(open()), ["January 2020: a"])
    XCTAssertEqual(open()?.entries(in: folder).count, 1)
  }

  func testRowsThatMakeNoSense_areAsIfTheyWereNotThere() throws {
    let names = (0..<12).map { "photo \($0).png" }
    for name in names { try write(name, Self.january) }
    XCTAssertEqual(scan(open()).count, 1)
    try DatabaseQueue(path: file.path).write { db in
      let damage = [
        "width = 'wide'", "height = x'00FF'", "width = -1", "height = 9e99", "orientation = 99", "size = 'x'",
        "seconds = 1.5", "nanoseconds = -1", "taken = 9e999", "taken = 'May'", "name = 7.5",
      ]
      for (name, change) in zip(names, damage) {
        try db.execute(sql: "UPDATE photo SET \(change) WHERE name = ?", arguments: [name])
      }
    }
    let index = try XCTUnwrap(open())
    // A number as a name is converted to text.
    XCTAssertEqual(Set(index.entries(in: folder).keys), [FilePath(names[11]), "7.5"])
    XCTAssertEqual(scan(index).count, 1)
    XCTAssertEqual(Set(index.entries(in: folder).keys), Set(names.map { FilePath($0) }), "read again")
    XCTAssertEqual(messages.all, [])
  }

  func testAForeignDatabase_isSetAside() throws {
    try write("a.png", Self.january)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let old = file.path + ".old"
    // Tables with our names but without our constraints, with NULL in required columns.
    for version in 0...3 {
      try? FileManager.default.removeItem(at: file)
      try DatabaseQueue(path: file.path).write { db in
        try db.execute(
          sql: """
            CREATE TABLE folder (id INTEGER PRIMARY KEY, path TEXT, seen REAL);
            CREATE TABLE photo (folder, name, size, modified, seconds, nanoseconds, taken, width, height, orientation);
            PRAGMA user_version = \(version);
            """)
        try db.execute(sql: "INSERT INTO folder VALUES (1, ?, 0)", arguments: [photos.url.path])
        try db.execute(sql: "INSERT INTO photo (folder) VALUES (1)")
      }
      for _ in 0..<2 { XCTAssertEqual(scan(open()), ["January 2020: a"], "version \(version)") }
      XCTAssertEqual(open()?.entries(in: folder).count, 1)
      let kept = try DatabaseQueue(path: old).read { try Int.fetchOne($0, sql: "SELECT count(*) FROM photo") }
      XCTAssertEqual(kept, 1, "nothing is lost")
      try FileManager.default.removeItem(atPath: old)
    }
    XCTAssertEqual(messages.all.count, 4)
    XCTAssertTrue(messages.all.allSatisfy { $0.contains("the old file is now \(old)") }, "\(messages.all)")
  }

  func testAnIndexOfTheVersionBefore_goesWithoutAWord() throws {
    try write("a.png", Self.january)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // As written by version 1.
    try DatabaseQueue(path: file.path).write { db in
      try db.execute(
        sql: """
          DROP TABLE IF EXISTS photo;
          DROP TABLE IF EXISTS folder;
          CREATE TABLE folder (
            id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, seen REAL NOT NULL);
          CREATE TABLE photo (
            folder INTEGER NOT NULL REFERENCES folder(id) ON DELETE CASCADE, name TEXT NOT NULL,
            size INTEGER NOT NULL, modified INTEGER NOT NULL, taken REAL, width INTEGER NOT NULL,
            height INTEGER NOT NULL, orientation INTEGER NOT NULL, PRIMARY KEY (folder, name)) WITHOUT ROWID;
          PRAGMA user_version = 1;
          """)
    }
    XCTAssertEqual(scan(open()), ["January 2020: a"])
    XCTAssertEqual(open()?.entries(in: folder).count, 1)
    XCTAssertEqual(messages.all, [])
  }

  func testAPipeInThePlaceOfTheIndex_isSaid() throws {
    try write("a.png", Self.january)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    XCTAssertEqual(mkfifo(file.path, 0o600), 0)
    XCTAssertNil(open())
    XCTAssertEqual(scan(nil), ["January 2020: a"])
    XCTAssertEqual(
      messages.all,
      ["cannot use the photo index \(file.path), so finding photos takes longer: it is not a regular file"])
  }

  func testWithoutAPlaceToWrite_itIsSaidAndDoneWithout() throws {
    // A file is in the place of a folder, so the location is not writable, even for root.
    try Data().write(to: files.url.appendingPathComponent("cache"))
    try write("a.png", Self.january)
    let index = open()
    XCTAssertNil(index)
    XCTAssertEqual(scan(index), ["January 2020: a"])
    XCTAssertEqual(messages.all.count, 1)
    XCTAssertTrue(messages.all.first?.hasPrefix("cannot use the photo index") ?? false, "\(messages.all)")
  }

  func testThePlaceFollowsTheDesktop() {
    XCTAssertEqual(
      PhotoIndex.standardFile(environment: ["HOME": "/home/ann"])?.path,
      "/home/ann/.cache/tessera-gallery/photos.sqlite")
    XCTAssertEqual(
      PhotoIndex.standardFile(environment: ["HOME": "/home/ann", "XDG_CACHE_HOME": "/var/ann"])?.path,
      "/var/ann/tessera-gallery/photos.sqlite")
    XCTAssertEqual(
      PhotoIndex.standardFile(environment: ["HOME": "/home/ann", "XDG_CACHE_HOME": "relative"])?.path,
      "/home/ann/.cache/tessera-gallery/photos.sqlite", "relative paths don't count, says the convention")
    XCTAssertNil(PhotoIndex.standardFile(environment: [:]))
  }

  /// The fast comparison of plain names equals Foundation's.
  func testTheOrderOfNamesIsFoundations() {
    var random = TestSupport.SeededRandom(seed: 3)
    let plain = ["a", "B", "b", "Z", "_", "-", " ", ".", "/", "0", "00", "1", "9", "10", "007"]
    let parts = plain + ["é", "ß", "日", "e\u{301}"]
    for _ in 0..<4000 {
      func name() -> String {
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
      }
      let (a, b) = (name(), name())
      let order = a.compare(b, options: [.caseInsensitive, .numeric])
      let expected = order == .orderedSame ? a < b : order == .orderedAscending
      XCTAssertEqual(NameOrder.isBefore(a, b), expected, "\(a) | \(b)")
    }
  }
}
