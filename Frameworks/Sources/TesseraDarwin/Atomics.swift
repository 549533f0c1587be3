import Foundation

// The atomic operations of Darwin. They are atomic with respect to each other, by one lock for all of them.

private let atomics = NSLock()

private func change<Value>(_ value: UnsafeMutablePointer<Value>, _ body: (Value) -> Value) -> Value {
  atomics.lock()
  defer { atomics.unlock() }
  value.pointee = body(value.pointee)
  return value.pointee
}

private func swap<Value: Equatable>(_ old: Value, _ new: Value, _ value: UnsafeMutablePointer<Value>) -> Bool {
  atomics.lock()
  defer { atomics.unlock() }
  guard value.pointee == old else { return false }
  value.pointee = new
  return true
}

@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ amount }
}
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ amount }
}
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ 1 }
}
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ 1 }
}
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &- 1 }
}
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &- 1 }
}
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ amount }
}
@discardableResult public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ amount }
}
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ 1 }
}
@discardableResult public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ 1 }
}
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &- 1 }
}
@discardableResult public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &- 1 }
}
@discardableResult public func OSAtomicOr32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: change(value) { $0 | mask })
}
@discardableResult public func OSAtomicAnd32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: change(value) { $0 & mask })
}
@discardableResult public func OSAtomicXor32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: change(value) { $0 ^ mask })
}
@discardableResult public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }
@discardableResult public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }
@discardableResult public func OSAtomicCompareAndSwapInt(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }
@discardableResult public func OSAtomicCompareAndSwapIntBarrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }
@discardableResult public func OSAtomicCompareAndSwap64(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { swap(old, new, value) }
@discardableResult public func OSAtomicCompareAndSwap64Barrier(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { swap(old, new, value) }
@discardableResult public func OSAtomicCompareAndSwapLong(
  _ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>
) -> Bool { swap(old, new, value) }
@discardableResult public func OSAtomicCompareAndSwapLongBarrier(
  _ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>
) -> Bool { swap(old, new, value) }
@discardableResult public func OSAtomicCompareAndSwapPtr(
  _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?,
  _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { swap(old, new, value) }
@discardableResult public func OSAtomicCompareAndSwapPtrBarrier(
  _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?,
  _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { swap(old, new, value) }

/// Waits until the operations of all threads before it are visible.
public func OSMemoryBarrier() {
  atomics.lock()
  atomics.unlock()
}
