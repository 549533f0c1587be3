import Foundation

/// A cache that is shared by all applications of a process. The cache can be used on any thread.
///
/// A cached value must depend only on its key, because a value that was computed for one application is used for the
/// next one. The cache is for values that are expensive to compute.
final class SharedCache<Key: Hashable, Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  private let limit: Int

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The maximum number of values. Before this number would be exceeded, the cache is emptied.
  init(limit: Int = .max) { self.limit = limit }

  /// Returns the value for a key, or nil if there is none.
  subscript(key: Key) -> Value? { lock.withLock { values[key] } }

  /// Stores a value for a key, unless another thread has already stored one.
  ///
  /// - Returns: The value that is stored for the key.
  @discardableResult
  func insert(_ value: Value, for key: Key) -> Value {
    lock.withLock {
      if let cached = values[key] { return cached }
      if values.count >= limit { values.removeAll() }
      values[key] = value
      return value
    }
  }
}
