import CoreGraphics
import Foundation

/// Updates the index while the application runs: with a full pass at the start, then with the changes that a watcher
/// reports.
package final class LibraryMonitor: @unchecked Sendable {
  /// The events that are reported to the handler.
  package enum Event: Sendable {
    /// A pass has made progress in listing folders or in reading photos.
    case progress(IndexProgress)
    /// The files of the library were written, by this process or by another one.
    case changed
    /// The index was brought up to date.
    case updated(IndexSummary)
    /// Changes on disk are found only at the next start, for the reason in the message.
    case unwatched(String)
    /// The index could not be updated. The next change or a call of `rescan()` tries it again.
    case failed(LibraryError)
  }

  private let indexer: LibraryIndexer
  /// The folders of the library. They change when the user or another instance adds or removes some, so use this property on the
  /// queue or with the lock.
  private var roots: [FilePath]
  /// Indicates whether the folders only take the place of photos. Use this property on the queue or with the lock.
  private var areSubstitutes: Bool
  /// The folders that the library had when this property was last compared. Use it on the queue only.
  private var knownFolders: Set<FilePath>
  private let handler: @Sendable (Event) -> Void
  private let queue = DispatchQueue(label: "photo library", qos: .utility)
  private let lock = NSLock()
  private var watcher: (any FolderWatching)?
  private var databaseWatcher: DatabaseWatcher?
  private var isStopped = false
  /// Indicates whether the folders of the library were changed since the last pass began, so that it is to end early.
  private var needsOtherFolders = false
  /// The disks of the roots at the last pass, which change when a disk is connected or disconnected. Use this property on the
  /// queue only.
  private var disks = MountedDisks()
  /// The number of times that a database was opened before the last pass. Use this property on the queue only.
  private var openingCount = 0
  /// The queue of the check of the whole database, during which `queue` can handle events.
  private let checkQueue = DispatchQueue(label: "check of the photo library", qos: .background)
  /// The time in seconds for which the database must not be used before it is checked.
  private let idleTime: TimeInterval
  /// Indicates whether a check waits for a time when the database is not used. Use this property with the lock.
  private var isCheckScheduled = false

  /// Creates a monitor without starting it.
  ///
  /// - Parameters:
  ///   - indexer: The indexer of the library.
  ///   - roots: The folders of the library.
  ///   - areSubstitutes: `true` if the folders take the place of photos, such as samples. They are not recorded in the user data,
  ///     and leave the library when another instance adds a folder.
  ///   - stored: The folders that the library had when `roots` was determined. Folders that it gets later, by another instance,
  ///     are added to `roots`.
  ///   - idleTime: The time in seconds for which the database must not be used before it is checked for damage.
  ///   - handler: A closure that is called with results on a background queue.
  package init(
    _ indexer: LibraryIndexer, roots: [FilePath], areSubstitutes: Bool = false, stored: [FilePath] = [],
    idleTime: TimeInterval = 60, handler: @escaping @Sendable (Event) -> Void
  ) {
    self.indexer = indexer
    self.areSubstitutes = areSubstitutes
    knownFolders = Set(stored)
    self.roots = FolderSurvey.separate(roots)
    self.idleTime = idleTime
    self.handler = handler
  }

  /// Starts watching, then indexes the folders in the background.
  ///
  /// - Parameters:
  ///   - delay: The time in seconds after which this begins.
  ///   - makeWatcher: A closure that creates the watcher from a handler of its events.
  package func start(
    after delay: TimeInterval = 0,
    _ makeWatcher: (@escaping @Sendable (FolderEvents) -> Void) throws -> any FolderWatching = {
      try InotifyWatcher(handler: $0)
    }
  ) {
    let watcher = try? makeWatcher { [weak self] events in self?.receive(events) }
    lock.withLock { self.watcher = watcher }
    watchDatabase()
    queue.asyncAfter(deadline: .now() + delay) { [self] in
      guard !lock.withLock({ isStopped }) else { return }
      let database = indexer.database
      // The instance that fills the index adds the folders that this one opens.
      if !database.ownsIndex, !areSubstitutes { try? database.recordFolders(roots) }
      // Another instance may have added folders since the roots were determined, before the watcher of the database began.
      _ = updateFolders()
      // Changes during the pass are reported after it.
      if watcher?.watch(roots) != true {
        handler(
          .unwatched(
            "some folders of photos cannot be watched, for example because the limit fs.inotify.max_user_watches is "
              + "reached; changes in these folders are shown at the next start"))
      }
      indexRoots()
    }
  }

  /// Starts watching the files of the library, instead of those that were deleted.
  private func watchDatabase() {
    // Without the watcher of the database, the changes of another instance appear with the next change of this one.
    let new = try? DatabaseWatcher(indexer.database.location.index, queue: queue) { [weak self] in
      self?.databaseDidChange()
    }
    let old = lock.withLock {
      defer { databaseWatcher = isStopped ? nil : new }
      return isStopped ? new : databaseWatcher
    }
    old?.stop()
  }

  /// Compares all folders with the index again in the background, and watches folders that are not watched any more.
  package func rescan() {
    queue.async { [self] in
      // The folders of a disk that was connected again are not watched any more.
      _ = lock.withLock { watcher }?.watch(roots)
      indexRoots()
    }
  }

  /// The folders whose photos the library contains, with all their subfolders.
  package var folders: [FilePath] { lock.withLock { roots } }

  /// Indicates whether the folders only take the place of photos.
  package var hasSubstitutes: Bool { lock.withLock { areSubstitutes } }

  /// Indexes the folders that the library has after `LibraryDatabase.addFolders(_:)` or `removeFolder(_:)`. A pass that is running
  /// ends after its batch. If another process owns the index, that process indexes them.
  package func foldersDidChange() {
    lock.withLock { needsOtherFolders = true }
    queue.async { [self] in
      lock.withLock { needsOtherFolders = false }
      // The pass that ended early begins again, also if its folders are the same.
      _ = updateFolders()
      if indexer.database.ownsIndex { rescan() }
    }
  }

  private func indexRoots() {
    openingCount = indexer.database.openingCount
    disks = MountedDisks(of: roots)
    run {
      try self.indexer.index(
        self.roots, recordsFolders: !self.areSubstitutes, progress: { self.handler(.progress($0)) },
        isCancelled: self.isCancelled)
    }
  }

  /// Handles writes to the files of the library. This method is called on the queue.
  private func databaseDidChange() {
    let database = indexer.database
    let wasOwner = database.isIndexOwner
    do { try database.reopenIfReplaced() } catch {
      return handler(.failed(LibraryError(error, file: database.location.databaseFile)))
    }
    // A change by the user may also have opened it.
    let isReopened = database.openingCount != openingCount
    openingCount = database.openingCount
    // The folder may be a new one.
    if isReopened { watchDatabase() }
    // When another instance has ended, or the index was deleted, this one fills the index.
    let hasOtherFolders = updateFolders()
    if isReopened || !wasOwner || hasOtherFolders, database.ownsIndex { rescan() }
    handler(.changed)
  }

  /// Adds the folders that the user has added to the library since the last call, here or in another instance, and removes those
  /// that the user has removed. Returns whether there are any.
  private func updateFolders() -> Bool {
    let database = indexer.database
    guard let removed = try? database.removedFolders(), let stored = try? database.roots() else { return false }
    knownFolders.subtract(removed)
    let left = roots.filter(removed.contains)
    // Folders that were inside a removed one belong to the library without it, too.
    if !left.isEmpty { knownFolders = knownFolders.filter { known in !left.contains { known.isInside($0) } } }
    let remaining = roots.filter { !removed.contains($0) }
    // The index has the folders of this instance, too.
    let added = stored.filter { !knownFolders.contains($0) && !remaining.contains($0) }
    knownFolders.formUnion(added)
    let all = FolderSurvey.separate((areSubstitutes && !added.isEmpty ? [] : remaining) + added)
    guard Set(all) != Set(roots) else { return false }
    lock.withLock {
      roots = all
      areSubstitutes = false
    }
    return true
  }

  /// Ends the current pass after its batch and stops watching.
  package func stop() {
    let (watcher, databaseWatcher) = lock.withLock {
      isStopped = true
      return (self.watcher, self.databaseWatcher)
    }
    databaseWatcher?.stop()
    watcher?.stop()
    indexer.database.idleCheck.interrupt()
    checkQueue.sync {}
    queue.sync {}
  }

  private var isCancelled: @Sendable () -> Bool {
    { [self] in lock.withLock { isStopped || needsOtherFolders } }
  }

  private func receive(_ events: FolderEvents) {
    let touchesRoots = lock.withLock { roots }.contains { events.removed.contains($0) || events.added.contains($0) }
    guard !events.needsRescan, !touchesRoots else { return rescan() }
    queue.async { [self] in
      if events.mountsChanged, MountedDisks(of: roots) != disks { return rescan() }
      // Events of a folder can arrive after it has left the library, as substitutes do.
      func isInLibrary(_ folder: FilePath) -> Bool { roots.contains { folder.isInside($0) } }
      let folders = events.changed.union(events.removed).filter(isInLibrary)
      let newFolders = events.added.filter(isInLibrary)
      guard !(folders.isEmpty && newFolders.isEmpty) else { return }
      let sorted = folders.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
      run { try self.indexer.update(sorted, newFolders: Array(newFolders), isCancelled: self.isCancelled) }
    }
  }

  private func run(_ performPass: () throws -> IndexSummary) {
    guard !lock.withLock({ isStopped }) else { return }
    do { handler(.updated(try performPass())) } catch {
      let error = LibraryError(error, file: indexer.database.location.databaseFile)
      if error.kind != .cancelled { handler(.failed(error)) }
      return
    }
    scheduleCheck()
  }

  // MARK: Checking

  /// Schedules a check of the whole database if the last one is long ago.
  private func scheduleCheck() {
    guard !lock.withLock({ isStopped || isCheckScheduled }), indexer.database.isCheckDue(indexer.now()) else { return }
    lock.withLock { isCheckScheduled = true }
    checkWhenIdle()
  }

  private func checkWhenIdle() {
    let useCount = indexer.database.idleCheck.useCount
    checkQueue.asyncAfter(deadline: .now() + idleTime) { [weak self] in self?.check(ifUnusedSince: useCount) }
  }

  /// Checks the database unless it was used, after which this is tried again later. A damaged database is rebuilt by the pass that
  /// follows. This method is called on the queue of the check.
  private func check(ifUnusedSince useCount: Int) {
    guard !lock.withLock({ isStopped }) else { return }
    switch indexer.database.check(ifUnusedSince: useCount, indexer.now()) {
    case .interrupted: return checkWhenIdle()
    case .damaged:
      lock.withLock { isCheckScheduled = false }
      rescan()
    case .intact: lock.withLock { isCheckScheduled = false }
    // It is not tried again in this session, because the next pass would begin it again each time.
    case nil: break
    }
  }
}
