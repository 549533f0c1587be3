import Foundation

/// A lock with the value that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  /// Creates a lock.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  /// Creates a lock.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Calls a closure with the value while the lock is held.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
  /// Calls a closure with the value while the lock is held.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }
  public func lock() { storageLock() }
  public func unlock() { storageUnlock() }
  private func storageLock() { storage.lock.lock() }
  private func storageUnlock() { storage.lock.unlock() }
}
