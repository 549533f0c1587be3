import Foundation

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public var rawValue: String
  /// Creates a name.
  ///
  /// - Parameter rawValue: The name as a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  ///
  /// - Parameter rawValue: The name as a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Negates a Boolean.
  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  /// Tells whether there is no value.
  public static let isNilTransformerName = Self("NSIsNil")
  /// Tells whether there is a value.
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  /// Reads an object from data that `NSKeyedArchiver` wrote.
  public static let keyedUnarchiveFromDataTransformerName = Self("NSKeyedUnarchiveFromData")
  /// Reads an object from data that `NSKeyedArchiver` wrote.
  public static let unarchiveFromDataTransformerName = Self("NSUnarchiveFromData")
  /// Reads an object from data, if its class is one of those that are allowed.
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Converts values to other values and back, for example for the attributes of a database. Foundation has this class on iOS
/// and not on Linux.
open class ValueTransformer: NSObject {
  public override init() { super.init() }

  private static let registered = TransformerList()

  /// Registers a transformer under a name.
  ///
  /// - Parameters:
  ///   - transformer: The transformer, or nil to remove the one with the name.
  ///   - name: The name.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    registered.set(transformer, name)
  }

  /// Returns the names of the transformers that were registered.
  ///
  /// - Returns: The names in alphabetical order, without those of Foundation's own transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] { registered.names }

  /// Returns the class of the values that `transformedValue(_:)` returns.
  ///
  /// - Returns: `NSObject`. Subclasses return the class of their values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether `reverseTransformedValue(_:)` can be called.
  ///
  /// - Returns: `true`. Subclasses that cannot return the first value return `false`.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Returns the transformed value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value itself. Subclasses return another one.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Returns the value from which `transformedValue(_:)` makes another one.
  ///
  /// - Parameter value: The other value.
  /// - Returns: The result of `transformedValue(_:)`. Subclasses return another value.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  fileprivate static func named(_ name: NSValueTransformerName) -> ValueTransformer? { registered.transformer(name) }
}

/// An initializer of a protocol can return another object, as those of Objective-C do.
public protocol _NamedTransformer {}

extension ValueTransformer: _NamedTransformer {}

extension _NamedTransformer where Self: ValueTransformer {
  /// Finds a transformer by its name.
  ///
  /// - Parameter name: The name under which it was registered, or the name of one that Foundation has. The result is nil if
  ///   there is none.
  public init?(forName name: NSValueTransformerName) {
    guard let transformer = ValueTransformer.named(name) as? Self else { return nil }
    self = transformer
  }
}

/// Reads objects from data that `NSKeyedArchiver` wrote, and writes such data in the other direction.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the objects that may be read. The default are those of property lists, and dates, URLs and identifiers.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  open override class func transformedValueClass() -> AnyClass { allowedTopLevelClasses.first ?? NSObject.self }

  /// Returns the object in data, or nil if its class is not allowed.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data, let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    // The list of classes of an unarchiver must contain those of all objects inside, which Foundation on Linux compares
    // exactly. So the object is read first, and then its class is compared.
    reader.requiresSecureCoding = false
    defer { reader.finishDecoding() }
    guard let object = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) else { return nil }
    let type: AnyClass? = Swift.type(of: object as AnyObject)
    let classes = Swift.type(of: self).allowedTopLevelClasses
    return classes.contains { Self.isSubclass(type, of: $0) } ? object : nil
  }

  /// Returns the data of an object, or nil if it cannot be archived.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value, (value as AnyObject) is any NSCoding else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }

  private static func isSubclass(_ type: AnyClass?, of other: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let next = current {
      if next == other { return true }
      current = _getSuperclass(next)
    }
    return false
  }
}

/// The transformers by name.
private final class TransformerList: @unchecked Sendable {
  private let lock = NSLock()
  private var transformers: [NSValueTransformerName: ValueTransformer] = [:]

  var names: [NSValueTransformerName] { lock.withLock { transformers.keys.sorted { $0.rawValue < $1.rawValue } } }

  func set(_ transformer: ValueTransformer?, _ name: NSValueTransformerName) {
    lock.withLock { transformers[name] = transformer }
  }

  func transformer(_ name: NSValueTransformerName) -> ValueTransformer? {
    if let known = lock.withLock({ transformers[name] }) { return known }
    switch name {
    case .secureUnarchiveFromDataTransformerName, .keyedUnarchiveFromDataTransformerName,
      .unarchiveFromDataTransformerName:
      return NSSecureUnarchiveFromDataTransformer()
    case .negateBooleanTransformerName: return BooleanTransformer { !(($0 as? Bool) ?? false) }
    case .isNilTransformerName: return BooleanTransformer { $0 == nil }
    case .isNotNilTransformerName: return BooleanTransformer { $0 != nil }
    default: return nil
    }
  }
}

/// One of Foundation's transformers that return a Boolean.
private final class BooleanTransformer: ValueTransformer {
  private let transform: (Any?) -> Bool

  init(_ transform: @escaping (Any?) -> Bool) {
    self.transform = transform
    super.init()
  }

  override func transformedValue(_ value: Any?) -> Any? { transform(value) }
}
