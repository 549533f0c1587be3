import Foundation

// Values of Swift in archives. iOS stores them as the objects of a property list. Here they are the data of one, because
// archives of Foundation on Linux do not tell Booleans from numbers.

extension NSKeyedArchiver {
  /// Encodes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  /// - Throws: The error of the value's `encode(to:)`.
  public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // A property list has a container at its root.
    encode(NSData(data: try encoder.encode([value])), forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// Decodes a value, or returns nil if there is none or it is of another type.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - key: The key.
  /// - Returns: The value, or nil.
  public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
    try? decodeTopLevelDecodable(type, forKey: key)
  }

  /// Decodes a value, or returns nil if there is none.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - key: The key.
  /// - Returns: The value, or nil.
  /// - Throws: An error if the value is of another type.
  public func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T? {
    guard containsValue(forKey: key) else { return nil }
    guard let data = decodeObject(of: NSData.self, forKey: key) else { throw CocoaError(.coderReadCorrupt) }
    return try PropertyListDecoder().decode([T].self, from: data as Data).first
  }
}
