import CoreGraphics
import Foundation
import GRDB

/// Reading new and changed files, and writing them to the index.
extension IndexPass {
  func readAndWrite(_ batch: ArraySlice<Candidate>, isLast: Bool = false) throws {
    let paths = batch.map { survey.folders[$0.folder].path.appending($0.name) }
    let reader = indexer.reader
    let now = indexer.now()
    let readings = concurrentMap(paths) { Self.read($0, reader, now) }
    if !isLast { summary.readCount += readings.count }
    try database.write { db in
      for (candidate, reading) in zip(batch, readings) {
        if let reading {
          if !isLast, try mayBeAnotherPhoto(candidate, reading, db) {
            doubtfulCandidates.append(candidate)
          } else {
            try store(candidate, reading, db)
          }
        } else if let photo = candidate.photo {
          addVanished(photo, candidate)
        }
      }
      try database.removeOldChanges(db)
    }
  }

  /// Adds a photo whose file was there when its folder was compared: it was deleted, or its disk was disconnected.
  private func addVanished(_ photo: Int64, _ candidate: Candidate) {
    let folder = survey.folders[candidate.folder].path
    if case .unknown = FileIdentity.presence(at: folder.appending(candidate.name)) { return }
    // Links lead to files of other devices, but then the folder remains where it was.
    if let device = folderDevices[candidate.folder], MountTable.device(ofNearest: folder) != device {
      disconnectedPhotos.append(photo)
    } else {
      absentPhotos.append(photo)
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

  func store(_ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
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
    if let expected = try expectedPhoto(candidate, db) {
      return try assignPath(expected.photo, candidate, reading, db)
    }
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
  func movedPhoto(_ candidate: Candidate, _ own: Int64?, _ reading: Reading, _ db: Database) throws -> Int64? {
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
  struct StoredFile {
    let photo: Int64
    let isPresent: Bool
    let path: FilePath
    let key: Int64
    let state: Int64
    let identity: FileIdentity
  }

  func photos(_ condition: String, _ arguments: StatementArguments, _ db: Database) throws -> [StoredFile] {
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
  func hasMoved(_ file: StoredFile, _ db: Database) throws -> Bool {
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

  /// Returns the photo that has the path of a candidate in the user data journal, with the key and the size of its content.
  func expectedPhoto(_ candidate: Candidate, _ db: Database) throws -> (photo: Int64, key: Int64, size: Int64)? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT file.photo, key, size FROM file CROSS JOIN photo ON photo.id = file.photo
        WHERE NOT isPresent AND folder = ? AND name = ? AND state = ? ORDER BY file.photo LIMIT 1
        """)
    return try Row.fetchOne(
      statement,
      arguments: [folderNumber(candidate, db), candidate.name.databaseValue, PhotoState.expected.rawValue]
    ).map { row in (photo: try row.integer(0), key: try row.integer(1), size: try row.integer(2)) }
  }

  /// Returns whether a new file has the path of a photo of the journal, but other content. It is an edited version of the photo, unless
  /// the pass finds the content at another path: then its name was given to another photo.
  func mayBeAnotherPhoto(_ candidate: Candidate, _ reading: Reading, _ db: Database) throws -> Bool {
    guard candidate.photo == nil, let expected = try expectedPhoto(candidate, db), expected.key != 0 else {
      return false
    }
    return (expected.key, expected.size) != (reading.key, reading.identity.size)
  }

  /// Marks a photo as missing, because another file is now at its path.
  func detach(_ photo: Int64, _ db: Database) throws {
    try db.cachedStatement(sql: "UPDATE file SET isPresent = 0 WHERE photo = ?").execute(arguments: [photo])
    try db.cachedStatement(sql: "UPDATE photo SET state = ?, since = ? WHERE id = ?").execute(
      arguments: [PhotoState.missing.rawValue, indexer.now(), photo])
  }

  /// Records that the file of a photo now has the path of `candidate`, and writes the data that was read from the file.
  func assignPath(_ photo: Int64, _ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
    placedPhotos.insert(photo)
    try db.cachedStatement(sql: "UPDATE file SET folder = ?, name = ?, isPresent = 1 WHERE photo = ?").execute(
      arguments: [folderNumber(candidate, db), candidate.name.databaseValue, photo])
    try update(photo, candidate, reading, db)
  }

  /// Writes the data that was read from a photo's file.
  func update(_ photo: Int64, _ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
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

  func values(_ identity: FileIdentity) -> StatementArguments {
    [identity.device, identity.inode, identity.size, identity.seconds, identity.nanoseconds]
  }

  /// Adds the searchable words of a photo to the full-text index.
  func index(_ photo: Int64, _ candidate: Candidate, _ reading: Reading, _ db: Database) throws {
    let folder = survey.folders[candidate.folder].path
    try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO words (rowid, name, folder, camera, place) VALUES (?, ?, ?, ?, ?)"
    ).execute(arguments: [
      photo, candidate.name.description, folder.name.description, reading.metadata.camera ?? "",
      reading.metadata.place ?? "",
    ])
  }

  func folderNumber(_ candidate: Candidate, _ db: Database) throws -> Int64 {
    if let number = folderNumbers[candidate.folder] { return number }
    let folder = survey.folders[candidate.folder]
    let number = try database.folderNumber(folder.path, root: rootNumbers[folder.root], db)
    folderNumbers[candidate.folder] = number
    return number
  }
}
