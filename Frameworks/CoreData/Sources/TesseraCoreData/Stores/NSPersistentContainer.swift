import Foundation
import TesseraDarwin

/// The description of a store that a container opens.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The file of the store.
  open var url: URL?
  /// The type of the store. The default is `NSSQLiteStoreType`.
  open var type = NSSQLiteStoreType
  /// The configuration of the model whose objects the store contains, or nil for all.
  open var configuration: String?
  /// `true` if nothing can be saved to the store. The default is `false`.
  open var isReadOnly = false
  /// The time to wait for a database that another program uses, in seconds. The default is 240. The value is stored but has no
  /// effect.
  open var timeout: TimeInterval = 240
  /// `true` to call the completion handler later. The default is `false`.
  open var shouldAddStoreAsynchronously = false
  /// `true` to migrate a store that was made with another version of the model. The default is `true`.
  open var shouldMigrateStoreAutomatically = true
  /// `true` to infer what the migration does. The default is `true`.
  open var shouldInferMappingModelAutomatically = true
  /// Settings for iCloud, which have no effect.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  private var others: [String: NSObject] = [:]

  /// Creates a description without a file.
  public override init() { super.init() }

  /// Creates a description of a database.
  ///
  /// - Parameter url: The file of the database.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// The options that were set.
  open var options: [String: NSObject] { others }

  /// Sets an option.
  ///
  /// - Parameters:
  ///   - option: The value of the option, or nil to remove it.
  ///   - key: The name of the option, such as `NSPersistentHistoryTrackingKey`.
  open func setOption(_ option: NSObject?, forKey key: String) { others[key] = option }

  /// Does nothing, because the settings of SQLite cannot be changed.
  ///
  /// - Parameters:
  ///   - value: The value. It is ignored.
  ///   - name: The name of the setting.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

  var allOptions: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = others
    all[NSReadOnlyPersistentStoreOption] = isReadOnly
    all[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
    all[NSInferMappingModelAutomaticallyOption] = shouldInferMappingModelAutomatically
    return all
  }

  /// Returns a copy of the description.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: A description with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.url = url
    copy.type = type
    copy.configuration = configuration
    copy.isReadOnly = isReadOnly
    copy.others = others
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    return copy
  }
}

/// A model, its stores and the context of the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container, and of the file of its store.
  public let name: String
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores to open. The default is one database in the folder of `defaultDirectoryURL()`.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container.
  ///
  /// - Parameter name: The name of the container and of its model, which is searched in the main bundle and in those of
  ///   the tests. If there is none, a message says so and the model is empty.
  public convenience init(name: String) {
    let bundles = [Bundle.main] + Bundle.allBundles
    let url = bundles.lazy.flatMap { bundle in
      ["momd", "mom"].lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }
    }.first
    var model = url.flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil, let merged = NSManagedObjectModel.mergedModel(from: nil), url == nil { model = merged }
    if model == nil { CoreDataMessage.report("Failed to load model named \(name)") }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - name: The name of the container.
  ///   - model: The kinds of objects.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = []
    super.init()
    let description = NSPersistentStoreDescription(
      url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    persistentStoreDescriptions = [description]
  }

  /// Returns the folder for databases: Application Support of the application. It is created.
  ///
  /// - Returns: The URL of the folder.
  open class func defaultDirectoryURL() -> URL {
    let folder = URL._applicationSupportDirectory
    let manager = FileManager.default
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Opens the stores.
  ///
  /// - Parameter block: Called for each store, with an error if it could not be opened.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      guard description.shouldAddStoreAsynchronously else {
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        continue
      }
      nonisolated(unsafe) let block = block
      DispatchQueue.main.async {
        self.persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
      }
    }
  }

  /// Returns a new context with a queue of its own.
  ///
  /// - Returns: The context, which reads from and saves to the stores of the container.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a closure with a new context, on its queue.
  ///
  /// - Parameter block: A closure that receives the context.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls a closure with a new context, on its queue.
  ///
  /// - Parameter block: A closure that receives the context.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  public func performBackgroundTask<Value>(
    _ block: @escaping (NSManagedObjectContext) throws -> Value
  ) async rethrows -> Value {
    let context = newBackgroundContext()
    func run(
      _ block: @escaping (NSManagedObjectContext) throws -> Value, orThrow: (any Error) throws -> Void
    ) async rethrows -> Value {
      switch await context.result(of: { try block(context) }) {
      case .success(let value): return value
      case .failure(let error):
        try orThrow(error)
        fatalError("an error was thrown and not passed on")
      }
    }
    return try await run(block, orThrow: { throw $0 })
  }
}

/// A container that iCloud copies to other devices. Here its stores are on this machine only.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Posted on iOS when objects are copied from or to iCloud. It is not posted here.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")

  /// Creates the schema in iCloud on iOS.
  ///
  /// - Parameter options: The options. They are ignored.
  /// - Throws: An error, because there is no iCloud.
  open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {
    throw CoreDataMessage.error(NSCoreDataError, "there is no iCloud, so no schema can be created in it")
  }

  /// Returns whether an object can be changed.
  ///
  /// - Parameter objectID: The identity of the object.
  /// - Returns: `true`, because the stores are on this machine.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Returns whether an object can be deleted.
  ///
  /// - Parameter objectID: The identity of the object.
  /// - Returns: `true`, because the stores are on this machine.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Returns whether something can be saved to a store.
  ///
  /// - Parameter store: The store.
  /// - Returns: `true` if the store is not read-only.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }
}

/// The options for the creation of a schema in iCloud. They have no effect.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt
  /// Creates options from a number.
  ///
  /// - Parameter rawValue: The options as a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The schema is checked and not created.
  public static let dryRun = Self(rawValue: 1)
  /// The schema is printed.
  public static let printSchema = Self(rawValue: 2)
}

/// Settings for iCloud, which have no effect.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The identifier of the container in iCloud.
  public let containerIdentifier: String
  /// Creates settings for a container in iCloud.
  ///
  /// - Parameter containerIdentifier: The identifier of the container in iCloud. It is stored but has no effect.
  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}
