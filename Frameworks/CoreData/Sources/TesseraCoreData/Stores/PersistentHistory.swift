import Foundation

/// A place in the history of the stores of a coordinator.
///
/// The history is kept as long as the program runs. A place of an earlier run precedes the whole history, so nothing that was saved
/// by this run is missed.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The number of the transaction. The numbers of a run begin with the time of its start.
  let number: Int64

  init(_ number: Int64) {
    self.number = number
    super.init()
  }

  /// A Boolean value that indicates whether places in the history can be archived securely, which is `true`.
  public static var supportsSecureCoding: Bool { true }
  /// Creates a place in the history from an archive.
  ///
  /// - Parameter coder: The coder.
  public required init?(coder: NSCoder) {
    number = coder.decodeInt64(forKey: "number")
    super.init()
  }
  /// Writes the place in the history to an archive.
  ///
  /// - Parameter coder: The coder.
  open func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
  /// Returns the place itself, because a place does not change.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: The place.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.number == number }
  open override var hash: Int { number.hashValue }
}

/// A kind of change of an object.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  /// The object was inserted.
  case insert
  /// The object was changed.
  case update
  /// The object was deleted.
  case delete
}

/// A change of an object.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  /// The number of the change.
  public let changeID: Int64
  /// The identity of the object.
  public let changedObjectID: NSManagedObjectID
  /// The kind of the change.
  public let changeType: NSPersistentHistoryChangeType
  /// The properties of an updated object that were changed, or nil for other changes.
  public let updatedProperties: Set<NSPropertyDescription>?
  /// The values that a deleted object leaves. There are none.
  public let tombstone: [AnyHashable: Any]? = nil
  /// The transaction of the change.
  open internal(set) weak var transaction: NSPersistentHistoryTransaction?

  init(
    _ number: Int64, _ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType,
    _ properties: Set<NSPropertyDescription>?
  ) {
    changeID = number
    changedObjectID = id
    changeType = type
    updatedProperties = properties
    super.init()
  }
}

/// The changes that a context saved at once.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  /// When it was saved.
  public let timestamp: Date
  /// The changes, or nil if the request asked for transactions only.
  open internal(set) var changes: [NSPersistentHistoryChange]?
  /// The number of the transaction.
  public let transactionNumber: Int64
  /// The identifier of the store.
  public let storeID: String
  /// The identifier of the program's bundle.
  public let bundleID: String
  /// The name of the process.
  public let processID: String
  /// The name of the context.
  public let contextName: String?
  /// The `transactionAuthor` of the context.
  public let author: String?
  /// The place in the history after the transaction.
  public let token: NSPersistentHistoryToken

  init(_ number: Int64, _ storeID: String, _ context: NSManagedObjectContext) {
    timestamp = Date()
    transactionNumber = number
    self.storeID = storeID
    bundleID = Bundle.main.bundleIdentifier ?? ""
    processID = ProcessInfo.processInfo.processName
    contextName = context.name
    author = context.transactionAuthor
    token = NSPersistentHistoryToken(number)
    super.init()
  }

  fileprivate init(_ other: NSPersistentHistoryTransaction, changes: [NSPersistentHistoryChange]?) {
    timestamp = other.timestamp
    transactionNumber = other.transactionNumber
    storeID = other.storeID
    bundleID = other.bundleID
    processID = other.processID
    contextName = other.contextName
    author = other.author
    token = other.token
    self.changes = changes
    super.init()
  }

  /// Returns the changes as a notification that `mergeChanges(fromContextDidSave:)` accepts.
  ///
  /// - Returns: The notification, with the identities of the objects.
  open func objectIDNotification() -> Notification {
    var information: [AnyHashable: Any] = [:]
    for (key, type) in [
      (NSInsertedObjectIDsKey, NSPersistentHistoryChangeType.insert), (NSUpdatedObjectIDsKey, .update),
      (NSDeletedObjectIDsKey, .delete),
    ] {
      let ids = (changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID)
      if !ids.isEmpty { information[key] = Set(ids) }
    }
    return Notification(name: .NSManagedObjectContextDidSaveObjectIDs, object: nil, userInfo: information)
  }
}

/// The content of the result of a request for the history.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// The success, as a Boolean value.
  case statusOnly
  /// The identities of the changed objects.
  case objectIDs
  /// The number of the changes.
  case count
  /// The transactions without their changes.
  case transactionsOnly
  /// The changes without their transactions.
  case changesOnly
  /// The transactions with their changes.
  case transactionsAndChanges
}

