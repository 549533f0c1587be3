import Foundation
import UIKit

/// A lock that is a number in memory.
public struct os_unfair_lock_s: Sendable {
  public var _os_unfair_lock_opaque: UInt32 = 0
  public init() {}
  public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
public typealias OSSpinLock = Int32
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

public func os_unfair_lock_lock(_ value: os_unfair_lock_t) { lock(number(value)) }
public func os_unfair_lock_trylock(_ value: os_unfair_lock_t) -> Bool { tryLock(number(value)) }
public func os_unfair_lock_unlock(_ value: os_unfair_lock_t) { unlock(number(value)) }
/// Does nothing: the locks do not know their owners.
public func os_unfair_lock_assert_owner(_ value: os_unfair_lock_t) {}
/// Does nothing: the locks do not know their owners.
public func os_unfair_lock_assert_not_owner(_ value: os_unfair_lock_t) {}
public func OSSpinLockLock(_ value: UnsafeMutablePointer<OSSpinLock>) { lock(value) }
public func OSSpinLockTry(_ value: UnsafeMutablePointer<OSSpinLock>) -> Bool { tryLock(value) }
public func OSSpinLockUnlock(_ value: UnsafeMutablePointer<OSSpinLock>) { unlock(value) }

private func number(_ value: os_unfair_lock_t) -> UnsafeMutablePointer<UInt32> {
  UnsafeMutableRawPointer(value).assumingMemoryBound(to: UInt32.self)
}

/// The key of the locks of objects: its address counts. It is never freed.
nonisolated(unsafe) private let objectLockKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

/// Locks an object for this thread.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  objectLock(object).lock()
  return 0
}

/// Unlocks an object.
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
