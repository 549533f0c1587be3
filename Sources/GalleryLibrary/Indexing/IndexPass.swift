import CoreGraphics
import Foundation
import GRDB

/// One indexing pass over the result of a folder scan.
final class IndexPass {
  /// A file in the index.
  private struct Record {
    let photo: Int64
    let name: FilePath
    var identity: FileIdentity
  }

  /// A file on the disk that is new or was changed.
  private struct Candidate {
    /// The index of the folder in the survey.
    let folder: Int
    let name: FilePath
    /// The state of the file when the folder was compared.
    let identity: FileIdentity
    /// The photo that the index has for the path, or `nil`.
    let photo: Int64?
  }

  /// The data that was read from a candidate's file.
  private struct Reading: Sendable {
    var identity: FileIdentity
    var key: Int64
    var metadata: PhotoMetadata
  }

  private let indexer: LibraryIndexer
  private let survey: FolderSurvey
  private let updatesRoots: Bool
  private var database: LibraryDatabase { indexer.database }

  private var summary = IndexSummary()
  private var candidates: [Candidate] = []
  /// Photos in the index whose path has no file any more.
  private var absent: [Int64] = []
  /// The photos whose file was replaced at its path by another file, by the properties of their file.
  private var displaced: [Node: Int64] = [:]
  /// The displaced photos whose file is at another path now.
  private var displacedElsewhere: Set<Int64> = []
  /// The photos that got a new path in this pass.
  private var placed: Set<Int64> = []
  private var rootNumbers: [Int64?] = []
  /// Indicates for each root of the survey whether its disk is connected.
  private var onlineRoots: [Bool] = []
  private var folderNumbers: [Int: Int64] = [:]

  /// The properties that a file keeps when it is moved. The number alone does not suffice, because a new file gets that
  /// of a deleted one.
  private struct Node: Hashable {
    let device: Int64
    let inode: Int64
    let size: Int64
    let seconds: Int64
    init(_ identity: FileIdentity) {
      device = identity.device
      inode = identity.inode
      size = identity.size
      seconds = identity.seconds
    }
  }

  /// Creates a pass. With `updatesRoots`, the roots of the survey are all folders of the library.
  init(_ indexer: LibraryIndexer, _ survey: FolderSurvey, updatesRoots: Bool) {
    self.indexer = indexer
    self.survey = survey
    self.updatesRoots = updatesRoots
  }

  func run(_ progress: (IndexProgress) -> Void, _ isCancelled: @Sendable () -> Bool) throws -> IndexSummary {
    summary.found = survey.photoCount
    summary.problems = survey.problems
    try prepareRoots()
    for index in survey.folders.indices {
      try check(isCancelled)
      try compare(index)
    }
    if !displaced.isEmpty {
      for candidate in candidates {
        if let photo = displaced[Node(candidate.identity)], photo != candidate.photo {
          displacedElsewhere.insert(photo)
        }
      }
    }
    try sortCandidates()
    let unchanged = survey.photoCount - candidates.count
    let start = DispatchTime.now().uptimeNanoseconds
    var next = 0
    while next < candidates.count {
      try check(isCancelled)
      let end = min(next + LibraryIndexer.batchSize, candidates.count)
      try readAndWrite(next..<end)
      next = end
      let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      progress(
        IndexProgress(
          step: .reading, done: unchanged + next, total: survey.photoCount,
          remaining: elapsed / Double(next) * Double(candidates.count - next)))
    }
    try check(isCancelled)
    try removeAbsent()
    progress(IndexProgress(step: .finished, done: survey.photoCount, total: survey.photoCount, remaining: 0))
    return summary
  }

  private func check(_ isCancelled: () -> Bool) throws {
    if isCancelled() { throw LibraryError(.cancelled, "indexing was cancelled") }
  }

  // MARK: Roots

