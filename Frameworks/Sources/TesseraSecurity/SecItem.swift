import Foundation
import TesseraDarwin

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: The class, the attributes and the data of the item, and what is returned.
///   - result: The place for what is returned.
/// - Returns: `errSecSuccess`, `errSecDuplicateItem` if an item with the same primary attributes exists, or another error.
@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.current.add(attributes, result) }

/// Finds items of the keychain.
///
/// - Parameters:
///   - query: The class and the attributes of the items, how many are wanted, and what is returned.
///   - result: The place for what is returned.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or another error.
@discardableResult public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.current.find(query, result) }

/// Changes items of the keychain.
///
/// - Parameters:
///   - query: The class and the attributes of the items.
///   - attributesToUpdate: The new values.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or another error.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.current.update(query, attributesToUpdate)
}

/// Removes all items of the keychain that match a query.
///
/// - Parameter query: The class and the attributes of the items.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or another error.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.delete(query) }

/// Returns the text of an error.
///
/// - Parameters:
///   - status: The number of the error.
///   - reserved: Not used.
/// - Returns: The text.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "Function or operation not implemented."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecAuthFailed: "The user name or passphrase you entered is not correct."
  case errSecNoSuchAttr: "The specified attribute does not exist."
  case errSecIO: "I/O error."
  case errSecNotTrusted: "The trust policy was not trusted."
  default: "OSStatus \(status)"
  }
}

/// The source of random bytes.
public struct SecRandomRef: Sendable {}
/// The only source of random bytes.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Writes random bytes that cannot be predicted.
///
/// - Parameters:
///   - rnd: The source, `kSecRandomDefault`.
///   - count: The number of bytes.
///   - bytes: The place for the bytes.
/// - Returns: `errSecSuccess`.
@discardableResult public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<max(0, count) {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
