import CoreGraphics
@preconcurrency import Dispatch
import Foundation

/// Reports writes to the files of a library, whichever process made them, their deletion, and the end of a process that had
/// them open.
///
/// The kernel reports the writes (inotify), so no time is used while there are none. After the first write, the watcher
/// waits for a moment and combines the writes of that time into one report. Each write is followed by a report that comes at
/// least this time after it.
final class DatabaseWatcher: Sendable {
  private let source: any DispatchSourceRead

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - folder: The folder of the library's files.
  ///   - restInterval: The minimum time between two reports in seconds.
  ///   - queue: The queue of the reports.
  ///   - handler: A closure that is called after writes.
  /// - Throws: `FileError` if the folder cannot be watched.
  init(
    _ folder: URL, restInterval: Double = 0.2, queue: DispatchQueue, handler: @escaping @Sendable () -> Void
  ) throws(FileError) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw FileError(errno) }
    let changes = IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
    let mask = UInt32(changes) | UInt32(IN_ONLYDIR)
    guard FilePath(folder).withCString({ inotify_add_watch(descriptor, $0, mask) }) >= 0 else {
      let error = FileError(errno)
      close(descriptor)
      throw error
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    self.source = source
    source.setCancelHandler { close(descriptor) }
    // The source and its handler retain each other until the source is cancelled.
    source.setEventHandler {
      guard Self.readEvents(descriptor) else { return }
      source.suspend()
      queue.asyncAfter(deadline: .now() + restInterval) {
        if !source.isCancelled {
          // Writes of the meantime are reported again. The last one may be part of a transaction that ends after this call,
          // and the end of a transaction is written to memory that the processes share, which is no event.
          handler()
        }
        source.resume()
      }
    }
    source.resume()
  }

  /// Stops watching. A report that has been queued is dropped.
  func stop() { source.cancel() }

  /// Reads all pending events. Returns whether one of them concerns the library.
  private static func readEvents(_ descriptor: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    var isRelevant = false
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isRelevant }
      // The fields are those of the C type `inotify_event`: watch, mask, cookie, length, name.
      var offset = 0
      while offset + 16 <= count {
        let length = Int(buffer[offset + 12]) | Int(buffer[offset + 13]) << 8
        guard offset + 16 + length <= count else { break }
        let name = buffer[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }
        isRelevant = isRelevant || name.starts(with: "library.".utf8) || name.isEmpty
        offset += 16 + length
      }
    }
  }
}