  /// Adds new roots, and hides or shows the photos of roots that were disconnected or connected.
  private func prepareRoots() throws {
    guard updatesRoots else { return try findRoots() }
    try database.write { db in
      for root in survey.roots {
        let path = root.path.databaseValue
        let isOnline = try isOnline(root, db)
        onlineRoots.append(isOnline)
        try db.execute(
          sql: """
            INSERT INTO root (path, isOnline, device) VALUES (?1, ?2, ?3)
            ON CONFLICT (path) DO UPDATE SET isOnline = ?2, device = CASE ?2 WHEN 1 THEN ?3 ELSE device END
            """, arguments: [path, isOnline, root.device])
        let number = try Int64.fetchOne(db, sql: "SELECT id FROM root WHERE path = ?", arguments: [path])
        rootNumbers.append(number)
        let (from, to): (PhotoState, PhotoState) = isOnline ? (.offline, .shown) : (.shown, .offline)
        try db.execute(
          sql: """
            UPDATE photo SET state = ?, since = ? WHERE state = ? AND id IN (SELECT photo FROM file JOIN folder
              ON folder.id = file.folder WHERE folder.root = ? AND isPresent)
            """, arguments: [to.rawValue, indexer.now(), from.rawValue, number])
      }
    }
  }

  /// Returns whether the disk of a root is connected. Where it is not, the root cannot be listed, or is an empty folder
  /// on another file system.
  private func isOnline(_ root: FolderSurvey.Root, _ db: Database) throws -> Bool {
    guard root.problem == nil else { return false }
    guard root.isEmpty else { return true }
    let device = try Int64.fetchOne(
      db, sql: "SELECT device FROM root WHERE path = ?", arguments: [root.path.databaseValue])
    return device == nil || device == root.device
  }

  /// Finds the roots of the folders of an update.
  private func findRoots() throws {
    let roots = try database.read { db in
      try Row.fetchAll(db, sql: "SELECT id, path FROM root").map { (try $0.integer(0), try $0.path(1)) }
    }
    rootNumbers = survey.roots.map { root in roots.first { root.path.isInside($0.1) }?.0 }
    onlineRoots = survey.roots.map { $0.problem == nil }
  }

  // MARK: Comparing

  /// Compares a folder on the disk with the index.
  private func compare(_ index: Int) throws {
    let folder = survey.folders[index]
    guard rootNumbers[folder.root] != nil, onlineRoots[folder.root] else { return }
    var records = try records(in: folder.path)
    for name in folder.photos {
      // A link without a destination, or a file that was deleted meanwhile.
      guard let identity = FileIdentity(folder.path.appending(name)) else { continue }
      let record = records.removeValue(forKey: name)
      if record?.identity == identity { continue }
      if let record, !record.identity.isSameFile(as: identity) { displaced[Node(record.identity)] = record.photo }
      candidates.append(Candidate(folder: index, name: name, identity: identity, photo: record?.photo))
    }
    absent += records.values.map(\.photo)
  }

  /// Moves the files that the index knows by their numbers to the front. A photo whose file was both moved and copied then
  /// follows the moved file.
  private func sortCandidates() throws {
    let isKnown = try database.read { db in
      guard try Int64.fetchOne(db, sql: "SELECT photo FROM file LIMIT 1") != nil else { return [Bool]() }
      let statement = try db.cachedStatement(
        sql: "SELECT 1 FROM file WHERE inode = ? AND device = ? AND size = ? AND seconds = ?")
      return try candidates.map {
        let identity = $0.identity
        return try Int.fetchOne(
          statement, arguments: [identity.inode, identity.device, identity.size, identity.seconds]) != nil
      }
    }
    guard isKnown.contains(true), isKnown.contains(false) else { return }
    let numbered = zip(candidates, isKnown)
    candidates = numbered.filter(\.1).map(\.0) + numbered.filter { !$0.1 }.map(\.0)
  }

