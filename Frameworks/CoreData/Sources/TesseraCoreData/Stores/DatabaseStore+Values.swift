import Foundation
import GRDB
import TesseraDarwin

// The values of attributes in the database.
extension DatabaseStore {
  static func stored(_ value: Any?, _ attribute: NSAttributeDescription) -> DatabaseValue {
    // Values of these types are archived even if they are numbers or dates.
    let isArchived = [.transformableAttributeType, .undefinedAttributeType].contains(attribute.attributeType)
    switch value {
    case nil: return .null
    case let value? where isArchived: return archived(value, attribute)
    case let value as NSDecimalNumber where attribute.attributeType == .decimalAttributeType:
      return value.stringValue.databaseValue
    case let value as NSNumber:
      let isReal = [.doubleAttributeType, .floatAttributeType].contains(attribute.attributeType)
      return isReal ? value.doubleValue.databaseValue : value.int64Value.databaseValue
    case let value as String where attribute.attributeType == .stringAttributeType: return value.databaseValue
    case let value as Date: return value.timeIntervalSinceReferenceDate.databaseValue
    case let value as Data where attribute.attributeType == .binaryDataAttributeType:
      // A first byte tells data in the database from data in a file of its own.
      return (attribute.allowsExternalBinaryDataStorage ? Data([1]) + value : value).databaseValue
    case let value as UUID: return withUnsafeBytes(of: value.uuid) { Data($0) }.databaseValue
    case let value as URL: return value.absoluteString.databaseValue
    case let value?: return archived(value, attribute)
    }
  }

  private static func archived(_ value: Any, _ attribute: NSAttributeDescription) -> DatabaseValue {
    if let transformer = attribute.transformer {
      let data =
        transformer.isReversed
        ? transformer.object.reverseTransformedValue(value) : transformer.object.transformedValue(value)
      if let data = data as? Data { return data.databaseValue }
      CoreDataMessage.report(
        "\(attribute.name): the transformer \(attribute.valueTransformerName ?? "") returned no data for a "
          + "\(type(of: value)), which is not saved")
      return .null
    }
    // The archiver ends the program for values that cannot be archived.
    guard (value as AnyObject) is any NSCoding,
      let data = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    else {
      CoreDataMessage.report("\(attribute.name): a \(type(of: value)) cannot be archived and is not saved")
      return .null
    }
    return data.databaseValue
  }

  func value(of stored: DatabaseValue, _ attribute: NSAttributeDescription) -> Any? {
    switch (attribute.attributeType, stored.storage) {
    case (_, .null): nil
    case (.decimalAttributeType, .string(let text)): NSDecimalNumber(string: text)
    case (.decimalAttributeType, .double(let number)): NSDecimalNumber(value: number)
    case (.decimalAttributeType, .int64(let number)): NSDecimalNumber(value: number)
    case (.dateAttributeType, .double(let seconds)): Date(timeIntervalSinceReferenceDate: seconds)
    case (.dateAttributeType, .int64(let seconds)): Date(timeIntervalSinceReferenceDate: Double(seconds))
    case (.stringAttributeType, .string(let text)): text
    case (.URIAttributeType, .string(let text)): URL(string: text)
    case (.UUIDAttributeType, .blob(let data)) where data.count == 16:
      data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    case (.binaryDataAttributeType, .blob(let data)):
      attribute.allowsExternalBinaryDataStorage ? external(data) : data
    case (.transformableAttributeType, .blob(let data)), (.undefinedAttributeType, .blob(let data)):
      if let transformer = attribute.transformer {
        transformer.isReversed
          ? transformer.object.transformedValue(data) : transformer.object.reverseTransformedValue(data)
      } else {
        Self.unarchive(data)
      }
    case (_, .double(let number)): AttributeValue.canonical(NSNumber(value: number), attribute.attributeType)
    case (_, .int64(let number)): AttributeValue.canonical(NSNumber(value: number), attribute.attributeType)
    default: nil
    }
  }

  /// Returns data that is in the database, or in a file beside it.
  private func external(_ data: Data) -> Data? {
    guard let first = data.first else { return data }
    if first == 1 { return data.dropFirst().withUnsafeBytes { Data($0) } }
    guard first == 2 else { return data }
    let name = String(decoding: data.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
    guard UUID(uuidString: name) != nil else { return nil }
    let folder = ".\(url.deletingPathExtension().lastPathComponent)_SUPPORT/_EXTERNAL_DATA"
    return FileManager.default.contents(
      atPath: url.deletingLastPathComponent().appendingPathComponent(folder).appendingPathComponent(name).path)
  }

  private static func unarchive(_ data: Data) -> Any? {
    guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    reader.requiresSecureCoding = false
    defer { reader.finishDecoding() }
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}

extension NSAttributeDescription {
  /// The transformer of the attribute, or nil to archive the values.
  ///
  /// A transformer makes data from values. Those that read archives make values from data, so they are used in reverse, as on
  /// iOS.
  fileprivate var transformer: (object: ValueTransformer, isReversed: Bool)? {
    guard attributeType == .transformableAttributeType, let name = valueTransformerName, !name.isEmpty,
      // The archives of these are the same as without a transformer.
      !["NSSecureUnarchiveFromData", "NSKeyedUnarchiveFromData", "NSUnarchiveFromData"].contains(name)
    else { return nil }
    guard let transformer = ValueTransformer(forName: NSValueTransformerName(name)) else { return nil }
    return (transformer, transformer is NSSecureUnarchiveFromDataTransformer)
  }
}
