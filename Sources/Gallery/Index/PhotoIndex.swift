import GRDB
import UIKit

/// What the headers of photos said at earlier starts, in a database in the user's cache.
///
/// Folders are listed anew at every start, so whatever came or went is seen; a header counts as long as its file has the
/// same size and time of change, and is read again otherwise. What is no longer in a folder is forgotten when the folder is
/// looked at, and folders that nobody has looked at for a year with it.
///
/// The index only saves time: what goes wrong with it is said once, and the Gallery does without. A file that is damaged or
/// is no index of ours is set aside under another name, and a new one is made; a row that makes no sense is as if it were
/// not there. Any thread.
public final class PhotoIndex: Sendable {
  /// Counts up when the tables change: another version's file is set aside.
  private static let version = 2
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
      // SQLite would open a pipe, too.
      var info = stat()
      guard lstat(file.path, &info) != 0 || [S_IFREG, S_IFLNK].contains(info.st_mode & S_IFMT) else {
        throw ScanError("it is not a file")
      }
      do {
        queue = try Self.open(file)
      } catch let error where Self.isDamage(error) {
        let isOld = (error as? ForeignIndex)?.isOld == true
        let kept = Self.setAside(file)
        if !isOld {
          report("the photo index is damaged and is made anew (\(file.path)); what was there is \(kept) now")
        }
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
      let found = try schema(db)
      if found.isEmpty {
        for statement in tables { try db.execute(sql: statement) }
        try db.execute(sql: "PRAGMA user_version = \(version)")
      } else if try Int.fetchOne(db, sql: "PRAGMA user_version") != version || found != tables {
        // Tables of the same names may hold anything.
        throw ForeignIndex(isOld: found == firstTables)
      }
    }
    return queue
  }

  /// What the file consists of, as SQLite keeps it.
  private static func schema(_ db: Database) throws -> [String] {
    let rows = try Row.fetchAll(
      db, sql: "SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name LIMIT 10")
    return rows.map { String.fromDatabaseValue($0[0]) ?? "" }
  }

  private static let folderTable =
    "CREATE TABLE folder (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, seen REAL NOT NULL)"

  /// Paths and names that are not UTF-8 are blobs.
  private static let tables = [
    folderTable,
    """
    CREATE TABLE photo (folder INTEGER NOT NULL REFERENCES folder(id) ON DELETE CASCADE, name TEXT NOT NULL, \
    size INTEGER NOT NULL, seconds INTEGER NOT NULL, nanoseconds INTEGER NOT NULL, taken REAL, \
    width INTEGER NOT NULL, height INTEGER NOT NULL, orientation INTEGER NOT NULL, \
    PRIMARY KEY (folder, name)) WITHOUT ROWID
    """,
  ]

  /// The tables of version 1, which go without a word.
  private static let firstTables = [
    """
    CREATE TABLE folder (
      id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, seen REAL NOT NULL)
    """,
    """
    CREATE TABLE photo (
      folder INTEGER NOT NULL REFERENCES folder(id) ON DELETE CASCADE, name TEXT NOT NULL,
      size INTEGER NOT NULL, modified INTEGER NOT NULL, taken REAL, width INTEGER NOT NULL,
      height INTEGER NOT NULL, orientation INTEGER NOT NULL, PRIMARY KEY (folder, name)) WITHOUT ROWID
    """,
  ]

  /// A file that is a database, and no index of this version.
  private struct ForeignIndex: Error {
    /// An index of an earlier version.
    let isOld: Bool
  }

  private static func isDamage(_ error: any Error) -> Bool {
    error is ForeignIndex || (error as? DatabaseError)?.isDamage == true
  }

  /// Moves the file out of the way, over the one that was moved before it.
  ///
  /// - Returns: Its path from now on.
  private static func setAside(_ file: URL) -> String {
    let kept = file.path + ".old"
    for suffix in ["-journal", "-wal", "-shm", ""] {
      // What belongs to the file goes with it: SQLite would apply it to the new one.
      if rename(file.path + suffix, kept + suffix) != 0 { unlink(file.path + suffix) }
    }
    return kept
  }

  // MARK: Reading and writing

  /// A photo as the index knows it.
  struct Entry: Equatable, Sendable {
    var state: RegularFile.State
    var header: PhotoHeader
  }

  /// What is known of the photos in a folder, by their names. Empty where nothing is, or where it cannot be read.
  func entries(in folder: FilePath) -> [FilePath: Entry] {
    guard !state.hasFailed else { return [:] }
    do {
      return try queue.read { db in
        var known: [FilePath: Entry] = [:]
        let rows = try Row.fetchCursor(
          db,
          sql: """
            SELECT name, size, seconds, nanoseconds, taken, width, height, orientation FROM photo
            WHERE folder = (SELECT id FROM folder WHERE path = ?)
            """, arguments: [folder.databaseValue])
        while let row = try rows.next() {
          if let (name, entry) = Self.entry(row) { known[name] = entry }
        }
        return known
      }
    } catch {
      fail(error)
      return [:]
    }
  }

  /// Returns what a row says, or nil if a value is missing, of another type, or none that a file can have.
  private static func entry(_ row: Row) -> (FilePath, Entry)? {
    func number(_ column: Int, _ range: ClosedRange<Int64>) -> Int64? {
      guard case .int64(let value) = (row[column] as DatabaseValue).storage else { return nil }
      return range.contains(value) ? value : nil
    }
    let sides = 0...Int64(Int32.max)
    guard let name = FilePath(row[0] as DatabaseValue), let size = number(1, 0...Int64.max),
      let seconds = number(2, Int64.min...Int64.max), let nanoseconds = number(3, 0...999_999_999),
      let width = number(5, sides), let height = number(6, sides), let orientation = number(7, 0...7)
    else { return nil }
    var header = PhotoHeader()
    let taken = row[4] as DatabaseValue
    if !taken.isNull {
      // Later and earlier than any calendar has a name for.
      guard case .double(let seconds) = taken.storage, abs(seconds) < 1e15 else { return nil }
      header.taken = Date(timeIntervalSinceReferenceDate: seconds)
    }
    header.width = Int(width)
    header.height = Int(height)
    header.orientation = Int(orientation)
    return (
      name, Entry(state: RegularFile.State(size: size, seconds: seconds, nanoseconds: nanoseconds), header: header)
    )
  }

  /// Notes what was found in a folder: headers that are new, and names that are there no longer. Returns at once and writes
  /// afterwards.
  func note(_ new: [FilePath: Entry], gone: [FilePath], in folder: FilePath) {
    guard !state.hasFailed else { return }
    queue.asyncWrite(
      { db in
        let now = Date().timeIntervalSinceReferenceDate
        try db.execute(
          sql: "INSERT INTO folder (path, seen) VALUES (?, ?) ON CONFLICT (path) DO UPDATE SET seen = excluded.seen",
          arguments: [folder.databaseValue, now])
        let id = try Int64.fetchOne(db, sql: "SELECT id FROM folder WHERE path = ?", arguments: [folder.databaseValue])
        let put = try db.makeStatement(sql: "INSERT OR REPLACE INTO photo VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        for (name, entry) in new {
          try put.execute(arguments: [
            id, name.databaseValue, entry.state.size, entry.state.seconds, entry.state.nanoseconds,
            entry.header.taken?.timeIntervalSinceReferenceDate, entry.header.width, entry.header.height,
            entry.header.orientation,
          ])
        }
        let forget = try db.makeStatement(sql: "DELETE FROM photo WHERE folder = ? AND name = ?")
        for name in gone { try forget.execute(arguments: [id, name.databaseValue]) }
        try db.execute(sql: "DELETE FROM folder WHERE seen < ?", arguments: [now - Self.lifetime])
      },
      completion: { [weak self] _, result in
        if case .failure(let error) = result { self?.fail(error) }
      })
  }

  /// Waits until all is written that was noted; for tests.
  func finish() { queue.writeWithoutTransaction { _ in } }

  /// Said once; from then on the Gallery does without. What is damaged is set aside for the next start.
  private func fail(_ error: any Error) {
    guard state.failFirst() else { return }
    if Self.isDamage(error) { _ = Self.setAside(file) }
    report("the photo index cannot be used, so photos take longer to find: \(Self.reason(error))")
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? ScanError { return error.reason }
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

extension FilePath {
  /// Text where the bytes are UTF-8, so that the index can be read by people; else a blob.
  fileprivate var databaseValue: DatabaseValue { text?.databaseValue ?? Data(bytes).databaseValue }

  fileprivate init?(_ value: DatabaseValue) {
    switch value.storage {
    case .string(let text): self.init(text)
    case .blob(let data): self.init(bytes: data)
    case .null, .int64, .double: return nil
    }
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
