import Foundation

/// The description of a kind of objects.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name of the entity.
  open var name: String?
  /// The name of the class of the objects. The default is `NSManagedObject`.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// `true` if the entity has no objects of its own.
  open var isAbstract = false
  /// Values that the application attaches to the entity.
  open var userInfo: [AnyHashable: Any]?
  /// The name that identifies the entity in an earlier version of the model.
  open var renamingIdentifier: String?
  /// The attributes, by name, whose values no two objects share. Each element is a list of names or attributes.
  open var uniquenessConstraints: [[Any]] = []
  /// The model that contains the entity, or nil.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The entity whose properties this entity inherits, or nil.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The module that contains the class of the objects, if the name of the class does not say it.
  var moduleName: String?

  /// The entities that inherit the properties of this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.resetInherited()
      }
    }
  }

  /// The properties, without those that the entity inherits.
  private var ownProperties: [NSPropertyDescription] = []
  private var knownProperties: [String: NSPropertyDescription]?
  private var knownClass: NSManagedObject.Type?
  private var knownDefaults: StoredRow?
  /// Protects what is found out when it is first needed, because contexts on several queues ask for it.
  private let lock = NSRecursiveLock()

  public override init() { super.init() }

  /// All properties, with those that the entity inherits. Setting it replaces the entity's own.
  open var properties: [NSPropertyDescription] {
    get { propertiesByName.values.sorted { $0.name < $1.name } }
    set {
      ownProperties = newValue
      for property in newValue { property.entity = self }
      resetInherited()
    }
  }

  /// All properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    lock.lock()
    defer { lock.unlock() }
    if let knownProperties { return knownProperties }
    var all: [String: NSPropertyDescription] = [:]
    for property in superentity?.propertiesByName.values.map({ $0 }) ?? [] {
      let copy = property.copied()
      copy.entity = self
      all[copy.name] = copy
    }
    for property in ownProperties { all[property.name] = property }
    knownProperties = all
    return all
  }

  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The entities that inherit the properties of this one, by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the relationships whose destination is an entity.
  ///
  /// - Parameter entity: The destination.
  /// - Returns: The relationships in no particular order.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  /// Returns whether this entity is another one or inherits from it.
  ///
  /// - Parameter entity: The other entity.
  /// - Returns: `true` if an entity with the same name is this one or among its superentities.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || self.name == entity.name || superentity?.isKindOf(entity: entity) ?? false
  }

  /// The values of a new object.
  var defaults: StoredRow {
    lock.lock()
    defer { lock.unlock() }
    if let knownDefaults { return knownDefaults }
    var values = StoredRow()
    for case let attribute as NSAttributeDescription in propertiesByName.values {
      guard let value = attribute.defaultValue else { continue }
      values.attributes[attribute.name] = AttributeValue.canonical(value, attribute.attributeType)
    }
    knownDefaults = values
    return values
  }

  func forgetDefaults() { lock.withLock { knownDefaults = nil } }

  private func resetInherited() {
    lock.withLock {
      knownProperties = nil
      knownDefaults = nil
    }
    for entity in subentities { entity.resetInherited() }
  }

  /// The first entity in the line of those that this one inherits from.
  var root: NSEntityDescription { superentity?.root ?? self }

  /// The entity and all that inherit from it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// A value that differs if the stored properties differ.
  open var versionHash: Data {
    var text = "\(name ?? "") \(isAbstract) \(superentity?.name ?? "")"
    for property in properties where !property.isTransient {
      text += "\n\(property.name) \(property.isOptional)"
      if let attribute = property as? NSAttributeDescription { text += " \(attribute.attributeType.rawValue)" }
      if let relationship = property as? NSRelationshipDescription {
        text += " \(relationship.destinationEntity?.name ?? "") \(relationship.isToMany) \(relationship.isOrdered)"
      }
    }
    // The hash is stored, so it must be the same in each run.
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return withUnsafeBytes(of: hash.bigEndian) { Data($0) }
  }

  // MARK: Class

  /// The class of the objects. It is the class with the name in the model if there is one.
  var objectClass: NSManagedObject.Type {
    lock.lock()
    defer { lock.unlock() }
    if let knownClass { return knownClass }
    let found = findClass()
    knownClass = found
    return found ?? NSManagedObject.self
  }

  private func findClass() -> NSManagedObject.Type? {
    var className = managedObjectClassName ?? ""
    if className.hasPrefix(".") { className.removeFirst() }
    guard !className.isEmpty, className != "NSManagedObject" else { return NSManagedObject.self }
    var candidates = [className]
    let last = className.split(separator: ".").last.map(String.init) ?? className
    var modules = [moduleName, Bundle.main.infoDictionary?["CFBundleExecutable"] as? String].compactMap { $0 }
    modules += Bundle.allBundles.compactMap { $0.infoDictionary?["CFBundleExecutable"] as? String }
    for module in modules {
      candidates.append(String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "." + last)
    }
    return candidates.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
  }

  /// Remembers the class of the objects if the name in the model leads to no class.
  func learn(_ type: NSManagedObject.Type) {
    lock.lock()
    defer { lock.unlock() }
    guard knownClass == nil, type != NSManagedObject.self else { return }
    knownClass = findClass() ?? (hasName(of: type) ? type : nil)
  }

  /// Tells whether the model names a class.
  func hasName(of type: NSManagedObject.Type) -> Bool {
    let typeName = String(describing: type)
    return managedObjectClassName?.split(separator: ".").last.map(String.init) == typeName
  }

  // MARK: Objects

  /// Creates an object and inserts it into a context.
  ///
  /// - Parameters:
  ///   - entityName: The name of an entity of the context's model. The program ends if there is none, as on iOS.
  ///   - context: The context.
  /// - Returns: The object, whose class is the one that the model names.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError(
        "insertNewObject(forEntityName:into:): the model has no entity named “\(entityName)”; \(context.modelText)")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  /// Returns an entity of the model of a context.
  ///
  /// - Parameters:
  ///   - entityName: The name of the entity.
  ///   - context: The context.
  /// - Returns: The entity, or nil if the model has none with this name.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  open override var description: String { "NSEntityDescription \(name ?? "without a name")" }
}
