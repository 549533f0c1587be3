import Foundation

/// Methods that return nil, 0 or false for a key without a value. Foundation's own stop the program, unless the unarchiver returns
/// errors, and those of a coder without keys always do.
extension NSCoder {
  /// Returns whether the coder has keys and a value for a key.
  func hasValue(forKey key: String) -> Bool { allowsKeyedCoding && containsValue(forKey: key) }

  /// Encodes a string, or nothing if it is nil.
  func encodeString(_ string: String?, forKey key: String) {
    if let string { encode(NSString(string: string), forKey: key) }
  }

  /// Decodes the string for a key, or nil if there is none.
  func decodeString(forKey key: String) -> String? { decodeValue(NSString.self, forKey: key) as String? }

  /// Decodes the object of a class for a key, or nil if there is none.
  func decodeValue<T: NSObject & NSCoding>(_ type: T.Type, forKey key: String) -> T? {
    hasValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// Decodes the number for a key, or nil if there is none.
  func decodeNumber(forKey key: String) -> CGFloat? {
    hasValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : nil
  }

  /// Decodes the integer for a key, or 0 if there is none.
  func decodeInt(forKey key: String) -> Int { hasValue(forKey: key) ? decodeInteger(forKey: key) : 0 }

  /// Decodes the Boolean value for a key, or `false` if there is none.
  func decodeFlag(forKey key: String) -> Bool { hasValue(forKey: key) && decodeBool(forKey: key) }

  /// Decodes an array of objects of a class for a key, or nil if there is none.
  func decodeArray<T: NSObject & NSCoding>(of type: T.Type, forKey key: String) -> [T]? {
    hasValue(forKey: key) ? decodeObject(of: [NSArray.self, type], forKey: key) as? [T] : nil
  }
}
