import Foundation

/// What a request to delete returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A request to delete objects in the stores, without loading them. Contexts are not told; pass the identities to
/// `mergeChanges(fromRemoteContextSave:into:)`.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Finds the objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What the result contains.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let ids: [NSManagedObjectID]?

  /// Creates a request to delete the objects that another request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
    super.init()
  }

  /// Creates a request to delete objects of one entity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    ids = objects
    super.init()
  }

  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

/// The result of a request to delete.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The success, the number or the identities of the objects.
  open internal(set) var result: Any?
  /// What `result` contains.
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// What a request to change returns.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// A request to change objects in the stores, without loading them.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  private let givenName: String?
  /// The entity of the objects.
  public let entity: NSEntityDescription?
  /// The name of the entity of the objects.
  open var entityName: String { entity?.name ?? givenName ?? "" }
  /// The condition that the objects meet, or nil for all objects.
  open var predicate: NSPredicate?
  /// The new values, or expressions that compute them from the old ones, by the names or the descriptions of the attributes.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// What the result contains.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// `true` to change objects of entities that inherit from the entity as well.
  open var includesSubentities = true

  /// Creates a request to change all objects of an entity.
  public init(entityName: String) {
    givenName = entityName
    entity = nil
    super.init()
  }

  /// Creates a request to change all objects of an entity.
  public init(entity: NSEntityDescription) {
    self.entity = entity
    givenName = nil
    super.init()
  }

  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// The result of a request to change.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// The success, the number or the identities of the objects.
  open internal(set) var result: Any?
  /// What `result` contains.
  open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// What a request to insert returns.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// A request to add objects to the stores, without a context.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the entity of the objects.
  public let entityName: String
  /// The values of the objects.
  open var objectsToInsert: [[String: Any]]?
  /// Fills a dictionary with the values of the next object, and returns `true` if there is none.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Sets the values of the next object, and returns `true` if there is none.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// What the result contains.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Creates a request to add objects with the values of dictionaries.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }

  /// Creates a request to add objects with the values of dictionaries.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Creates a request to add objects.
  ///
  /// - Parameter handler: Fills a dictionary with the values of the next object, and returns `true` if there is none.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
    super.init()
  }

  /// Creates a request to add objects.
  ///
  /// - Parameter handler: Fills a dictionary with the values of the next object, and returns `true` if there is none.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  /// Creates a request to add objects.
  ///
  /// - Parameter handler: Sets the values of the next object, and returns `true` if there is none.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
    super.init()
  }

  /// Creates a request to add objects.
  ///
  /// - Parameter handler: Sets the values of the next object, and returns `true` if there is none.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// The result of a request to insert.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The success, the number or the identities of the objects.
  open internal(set) var result: Any?
  /// What `result` contains.
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}
