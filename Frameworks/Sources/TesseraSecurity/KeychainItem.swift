import Foundation

/// An item of the keychain: its attributes by their keys, with values that a property list can contain.
struct KeychainItem {
  var attributes: [String: Any]

  /// The attributes of the items of a class of which only one item can have certain values.
  static let primary: [String: [String]] = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
      kSecAttrPort,
      kSecAttrPath,
    ],
    kSecClassKey: [kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeySizeInBits],
    kSecClassCertificate: [kSecAttrLabel], kSecClassIdentity: [kSecAttrLabel],
  ]

  /// Indicates whether the item is for all devices of the user.
  var isSynchronizable: Bool { (attributes[kSecAttrSynchronizable] as? NSNumber)?.boolValue ?? false }

  /// Returns whether the item has the values of a query.
  ///
  /// Items for all devices are found only by queries that ask for them. The data of a query is not compared, as on iOS: applications
  /// delete an item with the dictionary with which they then add it.
  func matches(_ query: [String: Any]) -> Bool {
    if query[kSecAttrSynchronizable] as? String != kSecAttrSynchronizableAny {
      guard isSynchronizable == (query[kSecAttrSynchronizable] as? NSNumber)?.boolValue ?? false else { return false }
    }
    return query.allSatisfy { key, value in
      if key == kSecAttrSynchronizable || key == kSecValueData { return true }
      guard let own = attributes[key] else { return false }
      return Self.areEqual(own, value)
    }
  }

  /// Returns whether another item with the primary attributes of this one cannot exist beside it.
  func collides(with other: KeychainItem) -> Bool {
    guard let kind = attributes[kSecClass] as? String, kind == other.attributes[kSecClass] as? String,
      isSynchronizable == other.isSynchronizable
    else { return false }
    // The text and the number that an item has without the attribute.
    func value(_ item: KeychainItem, _ key: String) -> Any {
      item.attributes[key] ?? ([kSecAttrPort, kSecAttrKeySizeInBits].contains(key) ? 0 : "")
    }
    return ([kSecAttrAccessGroup] + (Self.primary[kind] ?? [])).allSatisfy {
      Self.areEqual(value(self, $0), value(other, $0))
    }
  }

  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    guard let first = plain(first) as? AnyHashable, let second = plain(second) as? AnyHashable else { return false }
    return first == second
  }

  /// Returns a value as a property list contains it, or nil if none can.
  static func plain(_ value: Any) -> Any? {
    switch value {
    case let text as NSString: text as String
    case let text as String: text
    case let data as NSData: data as Data
    case let data as Data: data
    case let date as NSDate: date as Date
    case let date as Date: date
    case let flag as Bool: NSNumber(value: flag)
    case let number as NSNumber: number
    default: nil
    }
  }
}
