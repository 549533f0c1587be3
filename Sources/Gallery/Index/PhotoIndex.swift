import GRDB
import UIKit

/// A database in the user's cache that contains the headers of photos which were read at earlier starts.
///
/// The Gallery lists folders at every start and thereby detects new and removed files. A stored header is valid if the
/// size and modification time of its file are unchanged. Otherwise the header is read again. Photos that are no longer
/// in a folder are removed when the folder is listed. Folders that have not been listed for a year are removed with
/// their photos.
///
/// The index only saves time. If an error occurs, it is reported once and the Gallery continues without the index. A
/// database file that is damaged or belongs to another application is renamed, and a new one is created. Invalid rows
/// are ignored. The index can be used on any thread.
public final class PhotoIndex: Sendable {
  /// The version of the tables. A file with another version is renamed.
  private static let version = 2
  private static let lifetime: TimeInterval = 365 * 86_400

  private let file: URL
  private let queue: DatabaseQueue
  private let report: @Sendable (String) -> Void
  private let state = IndexState()

  /// Opens or creates an index.
  ///
  /// - Parameters:
  ///   - file: The database file. Missing directories are created.
  ///   - report: A closure that is called with a message when an error occurs.
  /// - Returns: `nil` if the index cannot be used.
  public init?(file: URL, report: @escaping @Sendable (String) -> Void) {
    self.file = file
    self.report = report
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      // The file must be regular, because SQLite would also open a pipe.
      var info = stat()
      guard lstat(file.path, &info) != 0 || [S_IFREG, S_IFLNK].contains(info.st_mode & S_IFMT) else {
        throw ScanError("it is not a regular file")
      }
      do {
        queue = try Self.open(file)
      } catch let error where Self.isDamage(error) {
        let isOld = (error as? UnknownIndexVersion)?.isOld == true
        let movedFile = Self.moveAside(file)
        if !isOld {
          report("the photo index \(file.path) is damaged and is rebuilt; the old file is now \(movedFile)")
        }
        queue = try Self.open(file)
      }
    } catch {
      report("cannot use the photo index \(file.path), so finding photos takes longer: \(Self.reason(error))")
      return nil
    }
  }

  /// Returns the default file of the index. It is in the user's cache directory: `XDG_CACHE_HOME`, or `~/.cache`.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: The file, or `nil` if there is no home directory.
  public static func standardFile(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL? {
    let cache: String
    if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") {
      cache = named
    } else if let homeFolder = environment["HOME"], homeFolder.hasPrefix("/") {
      cache = homeFolder + "/.cache"
    } else {
      return nil
    }
    return URL(fileURLWithPath: cache).appendingPathComponent("tessera-gallery/photos.sqlite")
  }

  private static func open(_ file: URL) throws -> DatabaseQueue {
    var configuration = Configuration()
    // Another Gallery process may be writing at the same time.
    configuration.busyMode = .timeout(2)
    configuration.label = "photo index"
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    try queue.writeWithoutTransaction { db in
      // If the machine crashes, the index may be damaged. This is acceptable because it is only a cache.
      try db.execute(sql: "PRAGMA synchronous = OFF")
    }
    try queue.write { db in
      let storedSchema = try schema(db)
      if storedSchema.isEmpty {
        for statement in tables { try db.execute(sql: statement) }
        try db.execute(sql: "PRAGMA user_version = \(version)")
      } else if try Int.fetchOne(db, sql: "PRAGMA user_version") != version || storedSchema != tables {
        // The tables may have the expected names, but any content.
        throw UnknownIndexVersion(isOld: storedSchema == firstTables)
      }
    }
    return queue
  }

  /// Returns the schema of a database as SQLite stores it.
  private static func schema(_ db: Database) throws -> [String] {
    let rows = try Row.fetchAll(
      db, sql: "SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name LIMIT 10")
    return rows.map { String.fromDatabaseValue($0[0]) ?? "" }
  }

  private static let folderTable =
    "CREATE TABLE folder (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, seen REAL NOT NULL)"

  /// The tables of the index. Paths and names that are not UTF-8 are blobs.
  private static let tables = [
    folderTable,
    """
    CREATE TABLE photo (folder INTEGER NOT NULL REFERENCES folder(id) ON DELETE CASCADE, name TEXT NOT NULL, \
    size INTEGER NOT NULL, seconds INTEGER NOT NULL, nanoseconds INTEGER NOT NULL, taken REAL, \
    width INTEGER NOT NULL, height INTEGER NOT NULL, orientation INTEGER NOT NULL, \
    PRIMARY KEY (folder, name)) WITHOUT ROWID
    """,
  ]

  /// The tables of version 1. A file with these tables is replaced without a message.
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

  /// An error for a database that is not an index of the current version.
  private struct UnknownIndexVersion: Error {
    /// Indicates whether the file is an index of an earlier version.
    let isOld: Bool
  }

  private static func isDamage(_ error: any Error) -> Bool {
    error is UnknownIndexVersion || (error as? DatabaseError)?.isDamage == true
  }

  /// Renames a file, and replaces a file that was renamed earlier.
  ///
  /// - Returns: The new path of the file.
  private static func moveAside(_ file: URL) -> String {
    let newPath = file.path + ".old"
    for suffix in ["-journal", "-wal", "-shm", ""] {
      // Journals are renamed too, because SQLite would otherwise apply them to the new file.
      if rename(file.path + suffix, newPath + suffix) != 0 { unlink(file.path + suffix) }
    }
    return newPath
  }

  // MARK: Reading and writing

  /// The state and the header of a photo, as they are stored in the index.
  struct Entry: Equatable, Sendable {
    var state: RegularFile.State
    var header: PhotoHeader
  }

  /// Returns the entries of the photos in a folder by name. The result is empty if there are no entries or an error
  /// occurs.
  func entries(in folder: FilePath) -> [FilePath: Entry] {
    guard !state.hasFailed else { return [:] }
    do {
      return try queue.read { db in
        var entries: [FilePath: Entry] = [:]
        let rows = try Row.fetchCursor(
          db,
          sql: """
            SELECT name, size, seconds, nanoseconds, taken, width, height, orientation FROM photo
            WHERE folder = (SELECT id FROM folder WHERE path = ?)
            """, arguments: [folder.databaseValue])
        while let row = try rows.next() {
          if let (name, entry) = Self.entry(row) { entries[name] = entry }
        }
        return entries
      }
    } catch {
      fail(error)
      return [:]
    }
  }

  /// Returns the entry in a database row. The result is `nil` if a value is missing, has another type, or is out of
  /// range.
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
    let captureDateValue = row[4] as DatabaseValue
    if !captureDateValue.isNull {
      // Every date of a calendar is within this limit.
      guard case .double(let seconds) = captureDateValue.storage, abs(seconds) < 1e15 else { return nil }
      header.taken = Date(timeIntervalSinceReferenceDate: seconds)
    }
    header.width = Int(width)
    header.height = Int(height)
    header.orientation = Int(orientation)
    return (
      name, Entry(state: RegularFile.State(size: size, seconds: seconds, nanoseconds: nanoseconds), header: header)
    )
  }

  /// Records new headers and removed names of a folder. The method returns immediately, and the database is written
  /// later.
  func record(_ new: [FilePath: Entry], gone: [FilePath], in folder: FilePath) {
    guard !state.hasFailed else { return }
    queue.asyncWrite(
      { db in
        let currentTime = Date().timeIntervalSinceReferenceDate
        try db.execute(
          sql: "INSERT INTO folder (path, seen) VALUES (?, ?) ON CONFLICT (path) DO UPDATE SET seen = excluded.seen",
          arguments: [folder.databaseValue, currentTime])
        let id = try Int64.fetchOne(db, sql: "SELECT id FROM folder WHERE path = ?", arguments: [folder.databaseValue])
        let insertion = try db.makeStatement(sql: "INSERT OR REPLACE INTO photo VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        for (name, entry) in new {
          try insertion.execute(arguments: [
            id, name.databaseValue, entry.state.size, entry.state.seconds, entry.state.nanoseconds,
            entry.header.taken?.timeIntervalSinceReferenceDate, entry.header.width, entry.header.height,
            entry.header.orientation,
          ])
        }
        let deletion = try db.makeStatement(sql: "DELETE FROM photo WHERE folder = ? AND name = ?")
        for name in gone { try deletion.execute(arguments: [id, name.databaseValue]) }
        try db.execute(sql: "DELETE FROM folder WHERE seen < ?", arguments: [currentTime - Self.lifetime])
      },
      completion: { [weak self] _, result in
        if case .failure(let error) = result { self?.fail(error) }
      })
  }

  /// Waits until all recorded entries have been written to the database. Tests use it.
  func finish() { queue.writeWithoutTransaction { _ in } }

  /// Reports the first error, and stops using the index. A damaged file is renamed, so that the next start creates a
  /// new one.
  private func fail(_ error: any Error) {
    guard state.markFailed() else { return }
    if Self.isDamage(error) { _ = Self.moveAside(file) }
    report("the photo index failed, so finding photos takes longer: \(Self.reason(error))")
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? ScanError { return error.reason }
    if let error = error as? DatabaseError { return error.message ?? "\(error.resultCode)" }
    if let error = error as? CocoaError, error.code == .fileWriteNoPermission {
      return "no permission to write the file"
    }
    return error.localizedDescription
  }
}

extension DatabaseError {
  /// Indicates whether the file is not a valid database.
  fileprivate var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode) || resultCode == .SQLITE_ERROR
  }
}

extension FilePath {
  /// The path as a database value. It is text if the path is UTF-8, so that the index is readable, and otherwise a
  /// blob.
  fileprivate var databaseValue: DatabaseValue { text?.databaseValue ?? Data(bytes).databaseValue }

  fileprivate init?(_ value: DatabaseValue) {
    switch value.storage {
    case .string(let text): self.init(text)
    case .blob(let data): self.init(bytes: data)
    case .null, .int64, .double: return nil
    }
  }
}

/// The failure state of an index. It can be used on any thread.
private final class IndexState: @unchecked Sendable {
  private let lock = NSLock()
  private var failed = false

  var hasFailed: Bool { lock.withLock { failed } }

  /// Marks the index as failed. Returns whether this is the first failure.
  func markFailed() -> Bool {
    lock.withLock {
      defer { failed = true }
      return !failed
    }
  }
}
