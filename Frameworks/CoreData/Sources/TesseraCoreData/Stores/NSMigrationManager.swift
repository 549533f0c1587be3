import Foundation

/// The rules by which the objects of one model become those of another.
///
/// Only what can be inferred is done: new and removed entities and properties, and those with a renaming identifier. Mapping
/// models that Xcode compiles (`.cdm`) are not read.
open class NSMappingModel: NSObject {
  let source: NSManagedObjectModel?
  let destination: NSManagedObjectModel?

  init(source: NSManagedObjectModel?, destination: NSManagedObjectModel?) {
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Returns nil, because mapping models of bundles are not read. A message says so.
  ///
  /// - Parameters:
  ///   - bundles: The bundles. They are ignored.
  ///   - sourceModel: The model of the objects. It is ignored.
  ///   - destinationModel: The model of the objects after the migration. It is ignored.
  public convenience init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) {
    CoreDataMessage.report("mapping models of bundles are not read; use NSMappingModel.inferredMappingModel instead")
    return nil
  }

  /// Returns nil, because compiled mapping models are not read. A message says so.
  ///
  /// - Parameter url: The URL of the mapping model.
  public convenience init?(contentsOf url: URL?) {
    CoreDataMessage.report(
      "the mapping model \(url?.path ?? "") is not read; use NSMappingModel.inferredMappingModel instead")
    return nil
  }

  /// Returns the rules that can be inferred from two models. The models are not compared yet.
  ///
  /// - Parameters:
  ///   - sourceModel: The model of the objects.
  ///   - destinationModel: The model of the objects after the migration.
  /// - Returns: The rules.
  /// - Throws: Nothing.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel { NSMappingModel(source: sourceModel, destination: destinationModel) }
}

/// Writes the objects of a store to another store with another model.
open class NSMigrationManager: NSObject {
  /// The model of the objects.
  public let sourceModel: NSManagedObjectModel
  /// The model of the objects after the migration.
  public let destinationModel: NSManagedObjectModel
  /// The part of the migration that is done, from 0 to 1.
  open private(set) var migrationProgress: Float = 0
  /// Values that the application attaches to the migration.
  open var userInfo: [AnyHashable: Any]?

  /// Creates a manager.
  ///
  /// - Parameters:
  ///   - sourceModel: The model of the objects.
  ///   - destinationModel: The model of the objects after the migration.
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
    super.init()
  }

  /// Copies a store and gives the copy the tables of the destination model.
  ///
  /// - Parameters:
  ///   - sourceURL: The file of the store.
  ///   - sStoreType: The type of the store.
  ///   - sOptions: The options of the store. They are ignored.
  ///   - mappings: The rules, which are those that can be inferred.
  ///   - dURL: The file of the copy. An existing one is replaced.
  ///   - dStoreType: The type of the copy.
  ///   - dOptions: The options of the copy.
  /// - Throws: An error if the store cannot be read, or the copy cannot be written.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    // The destination is removed below, and the source must not be removed with it.
    guard sourceURL.standardizedFileURL.resolvingSymlinksInPath() != dURL.standardizedFileURL.resolvingSymlinksInPath()
    else {
      throw CoreDataMessage.error(
        NSPersistentStoreOpenError, "the store \(sourceURL.path) cannot be migrated to itself; choose another file")
    }
    let reader = NSPersistentStoreCoordinator(managedObjectModel: sourceModel)
    let store = try reader.addPersistentStore(
      ofType: sStoreType, configurationName: nil, at: sourceURL, options: [NSReadOnlyPersistentStoreOption: true])
    try reader.remove(store)
    let manager = FileManager.default
    for suffix in ["", "-wal", "-shm", "-journal"] where manager.fileExists(atPath: dURL.path + suffix) {
      try manager.removeItem(atPath: dURL.path + suffix)
    }
    // A database of iOS has its last changes in a second file.
    for suffix in ["", "-wal"] where manager.fileExists(atPath: sourceURL.path + suffix) {
      try manager.copyItem(atPath: sourceURL.path + suffix, toPath: dURL.path + suffix)
    }
    let writer = NSPersistentStoreCoordinator(managedObjectModel: destinationModel)
    let copy = try writer.addPersistentStore(
      ofType: dStoreType, configurationName: nil, at: dURL,
      options: [NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true])
    try writer.remove(copy)
    migrationProgress = 1
  }
}
