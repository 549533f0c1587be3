import Foundation

/// The content of a clipboard, or of a dragged item, in one type.
package struct ClipboardRepresentation: Sendable {
  /// The MIME type of text. Its data is UTF-8.
  package static let text = "text/plain"

  /// A closure that creates the data. The closure passes the data to its argument, or nil if the data is unavailable. The call may
  /// happen before the closure returns or later, on any thread.
  package typealias Loader = @Sendable (@escaping @Sendable (Data?) -> Void) -> Void

  /// The MIME type, or a uniform type identifier that has no MIME type.
  package let type: String
  /// The data, or nil if `load` creates it.
  package let data: Data?
  /// A closure that creates the data, or passes the data that already exists.
  package let load: Loader

  /// Creates a representation from existing data.
  package init(type: String, data: Data) {
    self.type = type
    self.data = data
    load = { $0(data) }
  }

  package init(type: String, text: String) { self.init(type: type, data: Data(text.utf8)) }

  /// Creates a representation whose data is created when it is needed.
  package init(type: String, load: @escaping Loader) {
    self.type = type
    data = nil
    self.load = load
  }

  /// Returns the data, and waits up to `timeout` seconds for a loader on another thread. The result is nil if the data is unavailable
  /// or does not arrive in time.
  package func loadSynchronously(timeout: TimeInterval = 2) -> Data? {
    if let data { return data }
    let result = LoadedData()
    load { result.set($0) }
    return result.wait(timeout: timeout)
  }
}

/// Data that one thread loads and another one waits for.
private final class LoadedData: @unchecked Sendable {
  private let lock = NSLock()
  private let completion = DispatchSemaphore(value: 0)
  private var data: Data?

  func set(_ value: Data?) {
    lock.withLock { data = value }
    completion.signal()
  }

  func wait(timeout: TimeInterval) -> Data? {
    guard completion.wait(timeout: .now() + timeout) == .success else { return nil }
    return lock.withLock { data }
  }
}
