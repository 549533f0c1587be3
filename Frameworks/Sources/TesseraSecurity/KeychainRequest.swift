import Foundation
import TesseraDarwin

/// A request of a program to the keychain: the attributes of items, and what is returned.
struct KeychainRequest {
  /// The attributes, with the class and the data.
  private(set) var attributes: [String: Any] = [:]
  /// The actions of the user before the item can be read.
  private(set) var control: SecAccessControl?
  /// The largest number of results. The default is 1.
  private(set) var limit = 1
  private(set) var returnsData = false
  private(set) var returnsAttributes = false
  private(set) var returnsPersistentReference = false
  private(set) var wantsObject = false

  /// The class of the items.
  var kind: String? { attributes[kSecClass] as? String }
  /// Indicates whether the request can find items: it names a class, or an item by its lasting reference.
  var isQuery: Bool { kind != nil || attributes[kSecValuePersistentRef] != nil }

  /// The error if items cannot be stored like that.
  var unsupported: OSStatus? {
    if wantsObject { return errSecUnimplemented }
    // The computer has no passcode, and cannot recognize a person.
    let needsPasscode =
      control?.protection == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
      || attributes[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
    return needsPasscode || control?.flags.isEmpty == false ? errSecAuthFailed : nil
  }

  /// Reads a dictionary of the keychain's functions. The result is nil if a value has a wrong type.
  init?(_ dictionary: CFDictionary) {
    for (key, value) in dictionary {
      guard let key = key.base as? String ?? (key.base as? NSString).map({ $0 as String }) else { return nil }
      let flag = (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
      switch key {
      case kSecReturnData: returnsData = flag
      case kSecReturnAttributes: returnsAttributes = flag
      case kSecReturnPersistentRef: returnsPersistentReference = flag
      case kSecReturnRef: wantsObject = wantsObject || flag
      case kSecValueRef: wantsObject = true
      case kSecAttrAccessControl: control = value as? SecAccessControl
      case kSecMatchLimit:
        if let number = value as? Int ?? (value as? NSNumber)?.intValue {
          limit = max(0, number)
        } else {
          limit = value as? String == kSecMatchLimitAll ? .max : 1
        }
      // How the user is asked, and details of the comparison.
      case _ where key.hasPrefix("u_") || key.hasPrefix("m_") || key == kSecUseDataProtectionKeychain: break
      default:
        guard let plain = KeychainItem.plain(value) else { return nil }
        attributes[key] = plain
      }
    }
  }

  /// Returns what the program wants to know about items, or nil if it only wants to know whether they exist.
  func results(of items: [KeychainItem]) -> CFTypeRef? {
    guard returnsData || returnsAttributes || returnsPersistentReference else { return nil }
    let values = items.compactMap(value)
    return limit > 1 ? values as AnyObject : values.first.map { $0 as AnyObject }
  }

  private func value(of item: KeychainItem) -> Any? {
    guard returnsAttributes || (returnsData && returnsPersistentReference) else {
      return item.attributes[returnsData ? kSecValueData : kSecValuePersistentRef]
    }
    return item.attributes.filter { key, _ in
      switch key {
      case kSecValueData: returnsData
      case kSecValuePersistentRef: returnsPersistentReference
      default: returnsAttributes
      }
    }
  }
}
