import Foundation
import Glibc

/// Watches folders with inotify.
final class FolderWatcher: @unchecked Sendable {
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  private let lock = NSLock()
  private var isChanged = false
  private var isIncomplete = false

  /// Creates a watcher, or returns nil if the system has no more of them.
  ///
  /// - Parameters:
  ///   - queue: The queue on which the closure is called.
  ///   - didChange: A closure that is called after a file changed.
  init?(queue: DispatchQueue, _ didChange: @escaping @Sendable () -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in
      self?.readEvents()
      didChange()
    }
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.resume()
    self.source = source
  }

  deinit { source?.cancel() }

  /// Forgets which folders could not be watched, before all of them are watched again.
  func begin() { lock.withLock { isIncomplete = false } }

  /// Watches a folder. It is not watched twice.
  func watch(_ path: String) {
    let mask = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)
    if inotify_add_watch(descriptor, path, mask) < 0 { lock.withLock { isIncomplete = true } }
  }

  /// Returns whether files may have changed since the last call. Changes before the call are included, because the system
  /// queues their events at once.
  func takeChange() -> Bool {
    readEvents()
    return lock.withLock {
      defer { isChanged = false }
      return isChanged || isIncomplete
    }
  }

  private func readEvents() {
    withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 { lock.withLock { isChanged = true } }
    }
  }
}
