import CoreGraphics
import Foundation
import GRDB

/// The photo library of a user: an index of the photos in folders, and the user's favourites and albums.
///
/// The index is a SQLite database. All data in the database except favourites and albums can be read from the photos again. Favourites
/// and albums are also stored in a journal in another folder (`UserDataJournal`), so they are not lost with a damaged or deleted
/// database. A damaged database is renamed. The user data in the journal is copied to a new database, and the indexer fills it.
///
/// Several processes may open a library. The first one owns the index and may fill it; the others can only read it, but
/// all processes can change favourites and albums, one at a time. The class can be used on any thread.
package final class LibraryDatabase: @unchecked Sendable {
  /// The folders of a library's files.
  package struct Location: Sendable {
    /// The folder of the database, which may be deleted at any time.
    package var index: URL
    /// The folder of the user data journal.
    package var userData: URL

    /// Creates a location. Missing folders are created when the library is opened.
    package init(index: URL, userData: URL) {
      self.index = index
      self.userData = userData
    }

    /// Returns the folders in the user's cache and data folders (`XDG_CACHE_HOME`, `XDG_DATA_HOME`), or `nil` if there is
    /// no home directory.
    package static func standard(
      environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Location? {
      func folder(_ variable: String, _ fallback: String) -> URL? {
        if let value = environment[variable], value.hasPrefix("/") {
          return URL(fileURLWithPath: value).appendingPathComponent("tessera-gallery")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return URL(fileURLWithPath: home).appendingPathComponent("\(fallback)/tessera-gallery")
      }
      guard let index = folder("XDG_CACHE_HOME", ".cache"), let data = folder("XDG_DATA_HOME", ".local/share") else {
        return nil
      }
      return Location(index: index, userData: data)
    }

    /// The file of the database, `library.sqlite`.
    package var databaseFile: URL { index.appendingPathComponent("library.sqlite") }
    /// The file that the owner of the index locks, `library.lock`.
    var lockFile: URL { index.appendingPathComponent("library.lock") }
    /// The file of the user data journal, `user-data.journal`.
    package var journalFile: URL { userData.appendingPathComponent("user-data.journal") }
  }

  /// The schema and the limits of the database, which tests can replace.
  struct Options: Sendable {
    var schema = LibrarySchema()
    /// The maximum number of pages of the database, to simulate a full disk.
    var maximumPages: Int?
  }

  /// The folders in which the library stores its files.
  package let location: Location
  /// A Boolean value that indicates whether the database was rebuilt since the library was opened.
  package var wasRebuilt: Bool { lock.withLock { isRebuilt } }

  private let options: Options
  private let report: @Sendable (String) -> Void
  private var indexLock: FileLock
  private let lock = NSRecursiveLock()
  private var currentPool: DatabasePool?
  /// The inode number of the database file that is open, or `nil` if no file is open. The path has another inode number
  /// after another process has rebuilt the database.
  private var openFile: UInt?
  /// The number of times that a database was opened.
  private var openings = 0
  private var isOwner: Bool
  private var isRebuilt = false
  private var needsRebuild = false
  /// Indicates whether a change violated a constraint, so that the database is to be checked.
  private var needsCheck = false
  /// Indicates whether the database was closed because its file was replaced, and could not be opened again.
  private var needsReopening = false
  /// Indicates whether the database was opened again, and may not have the user data yet.
  private var needsUserData = false

  /// The check of the database while it is not used.
  let idleCheck = IdleCheck()
  let userDataLock: FileLock
  let journal: UserDataJournal
  /// Protects `journal`, and orders the changes of this process. It is acquired before `lock`.
  let journalQueue = NSRecursiveLock()

  /// Opens or creates a library.
  ///
  /// - Parameters:
  ///   - location: The folders of the files.
  ///   - report: A closure that is called with messages about damage and full disks, on any thread.
  /// - Throws: `LibraryError` if the library cannot be used: it was written by a newer version, or its folders are not
  ///   writable.
  package convenience init(_ location: Location, report: @escaping @Sendable (String) -> Void) throws {
    try self.init(location, options: Options(), report: report)
  }

  init(_ location: Location, options: Options, report: @escaping @Sendable (String) -> Void) throws {
    self.location = location
    self.options = options
    self.report = report
    do {
      for folder in [location.index, location.userData] { try Self.createFolder(folder) }
      indexLock = try FileLock(location.lockFile)
      userDataLock = try FileLock(location.userData.appendingPathComponent("user-data.lock"))
    } catch {
      throw LibraryError(error, file: location.databaseFile)
    }
    isOwner = indexLock.tryLock()
    journal = UserDataJournal(location.journalFile)
    do {
      currentPool = try openPool()
      try synchronizeUserData()
    } catch {
      let error = LibraryError(error, file: location.databaseFile)
      // All numbers were just read from this database, so a violated constraint is damage here.
      guard [.damaged, .inconsistent].contains(error.kind), isOwner else { throw error }
      try rebuild(because: error)
    }
  }

  /// A Boolean value that indicates whether this process may fill the index. If the owner has ended, this process becomes
  /// the owner.
  package var ownsIndex: Bool {
    lock.withLock {
      if !isOwner, currentPool != nil { isOwner = indexLock.tryLock() }
      return isOwner
    }
  }

  /// A Boolean value that indicates whether this process fills the index. Reading this property does not make the
  /// process the owner, unlike reading `ownsIndex`.
  package var isIndexOwner: Bool { lock.withLock { isOwner } }

  /// The number of times that a database was opened. It increases when another database takes the place of the one that was
  /// open, which may be empty.
  var openingCount: Int { lock.withLock { openings } }

  // MARK: Opening

  private func openPool() throws -> DatabasePool {
    let file = location.databaseFile
    try checkFiles()
    if access(file.path, F_OK) == 0 {
      // A file of another user, such as one that the superuser has created, can be replaced but not used.
      if access(file.path, R_OK | W_OK) != 0, errno == EACCES, access(location.index.path, W_OK) == 0 {
        throw LibraryError(.damaged, "\(file.path) belongs to another user")
      }
      try checkVersion(file)
    }
    var configuration = Configuration()
    configuration.label = "photo library"
    configuration.busyMode = .timeout(10)
    configuration.maximumReaderCount = 3
    let maximumPages = options.maximumPages
    configuration.prepareDatabase { db in
      // Commits are not lost if the process ends at any time. After a power failure, the last commits may be missing.
      // User data is not lost, because the journal is synchronized with the disk.
      try db.execute(sql: "PRAGMA synchronous = NORMAL")
      // Each statement with triggers saves the pages that it changes, so that the changes can be undone. If these pages
      // were saved in files, indexing 10,000 photos would write 149,530 times instead of 4,538.
      try db.execute(sql: "PRAGMA temp_store = MEMORY")
      if let maximumPages { try db.execute(sql: "PRAGMA max_page_count = \(maximumPages)") }
    }
    let pool = try DatabasePool(path: file.path, configuration: configuration)
    try pool.writeWithoutTransaction { db in
      // A batch of the indexer changes more pages than the default of 2 MB, and pages that do not fit are written several
      // times in a transaction.
      try db.execute(sql: "PRAGMA cache_size = -16384")
      try options.schema.migrate(db)
    }
    openFile = Self.fileNumber(file)
    openings += 1
    return pool
  }

  /// Checks that the files of the database are files. SQLite would also open a pipe and wait for its writer, and it cannot open a
  /// database whose journals are something else. Only the database may be a link.
  private func checkFiles() throws {
    for suffix in Self.suffixes {
      let path = location.databaseFile.path + suffix
      var info = stat()
      guard lstat(path, &info) == 0 else { continue }
      if suffix.isEmpty, info.st_mode & S_IFMT == S_IFLNK, stat(path, &info) != 0 { continue }
      guard info.st_mode & S_IFMT == S_IFREG else { throw LibraryError(.damaged, "\(path) is not a regular file") }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  private static func fileNumber(_ file: URL) -> UInt? {
    var info = stat()
    return stat(file.path, &info) == 0 ? UInt(info.st_ino) : nil
  }

  /// Opens the database again if another process has rebuilt it, or if its folder was deleted, as programs that free disk
  /// space do. The process that still has a deleted file open would fill an index that no other process sees.
  ///
  /// - Returns: Whether the database was opened again, since the last call.
  /// - Throws: `LibraryError` if the new database cannot be opened. The old one is closed then, and the next call tries it
  ///   again.
  @discardableResult
  func reopenIfReplaced() throws -> Bool {
    try reopen()
    // A read may have opened it before.
    guard lock.withLock({ needsUserData }) else { return false }
    try synchronizeUserData()
    lock.withLock { needsUserData = false }
    return true
  }

  /// Opens the database again if its file was replaced or deleted, without the user data that it does not have yet.
  @discardableResult
  func reopen() throws -> Bool {
    try lock.withLock {
      guard currentPool != nil || needsReopening else { return false }
      let number = Self.fileNumber(location.databaseFile)
      guard needsReopening || number != openFile || !indexLock.isCurrent else { return false }
      // While the owner renames a damaged database and creates another one, there is none.
      if !isOwner, !needsReopening, number == nil, indexLock.isCurrent { return false }
      try? currentPool?.close()
      currentPool = nil
      needsReopening = true
      do {
        if !indexLock.isCurrent {
          try Self.createFolder(location.index)
          indexLock = try FileLock(location.lockFile)
          isOwner = indexLock.tryLock()
        }
        currentPool = try openPool()
      } catch { throw LibraryError(error, file: location.databaseFile) }
      needsReopening = false
      needsUserData = true
      return true
    }
  }

  private static func createFolder(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Checks the version before the database is opened for writing, which changes the file.
  private func checkVersion(_ file: URL) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(10)
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    defer { try? queue.close() }
    try queue.read { _ = try options.schema.checkedVersion($0) }
  }

  /// The suffixes of the files that SQLite uses for a database. The database itself is last.
  private static let suffixes = ["-journal", "-wal", "-shm", ""]
  private static let damagedCopyCount = 10

  /// Renames the damaged database, creates a new one, and copies the user data to it. The indexer fills it.
  ///
  /// - Throws: `LibraryError` if this process does not own the index, or the new database cannot be created.
  func rebuild(because reason: any Error) throws {
    try journalQueue.withLock {
      try lock.withLock { try replaceDatabase(because: reason) }
      try synchronizeUserData()
    }
  }

  /// Renames the damaged database, and creates a new one. The caller must hold the lock.
  private func replaceDatabase(because reason: any Error) throws {
    guard isOwner else {
      throw LibraryError(
        .notOwner, "the photo library is damaged; the instance of the Gallery that maintains the index rebuilds it")
    }
    try? currentPool?.close()
    currentPool = nil
    let file = location.databaseFile.path
    // An earlier copy is replaced, which is not possible if a folder has its name.
    let names = [".damaged"] + (2...Self.damagedCopyCount).map { ".damaged-\($0)" }
    let copy = file + (names.first { !Self.isFolder(file + $0) } ?? names[0])
    var isKept = false
    for suffix in Self.suffixes {
      // The journals of SQLite are also renamed. Otherwise, they would be applied to the new file.
      isKept = rename(file + suffix, copy + suffix) == 0
      if !isKept { unlink(file + suffix) }
    }
    // The journal may have been deleted.
    let hasJournal = (FileIdentity(ofEntry: FilePath(location.journalFile))?.size ?? 0) > 0
    report(
      "\(reason); it is rebuilt from your photos." + (hasJournal ? " Favourites and albums are kept." : "")
        + (isKept ? " The old file is \(copy)" : ""))
    isRebuilt = true
    needsRebuild = false
    needsCheck = false
    needsReopening = true
    do { currentPool = try openPool() } catch { throw LibraryError(error, file: location.databaseFile) }
    needsReopening = false
  }

  /// Rebuilds the database if an earlier read or write found damage. If one violated a constraint, the database is checked before.
  ///
  /// - Returns: Whether the database was rebuilt.
  /// - Throws: `LibraryError` if the new database cannot be created.
  @discardableResult
  package func rebuildIfNeeded() throws -> Bool {
    guard lock.withLock({ needsRebuild || needsCheck }), ownsIndex else { return false }
    if !lock.withLock({ needsRebuild }) {
      lock.withLock { needsCheck = false }
      guard try !read(Self.isConsistent) else { return false }
    }
    try rebuild(because: LibraryError(.damaged, "the photo library \(location.databaseFile.path) is damaged"))
    return true
  }

  /// Checks the whole database for damage, and rebuilds it if there is any. The check takes one second per 100,000
  /// photos, so call the method on a background thread.
  ///
  /// - Returns: `true` if the database is intact.
  @discardableResult
  package func verify() throws -> Bool {
    if isIntact { return true }
    lock.withLock { needsRebuild = true }
    try rebuildIfNeeded()
    return false
  }

  /// Indicates whether the file is intact and its tables agree. SQLite checks only the former.
  private var isIntact: Bool {
    let result = try? read { db in
      try String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok" && Self.tablesAgree(db)
    }
    return result == true
  }

  /// Returns whether the numbers of photos in the tables are the same.
  private static func tablesAgree(_ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT (SELECT count(*) FROM photo WHERE state = 0) = (SELECT coalesce(sum(count), 0) FROM day)
          AND (SELECT count(*) FROM photo) = (SELECT count(*) FROM file)
        """) == true
  }

  /// Returns whether the file is intact, its indexes have the rows of their tables, and the tables agree. SQLite takes about six
  /// times as long as for a check of the file alone.
  static func isConsistent(_ db: Database) throws -> Bool {
    try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") == "ok"
      && Row.fetchOne(db, sql: "PRAGMA foreign_key_check") == nil && tablesAgree(db)
  }

  /// Checks the whole database, before its user data takes the place of the journal's.
  ///
  /// - Throws: `LibraryError` if the database is damaged, after which it is rebuilt.
  func checkDatabase() throws {
    guard !isIntact else { return }
    lock.withLock { needsRebuild = true }
    throw LibraryError(.damaged, "the photo library \(location.databaseFile.path) is damaged")
  }

  /// Records that a database is damaged, so that the next pass of the indexer rebuilds it.
  ///
  /// - Parameter openingCount: The value of `openingCount` for which the damage was found.
  /// - Returns: `false` if another database has taken the place of the damaged one.
  func scheduleRebuild(ofOpening openingCount: Int) -> Bool {
    lock.withLock {
      guard currentPool != nil, openings == openingCount, openFile == Self.fileNumber(location.databaseFile) else {
        return false
      }
      needsRebuild = true
      return true
    }
  }

  /// Closes the database, so that another process can own the index. Later calls throw errors.
  package func close() {
    idleCheck.stop()
    lock.withLock {
      try? currentPool?.close()
      currentPool = nil
      needsReopening = false
      isOwner = false
      indexLock.unlock()
    }
  }

  // MARK: Access

  private func pool() throws -> DatabasePool {
    if lock.withLock({ needsReopening }) { try reopen() }
    guard let pool = lock.withLock({ currentPool }) else {
      throw LibraryError(.unusable, "the photo library \(location.databaseFile.path) is not open")
    }
    return pool
  }

  /// Reads from a consistent state of the database. If the database is damaged, a rebuild is scheduled.
  func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
    idleCheck.interrupt()
    do { return try pool().read(body) } catch { throw recordError(error) }
  }

  /// Writes in a transaction, which is undone if `body` throws. If the database is damaged, a rebuild is scheduled.
  func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
    idleCheck.interrupt()
    do { return try pool().write(body) } catch { throw recordError(error) }
  }

  /// Returns the number of a new photo. No photo of another index has the number (`LibrarySchema.lastPhoto`).
  func nextPhotoNumber(_ db: Database) throws -> Int64 {
    let statement = try db.cachedStatement(sql: "UPDATE meta SET value = value + 1 WHERE name = ? RETURNING value")
    guard let number = try Int64.fetchOne(statement, arguments: [LibrarySchema.lastPhoto]) else {
      throw LibraryError(.damaged, "the photo library has no number for new photos")
    }
    return number
  }

  /// Removes all but recent changes, because views that are further behind read the whole timeline again.
  func removeOldChanges(_ db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM change WHERE number <= (SELECT max(number) FROM change) - ?")
      .execute(arguments: [Timeline.changeLimit])
  }

  private func recordError(_ error: any Error) -> LibraryError {
    let error = LibraryError(error, file: location.databaseFile)
    switch error.kind {
    case .damaged: lock.withLock { needsRebuild = true }
    case .inconsistent: lock.withLock { needsCheck = true }
    default: break
    }
    return error
  }

  /// Records that the tables contradict each other, so that the next pass of the indexer rebuilds it, and returns the error for it.
  func recordContradiction() -> LibraryError {
    let file = location.databaseFile.path
    return recordError(LibraryError(.damaged, "the photo library \(file) is damaged: its tables contradict each other"))
  }

  /// Passes a message for the user to the closure that was set when the library was opened.
  func reportMessage(_ message: String) { report(message) }
}
