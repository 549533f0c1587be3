import CoreGraphics
import Foundation
import GRDB

/// One indexing pass over the result of a folder scan.
final class IndexPass {
  /// The entry of a file in the index: its photo, its name and its identity.
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
  /// The photos in the index whose file no longer exists at their path.
  private var absentPhotos: [Int64] = []
  /// The photos whose file was replaced by another file at the same path. The keys are the properties of the replaced
  /// files.
  private var displacedPhotos: [Node: Int64] = [:]
  /// The displaced photos whose file is now at another path.
  private var movedElsewhere: Set<Int64> = []
  /// The photos whose path was set in this pass.
  private(set) var placedPhotos: Set<Int64> = []
  private var rootNumbers: [Int64?] = []
  /// Indicates for each root of the survey whether its disk is connected.
  private var onlineRoots: [Bool] = []
  private var folderNumbers: [Int: Int64] = [:]

  /// The properties of a file that do not change when it is moved. The inode number is not sufficient, because a new
  /// file can have the number of a deleted one.
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

  /// Creates a pass. If `updatesRoots` is `true`, the roots of the survey are all folders of the library.
  init(_ indexer: LibraryIndexer, _ survey: FolderSurvey, updatesRoots: Bool) {
    self.indexer = indexer
    self.survey = survey
    self.updatesRoots = updatesRoots
  }

  func run(_ progress: (IndexProgress) -> Void, _ isCancelled: @Sendable () -> Bool) throws -> IndexSummary {
    summary.photoCount = survey.photoCount
    summary.problems = survey.problems
    try prepareRoots()
    for index in survey.folders.indices {
      try checkCancellation(isCancelled)
      try compare(index)
    }
    if !displacedPhotos.isEmpty {
      for candidate in candidates {
        if let photo = displacedPhotos[Node(candidate.identity)], photo != candidate.photo {
          movedElsewhere.insert(photo)
        }
      }
    }
    try sortCandidates()
    let unchanged = survey.photoCount - candidates.count
    let start = DispatchTime.now().uptimeNanoseconds
    var next = 0
    var batchSize = LibraryIndexer.batchSize
    while next < candidates.count {
      try checkCancellation(isCancelled)
      let end = min(next + batchSize, candidates.count)
      try readAndWrite(next..<end)
      next = end
      batchSize = min(batchSize * 2, LibraryIndexer.largestBatchSize)
      let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      progress(
        IndexProgress(
          step: .reading, done: unchanged + next, total: survey.photoCount,
          remaining: elapsed / Double(next) * Double(candidates.count - next)))
    }
    try checkCancellation(isCancelled)
    try removeAbsent()
    progress(IndexProgress(step: .finished, done: survey.photoCount, total: survey.photoCount, remaining: 0))
    return summary
  }

