import CoreGraphics
import Foundation

/// Converts values to property list values, and back. URLs, UUIDs, sets, index paths and archived objects, which
/// property lists do not have, become dictionaries with one key.
enum PropertyListValues {
  private static let urlKey = "tessera.url"
  private static let uuidKey = "tessera.uuid"
  private static let setKey = "tessera.set"
  private static let indexPathKey = "tessera.indexPath"
  private static let archiveKey = "tessera.archive"
  private static let checksumKey = "tessera.checksum"

  /// Converts a value to a property list value. Values that cannot be saved are reported and omitted.
  ///
  /// - Parameters:
  ///   - owner: The name of the object whose state contains the value, for error messages.
  ///   - replacing: A closure that converts values of other types. It returns a property list value, or nil for a value
  ///     that it does not convert.
  /// - Returns: The converted value, or nil if it cannot be saved.
  static func encode(_ value: Any, of owner: String, replacing: (Any) -> Any? = { _ in nil }) -> Any? {
    if let replacement = replacing(value) { return replacement }
    switch value {
    case is String, is Data, is Date, is Bool, is Int, is Double, is NSNumber: return value
    case let number as any BinaryInteger: return Int(clamping: number)
    case let number as Float: return Double(number)
    case let number as CGFloat: return Double(number)
    case let address as URL: return [urlKey: address.absoluteString]
    case let identifier as UUID: return [uuidKey: identifier.uuidString]
    case let path as IndexPath: return [indexPathKey: Array(path)]
    case let array as [Any]: return array.compactMap { encode($0, of: owner, replacing: replacing) }
    case let set as Set<AnyHashable>:
      return [setKey: set.compactMap { encode($0.base, of: owner, replacing: replacing) }]
    case let dictionary as [AnyHashable: Any]:
      var result: [String: Any] = [:]
      for (key, value) in dictionary {
        guard let key = key.base as? String else {
          Diagnostics.report(
            "\(owner) contains a dictionary with the key \(key.base), which is not a string; the entry is not saved")
          continue
        }
        result[key] = encode(value, of: owner, replacing: replacing)
      }
      return result
    default:
      if let data = archivedData(value) { return [archiveKey: data, checksumKey: checksum(data)] }
      Diagnostics.report(
        "\(owner) contains a \(type(of: value)), which is not saved; use strings, numbers, dates, data, URLs, UUIDs, "
          + "index paths, objects that conform to NSCoding, and collections of these")
      return nil
    }
  }

  /// Returns the archive of an object that conforms to `NSCoding`. Returns nil for objects of UIKit's classes, which
  /// cannot be archived.
  private static func archivedData(_ value: Any) -> Data? {
    guard let object = value as? NSObject & NSCoding, !String(reflecting: type(of: object)).hasPrefix("UIKit.") else {
      return nil
    }
    return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
  }

  /// Returns an archived object, or nil if the archive cannot be read, for instance because its class has changed.
  ///
  /// Foundation's unarchiver on Linux ends the program for some damaged archives, so only those are read that are as they were
  /// written. Earlier versions have written archives without a checksum.
  private static func unarchivedObject(_ data: Data, _ storedChecksum: Any?, of owner: String?) -> Any? {
    guard storedChecksum as? String == checksum(data) else {
      Diagnostics.report(
        "\(owner ?? "A saved state") contains an archived object that was saved by another version of the program or is damaged; "
          + "it is not restored")
      return nil
    }
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    defer { unarchiver.finishDecoding() }
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  /// Returns the FNV-1a hash of data, as a hexadecimal number.
  private static func checksum(_ data: Data) -> String {
    String(data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
  }

  /// Converts a property list value back to the value that was encoded.
  ///
  /// - Parameters:
  ///   - owner: The name of the object whose state contains the value, for error messages.
  ///   - readsArchives: Whether archived objects are read. They may be of any class, so those of other programs must not be.
  ///   - replacing: A closure that converts dictionaries which it has encoded itself. The closure returns the original value, or nil
  ///     for any other dictionary.
  static func decode(
    _ value: Any?, of owner: String? = nil, readsArchives: Bool = true,
    replacing: ([String: Any]) -> Any? = { _ in nil }
  ) -> Any? {
    func decodeValue(_ value: Any) -> Any? {
      decode(value, of: owner, readsArchives: readsArchives, replacing: replacing)
    }
    switch value {
    case let dictionary as [String: Any]:
      if let replacement = replacing(dictionary) { return replacement }
      // A dictionary of the application may have a key of the same name beside others.
      let archiveKeys = [archiveKey, checksumKey]
      if let data = dictionary[archiveKey] as? Data, dictionary.keys.allSatisfy(archiveKeys.contains) {
        return readsArchives ? unarchivedObject(data, dictionary[checksumKey], of: owner) : nil
      }
      if dictionary.count == 1, let (key, value) = dictionary.first,
        let decodedValue = decodeSpecialValue(key, value, decodeValue)
      {
        return decodedValue
      }
      return dictionary.compactMapValues(decodeValue)
    case let array as [Any]: return array.compactMap(decodeValue)
    default: return value
    }
  }

  private static func decodeSpecialValue(
    _ key: String, _ value: Any, _ decodeValue: (Any) -> Any?
  ) -> Any? {
    switch key {
    case urlKey: (value as? String).flatMap { URL(string: $0) }
    case uuidKey: (value as? String).flatMap { UUID(uuidString: $0) }
    case setKey: (value as? [Any]).map { Set($0.compactMap { decodeValue($0) as? AnyHashable }) }
    case indexPathKey: (value as? [Int]).map { IndexPath(indexes: $0) }
    default: nil
    }
  }
}
