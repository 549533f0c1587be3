import CoreGraphics
import Foundation
import GRDB

extension IndexPass {
  /// Adds photos in the desktop's trash that the index does not have there: after a crash while files were moved, after the index
  /// was rebuilt, or because another program deleted them.
  func addTrashedPhotos(_ isCancelled: () -> Bool) throws {
    let roots = zip(survey.roots, onlineRoots).filter(\.1).map(\.0.path)
    let known = try database.read { db in
      Set(try Row.fetchAll(db, sql: "SELECT file FROM trash").map { try $0.path(0) })
    }
    var files: [TrashedFile] = []
    for folders in Set(roots.flatMap(TrashedFile.trashes)) {
      let descriptions = TrashInformation.all(in: folders) { PhotoFormats.isPhoto($0.name) && !known.contains($0) }
      for (file, information) in descriptions {
        guard roots.contains(where: information.original.isInside), let identity = FileIdentity(ofEntry: file) else {
          continue
        }
        files.append(TrashedFile(file: file, original: information.original, identity: identity))
      }
    }
    let (reader, now) = (indexer.reader, indexer.now())
    for start in stride(from: 0, to: files.count, by: LibraryIndexer.batchSize) {
      let batch = files[start..<min(start + LibraryIndexer.batchSize, files.count)]
      // The files are read before the transaction, because the user's changes wait for it.
      let readings = concurrentMap(batch.map(\.file)) { Self.read($0, reader, now) }
      try inPages(Array(zip(batch, readings)), isCancelled) { page, db in
        for (file, reading) in page {
          if let reading, reading.key != 0 { try addTrashedPhoto(file, reading, db) }
        }
      }
    }
  }

  private func addTrashedPhoto(_ file: TrashedFile, _ reading: Reading, _ db: Database) throws {
    let folder = try database.folderNumber(file.original.folder, root: nil, db)
    let known = try Int64.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT file.photo FROM file CROSS JOIN photo ON photo.id = file.photo
          WHERE NOT isPresent AND folder = ? AND name = ? AND key = ? AND state IN (?, ?) ORDER BY file.photo LIMIT 1
          """),
      arguments: [
        folder, file.original.name.databaseValue, reading.key, PhotoState.missing.rawValue,
        PhotoState.expected.rawValue,
      ])
    if let known {
      // A photo that is known only from the journal has no time and no size yet.
      try db.cachedStatement(
        sql: """
          UPDATE photo SET taken = ?, isDated = ?, width = ?, height = ?, orientation = ?, camera = ?, latitude = ?,
            longitude = ?, place = ? WHERE id = ?
          """
      ).execute(arguments: [captureTime(reading).seconds] + values(reading) + [known])
      return try database.markTrashed(known, file, db)
    }
    let photo = try database.nextPhotoNumber(db)
    try db.cachedStatement(sql: "INSERT INTO photo VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [photo, PhotoState.trashed.rawValue, captureTime(reading).seconds] + values(reading) + [indexer.now()])
    // The file is read again when it is restored.
    try db.cachedStatement(sql: "INSERT INTO file VALUES (?, ?, ?, 0, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [
        photo, folder, file.original.name.databaseValue, file.identity.device, file.identity.inode,
        reading.identity.size, file.identity.seconds, FileIdentity.uncertain, reading.key,
      ])
    try database.markTrashed(photo, file, db)
  }
}
