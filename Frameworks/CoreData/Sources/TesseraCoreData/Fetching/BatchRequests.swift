import Foundation

/// The content of the result of a request to delete.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// The success, as a Boolean value.
  case resultTypeStatusOnly
  /// The identities of the objects.
  case resultTypeObjectIDs
  /// The number of the objects.
  case resultTypeCount
}

/// A request to delete objects in the stores, without loading them. Contexts are not told; pass the identities to
/// `mergeChanges(fromRemoteContextSave:into:)`.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Finds the objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The content of the result. The default is `resultTypeStatusOnly`.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let ids: [NSManagedObjectID]?

  /// Creates a request to delete the objects that another request finds.
  ///
  /// - Parameter fetch: The request that finds the objects.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
    super.init()
  }

  /// Creates a request to delete objects of one entity.
  ///
  /// - Parameter objects: The identities of the objects.
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
  /// The content of `result`.
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// The content of the result of a request to change.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// The success, as a Boolean value.
  case statusOnlyResultType
  /// The identities of the objects.
  case updatedObjectIDsResultType
  /// The number of the objects.
  case updatedObjectsCountResultType
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
  /// The content of the result. The default is `statusOnlyResultType`.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// `true` to change objects of entities that inherit from the entity as well.
  open var includesSubentities = true

  /// Creates a request to change all objects of an entity.
  ///
  /// - Parameter entityName: The name of the entity.
  public init(entityName: String) {
    givenName = entityName
    entity = nil
    super.init()
  }

  /// Creates a request to change all objects of an entity.
  ///
  /// - Parameter entity: The entity.
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
  /// The content of `result`.
  open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// The content of the result of a request to insert.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// The success, as a Boolean value.
  case statusOnly
  /// The identities of the objects.
  case objectIDs
  /// The number of the objects.
  case count
}

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
  /// The content of the result. The default is `statusOnly`.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Creates a request to add objects with the values of dictionaries.
  ///
  /// - Parameters:
  ///   - entityName: The name of the entity.
  ///   - dictionaries: The values of the objects, by the names of the attributes.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }

  /// Creates a request to add objects with the values of dictionaries.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - dictionaries: The values of the objects, by the names of the attributes.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Creates a request to add objects.
  ///
  /// - Parameters:
  ///   - entityName: The name of the entity.
  ///   - handler: A closure that fills a dictionary with the values of the next object, and returns `true` if there is none.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
    super.init()
  }

  /// Creates a request to add objects.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - handler: A closure that fills a dictionary with the values of the next object, and returns `true` if there is none.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  /// Creates a request to add objects.
  ///
  /// - Parameters:
  ///   - entityName: The name of the entity.
  ///   - handler: A closure that sets the values of the next object, and returns `true` if there is none.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
    super.init()
  }

  /// Creates a request to add objects.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - handler: A closure that sets the values of the next object, and returns `true` if there is none.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// The result of a request to insert.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The success, the number or the identities of the objects.
  open internal(set) var result: Any?
  /// The content of `result`.
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}