/// A request for the history of the stores, or to delete it.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// The content of the result. The default is `transactionsAndChanges`.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// A condition for the transactions, or nil. It is ignored except for its predicate.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  /// The place after or before which the history is requested, or nil.
  public let token: NSPersistentHistoryToken?
  fileprivate let isDeletion: Bool
  fileprivate let isIncluded: (NSPersistentHistoryTransaction) -> Bool

  private init(
    _ token: NSPersistentHistoryToken?, isDeletion: Bool = false,
    isIncluded: @escaping (NSPersistentHistoryTransaction) -> Bool
  ) {
    self.token = token
    self.isDeletion = isDeletion
    self.isIncluded = isIncluded
    super.init()
  }

  /// Returns a request for the transactions after a time.
  ///
  /// - Parameter date: The time.
  /// - Returns: The request.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    make(nil) { $0.timestamp > date }
  }

  /// Returns a request for the transactions after a place, or for all.
  ///
  /// - Parameter token: A place in the history, or nil.
  /// - Returns: The request.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    make(token) { $0.transactionNumber > token?.number ?? 0 }
  }

  /// Returns a request for the transactions after another one, or for all.
  ///
  /// - Parameter transaction: The transaction, or nil.
  /// - Returns: The request.
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
    fetchHistory(after: transaction?.token)
  }

  /// Returns a request to delete the transactions before a time.
  ///
  /// - Parameter date: The time.
  /// - Returns: The request.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    make(nil, isDeletion: true) { $0.timestamp < date }
  }

  /// Returns a request to delete the transactions before a place, or all.
  ///
  /// - Parameter token: A place in the history, or nil.
  /// - Returns: The request.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    make(token, isDeletion: true) { $0.transactionNumber < token?.number ?? .max }
  }

  /// Returns a request to delete the transactions before another one, or all.
  ///
  /// - Parameter transaction: The transaction, or nil.
  /// - Returns: The request.
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest
  {
    deleteHistory(before: transaction?.token)
  }

  private class func make(
    _ token: NSPersistentHistoryToken?, isDeletion: Bool = false,
    _ isIncluded: @escaping (NSPersistentHistoryTransaction) -> Bool
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token, isDeletion: isDeletion, isIncluded: isIncluded)
  }
}

/// The result of a request for the history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// The transactions, the changes, their number or the success, as the request's result type says.
  open internal(set) var result: Any?
  /// The content of `result`.
  open internal(set) var resultType = NSPersistentHistoryResultType.transactionsAndChanges
}

/// The key of the place in the history in a notification of changes by others.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of the URL of the store in a notification of changes by others.
public let NSPersistentStoreURLKey = "storeURL"

/// The transactions of a coordinator.
final class ChangeHistory: @unchecked Sendable {
  private let lock = NSLock()
  private var transactions: [NSPersistentHistoryTransaction] = []
  private var lastNumber = Int64(Date().timeIntervalSince1970 * 1000)
  private var lastChange: Int64 = 0

  var token: NSPersistentHistoryToken? { lock.withLock { transactions.last?.token } }

  func add(
    _ store: NSPersistentStore, _ changes: [(NSManagedObjectID, NSPersistentHistoryChangeType, Set<String>?)],
    from context: NSManagedObjectContext
  ) -> NSPersistentHistoryToken {
    lock.withLock {
      lastNumber += 1
      let transaction = NSPersistentHistoryTransaction(lastNumber, store.identifier, context)
      transaction.changes = changes.map { id, type, keys in
        lastChange += 1
        let properties = keys.map { Set($0.compactMap { id.entity.propertiesByName[$0] }) }
        let change = NSPersistentHistoryChange(lastChange, id, type, properties)
        change.transaction = transaction
        return change
      }
      transactions.append(transaction)
      return transaction.token
    }
  }

  func execute(_ request: NSPersistentHistoryChangeRequest) -> NSPersistentHistoryResult {
    let result = NSPersistentHistoryResult()
    result.resultType = request.resultType
    lock.withLock {
      if request.isDeletion {
        transactions.removeAll(where: request.isIncluded)
        result.resultType = .statusOnly
        result.result = true
        return
      }
      var found = transactions.filter(request.isIncluded)
      if let predicate = request.fetchRequest?.predicate { found = found.filter { predicate.evaluate(with: $0) } }
      let changes = found.flatMap { $0.changes ?? [] }
      switch request.resultType {
      case .statusOnly: result.result = true
      case .objectIDs: result.result = changes.map(\.changedObjectID)
      case .count: result.result = changes.count
      case .changesOnly: result.result = changes
      case .transactionsOnly: result.result = found.map { NSPersistentHistoryTransaction($0, changes: nil) }
      case .transactionsAndChanges: result.result = found
      }
    }
    return result
  }
}

extension NSPersistentStoreCoordinator {
  /// Returns the place after what was saved last, or nil if nothing was saved since the stores were opened.
  ///
  /// - Parameter stores: The stores. They are ignored.
  /// - Returns: The place, or nil.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { history.token }

  func execute(_ request: NSPersistentHistoryChangeRequest) throws -> NSPersistentStoreResult {
    guard persistentStores.contains(where: { $0.hasOption(NSPersistentHistoryTrackingKey) }) else {
      throw CoreDataMessage.error(
        NSCoreDataError, "no store was opened with the option NSPersistentHistoryTrackingKey, so there is no history")
    }
    return history.execute(request)
  }

  /// Keeps what was saved in the history, and tells observers of remote changes, for the stores with these options.
  func record(
    inserted: [NSManagedObjectID], updated: [(NSManagedObjectID, Set<String>)], deleted: [NSManagedObjectID],
    from context: NSManagedObjectContext
  ) {
    for store in persistentStores {
      var token: NSPersistentHistoryToken?
      var changes: [(NSManagedObjectID, NSPersistentHistoryChangeType, Set<String>?)] = []
      for id in inserted where id.persistentStore === store { changes.append((id, .insert, nil)) }
      for (id, keys) in updated where id.persistentStore === store { changes.append((id, .update, keys)) }
      for id in deleted where id.persistentStore === store { changes.append((id, .delete, nil)) }
      guard !changes.isEmpty else { continue }
      if store.hasOption(NSPersistentHistoryTrackingKey) { token = history.add(store, changes, from: context) }
      guard store.hasOption(NSPersistentStoreRemoteChangeNotificationPostOptionKey) else { continue }
      var information: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
      information[NSPersistentStoreURLKey] = store.url
      information[NSPersistentHistoryTokenKey] = token
      NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: information)
    }
  }
}
