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
  /// The photos in the index whose file is not in the listing of its folder, or whose folder is not listed any more.
  private var absentPhotos: Set<Int64> = []
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
  /// The roots whose disk has another number than before. The system gives a disk another number when it is connected again, and
  /// some file systems give their files other numbers then.
  private var relocatedRoots: Set<Int> = []
  /// The unchanged photos of such roots, with the present numbers of their files.
  private var relocated: [(photo: Int64, identity: FileIdentity)] = []
  /// The photos without a file at their path, by the content of their file.
  private var lostPhotos: [Content: [Int64]] = [:]

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

  /// The content of a file.
  private struct Content: Hashable {
    let key: Int64
    let size: Int64
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
    try writeRelocated()
    try findPhotosInMissingFolders()
    try readLostPhotos()
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
        let stored = try Row.fetchOne(db, sql: "SELECT isOnline, device FROM root WHERE path = ?", arguments: [path])
        if isOnline, let stored, try stored.integer(1) != 0, try stored.integer(1) != root.device {
          relocatedRoots.insert(onlineRoots.count)
        }
        onlineRoots.append(isOnline)
        try db.execute(
          sql: """
            INSERT INTO root (path, isOnline, device) VALUES (?1, ?2, ?3)
            ON CONFLICT (path) DO UPDATE SET isOnline = ?2, device = CASE ?2 WHEN 1 THEN ?3 ELSE device END
            """, arguments: [path, isOnline, root.device])
        let number = try Int64.fetchOne(db, sql: "SELECT id FROM root WHERE path = ?", arguments: [path])
        rootNumbers.append(number)
        // The photos of a root that remains disconnected are not shown. Shown photos have no index of their state.
        if try !isOnline && stored?.integer(0) == 0 { continue }
        let (from, to): (PhotoState, PhotoState) = isOnline ? (.offline, .shown) : (.shown, .offline)
        let condition = isOnline ? "state <> 0 AND state = ?" : "state = ?"
        try db.execute(
          sql: """
            UPDATE photo SET state = ?, since = ? WHERE \(condition) AND id IN (SELECT photo FROM file JOIN folder
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
    var unreadableCount = 0
    var problem: Int32?
    for name in folder.photos {
      // The entry is a link without a destination, or a file that was deleted after the listing.
      let path = folder.path.appending(name)
      guard let identity = FileIdentity(path) else {
        if let code = FileIdentity.problem(path) {
          // The folder may be listed but not entered, or the disk is damaged. The photo remains as it is.
          records[name] = nil
          unreadableCount += 1
          problem = code
        }
        continue
      }
      let record = records.removeValue(forKey: name)
      if record?.identity == identity { continue }
      if let record, relocatedRoots.contains(folder.root), record.identity.hasSameContent(as: identity) {
        relocated.append((record.photo, identity))
        continue
      }
      if let record, !record.identity.isSameFile(as: identity) { displacedPhotos[Node(record.identity)] = record.photo }
      candidates.append(Candidate(folder: index, name: name, identity: identity, photo: record?.photo))
    }
    absentPhotos.formUnion(records.values.map(\.photo))
    if let problem {
      let files = unreadableCount == 1 ? "a file" : "\(unreadableCount) files"
      summary.problems.append("\(folder.path): \(files) cannot be read: \(FileError(problem))")
    }
  }

  /// Writes the numbers of unchanged files whose disk has another number than before.
  private func writeRelocated() throws {
    guard !relocated.isEmpty else { return }
    try database.write { db in
      let statement = try db.cachedStatement(sql: "UPDATE file SET device = ?, inode = ? WHERE photo = ?")
      for (photo, identity) in relocated {
        try statement.execute(arguments: [identity.device, identity.inode, photo])
      }
    }
    relocated = []
  }

  /// Reads the contents that the files of photos had whose path now has no file, or another one.
  private func readLostPhotos() throws {
    let lost = absentPhotos.union(displacedPhotos.values)
    guard !lost.isEmpty, !candidates.isEmpty else { return }
    try database.read { db in
      let statement = try db.cachedStatement(sql: "SELECT key, size FROM file WHERE photo = ?")
      for photo in lost.sorted() {
        guard let row = try Row.fetchOne(statement, arguments: [photo]) else { continue }
        lostPhotos[Content(key: try row.integer(0), size: try row.integer(1)), default: []].append(photo)
      }
    }
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
          absentPhotos.insert(photo)
        }
      }
      try LibraryDatabase.removeOldChanges(db)
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
      && abs(identity.seconds.subtractingReportingOverflow(now).partialValue) > LibraryIndexer.stabilityInterval
    var stableReading = reading
    if !isStable { stableReading.identity.nanoseconds = FileIdentity.uncertain }
    return stableReading
  }

  private func store(_ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
    // The photo may have been put back from the trash since the folder was compared.
    let candidatePhoto = try candidate.photo ?? presentPhoto(candidate, db)
    let storedPhoto = try candidatePhoto.flatMap { photo in
      try Row.fetchOne(
        db.cachedStatement(sql: "SELECT key, size FROM file WHERE photo = ? AND isPresent"), arguments: [photo])
    }
    // The photo may have been found at another path earlier in this pass.
    let photo = storedPhoto == nil || candidatePhoto.map(placedPhotos.contains) == true ? nil : candidatePhoto
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
    let newPhoto = try LibraryDatabase.newPhotoNumber(db)
    try db.cachedStatement(sql: "INSERT INTO photo VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [newPhoto, captureTime.seconds] + values(reading) + [indexer.now()])
    let folder = try folderNumber(candidate, db)
    try db.cachedStatement(sql: "INSERT INTO file VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [newPhoto, folder, candidate.name.databaseValue] + values(reading.identity) + [reading.key])
    try index(newPhoto, candidate, reading, db)
  }

  /// Returns the photo that the index has for the path of a candidate.
  private func presentPhoto(_ candidate: Candidate, _ db: Database) throws -> Int64? {
    let statement = try db.cachedStatement(
      sql: "SELECT photo FROM file WHERE isPresent AND folder = (SELECT id FROM folder WHERE path = ?) AND name = ?")
    return try Int64.fetchOne(
      statement,
      arguments: [survey.folders[candidate.folder].path.databaseValue, candidate.name.databaseValue])
  }

  /// Returns the photo whose file was moved to the path of a candidate. The photo has the same content, and its own path has no file or
  /// a different file.
  private func movedPhoto(_ candidate: Candidate, _ reading: Reading, _ db: Database) throws -> Int64? {
    guard reading.metadata.width > 0 || reading.key != 0 else { return nil }
    let identity = reading.identity
    func isMoved(_ row: Row) throws -> Bool {
      let photo = try row.integer(0)
      guard photo != candidate.photo, !placedPhotos.contains(photo) else { return false }
      return try row.integer(1) != 0 ? hasLeft(photo, row) : !isInTrash(photo, db)
    }
    // Among files with equal content, the same file has priority, also one of a root that was renamed and counts as disconnected.
    let same = try db.cachedStatement(
      sql: "\(Self.placesSQL) WHERE file.inode = ? AND file.device = ? AND file.size = ? AND file.key = ? LIMIT 4")
    let arguments: StatementArguments = [identity.inode, identity.device, identity.size, reading.key]
    if let row = try Row.fetchAll(same, arguments: arguments).first(where: isMoved) { return try row.integer(0) }
    // All empty files are equal, so nothing follows from their content.
    guard identity.size > 0 else { return nil }
    // Photos without a file follow, and photos at other paths.
    for isPresent in [0, 1] {
      if isPresent == 1, let photo = lostPhoto(reading, except: candidate.photo) { return photo }
      let equal = try db.cachedStatement(
        sql: """
          \(Self.placesSQL) WHERE file.key = ? AND file.size = ? AND file.isPresent = ?
            AND state <> \(PhotoState.offline.rawValue) LIMIT 32
          """)
      let rows = try Row.fetchAll(equal, arguments: [reading.key, identity.size, isPresent])
      if let row = try rows.first(where: isMoved) { return try row.integer(0) }
    }
    return nil
  }

  /// The beginning of a query for photos and their files.
  private static let placesSQL = """
    SELECT file.photo, isPresent, folder.path, name, device, inode
    FROM file JOIN folder ON folder.id = file.folder JOIN photo ON photo.id = file.photo
    """

  /// Returns a photo with the content of a candidate that has no file at its path any more.
  private func lostPhoto(_ reading: Reading, except photo: Int64?) -> Int64? {
    lostPhotos[Content(key: reading.key, size: reading.identity.size)]?.first {
      $0 != photo && !placedPhotos.contains($0)
    }
  }

  /// Returns whether the file of a photo is not at its path any more.
  private func hasLeft(_ photo: Int64, _ row: Row) throws -> Bool {
    // The system may still find a file under a name that no listing contains: a link has taken the place of the folder, or
    // the file system does not distinguish the names IMG_1.JPG and img_1.jpg.
    if absentPhotos.contains(photo) { return true }
    guard let identity = FileIdentity(try row.path(2).appending(row.path(3))) else { return true }
    // A file that was edited is still the photo, and its copy with the earlier content is not.
    return try identity.device != row.integer(4) || identity.inode != row.integer(5)
  }

  /// Returns whether the file of a photo is in the trash, from which it can be put back.
  private func isInTrash(_ photo: Int64, _ db: Database) throws -> Bool {
    try database.trashedFile(of: photo, db)?.isInTrash ?? false
  }

  /// Returns the photo that has the path of a candidate in the user data journal.
  private func expectedPhoto(_ candidate: Candidate, _ db: Database) throws -> Int64? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT file.photo FROM file JOIN photo ON photo.id = file.photo
        WHERE NOT isPresent AND folder = (SELECT id FROM folder WHERE path = ?1) AND name = ?2 AND state = ?3
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
      metadata.taken != nil, PhotoItem.limited(metadata.width), PhotoItem.limited(metadata.height),
      (1...8).contains(metadata.orientation) ? metadata.orientation : 1, metadata.camera,
      metadata.latitude.flatMap { abs($0) <= 90 ? $0 : nil }, metadata.longitude.flatMap { abs($0) <= 180 ? $0 : nil },
      metadata.place,
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
      for photo in absentPhotos.sorted() where !placedPhotos.contains(photo) {
        // The photo may have been detached, or its path may have been set, in this pass.
        let isPresent = try Int64.fetchOne(
          db.cachedStatement(sql: "SELECT isPresent FROM file WHERE photo = ?"), arguments: [photo])
        guard isPresent == 1 else { continue }
        if try !database.findInTrash(photo, db) { try detach(photo, db) }
        summary.removedCount += 1
      }
      guard updatesRoots else { return }
      try database.removeEmptiedTrash(db)
      let expiredSQL = """
        SELECT id FROM photo WHERE state <> 0 AND state = \(PhotoState.missing.rawValue) AND since < ?
          AND id NOT IN (SELECT photo FROM favourite UNION SELECT photo FROM albumPhoto UNION SELECT photo FROM turn)
        """
      let limit = indexer.now() - LibraryIndexer.retentionTime
      try db.execute(sql: "DELETE FROM words WHERE rowid IN (\(expiredSQL))", arguments: [limit])
      try db.execute(sql: "DELETE FROM photo WHERE id IN (\(expiredSQL))", arguments: [limit])
    }
  }

  /// Finds the photos in folders that are in the index and were not listed.
  private func findPhotosInMissingFolders() throws {
    let listed = Set(survey.folders.map(\.path))
    let online = Set(zip(rootNumbers, onlineRoots).filter(\.1).compactMap(\.0))
    let missingRoots = updatesRoots ? [] : survey.roots.filter(\.isMissing).map(\.path)
    let roots = Set(rootNumbers.compactMap(\.self))
    guard updatesRoots || !missingRoots.isEmpty else { return }
    try database.read { db in
      let folders = try Row.fetchAll(db, sql: "SELECT id, path, root FROM folder").map { row in
        (id: try row.integer(0), path: try row.path(1), root: try row.optionalInteger(2))
      }
      for folder in folders where !listed.contains(folder.path) {
        if updatesRoots {
          // Photos of roots that the user removed are removed from the library. Photos of disconnected roots remain.
          let isRemoved = folder.root.map { !roots.contains($0) } ?? false
          let isOnline = folder.root.map(online.contains) ?? false
          guard isRemoved || isOnline, !survey.unreadable.contains(where: { folder.path.isInside($0) }) else {
            continue
          }
        } else {
          guard missingRoots.contains(where: { folder.path.isInside($0) }) else { continue }
        }
        absentPhotos.formUnion(
          try Int64.fetchAll(db, sql: "SELECT photo FROM file WHERE folder = ? AND isPresent", arguments: [folder.id]))
      }
    }
  }
}
