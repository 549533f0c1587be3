import Foundation
import PropertyListReading

/// A coder that reads keyed archives of other programs, such as a color on the clipboard.
///
/// `NSKeyedUnarchiver` on Linux ends the program for archives that are damaged or contain another class than the expected one,
/// also where it is asked for an error. This coder returns nil for whatever it cannot read. It creates objects of the classes
/// that it is asked for, and no others.
final class ArchiveReader: NSCoder {
  private let list: BinaryPropertyList
  /// The numbers of the archive's objects in the property list.
  private let objects: [Int]
  /// The keys and values of the object that is being decoded.
  private var keys: [String: Int] = [:]
  /// The objects that have been decoded by their numbers in the property list. They are nil while they are being decoded, and if
  /// they cannot be.
  private var decoded: [Int: NSObject?] = [:]
  private var classNames: [Int: [String]] = [:]
  private var depth = 0
  /// The number of objects that may contain one another. Each takes space on the stack.
  private static let maximumDepth = 50
  /// The number of classes of a hierarchy, and the number of bytes of a class name. The names are compared for each object.
  private static let maximumClassCount = 20
  private static let maximumNameLength = 200

  /// Returns the object of an archive, or nil if the archive is damaged or its object is of another class.
  ///
  /// - Parameters:
  ///   - type: The class of the object.
  ///   - data: A binary keyed archive.
  static func object<T: NSObject & NSCoding>(_ type: T.Type, from data: Data) -> T? {
    guard let list = BinaryPropertyList(data), case .dictionary(let entries)? = list.value(at: list.root),
      case .dictionary(let roots)? = entries["$top"].flatMap(list.value(at:)),
      case .array(let objects)? = entries["$objects"].flatMap(list.value(at:))
    else { return nil }
    let reader = ArchiveReader(list, objects)
    reader.keys = roots
    return reader.decodeObject(of: [type], forKey: NSKeyedArchiveRootObjectKey) as? T
  }

  private init(_ list: BinaryPropertyList, _ objects: [Int]) {
    self.list = list
    self.objects = objects
  }

  private func read(_ index: Int) -> BinaryPropertyList.Value? { list.value(at: index) }

  // MARK: Objects

  private func object(_ reference: BinaryPropertyList.Value?, of classes: [AnyClass]) -> NSObject? {
    guard case .reference(let number)? = reference, objects.indices.contains(number) else { return nil }
    let index = objects[number]
    if let known = decoded[index] { return known }
    guard depth < Self.maximumDepth else { return nil }
    // An object that contains itself ends here.
    decoded[index] = .some(nil)
    depth += 1
    defer { depth -= 1 }
    let object = read(index).flatMap { newObject($0, of: classes) }
    decoded[index] = .some(object)
    return object
  }

  private func newObject(_ value: BinaryPropertyList.Value, of classes: [AnyClass]) -> NSObject? {
    switch value {
    case .text(let text) where text != "$null": return NSString(string: text)
    case .data(let data): return NSData(data: data)
    case .integer(let number): return NSNumber(value: number)
    case .unsignedInteger(let number): return NSNumber(value: number)
    case .real(let number): return NSNumber(value: number)
    case .flag(let flag): return NSNumber(value: flag)
    case .dictionary(let entries): return newObject(entries, of: classes)
    default: return nil
    }
  }

  private func newObject(_ entries: [String: Int], of classes: [AnyClass]) -> NSObject? {
    guard case .reference(let number)? = entries["$class"].flatMap(read), objects.indices.contains(number),
      let type = type(named: classNames(objects[number]), in: classes)
    else { return nil }
    let outerKeys = keys
    keys = entries
    defer { keys = outerKeys }
    switch type {
    case is NSArray.Type:
      guard case .array(let elements)? = entries["NS.objects"].flatMap(read) else { return nil }
      return NSArray(array: elements.compactMap { object(read($0), of: classes) })
    case is NSData.Type:
      guard case .data(let data)? = entries["NS.data"].flatMap(read) else { return nil }
      return NSData(data: data)
    case is NSString.Type:
      guard case .text(let text)? = entries["NS.string"].flatMap(read) else { return nil }
      return NSString(string: text)
    case let type as (NSObject & NSCoding).Type: return type.init(coder: self)
    default: return nil
    }
  }

  /// Returns the names of a class and of its superclasses, from a description with the keys `$classname` and `$classes`.
  private func classNames(_ index: Int) -> [String] {
    if let known = classNames[index] { return known }
    var names: [String] = []
    func add(_ index: Int) {
      guard case .text(let name)? = read(index), name.utf8.count <= Self.maximumNameLength else { return }
      names.append(name)
    }
    if case .dictionary(let description)? = read(index) {
      description["$classname"].map(add)
      if case .array(let classes)? = description["$classes"].flatMap(read) {
        classes.prefix(Self.maximumClassCount).forEach(add)
      }
    }
    classNames[index] = names
    return names
  }

  /// Returns the expected class of an object. Objects of an application's subclass are read as objects of the superclass.
  private func type(named names: [String], in classes: [AnyClass]) -> AnyClass? {
    for name in names {
      if let type = classes.first(where: { Self.matches($0, name) }) { return type }
    }
    return nil
  }

  /// Returns whether a class or its mutable subclass has a name in archives. Those of Apple's systems contain no modules.
  private static func matches(_ type: AnyClass, _ name: String) -> Bool {
    func withoutModule(_ name: String) -> Substring { name.split(separator: ".").last ?? "" }
    let (wanted, found) = (withoutModule(NSStringFromClass(type)), withoutModule(name))
    return wanted == found || wanted.hasPrefix("NS") && found == "NSMutable" + wanted.dropFirst(2)
  }

  // MARK: NSCoder

  private func value(_ key: String) -> BinaryPropertyList.Value? { keys[key].flatMap(read) }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { keys[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodePropertyList(forKey key: String) -> Any? { nil }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let object = object(value(key), of: classes ?? []) else { return nil }
    return (classes ?? []).contains { object.isKind(of: $0) } ? object : nil
  }
  override func decodeBool(forKey key: String) -> Bool { decodeDouble(forKey: key) != 0 }
  override func decodeInteger(forKey key: String) -> Int {
    switch value(key) {
    case .integer(let number): number
    case .real(let number): Int(exactly: number.rounded(.towardZero)) ?? 0
    case .flag(let flag): flag ? 1 : 0
    default: 0
    }
  }
  override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }
  override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
  override func decodeDouble(forKey key: String) -> Double {
    switch value(key) {
    case .integer(let number): Double(number)
    case .unsignedInteger(let number): Double(number)
    case .real(let number): number
    case .flag(let flag): flag ? 1 : 0
    default: 0
    }
  }
}
