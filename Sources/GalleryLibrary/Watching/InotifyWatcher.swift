import CoreGraphics
import Foundation

/// Watches folders with inotify, and mounted file systems, on a separate thread that sleeps while there are no changes.
package final class InotifyWatcher: FolderWatching, @unchecked Sendable {
  private static let mask =
    UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE_SELF | IN_MOVE_SELF)
    | UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW) | UInt32(IN_EXCL_UNLINK)

  private let descriptor: Int32
  private let wakeEnds: (read: Int32, write: Int32)
  /// The table of mounts, which the kernel marks as exceptional after each change (`man 5 proc`), or -1.
  private let mounts: Int32
  /// The time without further events after which events are reported, in milliseconds.
  private let quietInterval: Int32
  /// The time after which events are reported although there are further ones, in milliseconds: files that are copied one after
  /// the other appear meanwhile.
  private let maximumDelay: Int
  private let handler: @Sendable (FolderEvents) -> Void
  private let lock = NSRecursiveLock()
  private let finished = DispatchSemaphore(value: 0)
  private var folders: [Int32: FilePath] = [:]
  private var isStopped = false

  /// Starts a thread for the events of folders that are watched later.
  ///
  /// - Parameters:
  ///   - quietInterval: The time without further events after which events are reported, in milliseconds.
  ///   - maximumDelay: The time after which events are reported even if there are further ones, in milliseconds.
  ///   - handler: A closure that is called with events on the thread of the watcher.
  /// - Throws: `FileError` if the system's limit of watchers is reached.
  package init(
    quietInterval: Int = 200, maximumDelay: Int = 1000, handler: @escaping @Sendable (FolderEvents) -> Void
  ) throws(FileError) {
    self.quietInterval = Int32(quietInterval)
    self.maximumDelay = maximumDelay
    self.handler = handler
    var wakeDescriptors: [Int32] = [-1, -1]
    guard pipe(&wakeDescriptors) == 0 else { throw FileError(errno) }
    for end in wakeDescriptors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakeEnds = (wakeDescriptors[0], wakeDescriptors[1])
    mounts = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      let error = FileError(errno)
      close(wakeDescriptors[0])
      close(wakeDescriptors[1])
      close(mounts)
      throw error
    }
    let thread = Thread { [self] in run() }
    thread.name = "folder watcher"
    thread.start()
  }

  package func watch(_ folders: [FilePath]) -> Bool {
    lock.withLock {
      guard !isStopped else { return false }
      var isComplete = true
      var pending = folders
      while let folder = pending.popLast() {
        let number = folder.withCString { inotify_add_watch(descriptor, $0, Self.mask) }
        guard number >= 0 else {
          // A folder that was deleted in the meantime is not watched.
          if errno != ENOENT, errno != ENOTDIR { isComplete = false }
          continue
        }
        self.folders[number] = folder
        // The watch is added before the listing, so that a folder that is created now is either listed or reported.
        let entries = (try? FolderListing(folder, followsLink: false).entries) ?? []
        for entry in entries where entry.kind == .folder { pending.append(folder.appending(entry.name)) }
      }
      return isComplete
    }
  }

  package func stop() {
    let isFirst = lock.withLock {
      defer { isStopped = true }
      return !isStopped
    }
    guard isFirst else { return }
    _ = write(wakeEnds.write, "x", 1)
    // The handler may call this method on the watcher's thread, which must not wait for itself.
    if Thread.current.name != "folder watcher" { finished.wait() }
  }

  private func run() {
    var events = FolderEvents()
    var firstEvent = DispatchTime.distantFuture
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeEnds.read, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mounts, events: Int16(POLLPRI), revents: 0),
    ]
    while true {
      let count = poll(&descriptors, nfds_t(descriptors.count), events.isEmpty ? -1 : quietInterval)
      if lock.withLock({ isStopped }) { break }
      if count > 0 {
        if descriptors[2].revents != 0 { events.mountsChanged = true }
        lock.withLock { read(&events) }
        if !events.isEmpty, firstEvent == .distantFuture { firstEvent = .now() }
      }
      // There may also be an event with each call, so that the time without events never comes.
      guard count == 0 || firstEvent + .milliseconds(maximumDelay) <= .now() else { continue }
      handler(events)
      events = FolderEvents()
      firstEvent = .distantFuture
    }
    close(descriptor)
    close(wakeEnds.read)
    close(wakeEnds.write)
    close(mounts)
    finished.signal()
  }

  /// Reads all pending events of inotify, and adds the changes that they report to `events`.
  private func read(_ events: inout FolderEvents) {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        // The fields are those of the C type `inotify_event`: watch, mask, cookie, length, name.
        while offset + 16 <= count {
          let watchDescriptor = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
          let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
          let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          guard offset + 16 + length <= count else { return }
          add(watchDescriptor, mask, FilePath(bytes: bytes[(offset + 16)..<(offset + 16 + length)]), &events)
          offset += 16 + length
        }
      }
    }
  }

  private func add(_ number: Int32, _ mask: UInt32, _ name: FilePath, _ events: inout FolderEvents) {
    func hasFlag(_ flag: Int) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
    if hasFlag(Int(IN_Q_OVERFLOW)) { events.needsRescan = true }
    guard let folder = folders[number] else { return }
    if hasFlag(Int(IN_IGNORED)) {
      folders[number] = nil
      return
    }
    if hasFlag(Int(IN_UNMOUNT)) || hasFlag(Int(IN_DELETE_SELF)) || hasFlag(Int(IN_MOVE_SELF)) {
      events.removed.insert(folder)
      return
    }
    guard name.bytes.first != UInt8(ascii: ".") else { return }
    let item = folder.appending(name)
    guard hasFlag(Int(IN_ISDIR)) else {
      // A created file is reported only after it has been written.
      if !hasFlag(Int(IN_CREATE)) || !isBeingWritten(item) { events.changed.insert(folder) }
      return
    }
    if hasFlag(Int(IN_CREATE)) || hasFlag(Int(IN_MOVED_TO)) {
      if !watch([item]) { events.needsRescan = true }
      events.removed.remove(item)
      events.added.insert(item)
    } else if hasFlag(Int(IN_DELETE)) || hasFlag(Int(IN_MOVED_FROM)) {
      removeWatches(item)
      events.added.remove(item)
      events.removed.insert(item)
    }
  }

  /// Returns whether the end of writing a created file will be reported. For links, it is not reported, also if the file has lost
  /// its other name since. Writing sets both times of a file, and linking only that of its node. A file that is linked within the
  /// same tick of the system's clock as it was written is found by the next pass.
  private func isBeingWritten(_ path: FilePath) -> Bool {
    var info = stat()
    guard path.withCString({ lstat($0, &info) }) == 0 else { return false }
    let (written, changed) = (info.st_mtim, info.st_ctim)
    return info.st_mode & S_IFMT == S_IFREG && info.st_nlink == 1
      && (written.tv_sec, written.tv_nsec) == (changed.tv_sec, changed.tv_nsec)
  }

  /// Removes the watches of a folder that was moved and of its subfolders, because their paths are no longer valid.
  private func removeWatches(_ folder: FilePath) {
    for (number, path) in folders where path.isInside(folder) {
      inotify_rm_watch(descriptor, number)
      folders[number] = nil
    }
  }
}