  private func records(in folder: FilePath) throws -> [FilePath: Record] {
    try database.read { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT photo, name, device, inode, size, seconds, nanoseconds FROM file
          WHERE folder = (SELECT id FROM folder WHERE path = ?) AND isPresent
          """, arguments: [folder.databaseValue])
      var records: [FilePath: Record] = [:]
      while let row = try rows.next() {
        let record = Record(photo: try row.integer(0), name: try row.path(1), identity: try Self.identity(row, from: 2))
        records[record.name] = record
      }
      return records
    }
  }

  private static func identity(_ row: Row, from column: Int) throws -> FileIdentity {
    FileIdentity(
      device: try row.integer(column), inode: try row.integer(column + 1), size: try row.integer(column + 2),
      seconds: try row.integer(column + 3), nanoseconds: try row.integer(column + 4))
  }

  // MARK: Reading and writing

  private func readAndWrite(_ range: Range<Int>) throws {
    let batch = candidates[range]
    let paths = batch.map { survey.folders[$0.folder].path.appending($0.name) }
    let reader = indexer.reader
    let now = indexer.now()
    let readings = concurrentMap(paths) { Self.read($0, reader, now) }
    summary.read += readings.count
    try database.write { db in
      for (candidate, reading) in zip(batch, readings) {
        if let reading {
          try store(candidate, reading, db)
        } else if let photo = candidate.photo {
          absent.append(photo)
        }
      }
      // Only recent changes are of use to those who show the library.
      try db.execute(
        sql: "DELETE FROM change WHERE number <= (SELECT max(number) FROM change) - ?",
        arguments: [Timeline.changeLimit])
    }
  }

  /// Reads a file. The result is `nil` if the file does not exist any more.
  private static func read(_ path: FilePath, _ reader: any PhotoMetadataReading, _ now: Int64) -> Reading? {
    guard var identity = FileIdentity(path) else { return nil }
    guard let file = try? RegularFile(path) else {
      // A file without permission is shown as a photo that cannot be read, and is tried again at the next pass.
      identity.nanoseconds = FileIdentity.uncertain
      return Reading(identity: identity, key: 0, metadata: PhotoMetadata())
    }
    let reading = Reading(identity: identity, key: ContentKey.of(file), metadata: reader.metadata(of: file))
    // The file may have been replaced or changed while it was read, or may be changed within the same tick of the clock.
    let isSettled =
      file.state == RegularFile.State(path) && FileIdentity(path) == identity
      && identity.seconds < now - LibraryIndexer.settlingTime
    var settled = reading
    if !isSettled { settled.identity.nanoseconds = FileIdentity.uncertain }
    return settled
  }

  private func store(_ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
    let known = try candidate.photo.flatMap { photo in
      try Row.fetchOne(db, sql: "SELECT key, size FROM file WHERE photo = ? AND isPresent", arguments: [photo])
    }
    // The photo may have been found at another path earlier in this pass.
    let photo = known == nil || candidate.photo.map(placed.contains) == true ? nil : candidate.photo
    // Equal files may have changed places: a photo stays with its file, not with its path.
    if let photo, let known, !displacedElsewhere.contains(photo), try known.integer(0) == reading.key,
      try known.integer(1) == reading.identity.size
    {
      return try update(photo, candidate, reading, db)
    }
    if let source = try movedPhoto(candidate, reading, db) {
      if let photo { try detach(photo, db) }
      summary.moved += 1
      return try place(source, candidate, reading, db)
    }
    if let photo {
      guard displacedElsewhere.contains(photo) else { return try update(photo, candidate, reading, db) }
      // The file of this photo is at another path, where it will be found.
      try detach(photo, db)
    }
    if let expected = try expectedPhoto(candidate, db) { return try place(expected, candidate, reading, db) }
    summary.added += 1
    let taken = taken(reading)
    try db.cachedStatement(sql: "INSERT INTO photo VALUES (NULL, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [taken.seconds] + values(reading) + [indexer.now()])
    let new = db.lastInsertedRowID
    let folder = try folderNumber(candidate, db)
    try db.cachedStatement(sql: "INSERT INTO file VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [new, folder, candidate.name.databaseValue] + values(reading.identity) + [reading.key])
    try index(new, candidate, reading, db)
  }

  /// Returns the photo whose file has moved to the path of a candidate: one with the same content, whose own path has
  /// another file or none.
  private func movedPhoto(_ candidate: Candidate, _ reading: Reading, _ db: Database) throws -> Int64? {
    guard reading.metadata.width > 0 || reading.key != 0 else { return nil }
    // Among equal files, the same file comes first, then photos whose files were missing already.
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT file.photo, isPresent, folder.path, name, device, inode, size, seconds, nanoseconds
        FROM file JOIN folder ON folder.id = file.folder JOIN photo ON photo.id = file.photo
        WHERE key = ? AND size = ? AND state <> \(PhotoState.offline.rawValue)
        ORDER BY (inode = ? AND device = ?) DESC, isPresent, file.photo LIMIT 32
        """,
      arguments: [reading.key, reading.identity.size, reading.identity.inode, reading.identity.device])
    for row in rows {
      let photo = try row.integer(0)
      guard photo != candidate.photo, !placed.contains(photo) else { continue }
      guard try row.integer(1) != 0 else { return photo }
      let identity = FileIdentity(try row.path(2).appending(row.path(3)))
      let stored = try Self.identity(row, from: 4)
      // The other path still has the content, unless it is gone or has another file or size.
      guard let identity, identity.isSameFile(as: stored), identity.size == stored.size else { return photo }
    }
    return nil
  }

