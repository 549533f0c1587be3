import CoreGraphics
import Foundation
import GRDB

/// Removing photos whose files no longer exist.
extension IndexPass {
  /// Marks photos whose files no longer exist as missing, and deletes missing photos without user data after some time.
  func removeAbsent(_ isCancelled: () -> Bool) throws {
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
    let now = indexer.now()
    try countFromNow(now)
    let limit = now - LibraryIndexer.retentionTime
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

  /// Restarts the time of missing photos that is in the future, because the system clock was ahead when their files
  /// disappeared. They would be kept until the clock shows that time again.
  private func countFromNow(_ now: Int64) throws {
    let condition = "state = \(PhotoState.missing.rawValue) AND since > ?"
    let isAhead = try database.read { db in
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS(SELECT 1 FROM photo WHERE state <> 0 AND \(condition))", arguments: [now]) == true
    }
    guard isAhead else { return }
    try database.write { db in
      try db.execute(
        sql: "UPDATE photo SET since = ? WHERE state <> 0 AND \(condition)", arguments: [now, now])
    }
  }

  /// Finds the photos whose folders no longer exist, are on a disk that is not connected, or were removed from the library.
  func findPhotosInMissingFolders() throws {
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
