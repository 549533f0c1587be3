import CoreGraphics
import Foundation
import GRDB

/// Brings the index up to date with the folders on the disk. Its methods block, so call them on a background thread.
///
/// A pass lists the folders, compares names, sizes and times with the index, reads the files that are new or changed on
/// all cores, and writes them in batches. After an interruption at any point, the next pass continues: a batch is a
/// transaction, and files that were not written are still new.
///
/// The number of a photo, and therefore its favourite mark and albums, does not change when its file is moved, renamed,
/// or edited in place:
/// - A file with the same path and other content is an edited version of the same photo, unless its previous file is
///   now at another path.
/// - A file at a new path is a moved photo if it has the content of a photo whose own path now has other content or no
///   file.
/// - A copy is a new photo.
package final class LibraryIndexer: Sendable {
  /// The number of files that are read and written together initially, so that photos appear soon.
  static let batchSize = 256
  /// The largest number of files that are read and written together. Batches grow to this size, because each batch
  /// writes the same pages of the database's indexes again.
  static let largestBatchSize = 2048
  /// The age in seconds below which a file may still be changing without a new modification time. This is the resolution of the FAT
  /// file system.
  static let stabilityInterval: Int64 = 2
  /// The age in seconds after which missing photos without user data are deleted from the index.
  static let retentionTime: Int64 = 30 * 86_400

  let database: LibraryDatabase
  let reader: any PhotoMetadataReading
  let zone: TimeZone
  /// A closure that returns the current time in seconds since 1970. Tests replace it.
  let now: @Sendable () -> Int64

  /// Creates an indexer.
  ///
  /// - Parameters:
  ///   - database: The library to fill.
  ///   - reader: The reader of metadata.
  ///   - zone: The time zone for converting the modification times of photos without a date.
  package convenience init(
    _ database: LibraryDatabase, reader: any PhotoMetadataReading = ExifMetadataReader(), zone: TimeZone = .current
  ) {
    self.init(database, reader: reader, zone: zone) { Int64(Date().timeIntervalSince1970) }
  }

  init(
    _ database: LibraryDatabase, reader: any PhotoMetadataReading, zone: TimeZone,
    now: @escaping @Sendable () -> Int64
  ) {
    self.database = database
    self.reader = reader
    self.zone = zone
    self.now = now
  }

  /// Indexes the folders of the library.
  ///
  /// Photos in folders that are no longer among `roots` are removed from the library. A root that cannot be listed is
  /// assumed to be on a disk that is not connected. Its photos remain in the library.
  ///
  /// - Parameters:
  ///   - roots: All folders of the library.
  ///   - recordsFolders: `false` if the folders are not part of the user data, because they take the place of photos.
  ///   - progress: A closure that is called from time to time, on the thread of the caller.
  ///   - isCancelled: A closure that returns `true` to end the pass after the current batch.
  /// - Returns: The results.
  /// - Throws: `LibraryError` of the kind `notOwner` if another process owns the index, `cancelled` if the pass was
  ///   cancelled, or another one if the database cannot be written. Batches that were already written remain.
  @discardableResult
  package func index(
    _ roots: [FilePath], recordsFolders: Bool = true, progress: (IndexProgress) -> Void = { _ in },
    isCancelled: @Sendable () -> Bool = { false }
  ) throws -> IndexSummary {
    try database.reopenIfReplaced()
    try database.rebuildIfNeeded()
    return try repeatingIfReplaced {
      let survey = try survey(roots, isDeep: true, progress, isCancelled)
      let summary = try IndexPass(self, survey, updatesRoots: true).run(progress, isCancelled)
      try database.refreshMarks()
      // If the disk is full, the next pass tries it again.
      if recordsFolders { try? database.recordFolders(survey.roots.map(\.path)) }
      return summary
    }
  }

  /// Indexes folders whose contents have changed, without their subfolders.
  ///
  /// - Parameters:
  ///   - folders: The folders. The photos of folders that no longer exist, and of their subfolders, are removed.
  ///   - newFolders: Folders that were added. These folders are indexed with all their subfolders.
  ///   - isCancelled: A closure that returns `true` to end the pass after the current batch.
  /// - Returns: The results.
  /// - Throws: `LibraryError`, as `index` does.
  @discardableResult
  package func update(
    _ folders: [FilePath], newFolders: [FilePath] = [], isCancelled: @Sendable () -> Bool = { false }
  ) throws -> IndexSummary {
    try database.reopenIfReplaced()
    try database.rebuildIfNeeded()
    return try repeatingIfReplaced {
      var survey = try survey(newFolders, isDeep: true, { _ in }, isCancelled)
      try survey.add(FolderSurvey(folders, isDeep: false, skipsNestedRoots: false, followsRootLinks: false) { _ in })
      let pass = IndexPass(self, survey, updatesRoots: false)
      let summary = try pass.run({ _ in }, isCancelled)
      try database.refreshMarks(of: pass.placedPhotos)
      return summary
    }
  }

  /// Performs a pass, and performs it again if the numbers that it has read may not be those of the index any more: the index was
  /// rebuilt or opened again during the pass, or a change does not fit the index, for example because a photo has got another number.
  ///
  /// - Throws: `LibraryError` of the kind `damaged` if the changes of the second pass do not fit the index, either.
  private func repeatingIfReplaced(_ pass: () throws -> IndexSummary) throws -> IndexSummary {
    var openingCount = database.openingCount
    do {
      let summary = try pass()
      if database.openingCount == openingCount { return summary }
    } catch let error as LibraryError where error.kind == .inconsistent {
      try database.rebuildIfNeeded()
    }
    openingCount = database.openingCount
    do { return try pass() } catch let error as LibraryError where error.kind == .inconsistent {
      throw database.openingCount == openingCount ? database.recordContradiction() : error
    }
  }

  private func survey(
    _ roots: [FilePath], isDeep: Bool, _ progress: (IndexProgress) -> Void, _ isCancelled: () -> Bool
  ) throws -> FolderSurvey {
    guard database.ownsIndex else {
      throw LibraryError(.notOwner, "another instance of the Gallery keeps the photo library up to date")
    }
    return try FolderSurvey(roots, isDeep: isDeep) { count in
      if isCancelled() { throw LibraryError(.cancelled, "indexing was cancelled") }
      progress(IndexProgress(step: .listing, done: 0, total: count))
    }
  }
}
