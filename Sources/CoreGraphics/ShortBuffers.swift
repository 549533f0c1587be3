import Foundation

/// Addresses for the bytes of short buffers, which Swift stores in the values themselves.
///
/// The address must be valid as long as any copy of the value, and nothing reports the end of the last copy. So the bytes are never
/// freed, but each sequence of bytes is stored only once: memory grows with the number of different sequences, not with the calls.
final class ShortBuffers: @unchecked Sendable {
  static let shared = ShortBuffers()
  /// The number of bytes that a value of `Data` stores itself on 64-bit machines.
  static let largestCount = 14

  private let lock = NSLock()
  private var addresses: [Data: UnsafePointer<UInt8>] = [:]

  func address(of data: Data) -> UnsafePointer<UInt8> {
    lock.lock()
    defer { lock.unlock() }
    if let address = addresses[data] { return address }
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
    _ = copy.initialize(from: data)
    let address = UnsafePointer(copy.baseAddress!)
    // The key must not be a slice of a large buffer, which it would retain.
    addresses[Data(copy)] = address
    return address
  }
}
