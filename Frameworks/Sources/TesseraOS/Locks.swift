import Foundation

/// A lock with the value that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  /// Creates a lock with a value that need not be safe to send between threads.
  ///
  /// - Parameter initialState: The value.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  /// Creates a lock.
  ///
  /// - Parameter initialState: The value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Calls a closure with the value while the lock is held.
  ///
  /// - Parameter body: The closure. It must not lock the same lock again.
  /// - Returns: The result of the closure.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
  /// Calls a closure with the value while the lock is held. The compiler does not check what the closure captures and returns.
  ///
  /// - Parameter body: The closure. It must not lock the same lock again.
  /// - Returns: The result of the closure.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }
  /// Locks the lock, and waits until it is free. The thread must not have it already.
  public func lock() { storageLock() }
  /// Unlocks the lock.
  public func unlock() { storageUnlock() }
  private func storageLock() { storage.lock.lock() }
  private func storageUnlock() { storage.lock.unlock() }
}
