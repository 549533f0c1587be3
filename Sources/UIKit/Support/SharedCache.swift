import Foundation

/// A cache that all applications of a process share. It can be used on any thread.
///
/// A cached value must depend on its key only: a value that was computed for one application is valid for the next one,
/// and computing it again costs more than keeping it.
final class SharedCache<Key: Hashable, Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  private let limit: Int

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The largest number of values. One more value empties the cache first.
  init(limit: Int = .max) { self.limit = limit }

  /// Returns the value for a key, or nil if there is none.
  subscript(key: Key) -> Value? { lock.withLock { values[key] } }

  /// Stores a value, unless another thread has stored one for the key.
  ///
  /// - Returns: The value that is stored now.
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
