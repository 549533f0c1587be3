import Foundation

// What the accessors call that `tessera` adds to members with `@NSManaged`.
extension NSManagedObject {
  /// Creates an object of the class that the model names for an entity, to which `tessera` rewrites
  /// `NSManagedObject(entity: entity, insertInto: context)`.
  ///
  /// - Parameters:
  ///   - entity: The entity of the object.
  ///   - context: The context that the object is inserted into, or nil.
  /// - Returns: An object of the entity's class.
  public static func _object(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject { entity.objectClass.init(entity: entity, insertInto: context) }

  /// Returns the value of a property as the type of a Swift property. A missing number is 0 and a missing text is empty
  /// if the property is not optional, as on iOS.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value. A stored value of another type is reported, and counts as missing.
  public final func _managedValue<Value>(forKey key: String) -> Value {
    let name = entity.propertiesByName[key] == nil ? primitiveName(key) ?? key : key
    guard let value = storedValue(name) else { return emptyValue(key) }
    if let value = value as? Value { return value }
    if let set = value as? NSOrderedSet {
      if let value = set.array as? Value { return value }
      if let value = NSSet(array: set.array) as? Value { return value }
    }
    if let set = value as? NSSet, let value = set.allObjects as? Value { return value }
    if let date = value as? Date, let value = date.timeIntervalSinceReferenceDate as? Value { return value }
    if let type = Value.self as? any RawRepresentable.Type, let value = Self.make(type, value) as? Value {
      return value
    }
    if let number = value as? NSNumber, let value = number.boolValue as? Value { return value }
    if let number = value as? NSNumber, let value = number.intValue as? Value { return value }
    CoreDataMessage.report(
      "\(entity.name ?? "").\(key) contains a \(type(of: value)), which is no \(Value.self); it counts as missing")
    return emptyValue(key)
  }

  /// Sets the value of a property from the type of a Swift property.
  ///
  /// - Parameters:
  ///   - value: The value. A case of an enumeration is stored as its raw value.
  ///   - key: The name of the property.
  public final func _setManagedValue<Value>(_ value: Value, forKey key: String) {
    let name = entity.propertiesByName[key] == nil ? primitiveName(key) ?? key : key
    let isEnumeration = Value.self is any RawRepresentable.Type
    setValue(isEnumeration ? (value as? any RawRepresentable)?.rawValue : value, forKey: name)
  }

  /// Creates a case of an enumeration of Objective-C, which is stored as a number.
  private static func make<Case: RawRepresentable>(_ type: Case.Type, _ value: Any) -> Any? {
    (value as? Case.RawValue).flatMap { Case(rawValue: $0) }
  }

  /// Does what a generated method such as `addToItems(_:)` does.
  ///
  /// - Parameters:
  ///   - name: The name of the method.
  ///   - arguments: Its arguments.
  public final func _managedCall(_ name: String, _ arguments: [Any?]) {
    let verbs = ["addTo", "removeFrom", "insertInto", "replace", "add", "remove"]
    for verb in verbs where name.hasPrefix(verb) {
      guard let relationship = relationship(after: name.dropFirst(verb.count)), relationship.isToMany else { continue }
      perform(verb, relationship, arguments.map { AttributeValue.unwrapped($0) })
      return
    }
    fatalError("\(type(of: self)).\(name): the entity \(entity.name ?? "") has no relationship of this name")
  }

  private func perform(_ verb: String, _ relationship: NSRelationshipDescription, _ arguments: [Any?]) {
    let places = arguments.lazy.compactMap { $0 as? NSIndexSet ?? ($0 as? IndexSet).map { $0 as NSIndexSet } }.first
    let index = arguments.lazy.compactMap { $0 as? Int }.first
    let objects = arguments.compactMap { $0 }.flatMap(Self.objects)
    let key = relationship.name
    switch verb {
    case "addTo", "add": for object in objects { add(object, to: relationship) }
    case "insertInto":
      if let places {
        for (place, object) in zip(places.map { $0 }, objects) { add(object, to: relationship, at: place) }
      } else {
        for object in objects { add(object, to: relationship, at: index) }
      }
    case "removeFrom", "remove":
      if objects.isEmpty {
        let current = orderedObjects(key)
        let gone = places.map { Set($0.map { $0 }) } ?? index.map { [$0] } ?? []
        for place in gone where current.indices.contains(place) { remove(current[place], from: relationship) }
      } else {
        for object in objects { remove(object, from: relationship) }
      }
    default:
      var current = orderedObjects(key)
      let targets = places.map { $0.map { $0 } } ?? index.map { [$0] } ?? []
      for (place, object) in zip(targets, objects) where current.indices.contains(place) { current[place] = object }
      setTargets(relationship, current)
    }
  }

  private func orderedObjects(_ key: String) -> [NSManagedObject] {
    (storedValue(key) as? NSOrderedSet)?.array.compactMap { $0 as? NSManagedObject } ?? []
  }

  private static func objects(_ value: Any) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let list as [NSManagedObject]: list
    default: []
    }
  }

  /// Finds a relationship by a part of a method's name, which begins with a capital letter and may continue with
  /// `Object`.
  private func relationship(after part: Substring) -> NSRelationshipDescription? {
    var names = [String(part)]
    if part.hasSuffix("Object") { names.append(String(part.dropLast(6))) }
    for name in names {
      guard let first = name.first else { continue }
      if let found = entity.relationship(first.lowercased() + name.dropFirst()) ?? entity.relationship(name) {
        return found
      }
    }
    return nil
  }

  /// Returns the name of the property behind `primitiveName`.
  private func primitiveName(_ key: String) -> String? {
    guard key.hasPrefix("primitive"), let first = key.dropFirst(9).first else { return nil }
    let name = first.lowercased() + key.dropFirst(10)
    return entity.propertiesByName[name] == nil ? nil : name
  }

  private func emptyValue<Value>(_ key: String) -> Value {
    if let type = Value.self as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as! Value }
    let candidates: [Any] = [
      NSNumber(value: 0), NSNumber(value: false), "", Date(timeIntervalSinceReferenceDate: 0), Data(), NSSet(),
      NSOrderedSet(), NSDecimalNumber.zero, [Any](), UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    ]
    for candidate in candidates { if let value = candidate as? Value { return value } }
    if let type = Value.self as? any RawRepresentable.Type, let value = Self.make(type, NSNumber(value: 0)) as? Value {
      return value
    }
    fatalError(
      "\(entity.name ?? "").\(key) has no value, and \(Value.self) has no empty one; make the property optional")
  }
}
