import Foundation
import RuntimeInterface

/// Converts the values of a dictionary to those that a property list can contain, and back. URLs, UUIDs and sets, which
/// property lists do not have, become dictionaries with one key.
@MainActor enum PropertyListValues {
  private static let urlKey = "tessera.url"
  private static let uuidKey = "tessera.uuid"
  private static let setKey = "tessera.set"

  /// Converts a value. Reports values that cannot be saved and leaves them out.
  ///
  /// - Parameter owner: The owner of the value, for messages.
  /// - Returns: The converted value, or nil if it cannot be saved.
  static func encode(_ value: Any, of owner: String) -> Any? {
    switch value {
    case is String, is Data, is Date, is Bool, is Int, is Double, is NSNumber: return value
    case let number as Float: return Double(number)
    case let address as URL: return [urlKey: address.absoluteString]
    case let identifier as UUID: return [uuidKey: identifier.uuidString]
    case let array as [Any]: return array.compactMap { encode($0, of: owner) }
    case let set as Set<AnyHashable>: return [setKey: set.compactMap { encode($0.base, of: owner) }]
    case let dictionary as [AnyHashable: Any]:
      var result: [String: Any] = [:]
      for (key, value) in dictionary {
        guard let key = key.base as? String else {
          Diagnostics.report("\(owner) has the key \(key.base), which is not a string; the entry is not saved")
          continue
        }
        result[key] = encode(value, of: owner)
      }
      return result
    default:
      Diagnostics.report(
        "\(owner) contains a \(type(of: value)), which is not saved; use strings, numbers, dates, data, URLs, UUIDs and "
          + "collections of these")
      return nil
    }
  }

  /// Converts a value of a property list to the one that was encoded.
  static func decode(_ value: Any?) -> Any? {
    switch value {
    case let dictionary as [String: Any]:
      if dictionary.count == 1, let (key, value) = dictionary.first,
        let decodeSpecialValue = decodeSpecialValue(key, value)
      {
        return decodeSpecialValue
      }
      return dictionary.compactMapValues { decode($0) }
    case let array as [Any]: return array.compactMap { decode($0) }
    default: return value
    }
  }

  private static func decodeSpecialValue(_ key: String, _ value: Any) -> Any? {
    switch key {
    case urlKey: (value as? String).flatMap { URL(string: $0) }
    case uuidKey: (value as? String).flatMap { UUID(uuidString: $0) }
    case setKey: (value as? [Any]).map { Set($0.compactMap { decode($0) as? AnyHashable }) }
    default: nil
    }
  }
}
