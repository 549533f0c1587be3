import CoreGraphics
import Foundation
import GRDB

/// Brings the index up to date with the folders on the disk. Its methods block, so call them on a background thread.
///
/// A pass lists the folders, compares names, sizes and times with the index, reads the files that are new or changed on
/// all cores, and writes them in batches. After an interruption at any point the next pass continues: a batch is a
/// transaction, and what was not written is still new.
///
/// A photo keeps its number, and with it favourites and albums, when its file is moved, renamed, or edited in place:
/// - A file with the same path and other content is the same photo, edited, unless its earlier file is now elsewhere.
/// - A new path whose content is that of a photo whose own path has something else now is that photo, moved.
/// - A copy is a photo of its own.
package final class LibraryIndexer: Sendable {
  /// The number of files that are read and written together.
  static let batchSize = 256
  /// The age in seconds below which a file may still be changing without a new modification time. It is the resolution
  /// of the FAT file system.
  static let settlingTime: Int64 = 2
  /// The age in seconds after which missing photos without user data are forgotten.
  static let forgettingTime: Int64 = 30 * 86_400

  let database: LibraryDatabase
  let reader: any PhotoMetadataReading
  let zone: TimeZone
  /// The current time in seconds since 1970. Tests replace it.
  let now: @Sendable () -> Int64

  /// Creates an indexer.
  ///
  /// - Parameters:
  ///   - database: The library to fill.
  ///   - reader: The reader of metadata.
  ///   - zone: The time zone in which the modification times of photos without a date are understood.
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
  /// Photos in folders that are not among `roots` any more disappear from the library. A root that cannot be listed is
  /// taken to be on a disk that is not connected; its photos wait for it.
  ///
  /// - Parameters:
  ///   - roots: All folders of the library.
  ///   - progress: A closure that is called from time to time, on the thread of the caller.
  ///   - isCancelled: A closure that returns `true` to end the pass after the current batch.
  /// - Returns: The results.
  /// - Throws: `LibraryError` of the kind `notOwner` if another process owns the index, `cancelled` if the pass was
  ///   cancelled, or another one if the database cannot be written. What was written until then remains.
  @discardableResult
  package func index(
    _ roots: [FilePath], progress: (IndexProgress) -> Void = { _ in }, isCancelled: @Sendable () -> Bool = { false }
  ) throws -> IndexSummary {
    try database.rebuildIfNeeded()
    let survey = try survey(roots, isDeep: true, progress, isCancelled)
    let pass = IndexPass(self, survey, updatesRoots: true)
    return try run(pass, progress, isCancelled)
  }

  /// Indexes folders in which something was changed, without the folders in them.
  ///
  /// - Parameters:
  ///   - folders: The folders. Those that do not exist any more lose their photos, with the folders below them.
  ///   - newFolders: Folders that appeared, which are indexed with all folders in them.
  ///   - isCancelled: A closure that returns `true` to end the pass after the current batch.
  /// - Returns: The results.
  /// - Throws: `LibraryError`, as `index` does.
  @discardableResult
  package func update(
    _ folders: [FilePath], newFolders: [FilePath] = [], isCancelled: @Sendable () -> Bool = { false }
  ) throws -> IndexSummary {
    try database.rebuildIfNeeded()
    var survey = try survey(newFolders, isDeep: true, { _ in }, isCancelled)
    try survey.add(FolderSurvey(folders, isDeep: false, separating: false) { _ in })
    return try run(IndexPass(self, survey, updatesRoots: false), { _ in }, isCancelled)
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

  private func run(
    _ pass: IndexPass, _ progress: (IndexProgress) -> Void, _ isCancelled: @Sendable () -> Bool
  ) throws -> IndexSummary {
    let summary = try pass.run(progress, isCancelled)
    try database.refreshMarks()
    return summary
  }
}
