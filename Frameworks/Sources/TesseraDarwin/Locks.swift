import Foundation
import UIKit

/// A lock that is a number in memory.
public struct os_unfair_lock_s: Sendable {
  /// The state of the lock: 0 if it is free.
  public var _os_unfair_lock_opaque: UInt32 = 0
  /// Creates a free lock.
  public init() {}
  /// Creates a lock in a state.
  ///
  /// - Parameter _os_unfair_lock_opaque: The state: 0 for a free lock.
  public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}
/// A lock that is a number in memory.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
/// The older kind of lock that is a number in memory. Here, too, a thread that waits for one sleeps.
public typealias OSSpinLock = Int32
/// The state of a free lock.
public let OS_SPINLOCK_INIT: OSSpinLock = 0

/// Threads that wait for one of these locks wait for it together: the locks have no room for a queue of their own.
private let waiting = NSCondition()

private func lock<Value: FixedWidthInteger>(_ value: UnsafeMutablePointer<Value>) {
  waiting.lock()
  while value.pointee != 0 { waiting.wait() }
  value.pointee = 1
  waiting.unlock()
}

private func tryLock<Value: FixedWidthInteger>(_ value: UnsafeMutablePointer<Value>) -> Bool {
  waiting.lock()
  defer { waiting.unlock() }
  guard value.pointee == 0 else { return false }
  value.pointee = 1
  return true
}

private func unlock<Value: FixedWidthInteger>(_ value: UnsafeMutablePointer<Value>) {
  waiting.lock()
  value.pointee = 0
  waiting.broadcast()
  waiting.unlock()
}

/// Locks a lock, and waits until it is free. A thread that already has the lock waits forever; on iOS the process ends.
///
/// - Parameter value: The address of the lock.
public func os_unfair_lock_lock(_ value: os_unfair_lock_t) { lock(number(value)) }
/// Locks a lock if it is free.
///
/// - Parameter value: The address of the lock.
/// - Returns: `true` if the thread has the lock now.
public func os_unfair_lock_trylock(_ value: os_unfair_lock_t) -> Bool { tryLock(number(value)) }
/// Unlocks a lock. It is not checked whether the thread has the lock.
///
/// - Parameter value: The address of the lock.
public func os_unfair_lock_unlock(_ value: os_unfair_lock_t) { unlock(number(value)) }
/// Does nothing: the locks do not know their owners.
///
/// - Parameter value: The address of the lock.
public func os_unfair_lock_assert_owner(_ value: os_unfair_lock_t) {}
/// Does nothing: the locks do not know their owners.
///
/// - Parameter value: The address of the lock.
public func os_unfair_lock_assert_not_owner(_ value: os_unfair_lock_t) {}
/// Locks a lock, and waits until it is free.
///
/// - Parameter value: The address of the lock.
public func OSSpinLockLock(_ value: UnsafeMutablePointer<OSSpinLock>) { lock(value) }
/// Locks a lock if it is free.
///
/// - Parameter value: The address of the lock.
/// - Returns: `true` if the thread has the lock now.
public func OSSpinLockTry(_ value: UnsafeMutablePointer<OSSpinLock>) -> Bool { tryLock(value) }
/// Unlocks a lock. It is not checked whether the thread has the lock.
///
/// - Parameter value: The address of the lock.
public func OSSpinLockUnlock(_ value: UnsafeMutablePointer<OSSpinLock>) { unlock(value) }

private func number(_ value: os_unfair_lock_t) -> UnsafeMutablePointer<UInt32> {
  UnsafeMutableRawPointer(value).assumingMemoryBound(to: UInt32.self)
}

/// The key of the locks of objects: its address counts. It is never freed.
nonisolated(unsafe) private let objectLockKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

/// Locks an object for this thread, as `@synchronized` does. The same thread can lock it several times.
///
/// - Parameter object: The object.
/// - Returns: 0, which means success.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  objectLock(object).lock()
  return 0
}

/// Unlocks an object, which the thread must have locked.
///
/// - Parameter object: The object.
/// - Returns: 0, which means success.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  objectLock(object).unlock()
  return 0
}

private func objectLock(_ object: Any) -> NSRecursiveLock {
  waiting.lock()
  defer { waiting.unlock() }
  if let known = objc_getAssociatedObject(object, objectLockKey) as? NSRecursiveLock { return known }
  let made = NSRecursiveLock()
  objc_setAssociatedObject(object, objectLockKey, made, .OBJC_ASSOCIATION_RETAIN)
  return made
}
