import CoreGraphics
import Foundation

// The numbers are those of Core Foundation (CFRuntime_Internal.h in
// <https://github.com/swiftlang/swift-corelibs-foundation>), so that a program that stored one finds it again.

/// The number of a type of Core Foundation.
public typealias CFTypeID = UInt

/// Returns the number of the type `CFNull`.
///
/// - Returns: 16.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// Returns the number of the type `CFSet`.
///
/// - Returns: 17.
public func CFSetGetTypeID() -> CFTypeID { 17 }
/// Returns the number of the type `CFDictionary`.
///
/// - Returns: 18.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// Returns the number of the type `CFArray`.
///
/// - Returns: 19.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// Returns the number of the type `CFData`.
///
/// - Returns: 20.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// Returns the number of the type `CFBoolean`.
///
/// - Returns: 21.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// Returns the number of the type `CFNumber`.
///
/// - Returns: 22.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// Returns the number of the type `CFError`.
///
/// - Returns: 27.
public func CFErrorGetTypeID() -> CFTypeID { 27 }
/// Returns the number of the type `CFURL`.
///
/// - Returns: 29.
public func CFURLGetTypeID() -> CFTypeID { 29 }
/// Returns the number of the type `CFUUID`.
///
/// - Returns: 32.
public func CFUUIDGetTypeID() -> CFTypeID { 32 }
/// Returns the number of the type `CFDate`.
///
/// - Returns: 42.
public func CFDateGetTypeID() -> CFTypeID { 42 }
/// Returns the number of the type `CFString`.
///
/// - Returns: 7.
public func CFStringGetTypeID() -> CFTypeID { 7 }

/// Returns the number of the type of an object.
///
/// - Parameter cf: An object, or a value that bridges to one. A number is a `CFBoolean` if it was made of a Boolean value, or
///   read as one from JSON, a property list, or an archive.
/// - Returns: The number of one of the types whose functions are above, or 1, which Core Foundation gives to objects of
///   other classes.
public func CFGetTypeID(_ cf: Any?) -> CFTypeID {
  switch cf {
  // There is one object for each Boolean value, so numbers that equal them are other objects.
  case let number as NSNumber where number === (true as NSNumber) || number === (false as NSNumber):
    CFBooleanGetTypeID()
  case is NSNumber: CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSSet: CFSetGetTypeID()
  case is NSURL: CFURLGetTypeID()
  case is NSUUID: CFUUIDGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case is NSError: CFErrorGetTypeID()
  default: 1
  }
}

/// An object that stands for a value that is missing. Core Foundation's name for Foundation's class.
public typealias CFNull = NSNull
/// The object that stands for a value that is missing, such as a color space that is not wanted.
public let kCFNull: CFNull! = NSNull()
