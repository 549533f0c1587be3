import CoreGraphics
import Foundation
import UIKit

// The functions that find values of a dictionary by the address of a key. Code that reads the delays of animated images calls
// them: `CFDictionaryGetValue(properties, Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque())`.

/// Returns the address of the value for a key.
///
/// The address is that of an object, or that of a dictionary in Swift, so `unsafeBitCast(_:to:)` with `AnyObject` or
/// `CFDictionary` returns the value. It is valid as long as the dictionary exists.
///
/// - Parameters:
///   - theDict: The dictionary.
///   - key: The address of the key, an object.
/// - Returns: The address, or nil if the dictionary has no such key.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!)
  -> UnsafeRawPointer!
{
  guard let theDict, let key = CFKey(key), let value = theDict[key.value] else { return nil }
  // The storage of this very type belongs to the dictionary.
  if type(of: value) == CFDictionary.self, let inner = value as? CFDictionary {
    return address(of: inner)
  }
  return KeptValues.values(of: theDict).address(of: value, for: key.value)
}

/// Returns whether a dictionary has a value for a key, and stores the address of the value.
///
/// - Parameters:
///   - theDict: The dictionary.
///   - key: The address of the key, an object.
///   - value: The place for the address of the value, or nil. It is unchanged without a value.
/// - Returns: `true` if the dictionary has a value for the key.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}

/// Returns whether a dictionary has a value for a key.
///
/// - Parameters:
///   - theDict: The dictionary.
///   - key: The address of the key, an object.
/// - Returns: `true` if the dictionary has a value for the key.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  CFKey(key).map { theDict?[$0.value] != nil } ?? false
}

extension Unmanaged where Instance == NSString {
  /// Returns a reference to the object of a string, which stays valid. Equal strings have the same object. Strings of Core
  /// Foundation are objects on iOS.
  ///
  /// - Parameter value: The string, such as a key of a dictionary.
  /// - Returns: The reference.
  public static func passUnretained(_ value: String) -> Unmanaged<NSString> {
    passUnretained(StringObjects.shared.object(of: value))
  }

  /// Returns a reference to a new object of a string, which the receiver of the reference releases.
  ///
  /// - Parameter value: The string.
  /// - Returns: The reference.
  public static func passRetained(_ value: String) -> Unmanaged<NSString> {
    passRetained(NSString(string: value))
  }
}

/// The key at an address.
private struct CFKey {
  var value: AnyHashable

  init?(_ address: UnsafeRawPointer?) {
    guard let address else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    if let text = object as? NSString {
      value = AnyHashable(text as String)
    } else if let object = object as? NSObject {
      value = AnyHashable(object)
    } else {
      return nil
    }
  }
}

/// Returns the address of a dictionary's storage, which is an object on Linux.
private func address(of dictionary: CFDictionary) -> UnsafeRawPointer {
  unsafeBitCast(dictionary, to: UnsafeRawPointer.self)
}

/// The objects that were made of the values of a dictionary. They exist as long as the storage of the dictionary.
private final class KeptValues: @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private var kept: [AnyHashable: Any] = [:]

  static func values(of dictionary: CFDictionary) -> KeptValues {
    let storage = unsafeBitCast(dictionary, to: AnyObject.self)
    return lock.withLock {
      if let known = objc_getAssociatedObject(storage, key) as? KeptValues { return known }
      let new = KeptValues()
      objc_setAssociatedObject(storage, key, new, .OBJC_ASSOCIATION_RETAIN)
      return new
    }
  }

  func address(of value: Any, for key: AnyHashable) -> UnsafeRawPointer {
    Self.lock.withLock {
      let made = kept[key] ?? (value as? CFDictionary) ?? (value as AnyObject)
      kept[key] = made
      if type(of: made) == CFDictionary.self, let inner = made as? CFDictionary {
        return TesseraDarwin.address(of: inner)
      }
      return UnsafeRawPointer(Unmanaged.passUnretained(made as AnyObject).toOpaque())
    }
  }
}

/// The objects of strings.
private final class StringObjects: @unchecked Sendable {
  static let shared = StringObjects()
  private let lock = NSLock()
  private var objects: [String: NSString] = [:]

  func object(of text: String) -> NSString {
    lock.withLock {
      if let known = objects[text] { return known }
      let new = NSString(string: text)
      objects[text] = new
      return new
    }
  }
}
