import CoreGraphics
import Foundation

// Functions of Core Foundation, which Foundation exports on iOS. Its types are those of Swift and Foundation here.

/// A number of elements, or the place of one.
public typealias CFIndex = Int
/// A set of options.
public typealias CFOptionFlags = UInt
/// A string that can be changed. Core Foundation's name for Foundation's class.
public typealias CFMutableString = NSMutableString
/// A universally unique identifier. Core Foundation's name for Foundation's class.
public typealias CFUUID = NSUUID

// MARK: Allocators

/// An object that allocates memory. Functions take it as an argument and ignore it.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The allocator of the thread, which is always nil.
public let kCFAllocatorDefault: CFAllocator! = nil
/// The allocator of the system, which is always nil.
public let kCFAllocatorSystemDefault: CFAllocator! = nil
/// The allocator that calls `malloc`, which is always nil.
public let kCFAllocatorMalloc: CFAllocator! = nil
/// The allocator that does nothing, which is always nil.
public let kCFAllocatorNull: CFAllocator! = nil

// MARK: Errors

/// Creates an error.
///
/// - Parameters:
///   - allocator: Not used.
///   - domain: The domain.
///   - code: The number of the error in its domain.
///   - userInfo: Information about the error, or nil. Entries whose key is no string are left out.
/// - Returns: The error, which is never nil.
public func CFErrorCreate(
  _ allocator: CFAllocator?, _ domain: CFString!, _ code: CFIndex, _ userInfo: CFDictionary?
) -> CFError! {
  var information: [String: Any] = [:]
  for (key, value) in userInfo ?? [:] { if let key = key as? String { information[key] = value } }
  return NSError(domain: domain, code: code, userInfo: information)
}

/// Returns the domain of an error.
///
/// - Parameter error: The error.
/// - Returns: The domain, such as `NSCocoaErrorDomain`.
public func CFErrorGetDomain(_ error: CFError!) -> CFString! { error.domain }

/// Returns the number of an error in its domain.
///
/// - Parameter error: The error.
/// - Returns: The number.
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error.code }

/// Returns information about an error.
///
/// - Parameter error: The error.
/// - Returns: The information, which may be empty.
public func CFErrorCopyUserInfo(_ error: CFError!) -> CFDictionary! { error.userInfo }

/// Returns the text that describes an error to the user.
///
/// - Parameter error: The error.
/// - Returns: The text.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { error.localizedDescription }

// MARK: Values

/// Returns the number of elements of an array.
///
/// - Parameter array: The array.
/// - Returns: The number.
public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array.count }

/// Returns the number of entries of a dictionary.
///
/// - Parameter dictionary: The dictionary.
/// - Returns: The number.
public func CFDictionaryGetCount(_ dictionary: CFDictionary!) -> CFIndex { dictionary.count }

/// Returns the length of a string.
///
/// - Parameter string: The string.
/// - Returns: The number of UTF-16 code units.
public func CFStringGetLength(_ string: CFString!) -> CFIndex { string.utf16.count }

/// Returns whether two objects are equal.
///
/// - Parameters:
///   - first: An object.
///   - second: Another object.
/// - Returns: `true` if they are the same object or have equal values.
public func CFEqual(_ first: CFTypeRef!, _ second: CFTypeRef!) -> Bool {
  if first === second { return true }
  guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
  return first == second
}

/// Creates a universally unique identifier.
///
/// - Parameter allocator: Not used.
/// - Returns: The identifier, which is never nil.
public func CFUUIDCreate(_ allocator: CFAllocator?) -> CFUUID! { NSUUID() }

/// Returns the text of a universally unique identifier.
///
/// - Parameters:
///   - allocator: Not used.
///   - identifier: The identifier.
/// - Returns: The text, such as `68753A44-4D6F-1226-9C60-0050E4C00067`.
public func CFUUIDCreateString(_ allocator: CFAllocator?, _ identifier: CFUUID!) -> CFString! { identifier.uuidString }

// MARK: Transforms of strings

/// Converts any script to the Latin one.
public var kCFStringTransformToLatin: CFString! { StringTransform.toLatin.rawValue }
/// Converts Chinese characters to the Latin script (Pinyin).
public var kCFStringTransformMandarinLatin: CFString! { StringTransform.mandarinToLatin.rawValue }
/// Converts the Latin script to Katakana.
public var kCFStringTransformLatinKatakana: CFString! { StringTransform.latinToKatakana.rawValue }
/// Converts the Latin script to Hiragana.
public var kCFStringTransformLatinHiragana: CFString! { StringTransform.latinToHiragana.rawValue }
/// Converts Hiragana to Katakana.
public var kCFStringTransformHiraganaKatakana: CFString! { StringTransform.hiraganaToKatakana.rawValue }
/// Converts the Latin script to the Cyrillic one.
public var kCFStringTransformLatinCyrillic: CFString! { StringTransform.latinToCyrillic.rawValue }
/// Converts wide forms of characters to narrow ones.
public var kCFStringTransformFullwidthHalfwidth: CFString! { StringTransform.fullwidthToHalfwidth.rawValue }
/// Removes the marks of letters.
public var kCFStringTransformStripDiacritics: CFString! { StringTransform.stripDiacritics.rawValue }
/// Removes marks that are combined with letters.
public var kCFStringTransformStripCombiningMarks: CFString! { StringTransform.stripCombiningMarks.rawValue }
/// Replaces characters that are not ASCII by their numbers in XML.
public var kCFStringTransformToXMLHex: CFString! { StringTransform.toXMLHex.rawValue }

/// Transforms a string.
///
/// - Parameters:
///   - string: The string, which is changed.
///   - range: Nil for the whole string. Other ranges are not supported.
///   - transform: The transform, such as `kCFStringTransformToLatin`, or that of ICU.
///   - reverse: `true` to apply the inverse transform.
/// - Returns: `false` if there is no such transform. The string is then unchanged.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutableRawPointer?, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  guard range == nil, let result = String(string).applyingTransform(StringTransform(transform), reverse: reverse)
  else { return false }
  string.setString(result)
  return true
}

// MARK: Versions

/// The version of Foundation. It is larger than that of each system that has a constant.
public let NSFoundationVersionNumber: Double = 4000
/// The version of Foundation in iOS 6.0.
public let NSFoundationVersionNumber_iOS_6_0: Double = 993
/// The version of Foundation in iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1: Double = 993
/// The version of Foundation in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.2
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// The version of Foundation in iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1: Double = 1141.1
/// The version of Foundation in iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2: Double = 1142.14
/// The version of Foundation in iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3: Double = 1144.17
/// The version of Foundation in iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4: Double = 1144.17
/// The version of Foundation in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
/// The highest version of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299