  private func checkCancellation(_ isCancelled: () -> Bool) throws {
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

  /// Returns whether the disk of a root is connected. The disk counts as disconnected if the root cannot be listed, or if the
  /// root is empty and on another file system than when the disk was last connected: the root is then an unused mount point.
  private func isOnline(_ root: FolderSurvey.Root, _ db: Database) throws -> Bool {
    guard root.problem == nil else { return false }
    guard root.isEmpty else { return true }
    let device = try Int64.fetchOne(
      db, sql: "SELECT device FROM root WHERE path = ?", arguments: [root.path.databaseValue])
    return device == nil || device == root.device
  }

  /// Determines the roots that contain the folders of an update.
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
      // The entry is a link without a destination, or a file that was deleted after the listing.
      guard let identity = FileIdentity(folder.path.appending(name)) else { continue }
      let record = records.removeValue(forKey: name)
      if record?.identity == identity { continue }
      if let record, !record.identity.isSameFile(as: identity) { displacedPhotos[Node(record.identity)] = record.photo }
      candidates.append(Candidate(folder: index, name: name, identity: identity, photo: record?.photo))
    }
    absentPhotos += records.values.map(\.photo)
  }

  /// Moves the files with known inode numbers to the front. If a photo's file was both moved and copied, the photo is
  /// therefore assigned to the moved file.
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
    summary.readCount += readings.count
    try database.write { db in
      for (candidate, reading) in zip(batch, readings) {
        if let reading {
          try store(candidate, reading, db)
        } else if let photo = candidate.photo {
          absentPhotos.append(photo)
        }
      }
      // Only recent changes are retained, because views that are further behind read the whole timeline again.
      try db.execute(
        sql: "DELETE FROM change WHERE number <= (SELECT max(number) FROM change) - ?",
        arguments: [Timeline.changeLimit])
    }
  }

  /// Reads a file. The result is `nil` if the file no longer exists.
  private static func read(_ path: FilePath, _ reader: any PhotoMetadataReading, _ now: Int64) -> Reading? {
    guard var identity = FileIdentity(path) else { return nil }
    guard let file = try? RegularFile(path) else {
      // A file that may not be read is shown as an unreadable photo, and is read again at the next pass.
      identity.nanoseconds = FileIdentity.uncertain
      return Reading(identity: identity, key: 0, metadata: PhotoMetadata())
    }
    let reading = Reading(identity: identity, key: ContentKey.of(file), metadata: reader.metadata(of: file))
    // The file may have been replaced or changed while it was read, or may be changed within the same tick of the clock.
    let isStable =
      file.state == RegularFile.State(path) && FileIdentity(path) == identity
      && identity.seconds < now - LibraryIndexer.stabilityInterval
    var stableReading = reading
    if !isStable { stableReading.identity.nanoseconds = FileIdentity.uncertain }
    return stableReading
  }

  private func store(_ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
    let storedPhoto = try candidate.photo.flatMap { photo in
      try Row.fetchOne(
        db.cachedStatement(sql: "SELECT key, size FROM file WHERE photo = ? AND isPresent"), arguments: [photo])
    }
    // The photo may have been found at another path earlier in this pass.
    let photo = storedPhoto == nil || candidate.photo.map(placedPhotos.contains) == true ? nil : candidate.photo
    // Files with equal content may have exchanged their paths. A photo belongs to its file, not to its path.
    if let photo, let storedPhoto, !movedElsewhere.contains(photo), try storedPhoto.integer(0) == reading.key,
      try storedPhoto.integer(1) == reading.identity.size
    {
      return try update(photo, candidate, reading, db)
    }
    if let source = try movedPhoto(candidate, reading, db) {
      if let photo { try detach(photo, db) }
      summary.movedCount += 1
      return try assignPath(source, candidate, reading, db)
    }
    if let photo {
      guard movedElsewhere.contains(photo) else { return try update(photo, candidate, reading, db) }
      // The file of this photo is at another path and will be found there.
      try detach(photo, db)
    }
    if let expected = try expectedPhoto(candidate, db) { return try assignPath(expected, candidate, reading, db) }
    summary.addedCount += 1
    let captureTime = captureTime(reading)
    try db.cachedStatement(sql: "INSERT INTO photo VALUES (NULL, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [captureTime.seconds] + values(reading) + [indexer.now()])
    let newPhoto = db.lastInsertedRowID
    let folder = try folderNumber(candidate, db)
    try db.cachedStatement(sql: "INSERT INTO file VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [newPhoto, folder, candidate.name.databaseValue] + values(reading.identity) + [reading.key])
    try index(newPhoto, candidate, reading, db)
  }

  /// Returns the photo whose file was moved to the path of a candidate. The photo has the same content, and its own path has no file or
  /// a different file.
  private func movedPhoto(_ candidate: Candidate, _ reading: Reading, _ db: Database) throws -> Int64? {
    guard reading.metadata.width > 0 || reading.key != 0 else { return nil }
    // Among files with equal content, the same file has priority, followed by photos whose files were already missing.
    let statement = try db.cachedStatement(
      sql: """
        SELECT file.photo, isPresent, folder.path, name, device, inode, size, seconds, nanoseconds
        FROM file JOIN folder ON folder.id = file.folder JOIN photo ON photo.id = file.photo
        WHERE key = ? AND size = ? AND state <> \(PhotoState.offline.rawValue)
        ORDER BY (inode = ? AND device = ?) DESC, isPresent, file.photo LIMIT 32
        """)
    let rows = try Row.fetchAll(
      statement,
      arguments: [reading.key, reading.identity.size, reading.identity.inode, reading.identity.device])
    for row in rows {
      let photo = try row.integer(0)
      guard photo != candidate.photo, !placedPhotos.contains(photo) else { continue }
      guard try row.integer(1) != 0 else { return photo }
      let identity = FileIdentity(try row.path(2).appending(row.path(3)))
      let stored = try Self.identity(row, from: 4)
      // The other path still has the content if it has the same file with the same size.
      guard let identity, identity.isSameFile(as: stored), identity.size == stored.size else { return photo }
    }
    return nil
  }

  /// Returns the photo that has the path of a candidate in the user data journal.
  private func expectedPhoto(_ candidate: Candidate, _ db: Database) throws -> Int64? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT file.photo FROM photo CROSS JOIN file ON file.photo = photo.id
        WHERE state <> 0 AND state = ?3 AND folder = (SELECT id FROM folder WHERE path = ?1) AND name = ?2
        ORDER BY file.photo LIMIT 1
        """)
    return try Int64.fetchOne(
      statement,
      arguments: [
        survey.folders[candidate.folder].path.databaseValue, candidate.name.databaseValue,
        PhotoState.expected.rawValue,
      ])
  }

  /// Marks a photo as missing, because another file is now at its path.
  private func detach(_ photo: Int64, _ db: Database) throws {
    try db.cachedStatement(sql: "UPDATE file SET isPresent = 0 WHERE photo = ?").execute(arguments: [photo])
    try db.cachedStatement(sql: "UPDATE photo SET state = ?, since = ? WHERE id = ?").execute(
      arguments: [PhotoState.missing.rawValue, indexer.now(), photo])
  }

  /// Records that the file of a photo now has the path of `candidate`, and writes the data that was read from the file.
  private func assignPath(_ photo: Int64, _ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
    placedPhotos.insert(photo)
    try db.cachedStatement(sql: "UPDATE file SET folder = ?, name = ?, isPresent = 1 WHERE photo = ?").execute(
      arguments: [folderNumber(candidate, db), candidate.name.databaseValue, photo])
    try update(photo, candidate, reading, db)
  }

  /// Writes the data that was read from a photo's file.
  private func update(_ photo: Int64, _ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
    placedPhotos.insert(photo)
    try db.cachedStatement(
      sql: """
        UPDATE file SET device = ?, inode = ?, size = ?, seconds = ?, nanoseconds = ?, key = ? WHERE photo = ?
        """
    ).execute(arguments: values(reading.identity) + [reading.key, photo])
    let captureTime = captureTime(reading)
    // If a file was written without a change, no change of the photo is recorded.
    try db.cachedStatement(
      sql: """
        UPDATE photo SET state = 0, taken = ?1, isDated = ?2, width = ?3, height = ?4, orientation = ?5, camera = ?6,
          latitude = ?7, longitude = ?8, place = ?9 WHERE id = ?10 AND (state, taken, isDated, width, height,
          orientation, camera, latitude, longitude, place) IS NOT (0, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        """
    ).execute(arguments: [captureTime.seconds] + values(reading) + [photo])
    try index(photo, candidate, reading, db)
  }

  private func captureTime(_ reading: Reading) -> CivilTime {
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

  /// Adds the searchable words of a photo to the full-text index.
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

  /// Marks photos whose files no longer exist as missing, and deletes missing photos without user data after some time.
  private func removeAbsent() throws {
    try database.write { db in
      try findPhotosInMissingFolders(db)
      for photo in absentPhotos where !placedPhotos.contains(photo) {
        // The photo may have been detached, or its path may have been set, in this pass.
        let isPresent = try Int64.fetchOne(
          db.cachedStatement(sql: "SELECT isPresent FROM file WHERE photo = ?"), arguments: [photo])
        guard isPresent == 1 else { continue }
        try detach(photo, db)
        summary.removedCount += 1
      }
      guard updatesRoots else { return }
      try database.removeEmptiedTrash(db)
      let expiredSQL = """
        SELECT id FROM photo WHERE state = \(PhotoState.missing.rawValue) AND since < ?
          AND id NOT IN (SELECT photo FROM favourite UNION SELECT photo FROM albumPhoto UNION SELECT photo FROM turn)
        """
      let limit = indexer.now() - LibraryIndexer.retentionTime
      try db.execute(sql: "DELETE FROM words WHERE rowid IN (\(expiredSQL))", arguments: [limit])
      try db.execute(sql: "DELETE FROM photo WHERE id IN (\(expiredSQL))", arguments: [limit])
    }
  }

  private func findPhotosInMissingFolders(_ db: Database) throws {
    let listed = Set(survey.folders.map(\.path))
    let online = Set(zip(rootNumbers, onlineRoots).filter(\.1).compactMap(\.0))
    let missingRoots = updatesRoots ? [] : survey.roots.filter(\.isMissing).map(\.path)
    let folders = try Row.fetchAll(db, sql: "SELECT id, path, root FROM folder").map { row in
      (id: try row.integer(0), path: try row.path(1), root: try row.optionalInteger(2))
    }
    let roots = Set(rootNumbers.compactMap(\.self))
    for folder in folders where !listed.contains(folder.path) {
      if updatesRoots {
        // Photos of roots that the user removed are removed from the library. Photos of disconnected roots remain.
        let isRemoved = folder.root.map { !roots.contains($0) } ?? false
        let isOnline = folder.root.map(online.contains) ?? false
        guard isRemoved || isOnline, !survey.unreadable.contains(where: { folder.path.isInside($0) }) else { continue }
      } else {
        guard missingRoots.contains(where: { folder.path.isInside($0) }) else { continue }
      }
      absentPhotos += try Int64.fetchAll(
        db, sql: "SELECT photo FROM file WHERE folder = ? AND isPresent", arguments: [folder.id])
    }
  }
}
