import Foundation
import GRDB

/// What the headers of photos said at earlier starts, in a database in the user's cache.
///
/// Folders are listed anew at every start, so whatever came or went is seen; a header counts as long as its file has the
/// same size and time of change, and is read again otherwise. What is no longer in a folder is forgotten when the folder is
/// looked at, and folders that nobody has looked at for a year with it.
///
/// The index only saves time: what goes wrong with it is said once, and the Gallery does without. A damaged file is made
/// anew. Any thread.
public final class PhotoIndex: Sendable {
  /// Counts up when the tables change: another version's file is made anew.
  private static let version = 1
  private static let lifetime: TimeInterval = 365 * 86_400

  private let file: URL
  private let queue: DatabaseQueue
  private let report: @Sendable (String) -> Void
  private let state = IndexState()

  /// The index in `file`, which is made with the folders on its way. Nil where that cannot be; `report` gets the reason, in
  /// a line for people.
  public init?(file: URL, report: @escaping @Sendable (String) -> Void) {
    self.file = file
    self.report = report
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      do {
        queue = try Self.open(file)
      } catch let error as DatabaseError where error.isDamage {
        report("the photo index is damaged and is made anew (\(file.path))")
        Self.remove(file)
        queue = try Self.open(file)
      }
    } catch {
      report("no photo index, so photos take longer to find: \(file.path): \(Self.reason(error))")
      return nil
    }
  }

  /// Where the user's cache is by the desktop's convention: `XDG_CACHE_HOME`, else `~/.cache`; nil without a home.
  public static func standardFile(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL? {
    let cache: String
    if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") {
      cache = named
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      cache = home + "/.cache"
    } else {
      return nil
    }
    return URL(fileURLWithPath: cache).appendingPathComponent("tessera-gallery/photos.sqlite")
  }

  private static func open(_ file: URL) throws -> DatabaseQueue {
    var configuration = Configuration()
    // Another Gallery may be writing.
    configuration.busyMode = .timeout(2)
    configuration.label = "photo index"
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    try queue.writeWithoutTransaction { db in
      // A crash of the machine may damage the index; it is a cache.
      try db.execute(sql: "PRAGMA synchronous = OFF")
    }
    try queue.write { db in
      guard try Int.fetchOne(db, sql: "PRAGMA user_version") != version else { return }
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
          PRAGMA user_version = \(version);
          """)
    }
    return queue
  }

  private static func remove(_ file: URL) {
    for suffix in ["", "-journal"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
  }

  // MARK: Reading and writing

  /// A photo as the index knows it.
  struct Entry: Equatable, Sendable {
    var state: FileState
    var header: PhotoHeader
  }

  /// What is known of the photos in a folder, by their names. Empty where nothing is, or where it cannot be read.
  func entries(in folder: String) -> [String: Entry] {
    guard !state.hasFailed else { return [:] }
    do {
      return try queue.read { db in
        var known: [String: Entry] = [:]
        let rows = try Row.fetchCursor(
          db,
          sql: """
            SELECT name, size, modified, taken, width, height, orientation FROM photo
            WHERE folder = (SELECT id FROM folder WHERE path = ?)
            """, arguments: [folder])
        while let row = try rows.next() {
          var header = PhotoHeader()
          header.taken = (row[3] as Double?).map(Date.init(timeIntervalSinceReferenceDate:))
          header.width = row[4]
          header.height = row[5]
          header.orientation = row[6]
          known[row[0]] = Entry(state: FileState(size: row[1], modified: row[2]), header: header)
        }
        return known
      }
    } catch {
      fail(error)
      return [:]
    }
  }

  /// Notes what was found in a folder: headers that are new, and names that are there no longer. Returns at once and writes
  /// afterwards.
  func note(_ new: [String: Entry], gone: [String], in folder: String) {
    guard !state.hasFailed else { return }
    queue.asyncWrite(
      { db in
        let now = Date().timeIntervalSinceReferenceDate
        try db.execute(
          sql: "INSERT INTO folder (path, seen) VALUES (?, ?) ON CONFLICT (path) DO UPDATE SET seen = excluded.seen",
          arguments: [folder, now])
        let id = try Int64.fetchOne(db, sql: "SELECT id FROM folder WHERE path = ?", arguments: [folder])
        let put = try db.makeStatement(sql: "INSERT OR REPLACE INTO photo VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        for (name, entry) in new {
          try put.execute(arguments: [
            id, name, entry.state.size, entry.state.modified, entry.header.taken?.timeIntervalSinceReferenceDate,
            entry.header.width, entry.header.height, entry.header.orientation,
          ])
        }
        let forget = try db.makeStatement(sql: "DELETE FROM photo WHERE folder = ? AND name = ?")
        for name in gone { try forget.execute(arguments: [id, name]) }
        try db.execute(sql: "DELETE FROM folder WHERE seen < ?", arguments: [now - Self.lifetime])
      },
      completion: { [weak self] _, result in
        if case .failure(let error) = result { self?.fail(error) }
      })
  }

  /// Waits until all is written that was noted; for tests.
  func finish() { queue.writeWithoutTransaction { _ in } }

  /// Said once; from then on the Gallery does without. What is damaged is made anew by the next start.
  private func fail(_ error: any Error) {
    guard state.failFirst() else { return }
    if (error as? DatabaseError)?.isDamage == true { Self.remove(file) }
    report("the photo index cannot be used, so photos take longer to find: \(Self.reason(error))")
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? DatabaseError { return error.message ?? "\(error.resultCode)" }
    if let error = error as? CocoaError, error.code == .fileWriteNoPermission { return "no permission to write there" }
    return error.localizedDescription
  }
}

extension DatabaseError {
  /// The file is no database, or no longer one.
  fileprivate var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode) || resultCode == .SQLITE_ERROR
  }
}

/// Whether the index has failed, for any thread.
private final class IndexState: @unchecked Sendable {
  private let lock = NSLock()
  private var failed = false

  var hasFailed: Bool { lock.withLock { failed } }

  /// True the first time.
  func failFirst() -> Bool {
    lock.withLock {
      defer { failed = true }
      return !failed
    }
  }
}