  /// Returns the photo that the user data journal expects at the path of a candidate.
  private func expectedPhoto(_ candidate: Candidate, _ db: Database) throws -> Int64? {
    try Int64.fetchOne(
      db,
      sql: """
        SELECT file.photo FROM file JOIN photo ON photo.id = file.photo
        WHERE folder = (SELECT id FROM folder WHERE path = ?) AND name = ? AND state = ? ORDER BY file.photo LIMIT 1
        """,
      arguments: [
        survey.folders[candidate.folder].path.databaseValue, candidate.name.databaseValue,
        PhotoState.expected.rawValue,
      ])
  }

  /// Marks a photo as missing, because its path has another file now.
  private func detach(_ photo: Int64, _ db: Database) throws {
    try db.execute(sql: "UPDATE file SET isPresent = 0 WHERE photo = ?", arguments: [photo])
    try db.execute(
      sql: "UPDATE photo SET state = ?, since = ? WHERE id = ?",
      arguments: [PhotoState.missing.rawValue, indexer.now(), photo])
  }

  /// Gives a photo a new path.
  private func place(_ photo: Int64, _ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
    placed.insert(photo)
    try db.execute(
      sql: "UPDATE file SET folder = ?, name = ?, isPresent = 1 WHERE photo = ?",
      arguments: [folderNumber(candidate, db), candidate.name.databaseValue, photo])
    try update(photo, candidate, reading, db)
  }

  /// Writes what was read from a photo's file.
  private func update(_ photo: Int64, _ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
    placed.insert(photo)
    try db.cachedStatement(
      sql: """
        UPDATE file SET device = ?, inode = ?, size = ?, seconds = ?, nanoseconds = ?, key = ? WHERE photo = ?
        """
    ).execute(arguments: values(reading.identity) + [reading.key, photo])
    let taken = taken(reading)
    // Those who show the photo are not told of a file that was touched without a change.
    try db.cachedStatement(
      sql: """
        UPDATE photo SET state = 0, taken = ?1, isDated = ?2, width = ?3, height = ?4, orientation = ?5, camera = ?6,
          latitude = ?7, longitude = ?8, place = ?9 WHERE id = ?10 AND (state, taken, isDated, width, height,
          orientation, camera, latitude, longitude, place) IS NOT (0, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        """
    ).execute(arguments: [taken.seconds] + values(reading) + [photo])
    try index(photo, candidate, reading, db)
  }

  private func taken(_ reading: Reading) -> CivilTime {
    reading.metadata.taken ?? CivilTime(secondsSince1970: reading.identity.seconds, in: indexer.zone)
  }

  private func values(_ reading: Reading) -> StatementArguments {
    let metadata = reading.metadata
    return [
      metadata.taken != nil, metadata.width, metadata.height, metadata.orientation, metadata.camera,
      metadata.latitude, metadata.longitude, metadata.place,
    ]
  }

