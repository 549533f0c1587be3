import Foundation
import TesseraDarwin
import UIKit

/// An object of a store.
///
/// Properties that are marked with `@NSManaged` read and write the values; `tessera` adds their accessors. An object must
/// be used on the queue of its context.
open class NSManagedObject: NSObject, NSFetchRequestResult, _KeyedValues, _PredicateIdentity {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The context of the object, or nil if it was inserted into none or was deleted.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  var identity: NSManagedObjectID
  /// The values, or nil while they are not loaded.
  var row: StoredRow?
  /// The values as they were last read or saved, or nil if the object was never saved.
  var savedRow: StoredRow?
  /// The properties that were set since then.
  var changedKeys: Set<String> = []
  var state = State.unchanged
  /// The order in which objects were inserted into the context.
  var sequence = 0
  /// `true` if the object was inserted and deleted without a save between.
  var wasNeverSaved = false
  /// The objects to which relationships lead while this one is in no context.
  private var companions: [NSManagedObjectID: NSManagedObject] = [:]
  private var isAwaking = false

  enum State { case unchanged, inserted, updated, deleted }

  /// Creates an object.
  ///
  /// - Parameters:
  ///   - entity: The entity of the object.
  ///   - context: The context that the object is inserted into, or nil.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    identity = NSManagedObjectID(entity: entity)
    super.init()
    entity.learn(Self.self)
    row = entity.defaults
    context?.insert(self)
  }

  /// Creates an object of the entity of its class and inserts it into a context. The program ends if the context's model
  /// has no entity of the class, as on iOS.
  ///
  /// - Parameter moc: The context.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.model?.entity(of: Self.self) ?? LoadedModels.shared.entity(of: Self.self) else {
      fatalError("\(Self.self)(context:): no entity has this class; \(moc.modelText)")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// Returns the entity of the class in the models that are loaded.
  ///
  /// - Returns: The entity. The program ends if no model has one for the class.
  open class func entity() -> NSEntityDescription {
    guard let entity = LoadedModels.shared.entity(of: Self.self) else {
      fatalError("\(Self.self).entity(): no model that is loaded has an entity of this class")
    }
    return entity
  }

  /// Returns a request for all objects of the class.
  ///
  /// The method that Xcode generates for a class has precedence, so that `let request = Book.fetchRequest()` is not ambiguous.
  ///
  /// - Returns: The request.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: LoadedModels.shared.entity(of: Self.self)?.name ?? "\(self)")
  }

  // MARK: State

  /// The identity of the object.
  open var objectID: NSManagedObjectID { identity }
  /// `true` if the object will be saved for the first time.
  open var isInserted: Bool { state == .inserted }
  /// `true` if the object was saved before and has changed since.
  open var isUpdated: Bool { state == .updated }
  /// `true` if the object will be removed from the store.
  open var isDeleted: Bool { state == .deleted }
  /// `true` if the object was inserted, changed or deleted since it was read or saved.
  open var hasChanges: Bool { state != .unchanged }
  /// `true` if a property that is stored has another value than in the store.
  open var hasPersistentChangedValues: Bool {
    !changedKeys.allSatisfy { key in
      entity.propertiesByName[key]?.isTransient ?? true
        || savedRow.map { row?.isEqual(key, to: $0) ?? true } ?? false
    }
  }
  /// `true` while the values are not loaded.
  open var isFault: Bool { row == nil }
  /// A number that is not 0 while the object is read for the first time.
  open var faultingState: Int { row == nil ? 1 : 0 }

  /// Returns whether the objects of a relationship are not loaded.
  ///
  /// - Parameter key: The name of the relationship.
  /// - Returns: `true` if no values of the object are loaded.
  open func hasFault(forRelationshipNamed key: String) -> Bool { row == nil }

  /// Returns the values that were set since the object was read or saved.
  ///
  /// - Returns: The values by the names of the properties, with `NSNull` for nil.
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, storedValue($0) ?? NSNull()) })
  }

  /// Returns the values that were set since the object was read or saved. On iOS it returns those that were set since the
  /// observers were last informed.
  ///
  /// - Returns: The values of `changedValues()`.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// Returns the values as they were read or saved.
  ///
  /// - Parameter keys: The names of properties, or nil for all.
  /// - Returns: The values by the names of the properties, with `NSNull` for nil. The dictionary is empty for an object that
  ///   was not saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    load()
    guard let savedRow else { return [:] }
    var result: [String: Any] = [:]
    for key in keys ?? Array(entity.propertiesByName.keys) { result[key] = value(key, in: savedRow) ?? NSNull() }
    return result
  }

  // MARK: Moments

  /// Called after the object was inserted into a context.
  open func awakeFromInsert() {}
  /// Called after the values were loaded.
  open func awakeFromFetch() {}
  /// Called after changes of the object were undone or redone.
  ///
  /// - Parameter flags: The kinds of changes.
  open func awake(fromSnapshotEvents flags: Int) {}
  /// Called before the context saves the object.
  open func willSave() {}
  /// Called after the context saved the object.
  open func didSave() {}
  /// Called before the values are dropped.
  open func willTurnIntoFault() {}
  /// Called after the values were dropped.
  open func didTurnIntoFault() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}

  // MARK: Validation

  /// Throws an error if the object cannot be saved for the first time.
  ///
  /// - Throws: An error in `NSCocoaErrorDomain` that names the property, or one with the code 1560 that contains several.
  open func validateForInsert() throws { try validateProperties() }
  /// Throws an error if the changed object cannot be saved.
  ///
  /// - Throws: An error in `NSCocoaErrorDomain` that names the property, or one with the code 1560 that contains several.
  open func validateForUpdate() throws { try validateProperties() }
  /// Throws an error if the object cannot be deleted, because of a relationship with the rule `denyDeleteRule`.
  ///
  /// - Throws: An error in `NSCocoaErrorDomain` that names the relationship.
  open func validateForDelete() throws { try checkDeletion() }

  // MARK: Values

  /// Tells the object that a property is read. The values are loaded.
  ///
  /// - Parameter key: The name of the property.
  open func willAccessValue(forKey key: String?) { load() }
  /// Tells the object that a property was read.
  ///
  /// - Parameter key: The name of the property.
  open func didAccessValue(forKey key: String?) {}
  /// Tells the object that a property will be set.
  ///
  /// - Parameter key: The name of the property.
  open func willChangeValue(forKey key: String) {
    load()
    managedObjectContext?.willChange(self)
  }
  /// Tells the object that a property was set.
  ///
  /// - Parameter key: The name of the property.
  open func didChangeValue(forKey key: String) {
    note(key)
    tellObservers(key)
  }

  /// Returns the value of a property as it is stored, without calling the class's own accessors.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value, or nil.
  open func primitiveValue(forKey key: String) -> Any? { storedValue(key) }

  /// Sets the value of a property as it is stored, without calling the class's own accessors.
  ///
  /// - Parameters:
  ///   - value: The value, or nil.
  ///   - key: The name of the property.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { store(value, key) }

  /// Returns the value of a property by its name.
  ///
  /// - Parameter key: The name of a property of the entity, or of a property of the class that is marked with `@objc`.
  /// - Returns: The value, or nil.
  open func value(forKey key: String) -> Any? {
    if let property = entity.propertiesByName[key] {
      // The class may compute a property that is not stored.
      if property.isTransient, !isAwaking {
        isAwaking = true
        defer { isAwaking = false }
        if let member = listedMember(key) { return member.value }
      }
      return storedValue(key)
    }
    if key == "objectID" { return identity }
    if let member = listedMember(key) { return member.value }
    return PredicateProperty.value(key, of: self)
  }

  /// Sets a property by its name. A message says so if there is no such property.
  ///
  /// - Parameters:
  ///   - value: The value, or nil.
  ///   - key: The name of the property.
  open func setValue(_ value: Any?, forKey key: String) {
    if entity.propertiesByName[key] != nil {
      managedObjectContext?.willChange(self)
      store(value, key)
      tellObservers(key)
    } else if !setListedMember(key, value) {
      CoreDataMessage.report("\(type(of: self)) has no property “\(key)” that can be set by its name")
    }
  }

  /// Returns the value of the last property of a key path, whose parts can be collection operators such as `@count`.
  ///
  /// - Parameter keyPath: The key path, such as `author.name`.
  /// - Returns: The value, or nil if a part of the path has no value.
  open func value(forKeyPath keyPath: String) -> Any? { PredicateProperty.value(path: keyPath, of: self) }

  /// Sets the last property of a key path. Nothing happens if a part before it has no value.
  ///
  /// - Parameters:
  ///   - value: The value, or nil.
  ///   - keyPath: The key path, such as `author.name`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let next = self.value(forKey: String(keyPath[..<dot])) as? NSManagedObject
    next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Returns the values of properties.
  ///
  /// - Parameter keys: The names of the properties.
  /// - Returns: The values by the names of the properties, with `NSNull` for nil.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }

  /// Sets properties.
  ///
  /// - Parameter keyedValues: The values by the names of the properties, with `NSNull` for nil.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Returns a set whose changes are changes of a relationship.
  ///
  /// - Parameter key: The name of the relationship.
  /// - Returns: The set.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(object: self, key: key) }

  /// Returns an ordered set whose changes are changes of a relationship.
  ///
  /// - Parameter key: The name of the relationship.
  /// - Note: Foundation does not let a subclass provide `array`; iterate the result, or read the property instead.
  /// - Returns: The ordered set.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ManagedOrderedSet(object: self, key: key)
  }

  /// Returns the identities of the objects of a relationship.
  ///
  /// - Parameter key: The name of the relationship.
  /// - Returns: The identities, which are empty for an unknown relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    load()
    return entity.relationship(key).flatMap { row?.identities($0) } ?? []
  }

  /// Returns the value of a property for a predicate, as `value(forKey:)` does.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value, or nil.
  public func _value(forKey key: String) -> Any? { value(forKey: key) }
  /// The object by which predicates compare the object, which is its identity.
  public var _predicateIdentity: AnyObject { identity }

  private func listedMember(_ key: String) -> (value: Any?, Void)? {
    guard Thread.isMainThread, self is any _MemberLookup else { return nil }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var result: (value: Any?, Void)?
    MainActor.assumeIsolated {
      if let member = (object as? any _MemberLookup)?._member(key) { result = (member.value, ()) }
    }
    return result
  }

  private func setListedMember(_ key: String, _ value: Any?) -> Bool {
    guard Thread.isMainThread, self is any _MemberLookup else { return false }
    nonisolated(unsafe) let (object, value) = (self, value)
    return MainActor.assumeIsolated {
      if case .assigned = (object as? any _MemberLookup)?._setMember(key, to: value) ?? .missing { return true }
      return false
    }
  }

  private func tellObservers(_ key: String) { _didChange(key, from: Any?.none, to: storedValue(key)) }

  // MARK: Loading

  /// Loads the values if they are not loaded.
  func load() {
    guard row == nil else { return }
    guard let found = managedObjectContext?.source?.row(for: identity) else {
      // On iOS this raises the exception “could not fulfill a fault”.
      CoreDataMessage.report("\(identity) of entity \(entity.name ?? "") does not exist any more; its values are empty")
      row = StoredRow()
      return
    }
    row = found
    savedRow = found
    isAwaking = true
    awakeFromFetch()
    isAwaking = false
  }

  /// The values, without loading them into the object.
  var peekedRow: StoredRow? { row ?? managedObjectContext?.source?.row(for: identity) }

  func turnIntoFault() {
    guard row != nil else { return }
    willTurnIntoFault()
    row = nil
    savedRow = nil
    changedKeys = []
    didTurnIntoFault()
  }

  func storedValue(_ key: String) -> Any? {
    load()
    return row.flatMap { value(key, in: $0) }
  }

  private func value(_ key: String, in row: StoredRow) -> Any? {
    guard let relationship = entity.propertiesByName[key] as? NSRelationshipDescription else {
      return row.attributes[key]
    }
    if !relationship.isToMany { return row.references[key].flatMap { related($0) } }
    let objects = row.identities(relationship).compactMap { related($0) }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  private func related(_ id: NSManagedObjectID) -> NSManagedObject? {
    managedObjectContext?.object(with: id) ?? companions[id]
  }

  // MARK: Changing

  func store(_ value: Any?, _ key: String) {
    load()
    guard let property = entity.propertiesByName[key] else {
      // A custom accessor may keep a value under a name that the model does not have.
      row?.attributes[key] = AttributeValue.unwrapped(value)
      return
    }
    guard let relationship = property as? NSRelationshipDescription else {
      let type = (property as? NSAttributeDescription)?.attributeType ?? .undefinedAttributeType
      let kept = AttributeValue.canonical(value, type)
      if let kept, !AttributeValue.isValid(kept, type) {
        CoreDataMessage.report(
          "\(entity.name ?? "").\(key) cannot be set to \(kept), which is a \(Swift.type(of: kept)); the value is kept")
        return
      }
      row?.attributes[key] = kept
      return note(key)
    }
    if relationship.isToMany {
      setTargets(relationship, AttributeValue.unwrapped(value))
    } else {
      setTarget(relationship, AttributeValue.unwrapped(value) as? NSManagedObject)
    }
  }

  func note(_ key: String) {
    guard !isAwaking else { return }
    changedKeys.insert(key)
    managedObjectContext?.didChange(self)
  }

  /// Makes another object reachable by its identity.
  private func meet(_ other: NSManagedObject) {
    if let context = managedObjectContext {
      if other.managedObjectContext == nil {
        context.insert(other)
      } else if other.managedObjectContext !== context {
        // On iOS this raises an exception.
        CoreDataMessage.report(
          "\(identity) and \(other.identity) belong to different contexts, so a save may lose their relationship; "
            + "use what object(with:) of one context returns")
      }
    } else if let context = other.managedObjectContext {
      context.insert(self)
    } else {
      companions[other.identity] = other
      other.companions[identity] = self
    }
  }

  private func setTarget(_ relationship: NSRelationshipDescription, _ target: NSManagedObject?) {
    let name = relationship.name
    let old = row?.references[name]
    if let target { meet(target) }
    row?.references[name] = target?.identity
    note(name)
    guard old !== target?.identity, let inverse = relationship.inverseRelationship?.name else { return }
    if let old { related(old)?.unlink(self, inverse) }
    target?.link(self, inverse)
  }

  private func setTargets(_ relationship: NSRelationshipDescription, _ value: Any?) {
    let objects: [NSManagedObject]
    switch value {
    case let set as NSSet: objects = set.allObjects.compactMap { $0 as? NSManagedObject }
    case let list as NSOrderedSet: objects = list.array.compactMap { $0 as? NSManagedObject }
    case let list as [NSManagedObject]: objects = list
    case let set as Set<NSManagedObject>: objects = Array(set)
    default: objects = []
    }
    setTargets(relationship, objects)
  }

  func setTargets(_ relationship: NSRelationshipDescription, _ objects: [NSManagedObject]) {
    load()
    managedObjectContext?.willChange(self)
    let name = relationship.name
    let old = Set(row?.identities(relationship) ?? [])
    for object in objects { meet(object) }
    let new = Set(objects.map(\.identity))
    if relationship.isOrdered {
      row?.lists[name] = objects.map(\.identity)
    } else {
      row?.sets[name] = new
    }
    note(name)
    guard let inverse = relationship.inverseRelationship?.name else { return }
    for id in old.subtracting(new) { related(id)?.unlink(self, inverse) }
    for object in objects where !old.contains(object.identity) { object.link(self, inverse) }
  }

  /// Adds an object to a relationship, and this one to its inverse.
  func add(_ object: NSManagedObject, to relationship: NSRelationshipDescription, at index: Int? = nil) {
    load()
    managedObjectContext?.willChange(self)
    meet(object)
    link(object, relationship.name, at: index)
    if let inverse = relationship.inverseRelationship?.name { object.link(self, inverse) }
  }

  /// Removes an object from a relationship, and this one from its inverse.
  func remove(_ object: NSManagedObject, from relationship: NSRelationshipDescription) {
    load()
    managedObjectContext?.willChange(self)
    unlink(object, relationship.name)
    if let inverse = relationship.inverseRelationship?.name { object.unlink(self, inverse) }
  }

  /// Adds an object to one side of a relationship.
  private func link(_ object: NSManagedObject, _ name: String, at index: Int? = nil) {
    load()
    guard let relationship = entity.relationship(name) else { return }
    managedObjectContext?.willChange(self)
    let id = object.identity
    if !relationship.isToMany {
      let old = row?.references[name]
      guard old !== id else { return }
      row?.references[name] = id
      note(name)
      if let old, let inverse = relationship.inverseRelationship?.name { related(old)?.unlink(self, inverse) }
    } else if relationship.isOrdered {
      var list = row?.lists[name] ?? []
      if let index {
        list.removeAll { $0 === id }
        list.insert(id, at: min(index, list.count))
      } else if !list.contains(id) {
        list.append(id)
      } else {
        return
      }
      row?.lists[name] = list
      note(name)
    } else if row?.sets[name, default: []].insert(id).inserted ?? false {
      note(name)
    }
  }

  /// Removes an object from one side of a relationship.
  func unlink(_ object: NSManagedObject, _ name: String) {
    load()
    guard let relationship = entity.relationship(name), state != .deleted else { return }
    managedObjectContext?.willChange(self)
    let id = object.identity
    if !relationship.isToMany {
      guard row?.references[name] === id else { return }
      row?.references[name] = nil
      note(name)
    } else if relationship.isOrdered {
      guard let place = row?.lists[name]?.firstIndex(where: { $0 === id }) else { return }
      row?.lists[name]?.remove(at: place)
      note(name)
    } else if row?.sets[name]?.remove(id) != nil {
      note(name)
    }
  }

  // MARK: Context

  /// Attaches the object to a context as an unloaded one.
  func attach(to context: NSManagedObjectContext, as id: NSManagedObjectID) {
    identity = id
    managedObjectContext = context
    row = nil
    savedRow = nil
    changedKeys = []
    state = .unchanged
  }

  /// Inserts the objects to which relationships lead as well, since the relationships would lead nowhere otherwise.
  func insertCompanions(into context: NSManagedObjectContext) {
    let others = companions
    companions = [:]
    for other in others.values where other.managedObjectContext == nil { context.insert(other) }
  }

  func awakeAfterInsertion() { awakeFromInsert() }

  open override var description: String {
    let values = row.map { "\($0.attributes)" } ?? "<fault>"
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(identity); data: \(values))"
  }
}

extension NSEntityDescription {
  func relationship(_ name: String) -> NSRelationshipDescription? {
    propertiesByName[name] as? NSRelationshipDescription
  }
}
