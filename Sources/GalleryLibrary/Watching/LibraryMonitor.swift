import CoreGraphics
import Foundation

/// Updates the index while the application runs: with a full pass at the start, then with the changes that a watcher
/// reports.
package final class LibraryMonitor: @unchecked Sendable {
  /// The events that are reported to the handler.
  package enum Event: Sendable {
    /// The progress of a pass.
    case progress(IndexProgress)
    /// The index was brought up to date.
    case updated(IndexSummary)
    /// The index could not be updated. The next change or a call of `rescan()` tries it again.
    case failed(LibraryError)
  }

  private let indexer: LibraryIndexer
  private let roots: [FilePath]
  private let handler: @Sendable (Event) -> Void
  private let queue = DispatchQueue(label: "photo library", qos: .utility)
  private let lock = NSLock()
  private var watcher: (any FolderWatching)?
  private var isStopped = false

  /// Creates a monitor without starting it.
  ///
  /// - Parameters:
  ///   - indexer: The indexer of the library.
  ///   - roots: The folders of the library.
  ///   - handler: A closure that is called with results on a background queue.
  package init(_ indexer: LibraryIndexer, roots: [FilePath], handler: @escaping @Sendable (Event) -> Void) {
    self.indexer = indexer
    self.roots = FolderSurvey.separate(roots)
    self.handler = handler
  }

  /// Starts watching, then indexes the folders in the background.
  ///
  /// - Parameter makeWatcher: A closure that creates the watcher from a handler of its events.
  package func start(
    _ makeWatcher: (@escaping @Sendable (FolderEvents) -> Void) throws -> any FolderWatching = {
      try InotifyWatcher(handler: $0)
    }
  ) {
    let watcher = try? makeWatcher { [weak self] events in self?.receive(events) }
    lock.withLock { self.watcher = watcher }
    queue.async { [self] in
      // Changes during the pass are reported after it.
      if watcher?.watch(roots) != true {
        indexer.database.reportMessage(
          "not all folders of photos can be watched; changes in them are shown at the next start")
      }
    }
    rescan()
  }

  /// Lists all folders again.
  package func rescan() {
    queue.async { [self] in
      run {
        try self.indexer.index(self.roots, progress: { self.handler(.progress($0)) }, isCancelled: self.isCancelled)
      }
    }
  }

  /// Ends the current pass after its batch and stops watching.
  package func stop() {
    let watcher = lock.withLock {
      isStopped = true
      return self.watcher
    }
    watcher?.stop()
    queue.sync {}
  }

  private var isCancelled: @Sendable () -> Bool { { [self] in lock.withLock { isStopped } } }

  private func receive(_ events: FolderEvents) {
    let touchesRoots = roots.contains { events.removed.contains($0) || events.added.contains($0) }
    guard !events.needsRescan, !touchesRoots else { return rescan() }
    queue.async { [self] in
      let folders = events.changed.union(events.removed).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
      run { try self.indexer.update(folders, newFolders: Array(events.added), isCancelled: self.isCancelled) }
    }
  }

  private func run(_ performPass: () throws -> IndexSummary) {
    guard !isCancelled() else { return }
    do { handler(.updated(try performPass())) } catch {
      let error = LibraryError(error, file: indexer.database.location.databaseFile)
      if error.kind != .cancelled { handler(.failed(error)) }
    }
  }
}
