import Foundation

/// A cache that all applications of a process share, usable from every thread.
///
/// Only what depends on nothing but its key belongs here: what was found for one application is right for the next one,
/// and finding it again costs more than keeping it.
final class SharedCache<Key: Hashable, Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  private let limit: Int

  /// - Parameter limit: The number of values that are kept. One more, and the cache is emptied first.
  init(limit: Int = .max) { self.limit = limit }

  /// The value that was kept for a key.
  subscript(key: Key) -> Value? { lock.withLock { values[key] } }

  /// Keeps a value, unless another thread has kept one for the key meanwhile.
  ///
  /// - Returns: The value that is kept now.
  @discardableResult
  func keep(_ value: Value, for key: Key) -> Value {
    lock.withLock {
      if let known = values[key] { return known }
      if values.count >= limit { values.removeAll() }
      values[key] = value
      return value
    }
  }
}
