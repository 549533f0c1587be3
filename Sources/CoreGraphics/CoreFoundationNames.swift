import Foundation

// Foundation on Linux does not export Core Foundation. With these names, calls such as `CGGradient(colorsSpace: space,
// colors: [a, b] as CFArray, locations: nil)` compile unchanged, because the cast is a conversion in Swift.

/// An array of any values. In Tessera, it is Swift's own array.
public typealias CFArray = [Any]
/// A string. In Tessera, it is Swift's own string.
public typealias CFString = String
/// A byte buffer. In Tessera, it is Foundation's `Data`.
public typealias CFData = Data
/// A dictionary. In Tessera, it is Swift's own dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// A URL. In Tessera, it is Foundation's `URL`.
public typealias CFURL = URL
/// An error. In Tessera, it is Foundation's `NSError`.
public typealias CFError = NSError
/// Any object.
public typealias CFTypeRef = AnyObject

/// Returns the number of references to an object. The number depends on the optimizations of the compiler, so only its
/// changes are meaningful.
///
/// - Parameter object: The object.
/// - Returns: The number of strong references.
public func CFGetRetainCount(_ object: CFTypeRef!) -> Int { Int(_getRetainCount(object)) }

/// Returns the number of bytes of a buffer.
///
/// - Parameter data: The buffer.
/// - Returns: The number of bytes.
public func CFDataGetLength(_ data: CFData) -> Int { data.count }

/// Returns the address of the bytes of a buffer, or nil if it is empty.
///
/// - Parameter data: The buffer. The address is valid as long as a value with the bytes exists and is not changed.
/// - Returns: The address. Swift stores up to 14 bytes in the value itself, which has no address of its own. The result is then the
///   address of a copy, which is the same for all buffers with these bytes and stays valid.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>! {
  guard !data.isEmpty else { return nil }
  if data.count <= ShortBuffers.largestCount { return ShortBuffers.shared.address(of: data) }
  return data.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}
