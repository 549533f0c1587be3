import CoreGraphics
import Foundation
import GRDB

/// One indexing pass over the result of a folder scan.
final class IndexPass {
  /// The entry of a file in the index: its photo, its name and its identity.
  struct Record {
    let photo: Int64
    let name: FilePath
    var identity: FileIdentity
  }

  /// A file on the disk that is new or was changed.
  struct Candidate {
    /// The index of the folder in the survey.
    let folder: Int
    let name: FilePath
    /// The state of the file when the folder was compared.
    let identity: FileIdentity
    /// The photo that the index has for the path, or `nil`.
    let photo: Int64?
  }

  /// A photo whose file is not at its path.
  struct UnreachedPhoto {
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
  let updatesRoots: Bool
  var database: LibraryDatabase { indexer.database }

  var summary = IndexSummary()
  var candidates: [Candidate] = []
  /// The candidates that are either edited versions of photos of the journal, or other photos (`mayBeAnotherPhoto`).
  var doubtfulCandidates: [Candidate] = []
  /// The photos in the index whose file no longer exists at their path.
  var absentPhotos: [Int64] = []
  /// The absent photos and the displaced ones, among which the photos of new files are found.
  var vacatedPhotos = VacatedPhotos()
  /// The photos of disks that were disconnected during the pass.
  var disconnectedPhotos: [Int64] = []
  /// The photos whose files are not at their paths, and whose devices may not be connected.
  var unreachedPhotos: [UnreachedPhoto] = []
  var devices = DeviceNumbers()
  /// The photos of disks that were not connected, in ascending order.
  var offlinePhotos: [Int64] = []
  /// The photos of disks that were not connected, whose files were found.
  var returnedPhotos: [Int64] = []
  /// The unchanged files whose device has another number, or which have another number on their device.
  var renumberedFiles: [(photo: Int64, identity: FileIdentity)] = []
  let mountTable = MountTable()
  /// The photos whose file was replaced by another file at the same path. The keys are the properties of the replaced
  /// files.
  var displacedPhotos: [Node: Int64] = [:]
  /// The displaced photos whose file is now at another path.
  var movedElsewhere: Set<Int64> = []
  /// The photos whose path was set in this pass.
  var placedPhotos: Set<Int64> = []
  var rootNumbers: [Int64?] = []
  /// Indicates for each root of the survey whether its disk is connected.
  var onlineRoots: [Bool] = []
  var folderNumbers: [Int: Int64] = [:]
  /// The devices of the folders of candidates when they were compared, by the index of the folder in the survey.
  var folderDevices: [Int: Int64] = [:]

  /// The properties of a file that do not change when it is moved. The inode number is not sufficient, because a new
  /// file can have the number of a deleted one.
  struct Node: Hashable {
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
      try readAndWrite(candidates[next..<end])
      next = end
      batchSize = min(batchSize * 2, LibraryIndexer.largestBatchSize)
      let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      progress(
        IndexProgress(
          step: .reading, done: unchanged + next, total: survey.photoCount,
          remaining: elapsed / Double(next) * Double(candidates.count - next)))
    }
    for start in stride(from: 0, to: doubtfulCandidates.count, by: batchSize) {
      try checkCancellation(isCancelled)
      try readAndWrite(
        doubtfulCandidates[start..<min(start + batchSize, doubtfulCandidates.count)], isLast: true)
    }
    try checkCancellation(isCancelled)
    try setState(.offline, of: disconnectedPhotos, from: .shown, isCancelled)
    try removeAbsent(isCancelled)
    progress(IndexProgress(step: .finished, done: survey.photoCount, total: survey.photoCount, remaining: 0))
    return summary
  }

  func checkCancellation(_ isCancelled: () -> Bool) throws {
    if isCancelled() { throw LibraryError(.cancelled, "indexing was cancelled") }
  }

  // MARK: Roots

  /// Adds new roots, and hides the photos of roots whose disks were disconnected. Photos of disks that were connected again
  /// are shown when their files are found.
  func prepareRoots(_ isCancelled: () -> Bool) throws {
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
  func setState(
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
  func isOnline(_ root: FolderSurvey.Root, _ db: Database) throws -> Bool {
    guard root.problem == nil else { return false }
    guard root.isEmpty else { return true }
    let device = try Int64.fetchOne(
      db, sql: "SELECT device FROM root WHERE path = ?", arguments: [root.path.databaseValue])
    return device == nil || device == root.device
  }

  /// Determines the roots that contain the folders of an update.
  func findRoots() throws {
    let roots = try database.read { db in
      try Row.fetchAll(db, sql: "SELECT id, path FROM root").map { (try $0.integer(0), try $0.path(1)) }
    }
    rootNumbers = survey.roots.map { root in roots.first { root.path.isInside($0.1) }?.0 }
    onlineRoots = survey.roots.map { $0.problem == nil }
  }
}
