import Foundation
import TesseraDarwin
import class TesseraDarwin.NSExpression

/// The description of a property of an entity.
open class NSPropertyDescription: NSObject {
  /// The name of the property, or an empty string.
  open var name = ""
  /// `true` if the property may have no value when an object is saved. The default is `true`.
  open var isOptional = true
  /// `true` if the property is not stored. The default is `false`.
  open var isTransient = false
  /// Values that the application attaches to the property.
  open var userInfo: [AnyHashable: Any]?
  /// The name that identifies the property in an earlier version of the model.
  open var renamingIdentifier: String?
  /// The entity that the property belongs to, or nil.
  open internal(set) weak var entity: NSEntityDescription?

  public override init() { super.init() }

  /// Returns a description with the same values, for an entity that inherits the property.
  func copied() -> NSPropertyDescription { fatalError("\(type(of: self)) is not copied") }

  final func copyValues(to other: NSPropertyDescription) {
    other.name = name
    other.isOptional = isOptional
    other.isTransient = isTransient
    other.userInfo = userInfo
    other.renamingIdentifier = renamingIdentifier
  }
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
  /// No type was set.
  case undefinedAttributeType = 0
  /// An integer of 16 bits.
  case integer16AttributeType = 100
  /// An integer of 32 bits.
  case integer32AttributeType = 200
  /// An integer of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A floating-point number of 64 bits.
  case doubleAttributeType = 500
  /// A floating-point number of 32 bits.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// A Boolean value.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Data.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// A URL.
  case URIAttributeType = 1200
  /// An object that a transformer converts to data.
  case transformableAttributeType = 1800
  /// The identity of an object.
  case objectIDAttributeType = 2000
  /// Several attributes together.
  case compositeAttributeType = 2100
}

/// The description of an attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the attribute's values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The name of the class of the attribute's values, or nil.
  open var attributeValueClassName: String?
  /// The value of new objects, or nil.
  open var defaultValue: Any? { didSet { entity?.forgetDefaults() } }
  /// `true` if large data may be kept in a file of its own. The store keeps it in the database nevertheless.
  open var allowsExternalBinaryDataStorage = false
  /// The name of the `ValueTransformer` that makes data from the values of a transformable attribute, or nil to archive them
  /// with `NSKeyedArchiver`.
  open var valueTransformerName: String?
  /// The smallest number, or the smallest length of a text, that can be saved, or nil.
  open var minimumValue: Double?
  /// The largest number, or the largest length of a text, that can be saved, or nil.
  open var maximumValue: Double?
  /// The regular expression that texts must match to be saved, or nil.
  open var regularExpression: String?

  /// The types of attributes.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The type as a number.
    public var rawValue: UInt
    /// Creates a type.
    ///
    /// - Parameter rawValue: The type as a number, as in `NSAttributeType`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }
    /// No type was set.
    public static let undefined = Self(.undefinedAttributeType)
    /// An integer of 16 bits.
    public static let integer16 = Self(.integer16AttributeType)
    /// An integer of 32 bits.
    public static let integer32 = Self(.integer32AttributeType)
    /// An integer of 64 bits.
    public static let integer64 = Self(.integer64AttributeType)
    /// A decimal number.
    public static let decimal = Self(.decimalAttributeType)
    /// A floating-point number of 64 bits.
    public static let double = Self(.doubleAttributeType)
    /// A floating-point number of 32 bits.
    public static let float = Self(.floatAttributeType)
    /// A text.
    public static let string = Self(.stringAttributeType)
    /// A Boolean value.
    public static let boolean = Self(.booleanAttributeType)
    /// A date.
    public static let date = Self(.dateAttributeType)
    /// Data.
    public static let binaryData = Self(.binaryDataAttributeType)
    /// A UUID.
    public static let uuid = Self(.UUIDAttributeType)
    /// A URL.
    public static let uri = Self(.URIAttributeType)
    /// An object that a transformer converts to data.
    public static let transformable = Self(.transformableAttributeType)
    /// The identity of an object.
    public static let objectID = Self(.objectIDAttributeType)
  }

  /// The type of the attribute's values.
  public final var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  override func copied() -> NSPropertyDescription {
    let copy = NSAttributeDescription()
    copyAttribute(to: copy)
    return copy
  }

  final func copyAttribute(to copy: NSAttributeDescription) {
    copyValues(to: copy)
    copy.attributeType = attributeType
    copy.attributeValueClassName = attributeValueClassName
    copy.defaultValue = defaultValue
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.valueTransformerName = valueTransformerName
    copy.minimumValue = minimumValue
    copy.maximumValue = maximumValue
    copy.regularExpression = regularExpression
  }
}

