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

  /// A photo whose file is not at its path.
  private struct UnreachedPhoto {
    let photo: Int64
    /// The device of the file in the index.
    let device: Int64
    /// The device that contains the folder of the path now.
    let place: Int64
  }

  /// The data that was read from a candidate's file.
  struct Reading: Sendable {
    var identity: FileIdentity
    var key: Int64
    var metadata: PhotoMetadata
  }

  let indexer: LibraryIndexer
  let survey: FolderSurvey
  private let updatesRoots: Bool
  var database: LibraryDatabase { indexer.database }

  private var summary = IndexSummary()
  private var candidates: [Candidate] = []
  /// The photos in the index whose file no longer exists at their path.
  private var absentPhotos: [Int64] = []
  /// The absent photos and the displaced ones, among which the photos of new files are found.
  private var vacatedPhotos = VacatedPhotos()
  /// The photos whose files are not at their paths, and whose devices may not be connected.
  private var unreachedPhotos: [UnreachedPhoto] = []
  private var devices = DeviceNumbers()
  /// The photos of disks that were not connected, in ascending order.
  private var offlinePhotos: [Int64] = []
  /// The photos of disks that were not connected, whose files were found.
  private var returnedPhotos: [Int64] = []
  /// The unchanged files whose device has another number, or which have another number on their device.
  private var renumberedFiles: [(photo: Int64, identity: FileIdentity)] = []
  private let mountTable = MountTable()
  /// The photos whose file was replaced by another file at the same path. The keys are the properties of the replaced
  /// files.
  private var displacedPhotos: [Node: Int64] = [:]
  /// The displaced photos whose file is now at another path.
  private var movedElsewhere: Set<Int64> = []
  /// The photos whose path was set in this pass.
  private(set) var placedPhotos: Set<Int64> = []
  private var rootNumbers: [Int64?] = []
  /// Indicates for each root of the survey whether its disk is connected.
  private(set) var onlineRoots: [Bool] = []
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
    offlinePhotos = try database.read { db in
      try Int64.fetchAll(
        db,
        sql: "SELECT id FROM photo WHERE state <> 0 AND state = \(PhotoState.offline.rawValue) ORDER BY id")
    }
    try prepareRoots(isCancelled)
    for index in survey.folders.indices {
      try checkCancellation(isCancelled)
      try compare(index)
    }
    try writeFoundFiles(minimumCount: 1)
    try findPhotosInMissingFolders()
    try resolveUnreachedPhotos(isCancelled)
    if !displacedPhotos.isEmpty {
      for candidate in candidates {
        if let photo = displacedPhotos[Node(candidate.identity)], photo != candidate.photo {
          movedElsewhere.insert(photo)
        }
      }
    }
    try sortCandidates()
    try findVacatedPhotos()
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
    try removeAbsent(isCancelled)
    progress(IndexProgress(step: .finished, done: survey.photoCount, total: survey.photoCount, remaining: 0))
    return summary
  }

  private func checkCancellation(_ isCancelled: () -> Bool) throws {
    if isCancelled() { throw LibraryError(.cancelled, "indexing was cancelled") }
  }

  // MARK: Roots

  /// Adds new roots, and hides the photos of roots whose disks were disconnected. Photos of disks that were connected again
  /// are shown when their files are found.
  private func prepareRoots(_ isCancelled: () -> Bool) throws {
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
        rootNumbers.append(try Int64.fetchOne(db, sql: "SELECT id FROM root WHERE path = ?", arguments: [path]))
      }
    }
    for case (let number?, false) in zip(rootNumbers, onlineRoots) {
      let photos = try database.read { db in
        try Int64.fetchAll(
          db,
          sql: """
            SELECT photo.id FROM folder CROSS JOIN file ON file.folder = folder.id
              CROSS JOIN photo ON photo.id = file.photo WHERE folder.root = ? AND isPresent AND state = 0
            """, arguments: [number])
      }
      try setState(.offline, of: photos, from: .shown, isCancelled)
    }
  }

  /// Changes the state of photos in pages. A page is a transaction, because the user's changes wait for it.
  private func setState(
    _ state: PhotoState, of photos: [Int64], from old: PhotoState, _ isCancelled: () -> Bool
  ) throws {
    try inPages(photos, isCancelled) { page, db in
      let statement = try db.cachedStatement(sql: "UPDATE photo SET state = ?, since = ? WHERE id = ? AND state = ?")
      for photo in page {
        try statement.execute(arguments: [state.rawValue, indexer.now(), photo, old.rawValue])
      }
    }
  }

  /// Calls a closure for pages of values, in a transaction each.
  func inPages<Value>(
    _ values: [Value], _ isCancelled: () -> Bool = { false }, _ body: (ArraySlice<Value>, Database) throws -> Void
  ) throws {
    for start in stride(from: 0, to: values.count, by: LibraryIndexer.largestBatchSize) {
      try checkCancellation(isCancelled)
      let page = values[start..<min(start + LibraryIndexer.largestBatchSize, values.count)]
      try database.write { db in
        try body(page, db)
        try database.removeOldChanges(db)
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
    var (hasFoundFile, failure): (Bool, FileError?) = (false, nil)
    for name in folder.photos {
      let identity: FileIdentity
      switch FileIdentity.presence(at: folder.path.appending(name)) {
      case .file(let present): identity = present
      // The entry is a link without a destination, or a file that was deleted after the listing.
      case .absent: continue
      case .unknown(let error):
        // The photo remains as it is.
        records[name] = nil
        failure = failure ?? error
        continue
      }
      guard let record = records.removeValue(forKey: name) else {
        candidates.append(Candidate(folder: index, name: name, identity: identity, photo: nil))
        continue
      }
      hasFoundFile = true
      if record.identity.isUnchanged(identity, hasStableNumbers: mountTable.hasStableFileNumbers(identity.device)) {
        devices.found(stored: record.identity.device, present: identity.device)
        if !record.identity.isSameFile(as: identity) { renumberedFiles.append((record.photo, identity)) }
        if offlinePhotos.containsSorted(record.photo) { returnedPhotos.append(record.photo) }
        continue
      }
      if !record.identity.isSameFile(as: identity) { displacedPhotos[Node(record.identity)] = record.photo }
      candidates.append(Candidate(folder: index, name: name, identity: identity, photo: record.photo))
    }
    if let failure { summary.problems.append("\(folder.path): \(failure)") }
    try writeFoundFiles(minimumCount: LibraryIndexer.largestBatchSize)
    guard !records.isEmpty else { return }
    let absent = records.values.map { (photo: $0.photo, device: $0.identity.device) }
    // A listed folder with one of its files is not the mount point of another disk. Then a file on another device was the
    // destination of a link.
    addAbsent(absent, place: hasFoundFile ? nil : MountTable.device(ofNearest: folder.path))
  }

  /// Adds photos whose files are not at their paths. `place` is the device that contains their folder now, or `nil` if it is
  /// known to be the device of the files.
  private func addAbsent(_ photos: [(photo: Int64, device: Int64)], place: Int64?) {
    for (photo, device) in photos {
      if let place, place != device {
        unreachedPhotos.append(UnreachedPhoto(photo: photo, device: device, place: place))
      } else {
        absentPhotos.append(photo)
      }
    }
  }

  /// Writes the numbers of unchanged files, and shows the photos of disks that were connected again.
  private func writeFoundFiles(minimumCount: Int) throws {
    if renumberedFiles.count >= minimumCount {
      try inPages(renumberedFiles) { page, db in
        let statement = try db.cachedStatement(sql: "UPDATE file SET device = ?, inode = ? WHERE photo = ?")
        for (photo, identity) in page { try statement.execute(arguments: [identity.device, identity.inode, photo]) }
      }
      renumberedFiles = []
    }
    if returnedPhotos.count >= minimumCount {
      try setState(.shown, of: returnedPhotos, from: .offline) { false }
      returnedPhotos = []
    }
  }

  /// Hides the photos of disks that are not connected. The other photos without a file are absent.
  private func resolveUnreachedPhotos(_ isCancelled: () -> Bool) throws {
    absentPhotos += unreachedPhotos.filter { devices.isConnected(stored: $0.device, place: $0.place) }.map(\.photo)
    let offline = unreachedPhotos.filter { !devices.isConnected(stored: $0.device, place: $0.place) }.map(\.photo)
    unreachedPhotos = []
    try setState(.offline, of: offline, from: .shown, isCancelled)
  }

  /// Reads the keys of the photos whose paths have no file or another file, if there are files that may be theirs.
  private func findVacatedPhotos() throws {
    guard !candidates.isEmpty, !(absentPhotos.isEmpty && displacedPhotos.isEmpty) else { return }
    vacatedPhotos = try database.read { db in
      let statement = try db.cachedStatement(sql: "SELECT key FROM file WHERE photo = ? AND isPresent")
      return VacatedPhotos(
        try (absentPhotos + displacedPhotos.values).compactMap { photo in
          try Int64.fetchOne(statement, arguments: [photo]).map { (key: $0, photo: photo) }
        })
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
          absentPhotos.append(photo)
        }
      }
      try database.removeOldChanges(db)
    }
  }

  /// Reads a file. The result is `nil` if the file no longer exists.
  static func read(_ path: FilePath, _ reader: any PhotoMetadataReading, _ now: Int64) -> Reading? {
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
      && !(now - LibraryIndexer.stabilityInterval...now + LibraryIndexer.stabilityInterval).contains(identity.seconds)
    var stableReading = reading
    if !isStable { stableReading.identity.nanoseconds = FileIdentity.uncertain }
    return stableReading
  }

  private func store(_ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
    // The photo at the path is read again in this transaction. It may have been found at another path earlier in this pass, or
    // another process may have restored it from the trash.
    let storedPhoto = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT photo, key, size FROM file WHERE folder = ? AND name = ? AND isPresent"),
      arguments: [folderNumber(candidate, db), candidate.name.databaseValue])
    let photo = try storedPhoto.map { try $0.integer(0) }
    // Files with equal content may have exchanged their paths. A photo belongs to its file, not to its path.
    if let photo, let storedPhoto, !movedElsewhere.contains(photo), try storedPhoto.integer(1) == reading.key,
      try storedPhoto.integer(2) == reading.identity.size
    {
      return try update(photo, candidate, reading, db)
    }
    if let source = try movedPhoto(candidate, photo, reading, db) {
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
    let newPhoto = try database.nextPhotoNumber(db)
    try db.cachedStatement(sql: "INSERT INTO photo VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [newPhoto, captureTime.seconds] + values(reading) + [indexer.now()])
    let folder = try folderNumber(candidate, db)
    try db.cachedStatement(sql: "INSERT INTO file VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [newPhoto, folder, candidate.name.databaseValue] + values(reading.identity) + [reading.key])
    try index(newPhoto, candidate, reading, db)
  }

  /// Returns the photo whose file was moved to the path of a candidate. The photo has the same content, and its own path has no file or
  /// a different file.
  ///
  /// - Complexity: The number of photos that are compared does not depend on the number of files with the same content.
  private func movedPhoto(_ candidate: Candidate, _ own: Int64?, _ reading: Reading, _ db: Database) throws -> Int64? {
    guard reading.metadata.width > 0 || reading.key != 0 else { return nil }
    let (key, identity) = (reading.key, reading.identity)
    // The same file has priority.
    let sameFile = try photos(
      "inode = ? AND key = ? AND size = ? ORDER BY device = ? DESC, isPresent, file.photo LIMIT 32",
      [identity.inode, key, identity.size, identity.device], db)
    for row in sameFile {
      let isSameDevice = row.identity.device == identity.device
      // The disk is not connected under its earlier path. With the same number and time on its disk, the file is the same: its
      // folder was renamed, or its disk has another mount point.
      guard isSameDevice || row.state == PhotoState.offline.rawValue && row.identity.seconds == identity.seconds else {
        continue
      }
      if row.photo != own, try hasMoved(row, db) { return row.photo }
    }
    // All empty files have the same content.
    guard identity.size > 0 else { return nil }
    // Photos whose files were already missing, beginning with one that had this path.
    let place: StatementArguments = try [folderNumber(candidate, db), candidate.name.databaseValue, key, identity.size]
    let missing = "NOT isPresent AND key = ? AND size = ?"
    for row in try photos("NOT isPresent AND folder = ? AND name = ? AND key = ? AND size = ? LIMIT 8", place, db)
      + photos("\(missing) ORDER BY file.photo LIMIT 8", [key, identity.size], db)
    where try row.photo != own && hasMoved(row, db) { return row.photo }
    if let photo = vacatedPhotos.first(key, except: own, isPlaced: placedPhotos.contains) { return photo }
    // A file may have been deleted after its folder was compared, or its folder is not part of this pass.
    for row in try photos("isPresent AND key = ? AND size = ? LIMIT 4", [key, identity.size], db)
    where try row.photo != own && row.state != PhotoState.offline.rawValue && hasMoved(row, db) { return row.photo }
    return nil
  }

  /// A photo with the content of a candidate.
  private struct StoredFile {
    let photo: Int64
    let isPresent: Bool
    let path: FilePath
    let key: Int64
    let state: Int64
    let identity: FileIdentity
  }

  private func photos(_ condition: String, _ arguments: StatementArguments, _ db: Database) throws -> [StoredFile] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT file.photo, isPresent, folder.path, name, key, state, device, inode, size, seconds, nanoseconds
        FROM file CROSS JOIN folder ON folder.id = file.folder CROSS JOIN photo ON photo.id = file.photo
        WHERE \(condition)
        """)
    return try Row.fetchAll(statement, arguments: arguments).map { row in
      StoredFile(
        photo: try row.integer(0), isPresent: try row.integer(1) != 0, path: try row.path(2).appending(row.path(3)),
        key: try row.integer(4), state: try row.integer(5), identity: try Self.identity(row, from: 6))
    }
  }

  /// Returns whether the file of a photo with the content of a candidate is not at its own path.
  private func hasMoved(_ file: StoredFile, _ db: Database) throws -> Bool {
    guard !placedPhotos.contains(file.photo) else { return false }
    // The candidate is a copy of a file that is still in the trash.
    guard file.isPresent else { return try !database.isInTrash(file.photo, db) }
    // The listings decide. A system call would also find the file by its old path if the case of its name was changed on a
    // file system that ignores it, or if its folder was replaced by a link.
    if vacatedPhotos.contains(file.photo, key: file.key) { return true }
    // A file that was edited in place is still at its path, and the candidate is a copy of its earlier content.
    switch FileIdentity.presence(at: file.path) {
    case .file(let present): return !present.isSameFile(as: file.identity)
    case .absent: return true
    case .unknown: return false
    }
  }

  /// Returns the photo that has the path of a candidate in the user data journal.
  private func expectedPhoto(_ candidate: Candidate, _ db: Database) throws -> Int64? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT file.photo FROM file CROSS JOIN photo ON photo.id = file.photo
        WHERE NOT isPresent AND folder = ? AND name = ? AND state = ? ORDER BY file.photo LIMIT 1
        """)
    return try Int64.fetchOne(
      statement,
      arguments: [folderNumber(candidate, db), candidate.name.databaseValue, PhotoState.expected.rawValue])
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

  func captureTime(_ reading: Reading) -> CivilTime {
    reading.metadata.taken ?? CivilTime(secondsSince1970: reading.identity.seconds, in: indexer.zone)
  }

  func values(_ reading: Reading) -> StatementArguments {
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
  private func removeAbsent(_ isCancelled: () -> Bool) throws {
    try inPages(absentPhotos, isCancelled) { page, db in
      for photo in page where !placedPhotos.contains(photo) {
        // The photo may have been detached, or its path may have been set, in this pass.
        let isPresent = try Int64.fetchOne(
          db.cachedStatement(sql: "SELECT isPresent FROM file WHERE photo = ?"), arguments: [photo])
        guard isPresent == 1 else { continue }
        if try !database.findInTrash(photo, db) { try detach(photo, db) }
        summary.removedCount += 1
      }
    }
    guard updatesRoots else { return }
    try database.removeEmptiedTrash()
    try addTrashedPhotos(isCancelled)
    let limit = indexer.now() - LibraryIndexer.retentionTime
    let expired = try database.read { db in
      try Int64.fetchAll(
        db,
        sql: """
          SELECT id FROM photo WHERE state <> 0 AND state = \(PhotoState.missing.rawValue) AND since < ?
            AND id NOT IN (SELECT photo FROM favourite UNION SELECT photo FROM albumPhoto UNION SELECT photo FROM turn)
          """, arguments: [limit])
    }
    try inPages(expired, isCancelled) { page, db in
      let condition = "state = \(PhotoState.missing.rawValue) AND since < ?"
      let words = try db.cachedStatement(
        sql: "DELETE FROM words WHERE rowid IN (SELECT id FROM photo WHERE id = ? AND \(condition))")
      let photos = try db.cachedStatement(sql: "DELETE FROM photo WHERE id = ? AND \(condition)")
      for photo in page {
        try words.execute(arguments: [photo, limit])
        try photos.execute(arguments: [photo, limit])
      }
    }
  }

  /// Finds the photos whose folders no longer exist, are on a disk that is not connected, or were removed from the library.
  private func findPhotosInMissingFolders() throws {
    let listed = Set(survey.folders.map(\.path))
    let online = Set(zip(rootNumbers, onlineRoots).filter(\.1).compactMap(\.0))
    let missingRoots = updatesRoots ? [] : survey.roots.filter(\.isMissing).map(\.path)
    if !updatesRoots, missingRoots.isEmpty { return }
    let folders = try database.read { db in
      try Row.fetchAll(db, sql: "SELECT id, path, root FROM folder").map { row in
        (id: try row.integer(0), path: try row.path(1), root: try row.optionalInteger(2))
      }
    }
    let roots = Set(rootNumbers.compactMap(\.self))
    for folder in folders where !listed.contains(folder.path) {
      // Photos of roots that the user removed are removed from the library. Photos of disconnected roots remain.
      let isRemoved = updatesRoots && folder.root.map { !roots.contains($0) } ?? false
      if updatesRoots {
        let isOnline = folder.root.map(online.contains) ?? false
        guard isRemoved || isOnline, !survey.unreadable.contains(where: { folder.path.isInside($0) }) else { continue }
      } else {
        guard missingRoots.contains(where: { folder.path.isInside($0) }) else { continue }
      }
      let photos = try database.read { db in
        try Row.fetchAll(
          db.cachedStatement(sql: "SELECT photo, device FROM file WHERE folder = ? AND isPresent"),
          arguments: [folder.id]
        ).map { (photo: try $0.integer(0), device: try $0.integer(1)) }
      }
      if photos.isEmpty { continue }
      addAbsent(photos, place: isRemoved ? nil : MountTable.device(ofNearest: folder.path))
    }
  }
}

extension [Int64] {
  /// Returns whether an array in ascending order contains a value.
  fileprivate func containsSorted(_ value: Int64) -> Bool {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle] < value { lower = middle + 1 } else { upper = middle }
    }
    return lower < count && self[lower] == value
  }
}
