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

/// Adds to a number atomically. An overflow wraps around.
///
/// - Parameters:
///   - amount: The number to add.
///   - value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ amount }
}
/// Adds to a number atomically, as `OSAtomicAdd32` does.
///
/// - Parameters:
///   - amount: The number to add.
///   - value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ amount }
}
/// Adds 1 to a number atomically. An overflow wraps around.
///
/// - Parameter value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ 1 }
}
/// Adds 1 to a number atomically, as `OSAtomicIncrement32` does.
///
/// - Parameter value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ 1 }
}
/// Subtracts 1 from a number atomically. An overflow wraps around.
///
/// - Parameter value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &- 1 }
}
/// Subtracts 1 from a number atomically, as `OSAtomicDecrement32` does.
///
/// - Parameter value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &- 1 }
}
/// Adds to a number atomically. An overflow wraps around.
///
/// - Parameters:
///   - amount: The number to add.
///   - value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ amount }
}
/// Adds to a number atomically, as `OSAtomicAdd64` does.
///
/// - Parameters:
///   - amount: The number to add.
///   - value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ amount }
}
/// Adds 1 to a number atomically. An overflow wraps around.
///
/// - Parameter value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ 1 }
}
/// Adds 1 to a number atomically, as `OSAtomicIncrement64` does.
///
/// - Parameter value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ 1 }
}
/// Subtracts 1 from a number atomically. An overflow wraps around.
///
/// - Parameter value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &- 1 }
}
/// Subtracts 1 from a number atomically, as `OSAtomicDecrement64` does.
///
/// - Parameter value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &- 1 }
}
/// Sets bits of a number atomically.
///
/// - Parameters:
///   - mask: The bits.
///   - value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicOr32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: change(value) { $0 | mask })
}
/// Clears the bits of a number that a mask does not have, atomically.
///
/// - Parameters:
///   - mask: The bits.
///   - value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicAnd32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: change(value) { $0 & mask })
}
/// Inverts bits of a number atomically.
///
/// - Parameters:
///   - mask: The bits.
///   - value: The address of the number.
/// - Returns: The new value.
@discardableResult public func OSAtomicXor32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: change(value) { $0 ^ mask })
}
/// Replaces a number atomically if it has the expected value.
///
/// - Parameters:
///   - old: The expected value.
///   - new: The new value.
///   - value: The address of the number.
/// - Returns: `true` if the number was replaced.
@discardableResult public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }
/// Replaces a number atomically, as `OSAtomicCompareAndSwap32` does.
///
/// - Parameters:
///   - old: The expected value.
///   - new: The new value.
///   - value: The address of the number.
/// - Returns: `true` if the number was replaced.
@discardableResult public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }
/// Replaces a number atomically if it has the expected value.
///
/// - Parameters:
///   - old: The expected value.
///   - new: The new value.
///   - value: The address of the number.
/// - Returns: `true` if the number was replaced.
@discardableResult public func OSAtomicCompareAndSwapInt(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }
/// Replaces a number atomically, as `OSAtomicCompareAndSwapInt` does.
///
/// - Parameters:
///   - old: The expected value.
///   - new: The new value.
///   - value: The address of the number.
/// - Returns: `true` if the number was replaced.
@discardableResult public func OSAtomicCompareAndSwapIntBarrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }
/// Replaces a number atomically if it has the expected value.
///
/// - Parameters:
///   - old: The expected value.
///   - new: The new value.
///   - value: The address of the number.
/// - Returns: `true` if the number was replaced.
@discardableResult public func OSAtomicCompareAndSwap64(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { swap(old, new, value) }
/// Replaces a number atomically, as `OSAtomicCompareAndSwap64` does.
///
/// - Parameters:
///   - old: The expected value.
///   - new: The new value.
///   - value: The address of the number.
/// - Returns: `true` if the number was replaced.
@discardableResult public func OSAtomicCompareAndSwap64Barrier(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { swap(old, new, value) }
/// Replaces a number atomically if it has the expected value.
///
/// - Parameters:
///   - old: The expected value.
///   - new: The new value.
///   - value: The address of the number.
/// - Returns: `true` if the number was replaced.
@discardableResult public func OSAtomicCompareAndSwapLong(
  _ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>
) -> Bool { swap(old, new, value) }
/// Replaces a number atomically, as `OSAtomicCompareAndSwapLong` does.
///
/// - Parameters:
///   - old: The expected value.
///   - new: The new value.
///   - value: The address of the number.
/// - Returns: `true` if the number was replaced.
@discardableResult public func OSAtomicCompareAndSwapLongBarrier(
  _ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>
) -> Bool { swap(old, new, value) }
/// Replaces a pointer atomically if it has the expected value.
///
/// - Parameters:
///   - old: The expected value.
///   - new: The new value.
///   - value: The address of the pointer.
/// - Returns: `true` if the pointer was replaced.
@discardableResult public func OSAtomicCompareAndSwapPtr(
  _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?,
  _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { swap(old, new, value) }
/// Replaces a pointer atomically, as `OSAtomicCompareAndSwapPtr` does.
///
/// - Parameters:
///   - old: The expected value.
///   - new: The new value.
///   - value: The address of the pointer.
/// - Returns: `true` if the pointer was replaced.
@discardableResult public func OSAtomicCompareAndSwapPtrBarrier(
  _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?,
  _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { swap(old, new, value) }

/// Waits until the operations of all threads before it are visible.
public func OSMemoryBarrier() {
  atomics.lock()
  atomics.unlock()
}
