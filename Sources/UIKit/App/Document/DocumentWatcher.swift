import CoreGraphics
import Foundation

/// Watches a file with inotify. The watcher observes the folder of the file, because programs replace a file by
/// renaming another file to its name.
@MainActor final class DocumentWatcher {
  private var source: (any DispatchSourceRead)?
  private let name: [UInt8]
  private let didChange: () -> Void

  /// Begins watching. If the folder cannot be watched, an error is logged, and changes by other programs are noticed only
  /// before the next save.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - didChange: A closure that is called on the main thread after the file may have changed.
  init(_ url: URL, _ didChange: @escaping () -> Void) {
    self.didChange = didChange
    let path = FilePath(url).resolved ?? FilePath(url).absolute
    name = path.name.bytes
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      Self.logFailure(url)
      return
    }
    let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    guard path.folder.withCString({ inotify_add_watch(descriptor, $0, mask) }) >= 0 else {
      Self.logFailure(url)
      close(descriptor)
      return
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readEvents(descriptor) } }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    self.source = source
  }

  isolated deinit { stop() }

  private static func logFailure(_ url: URL) {
    Diagnostics.log(
      "\(url.path) cannot be watched for changes by other programs: \(String(cString: strerror(errno)))")
  }

  /// Stops watching the file permanently, and closes the descriptor.
  func stop() {
    source?.cancel()
    source = nil
  }

  private func readEvents(_ descriptor: Int32) {
    var isConcerned = false
    let size = 4096
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, size)
        guard count > 0 else { return }
        var offset = 0
        // The fields are those of the C type `inotify_event`: watch, mask, cookie, length, name.
        while offset + 16 <= count {
          let mask = buffer.load(fromByteOffset: offset + 4, as: UInt32.self)
          let length = Int(buffer.load(fromByteOffset: offset + 12, as: UInt32.self))
          guard offset + 16 + length <= count else { break }
          let bytes = buffer[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }
          if bytes.elementsEqual(name) || mask & UInt32(IN_Q_OVERFLOW) != 0 { isConcerned = true }
          offset += 16 + length
        }
      }
    }
    if isConcerned { didChange() }
  }
}