/// The description of an attribute whose values are computed when an object is saved.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// Computes the value of an object: a key path, or a function such as `canonical:`, `uppercase:`, `lowercase:` or `now:`.
  open var derivationExpression: NSExpression?

  override func copied() -> NSPropertyDescription {
    let copy = NSDerivedAttributeDescription()
    copyAttribute(to: copy)
    copy.derivationExpression = derivationExpression
    return copy
  }

  /// Returns an expression in the form that Xcode's editor writes: `items.@count`, `canonical:(name)` or `now()`.
  static func expression(_ text: String) -> NSExpression {
    NSExpression(format: text.replacingOccurrences(of: ":(", with: "("), argumentArray: [])
  }
}

/// The description of a value that a fetch with dictionaries as results computes.
open class NSExpressionDescription: NSPropertyDescription {
  /// Computes the value. Functions such as `sum:` and `count:` compute it from all objects, or from those of a group.
  open var expression: NSExpression?
  /// The type of the value. The default is `undefinedAttributeType`: as it is computed.
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  /// The type of the value.
  public final var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  override func copied() -> NSPropertyDescription {
    let copy = NSExpressionDescription()
    copyValues(to: copy)
    copy.expression = expression
    copy.expressionResultType = expressionResultType
    return copy
  }
}

/// The treatment of related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// The related objects are not changed.
  case noActionDeleteRule
  /// The related objects lose their reference to the deleted object.
  case nullifyDeleteRule
  /// The related objects are deleted.
  case cascadeDeleteRule
  /// The object cannot be saved as deleted while it has related objects.
  case denyDeleteRule
}

/// The description of a relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship of the destination that leads back, or nil.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The largest number of related objects, or 0 if there is no limit. 1 makes a relationship to one object.
  open var maxCount = 0
  /// The smallest number of related objects if there are any.
  open var minCount = 0
  /// The treatment of the related objects when an object is deleted. The default is `nullifyDeleteRule`.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// `true` if the related objects have an order. The default is `false`.
  open var isOrdered = false

  /// `true` if the relationship leads to any number of objects.
  open var isToMany: Bool { maxCount != 1 }

  /// The description that the entity, which declares the relationship, has.
  weak var original: NSRelationshipDescription?
  /// The names of the destination and the inverse, until the model is complete.
  var destinationName: String?
  var inverseName: String?

  override func copied() -> NSPropertyDescription {
    let copy = NSRelationshipDescription()
    copyValues(to: copy)
    copy.destinationEntity = destinationEntity
    copy.inverseRelationship = inverseRelationship
    copy.maxCount = maxCount
    copy.minCount = minCount
    copy.deleteRule = deleteRule
    copy.isOrdered = isOrdered
    copy.destinationName = destinationName
    copy.inverseName = inverseName
    copy.original = original ?? self
    return copy
  }
}

/// The description of a property that fetches objects. Its value is not computed.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// The request that finds the objects of the property on iOS.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  override func copied() -> NSPropertyDescription {
    let copy = NSFetchedPropertyDescription()
    copyValues(to: copy)
    copy.fetchRequest = fetchRequest
    return copy
  }
}
