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
