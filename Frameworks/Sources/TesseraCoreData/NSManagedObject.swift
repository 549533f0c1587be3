import Foundation

/// A type that a fetch can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// An object of a store. Its values are in memory only.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  private var values: [String: Any] = [:]
  public let entity: NSEntityDescription
  open private(set) weak var managedObjectContext: NSManagedObjectContext?

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
    super.init()
  }
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(name: "\(Self.self)"), insertInto: moc)
  }

  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open var hasChanges: Bool { !values.isEmpty }
  open var isDeleted: Bool { false }
  open var objectID: NSManagedObjectID { NSManagedObjectID() }
  open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)") }
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: "\(self)") }
}

/// The identity of an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {}

/// The description of a kind of objects.
open class NSEntityDescription: NSObject {
  open var name: String?
  init(name: String) {
    self.name = name
    super.init()
  }
  /// Returns a plain object: the model, which says its class, is not read.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let types = [entityName, "\(Bundle.main.infoDictionary?["CFBundleExecutable"] ?? "").\(entityName)"]
    let type = types.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first ?? NSManagedObject.self
    return type.init(entity: NSEntityDescription(name: entityName), insertInto: context)
  }
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    NSEntityDescription(name: entityName)
  }
}

/// A request for objects.
open class NSFetchRequest<ResultType: Any>: NSPersistentStoreRequest {
  open var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchBatchSize = 0
  open var fetchOffset = 0
  open var returnsObjectsAsFaults = true
  public override init() { super.init() }
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}

/// A request to delete objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) { super.init() }
}
