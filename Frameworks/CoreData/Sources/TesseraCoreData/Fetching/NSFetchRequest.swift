import Foundation

/// A type that a fetch can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kinds of the results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// The identities of the objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries with the values of `propertiesToFetch`.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of the objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to the stores.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked, or nil for all. It is ignored.
  open var affectedStores: [NSPersistentStore]?
  /// What the request does.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// What a request does.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// A request for objects.
open class NSFetchRequest<ResultType: Any>: NSPersistentStoreRequest, NSCopying {
  private var givenName: String?
  /// The entity of the objects.
  open var entity: NSEntityDescription?
  /// The name of the entity of the objects.
  open var entityName: String? { entity?.name ?? givenName }
  /// The condition that the objects meet, or nil for all objects.
  open var predicate: NSPredicate?
  /// The order of the objects.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects, or 0 if there is no limit.
  open var fetchLimit = 0
  /// The number of objects to leave out at the start.
  open var fetchOffset = 0
  /// Ignored: all objects are found at once, and their values are loaded when they are needed.
  open var fetchBatchSize = 0
  /// The kind of the results. The default is objects.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// `false` to load the values of the objects at once. The default is `true`.
  open var returnsObjectsAsFaults = true
  /// `true` to find objects of entities that inherit from the entity as well. The default is `true`.
  open var includesSubentities = true
  /// Ignored: changes that were not saved are considered in any case.
  open var includesPendingChanges = true
  /// Ignored: values are loaded when they are needed.
  open var includesPropertyValues = true
  /// `true` to read objects again that the context knows. The default is `false`.
  open var shouldRefreshRefetchedObjects = false
  /// The properties in the dictionaries, as names or descriptions, or nil for all attributes.
  open var propertiesToFetch: [Any]?
  /// `true` to leave out dictionaries that are equal to earlier ones. The default is `false`.
  open var returnsDistinctResults = false
  /// Ignored: related objects are loaded when they are needed.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Creates a request without an entity.
  public override init() { super.init() }

  /// Creates a request for all objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    givenName = entityName
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.givenName = givenName
    copy.entity = entity
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.fetchBatchSize = fetchBatchSize
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.resultType = resultType
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.includesSubentities = includesSubentities
    copy.includesPendingChanges = includesPendingChanges
    copy.propertiesToFetch = propertiesToFetch
    copy.returnsDistinctResults = returnsDistinctResults
    return copy
  }
}

/// A request whose result is passed to a closure.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Called with the result.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// The number of results to expect. It is ignored.
  open var estimatedResultCount = 0

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - request: Finds the objects.
  ///   - blk: Called with the result on the queue of the context.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
    super.init()
  }
}

/// The result of a request whose result is passed to a closure.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult {
  /// The objects, or nil if an error was thrown.
  open internal(set) var finalResult: [ResultType]?
  /// The error, or nil.
  open internal(set) var operationError: (any Error)?
}

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
  /// The new values by the names or the descriptions of the attributes.
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

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// The result of a request to insert.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The success, the number or the identities of the objects.
  open internal(set) var result: Any?
  /// What `result` contains.
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}
