import CoreGraphics
import Foundation

/// The coder that objects receive to save and restore their state.
///
/// The coder stores values as a property list. References to other objects that are saved, such as view controllers,
/// become their restoration paths.
final class StateCoder: NSCoder {
  private static let reference = "tessera.object"
  private static let storyboard = "tessera.storyboard"

  /// The values as a property list. References to objects are numbers until `resolve(_:)` is called.
  private(set) var values: [String: Any]
  /// The name of the object whose values are coded, for error messages.
  private let owner: String
  /// The objects to which the encoded values refer, in the order in which they were encoded.
  private(set) var objects: [any UIStateRestoring] = []
  /// The restored objects by restoration path, or nil while encoding.
  private let restored: RestoredObjects?
  private var storyboards: [String: UIStoryboard] = [:]

  /// Creates a coder that encodes the state of an object.
  init(of owner: String) {
    values = [:]
    self.owner = owner
    restored = nil
  }

  /// Creates a coder that decodes the state of an object.
  init(_ values: [String: Any], of owner: String, _ restored: RestoredObjects) {
    self.values = values
    self.owner = owner
    self.restored = restored
  }

  // MARK: References

  /// Replaces the references to objects by paths. A reference to an object without a path is removed.
  func resolve(_ path: (any UIStateRestoring) -> [String]?) {
    let pathsByIndex = objects.map { path($0) ?? [] }
    values = values.compactMapValues { Self.resolve($0, pathsByIndex) }
  }

  private static func resolve(_ value: Any, _ pathsByIndex: [[String]]) -> Any? {
    if let list = value as? [Any] { return list.compactMap { resolve($0, pathsByIndex) } }
    guard let dictionary = value as? [String: Any] else { return value }
    if let index = dictionary[reference] as? Int {
      return pathsByIndex[index].isEmpty ? nil : [reference: pathsByIndex[index]]
    }
    return dictionary.compactMapValues { resolve($0, pathsByIndex) }
  }

  private func encoded(_ object: Any) -> Any? {
    PropertyListValues.encode(object, of: "\(owner): encodeRestorableState(with:)") { value in
      if let object = value as? any UIStateRestoring {
        let index = objects.firstIndex { $0 === object } ?? objects.count
        if index == objects.count { objects.append(object) }
        return [Self.reference: index]
      }
      return (value as? UIStoryboard).map { storyboard in
        [Self.storyboard: MainActor.assumeIsolated { storyboard.name }]
      }
    }
  }

  private func decoded(_ value: Any?) -> Any? {
    PropertyListValues.decode(value, of: "\(owner): decodeRestorableState(with:)") { dictionary in
      if let path = dictionary[Self.reference] as? [String] { return restored?[path] ?? NSNull() }
      guard let name = dictionary[Self.storyboard] as? String else { return nil }
      let knownStoryboard = storyboards[name]
      let storyboard = MainActor.assumeIsolated { knownStoryboard ?? UIStoryboard(name: name, bundle: nil) }
      storyboards[name] = storyboard
      return storyboard
    }
  }

  // MARK: Encoding

  private func set(_ value: Any?, _ key: String) { values[key] = value }

  override var allowsKeyedCoding: Bool { true }
  override func encode(_ object: Any?, forKey key: String) { set(object.flatMap { encoded($0) }, key) }
  override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
  override func encode(_ value: Bool, forKey key: String) { set(value, key) }
  override func encode(_ value: Int, forKey key: String) { set(value, key) }
  override func encode(_ value: Int32, forKey key: String) { set(Int(value), key) }
  override func encode(_ value: Int64, forKey key: String) { set(Int(value), key) }
  override func encode(_ value: Float, forKey key: String) { set(Double(value), key) }
  override func encode(_ value: Double, forKey key: String) { set(value, key) }
  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
    set(bytes.map { Data(bytes: $0, count: length) }, key)
  }

  // MARK: Decoding

  override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  override func decodeObject(forKey key: String) -> Any? {
    let value = decoded(values[key])
    return value is NSNull ? nil : Self.removingMissingReferences(value)
  }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    decodeObject(forKey: key).map { Self.object($0) }
  }
  override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }
  override func decodeBool(forKey key: String) -> Bool { (values[key] as? NSNumber)?.boolValue ?? false }
  override func decodeInteger(forKey key: String) -> Int { (values[key] as? NSNumber)?.intValue ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }
  override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
  override func decodeDouble(forKey key: String) -> Double { (values[key] as? NSNumber)?.doubleValue ?? 0 }

  /// Returns a value as an object of a Foundation class, such as `NSString`, for callers that specify classes.
  private static func object(_ value: Any) -> Any {
    switch value {
    case let value as NSObject: value
    case let value as String: NSString(string: value)
    case let value as Data: NSData(data: value)
    case let value as Date: NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as URL: NSURL(string: value.absoluteString) ?? value
    case let value as UUID: NSUUID(uuidString: value.uuidString) ?? value
    default: value
    }
  }

  /// Returns a value without references to objects that were not restored. Such references are removed from lists.
  private static func removingMissingReferences(_ value: Any?) -> Any? {
    guard let list = value as? [Any] else { return value }
    return list.compactMap { $0 is NSNull ? nil : removingMissingReferences($0) }
  }
}
