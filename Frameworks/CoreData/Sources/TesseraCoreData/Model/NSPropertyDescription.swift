import Foundation

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
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// The description of an attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the attribute's values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The name of the class of the attribute's values, or nil.
  open var attributeValueClassName: String?
  /// The value of new objects, or nil.
  open var defaultValue: Any?
  /// `true` if large data may be kept in a file of its own. The store keeps it in the database nevertheless.
  open var allowsExternalBinaryDataStorage = false
  /// The name of the transformer that converts the values of a transformable attribute to data. Values are archived by
  /// `NSKeyedArchiver` if no transformer of this name is registered.
  open var valueTransformerName: String?
  /// The smallest number, or the smallest length of a text, that can be saved, or nil.
  open var minimumValue: Double?
  /// The largest number, or the largest length of a text, that can be saved, or nil.
  open var maximumValue: Double?
  /// The regular expression that texts must match to be saved, or nil.
  open var regularExpression: String?

  override func copied() -> NSPropertyDescription {
    let copy = NSAttributeDescription()
    copyValues(to: copy)
    copy.attributeType = attributeType
    copy.attributeValueClassName = attributeValueClassName
    copy.defaultValue = defaultValue
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.valueTransformerName = valueTransformerName
    copy.minimumValue = minimumValue
    copy.maximumValue = maximumValue
    copy.regularExpression = regularExpression
    return copy
  }
}

/// What happens to related objects when an object is deleted.
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
  /// What happens to the related objects when an object is deleted. The default is `nullifyDeleteRule`.
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
