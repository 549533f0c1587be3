import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of the transformer that negates a Boolean value.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// The name of the transformer that returns whether a value is nil.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// The name of the transformer that returns whether a value is not nil.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// The name of `NSSecureUnarchiveFromDataTransformer`.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// An object that converts values, such as those of a transformable attribute of Core Data. Subclasses override its methods.
open class ValueTransformer: NSObject {
  // As on iOS, transformers are used in any thread, and registered once.
  private struct Registry: @unchecked Sendable {
    var transformers: [NSValueTransformerName: ValueTransformer] = [:]
    var order: [NSValueTransformerName] = []
  }
  private static let registry = Mutex(Registry())
  /// The registered transformer that does the work of a transformer that was created by its name.
  private let target: ValueTransformer?

  /// Creates a transformer that returns values unchanged.
  public override init() {
    target = nil
    super.init()
  }

  /// Creates a transformer that calls the one that is registered under a name. Returns nil if there is none.
  ///
  /// On iOS the result is the registered object itself. Here its type is that of the call, so it cannot be cast to the class of the
  /// registered one.
  ///
  /// - Parameter name: The name.
  public init?(forName name: NSValueTransformerName) {
    guard let registered = ValueTransformer.registered(name) else { return nil }
    target = registered
    super.init()
  }

  /// Registers a transformer, or removes the registered one.
  ///
  /// - Parameters:
  ///   - transformer: The transformer, or nil.
  ///   - name: The name under which it is found.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    let added = Registry(transformers: transformer.map { [name: $0] } ?? [:])
    registry.withLock { registry in
      let transformer = added.transformers[name]
      if transformer == nil { registry.order.removeAll { $0 == name } }
      if transformer != nil, registry.transformers[name] == nil { registry.order.append(name) }
      registry.transformers[name] = transformer
    }
  }

  /// Returns the names of the registered transformers, in the order of registration.
  open class func valueTransformerNames() -> [NSValueTransformerName] { registry.withLock { $0.order } }

  /// Returns the transformer that is registered under a name, or one of those that are always available.
  public static func registered(_ name: NSValueTransformerName) -> ValueTransformer? {
    if let transformer = registry.withLock({ $0 }).transformers[name] { return transformer }
    switch name {
    case .secureUnarchiveFromDataTransformerName: return NSSecureUnarchiveFromDataTransformer()
    case .negateBooleanTransformerName:
      return ConditionTransformer { !(($0 as? NSNumber)?.boolValue ?? ($0 as? Bool) ?? false) }
    case .isNilTransformerName: return ConditionTransformer { $0 == nil }
    case .isNotNilTransformerName: return ConditionTransformer { $0 != nil }
    default: return nil
    }
  }

  /// Returns the class of the results.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Returns whether results can be converted back. The default is `true`.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Converts a value. By default it is returned unchanged.
  ///
  /// - Parameter value: The value.
  /// - Returns: The result.
  open func transformedValue(_ value: Any?) -> Any? { target.map { $0.transformedValue(value) } ?? value }

  /// Converts a result back. By default `transformedValue(_:)` is called.
  ///
  /// - Parameter value: A result of `transformedValue(_:)`.
  /// - Returns: The value.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    target.map { $0.reverseTransformedValue(value) } ?? transformedValue(value)
  }
}

/// A transformer whose results are Boolean values.
private final class ConditionTransformer: ValueTransformer {
  private let condition: @Sendable (Any?) -> Bool

  init(_ condition: @escaping @Sendable (Any?) -> Bool) {
    self.condition = condition
    super.init()
  }

  override func transformedValue(_ value: Any?) -> Any? { condition(value) }
}

/// A transformer that decodes objects from data, and encodes them in the reverse direction.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the objects that are decoded. The classes of the objects that they contain belong to them.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  open override class func transformedValueClass() -> AnyClass { allowedTopLevelClasses.first ?? NSObject.self }

  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data, let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    reader.requiresSecureCoding = false
    defer { reader.finishDecoding() }
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    // The archiver ends the program for values that cannot be archived.
    guard let value, (value as AnyObject) is any NSCoding else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }
}
