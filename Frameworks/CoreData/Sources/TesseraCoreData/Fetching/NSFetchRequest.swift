import Foundation

/// A type that a fetch can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kinds of the results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt
  /// Creates options from a number.
  ///
  /// - Parameter rawValue: The options as a number.
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
  /// The kind of the request.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// A kind of requests.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  /// A request for objects.
  case fetchRequestType = 1
  /// A request to save. No request of this kind is created here.
  case saveRequestType
  /// A request to add objects.
  case batchInsertRequestType = 5
  /// A request to change objects.
  case batchUpdateRequestType = 6
  /// A request to delete objects.
  case batchDeleteRequestType = 7
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The contents of a request for objects, without the type of its results.
private protocol FetchParameters: NSPersistentStoreRequest {
  var entity: NSEntityDescription? { get }
  var entityName: String? { get }
  var predicate: NSPredicate? { get }
  var sortDescriptors: [NSSortDescriptor]? { get }
  var fetchLimit: Int { get }
  var fetchOffset: Int { get }
  var fetchBatchSize: Int { get }
  var resultType: NSFetchRequestResultType { get }
  var returnsObjectsAsFaults: Bool { get }
  var includesSubentities: Bool { get }
  var includesPendingChanges: Bool { get }
  var includesPropertyValues: Bool { get }
  var shouldRefreshRefetchedObjects: Bool { get }
  var propertiesToFetch: [Any]? { get }
  var propertiesToGroupBy: [Any]? { get }
  var havingPredicate: NSPredicate? { get }
  var returnsDistinctResults: Bool { get }
  var relationshipKeyPathsForPrefetching: [String]? { get }
}

/// A request for objects.
open class NSFetchRequest<ResultType: Any>: NSPersistentStoreRequest, NSCopying, FetchParameters {
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
  /// `true` to consider changes that were not saved. The default is `true`.
  open var includesPendingChanges = true
  /// Ignored: values are loaded when they are needed.
  open var includesPropertyValues = true
  /// `true` to read objects again that the context knows. The default is `false`.
  open var shouldRefreshRefetchedObjects = false
  /// The properties in the dictionaries, as names, descriptions or `NSExpressionDescription`, or nil for all attributes.
  open var propertiesToFetch: [Any]?
  /// The properties, as names or descriptions, whose values are equal in each of the groups for which there is one dictionary,
  /// or nil for no groups.
  open var propertiesToGroupBy: [Any]?
  /// The condition that the dictionaries of groups meet, or nil.
  open var havingPredicate: NSPredicate?
  /// `true` to leave out dictionaries that are equal to earlier ones. The default is `false`.
  open var returnsDistinctResults = false
  /// Ignored: related objects are loaded when they are needed.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Creates a request without an entity.
  public override init() { super.init() }

  /// Creates a request for all objects of an entity.
  ///
  /// - Parameter entityName: The name of the entity. It is looked up when the request is executed.
  public convenience init(entityName: String) {
    self.init()
    givenName = entityName
  }

  /// Returns a copy of the request.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: A request with the same values, which can be changed by itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSFetchRequest<ResultType>(_converting: self)
  }

  /// Returns the results of the request, with the context whose closure is being called.
  ///
  /// - Returns: The objects, identities, dictionaries or the number, as the request's result type says.
  /// - Throws: An error outside of the closures of `perform(_:)` and `performAndWait(_:)`, and those of
  ///   `NSManagedObjectContext.fetch(_:)`.
  public func execute() throws -> [ResultType] {
    guard let context = ContextStack.contexts.last else {
      throw CoreDataMessage.error(
        NSCoreDataError, "execute() of a fetch request must be called in a closure of perform(_:) of a context")
    }
    return try context.fetch(self)
  }

  /// Creates a request that is equal to one for another type, to which `tessera` rewrites `request as! NSFetchRequest<…>`.
  ///
  /// - Parameter request: A request for results of any type. The program ends if it is nothing of the kind, as on iOS.
  public convenience init(_converting request: Any?) {
    self.init()
    guard let request = AttributeValue.unwrapped(request) as? any FetchParameters else {
      fatalError("\(request.map { "\(type(of: $0))" } ?? "nil") is no fetch request and cannot be cast to one")
    }
    take(request)
  }

  /// Returns a request that is equal to one for another type, to which `tessera` rewrites `request as? NSFetchRequest<…>`, or
  /// nil if the value is no request.
  ///
  /// - Parameter request: The request of another type.
  /// - Returns: The request, or nil.
  public static func _converted(_ request: Any?) -> NSFetchRequest<ResultType>? {
    AttributeValue.unwrapped(request) is any FetchParameters ? NSFetchRequest<ResultType>(_converting: request) : nil
  }

  private func take(_ other: any FetchParameters) {
    givenName = other.entityName
    entity = other.entity
    predicate = other.predicate
    sortDescriptors = other.sortDescriptors
    fetchLimit = other.fetchLimit
    fetchOffset = other.fetchOffset
    fetchBatchSize = other.fetchBatchSize
    shouldRefreshRefetchedObjects = other.shouldRefreshRefetchedObjects
    resultType = other.resultType
    returnsObjectsAsFaults = other.returnsObjectsAsFaults
    includesSubentities = other.includesSubentities
    includesPendingChanges = other.includesPendingChanges
    includesPropertyValues = other.includesPropertyValues
    propertiesToFetch = other.propertiesToFetch
    propertiesToGroupBy = other.propertiesToGroupBy
    havingPredicate = other.havingPredicate
    returnsDistinctResults = other.returnsDistinctResults
    relationshipKeyPathsForPrefetching = other.relationshipKeyPathsForPrefetching
    affectedStores = other.affectedStores
  }
}

/// A request for objects, without the type of its results.
protocol UntypedFetch {
  func results(in context: NSManagedObjectContext) throws -> [Any]
}

extension NSFetchRequest: UntypedFetch {
  func results(in context: NSManagedObjectContext) throws -> [Any] { try context.fetch(self) }
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
