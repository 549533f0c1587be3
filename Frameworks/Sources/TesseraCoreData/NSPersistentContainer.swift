import Foundation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// A context of managed objects. It fetches nothing and cannot save.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = ""
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }
  open var hasChanges: Bool { false }
  /// Calls a closure, at once for the main queue.
  open func perform(_ block: @escaping () -> Void) {
    concurrencyType == .mainQueueConcurrencyType ? block() : performAndWait(block)
  }
  open func performAndWait(_ block: () -> Void) { block() }
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { throw CoreDataError() }
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { throw CoreDataError() }
  open func save() throws { throw CoreDataError() }
  open func insert(_ object: NSManagedObject) {}
  open func delete(_ object: NSManagedObject) {}
  open func rollback() {}
  open func reset() {}
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    NSManagedObject(entity: NSEntityDescription(name: ""), insertInto: self)
  }
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSObject { throw CoreDataError() }
}

/// The description of all kinds of objects.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// Returns nil if there is no file.
  public init?(contentsOf url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    super.init()
  }
  public override init() { super.init() }
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

open class NSPersistentStore: NSObject {}

/// Connects contexts with stores.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }
  open private(set) var persistentStores: [NSPersistentStore] = []
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    CoreDataError.report("the store \(storeURL?.lastPathComponent ?? storeType) is empty")
    return addStore()
  }
  @discardableResult final func addStore() -> NSPersistentStore {
    let store = NSPersistentStore()
    persistentStores.append(store)
    return store
  }
  open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
}

open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  public override init() { super.init() }
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A container of a store and its context. The store is empty, and says so when it is loaded.
///
/// Loading succeeds, because the code of Xcode's template ends the program otherwise, even in an application that stores
/// nothing: it loads the store whenever the application enters the background.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public let managedObjectModel: NSManagedObjectModel
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public init(name: String, managedObjectModel model: NSManagedObjectModel = NSManagedObjectModel()) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    super.init()
  }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      CoreDataError.report("the store of “\(name)” is empty")
      persistentStoreCoordinator.addStore()
      block(description, nil)
    }
  }
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
}