  private func values(_ identity: FileIdentity) -> StatementArguments {
    [identity.device, identity.inode, identity.size, identity.seconds, identity.nanoseconds]
  }

  /// Writes the words by which a photo is found.
  private func index(_ photo: Int64, _ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
    let folder = survey.folders[candidate.folder].path
    try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO words (rowid, name, folder, camera, place) VALUES (?, ?, ?, ?, ?)"
    ).execute(arguments: [
      photo, candidate.name.description, folder.name.description, reading.metadata.camera ?? "",
      reading.metadata.place ?? "",
    ])
  }

  private func folderNumber(_ candidate: Candidate, _ db: Database) throws -> Int64 {
    if let number = folderNumbers[candidate.folder] { return number }
    let folder = survey.folders[candidate.folder]
    let number = try database.folderNumber(folder.path, root: rootNumbers[folder.root], db)
    folderNumbers[candidate.folder] = number
    return number
  }

  // MARK: Removing

  /// Marks photos whose files disappeared as missing, and forgets those without user data after some time.
  private func removeAbsent() throws {
    try database.write { db in
      try findPhotosInVanishedFolders(db)
      for photo in absent where !placed.contains(photo) {
        // The photo may have been detached or placed in this pass.
        let isPresent = try Int64.fetchOne(db, sql: "SELECT isPresent FROM file WHERE photo = ?", arguments: [photo])
        guard isPresent == 1 else { continue }
        try detach(photo, db)
        summary.removed += 1
      }
      guard updatesRoots else { return }
      let old = """
        SELECT id FROM photo WHERE state = \(PhotoState.missing.rawValue) AND since < ?
          AND id NOT IN (SELECT photo FROM favourite UNION SELECT photo FROM albumPhoto)
        """
      let limit = indexer.now() - LibraryIndexer.forgettingTime
      try db.execute(sql: "DELETE FROM words WHERE rowid IN (\(old))", arguments: [limit])
      try db.execute(sql: "DELETE FROM photo WHERE id IN (\(old))", arguments: [limit])
    }
  }

  private func findPhotosInVanishedFolders(_ db: Database) throws {
    let listed = Set(survey.folders.map(\.path))
    let online = Set(zip(rootNumbers, onlineRoots).filter(\.1).compactMap(\.0))
    let gone = updatesRoots ? [] : survey.roots.filter(\.isGone).map(\.path)
    let folders = try Row.fetchAll(db, sql: "SELECT id, path, root FROM folder").map { row in
      (id: try row.integer(0), path: try row.path(1), root: try row.optionalInteger(2))
    }
    let roots = Set(rootNumbers.compactMap(\.self))
    for folder in folders where !listed.contains(folder.path) {
      if updatesRoots {
        // Photos of roots that the user removed disappear; those of disconnected roots wait.
        let isRemoved = folder.root.map { !roots.contains($0) } ?? false
        let isOnline = folder.root.map(online.contains) ?? false
        guard isRemoved || isOnline, !survey.unreadable.contains(where: { folder.path.isInside($0) }) else { continue }
      } else {
        guard gone.contains(where: { folder.path.isInside($0) }) else { continue }
      }
      absent += try Int64.fetchAll(
        db, sql: "SELECT photo FROM file WHERE folder = ? AND isPresent", arguments: [folder.id])
    }
  }
}

/// Transforms values on all cores.
private func concurrentMap<Value: Sendable, Result: Sendable>(
  _ values: [Value], _ transform: @Sendable (Value) -> Result
) -> [Result] {
  let results = ConcurrentResults<Result>(count: values.count)
  DispatchQueue.concurrentPerform(iterations: values.count) { results.set($0, transform(values[$0])) }
  return results.values
}

private final class ConcurrentResults<Result>: @unchecked Sendable {
  private var results: [Result?]
  private let lock = NSLock()
  init(count: Int) { results = Array(repeating: nil, count: count) }
  func set(_ index: Int, _ result: Result) { lock.withLock { results[index] = result } }
  var values: [Result] { results.compactMap(\.self) }
}
