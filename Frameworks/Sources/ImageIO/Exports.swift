// As on iOS, importing the module also imports Foundation and Core Graphics.
@_exported import CoreGraphics
@_exported import Foundation

/// Bytes that can be changed. Core Foundation's name for Foundation's class.
public typealias CFMutableData = NSMutableData

/// The type of numbers in the properties of images. Core Foundation's name for Foundation's class.
public typealias CFNumber = NSNumber

/// Creates an object for bytes that an image destination writes.
///
/// - Parameters:
///   - allocator: Not used.
///   - capacity: Not used. In Core Foundation, 0 means that the size is not limited.
/// - Returns: An object without bytes. The result is never nil.
public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: Int) -> CFMutableData! { NSMutableData() }

/// Sets the number of bytes.
///
/// - Parameters:
///   - theData: The bytes.
///   - extent: The number. New bytes are 0. A negative number has no effect.
public func CFDataSetLength(_ theData: CFMutableData!, _ extent: Int) {
  if let theData, extent >= 0 { theData.length = extent }
}

/// Returns the address of bytes that can be changed.
///
/// - Parameter theData: The bytes.
/// - Returns: The address, which is valid until the number of bytes changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Adds bytes at the end.
///
/// - Parameters:
///   - theData: The bytes.
///   - bytes: The bytes to add.
///   - length: The number of bytes to add.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: Int) {
  if let theData, let bytes, length > 0 { theData.append(bytes, length: length) }
}
