import CoreGraphics
import Foundation
import GRDB
import XCTest

@testable import GalleryLibrary

/// A base class for tests with a library and a folder of photos. The photos are text files that `TextReader` can read.
class LibraryTestCase: XCTestCase {
  /// The messages that a library reports.
  final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
  }

  private(set) var messages = Messages()
  private(set) var work: URL!

  override func setUpWithError() throws {
    messages = Messages()
    work = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    // Paths in the library have no links.
    work = FilePath(work).resolved?.url
  }

  override func tearDownWithError() throws { try? FileManager.default.removeItem(at: work) }

  var photos: URL { work.appendingPathComponent("photos") }
  var root: FilePath { FilePath(photos) }
  var location: LibraryDatabase.Location {
    LibraryDatabase.Location(index: work.appendingPathComponent("index"), userData: work.appendingPathComponent("data"))
  }

  func open(_ options: LibraryDatabase.Options = .init()) throws -> LibraryDatabase {
    let messages = messages
    return try LibraryDatabase(location, options: options) { messages.add($0) }
  }

  func indexer(_ database: LibraryDatabase) -> LibraryIndexer {
    LibraryIndexer(database, reader: TextReader(), zone: TimeZone(identifier: "UTC")!)
  }

  @discardableResult
  func index(_ database: LibraryDatabase) throws -> IndexSummary { try indexer(database).index([root]) }

  /// Writes a photo. `modified` is its modification time in seconds since 1970.
  func write(_ name: String, _ text: String, modified: Int = 1_700_000_000) throws {
    let file = photos.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = Foundation.open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    XCTAssertGreaterThanOrEqual(descriptor, 0)
    _ = text.withCString { Foundation.write(descriptor, $0, strlen($0)) }
    close(descriptor)
    touch(name, modified)
  }

  func touch(_ name: String, _ modified: Int) {
    var times = [timespec(tv_sec: modified, tv_nsec: 5), timespec(tv_sec: modified, tv_nsec: 5)]
    XCTAssertEqual(utimensat(AT_FDCWD, photos.appendingPathComponent(name).path, &times, 0), 0)
  }

  func move(_ from: String, _ to: String) throws {
    let target = photos.appendingPathComponent(to)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    XCTAssertEqual(rename(photos.appendingPathComponent(from).path, target.path), 0)
  }

  func delete(_ name: String) { XCTAssertEqual(unlink(photos.appendingPathComponent(name).path), 0) }

  /// Returns the names of the photos in a scope, relative to the folder of photos.
  func names(_ database: LibraryDatabase, _ scope: Timeline.Scope = .all) throws -> [String] {
    let timeline = try database.timeline(scope)
    return try database.photos(0..<timeline.count, of: timeline).map(name)
  }

  func name(_ photo: PhotoItem) -> String { String(photo.path.description.dropFirst(photos.path.count + 1)) }

  func id(_ name: String, _ database: LibraryDatabase) throws -> Int64 {
    let timeline = try database.timeline()
    let all = try database.photos(0..<timeline.count, of: timeline)
    return try XCTUnwrap(all.first { self.name($0) == name }, "\(name) is not in the library").id
  }

  /// Returns the result of a condition, or `false` if the library was changed while it was checked.
  static func isCurrent(_ condition: () throws -> Bool) throws -> Bool {
    do { return try condition() } catch let error as LibraryError where error.kind == .outdated { return false }
  }

  /// Checks that SQLite finds no damage, and that the number of photos of each day is correct.
  func assertIntact(_ database: LibraryDatabase, _ message: String = "", line: UInt = #line) throws {
    try database.read { db in
      XCTAssertEqual(try String.fetchAll(db, sql: "PRAGMA integrity_check"), ["ok"], message, line: line)
      let days = "SELECT taken / 86400 AS day, count(*) AS count FROM photo WHERE state = 0 GROUP BY 1"
      XCTAssertEqual(
        try Int.fetchOne(
          db, sql: "SELECT count(*) FROM (\(days)) AS real LEFT JOIN day USING (day) WHERE day.count IS NOT real.count"),
        0, message, line: line)
      XCTAssertEqual(
        try Int.fetchOne(db, sql: "SELECT coalesce(sum(count), 0) FROM day"),
        try Int.fetchOne(db, sql: "SELECT count(*) FROM photo WHERE state = 0"), message, line: line)
    }
  }
}

/// A reader of metadata for test photos, whose content is "YYYY:MM:DD HH:MM:SS|camera|place|…".
struct TextReader: PhotoMetadataReading {
  func metadata(of file: RegularFile) -> PhotoMetadata {
    var metadata = PhotoMetadata()
    guard let data = try? file.contents(limit: 1 << 20) else { return metadata }
    let parts = String(decoding: data, as: UTF8.self).split(separator: "|", omittingEmptySubsequences: false)
    metadata.width = 4
    metadata.height = 3
    metadata.taken = parts.first.flatMap { CivilTime(exif: String($0)) }
    if parts.count > 1, !parts[1].isEmpty { metadata.camera = String(parts[1]) }
    if parts.count > 2, !parts[2].isEmpty { metadata.place = String(parts[2]) }
    return metadata
  }
}
