import CoreGraphics

/// Changes in watched folders that happened within a short time.
package struct FolderEvents: Equatable, Sendable {
  /// The folders in which files were added, removed, renamed or written.
  package var changed: Set<FilePath> = []
  /// The folders that were created or moved to a watched folder.
  package var added: Set<FilePath> = []
  /// The folders that were deleted or moved away.
  package var removed: Set<FilePath> = []
  /// A Boolean value that indicates whether events were lost, so that all folders have to be listed again.
  package var needsRescan = false
  /// A Boolean value that indicates whether a file system was mounted or unmounted.
  package var mountsChanged = false

  /// Creates events without changes.
  package init() {}

  /// A Boolean value that indicates whether there are no changes.
  package var isEmpty: Bool { changed.isEmpty && added.isEmpty && removed.isEmpty && !needsRescan && !mountsChanged }
}

/// A type that reports changes in folders.
package protocol FolderWatching: AnyObject, Sendable {
  /// Watches folders and all their subfolders, in addition to the folders that are already watched.
  ///
  /// - Returns: `false` if some of them cannot be watched, for example because the system's limit is reached. Their
  ///   changes are found by the next pass of the indexer.
  func watch(_ folders: [FilePath]) -> Bool

  /// Stops watching. No events are reported after the method returns.
  func stop()
}
