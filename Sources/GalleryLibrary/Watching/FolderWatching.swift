import CoreGraphics

/// Changes in watched folders that happened within a short time.
package struct FolderEvents: Equatable, Sendable {
  /// The folders in which files were added, removed, renamed or written.
  package var changed: Set<FilePath> = []
  /// Folders that appeared.
  package var new: Set<FilePath> = []
  /// Folders that disappeared.
  package var gone: Set<FilePath> = []
  /// A Boolean value that indicates whether events were lost, so that all folders have to be listed again.
  package var needsRescan = false

  /// Creates events without changes.
  package init() {}

  /// A Boolean value that indicates whether nothing happened.
  package var isEmpty: Bool { changed.isEmpty && new.isEmpty && gone.isEmpty && !needsRescan }
}

/// A type that reports changes in folders.
package protocol FolderWatching: AnyObject, Sendable {
  /// Watches folders and all folders in them, in addition to those that are watched already.
  ///
  /// - Returns: `false` if some of them cannot be watched, for example because the system's limit is reached. Their
  ///   changes are found by the next pass of the indexer.
  func watch(_ folders: [FilePath]) -> Bool

  /// Stops watching. No events are reported after the method returns.
  func stop()
}
