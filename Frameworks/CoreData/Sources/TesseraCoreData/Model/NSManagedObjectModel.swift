import Foundation

/// The description of all kinds of objects of a store.
///
/// Xcode compiles models (`.momd`). Here the source, `.xcdatamodeld`, is copied to the bundle under that name and read
/// when the model is loaded.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  private var all: [NSEntityDescription] = []
  private var byName: [String: NSEntityDescription] = [:]
  private var configurationNames: [String: [NSEntityDescription]] = [:]
  private var requests: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// The identifiers of the version.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Reads a model.
  ///
  /// - Parameter url: The folder of a model, `.momd` or `.xcdatamodeld`, or one version of it, `.mom` or `.xcdatamodel`.
  ///   The result is nil if it cannot be read; a message on standard error says why.
  public init?(contentsOf url: URL) {
    super.init()
    do {
      try ModelReader(url).read(into: self)
    } catch {
      CoreDataMessage.report("the model \(url.path) cannot be read: \(error)")
      return nil
    }
  }

  /// The entities. Setting it replaces them.
  open var entities: [NSEntityDescription] {
    get { all }
    set {
      all = newValue
      byName = Dictionary(newValue.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
      for entity in newValue { entity.managedObjectModel = self }
    }
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] { byName }

  /// The names of the configurations.
  open var configurations: [String] { configurationNames.keys.sorted() }

  /// Returns the entities of a configuration, or all if it is nil.
  ///
  /// - Parameter configuration: The name of the configuration, or nil.
  /// - Returns: The entities, or nil if there is no such configuration.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { configurationNames[$0] } ?? all
  }

  /// Sets the entities of a configuration.
  ///
  /// - Parameters:
  ///   - entities: The entities.
  ///   - configuration: The name of the configuration.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    configurationNames[configuration] = entities
  }

  /// Returns a copy of a request that the model contains, or nil.
  ///
  /// - Parameter name: The name of the request.
  /// - Returns: The copy, or nil if the model has no such request.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    requests[name]?.copy() as? NSFetchRequest<any NSFetchRequestResult>
  }

  /// Adds a request.
  ///
  /// - Parameters:
  ///   - fetchRequestTemplate: The request, or nil to remove the present one.
  ///   - name: The name of the request.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    requests[name] = fetchRequestTemplate
  }

  /// Reads all models of bundles and joins them.
  ///
  /// - Parameter bundles: The bundles, or nil for the main bundle and those of the tests.
  /// - Returns: A model with the entities of all, or nil if there is no model.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = urls(in: bundles).compactMap { NSManagedObjectModel(contentsOf: $0) }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  private class func urls(in bundles: [Bundle]?) -> [URL] {
    let bundles = bundles ?? [Bundle.main] + Bundle.allBundles.filter { $0 !== Bundle.main }
    var urls: [URL] = []
    for bundle in bundles {
      for suffix in ["momd", "mom", "xcdatamodeld"] {
        urls += (bundle.urls(forResourcesWithExtension: suffix, subdirectory: nil) ?? []).map { $0 as URL }
      }
    }
    var seen: Set<String> = []
    return urls.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  /// Joins models.
  ///
  /// - Parameter models: The models. Of entities with equal names, the first one is used.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    var names: Set<String> = []
    // The model keeps the others alive, since entities refer to theirs weakly.
    entities = models.flatMap(\.entities).filter { names.insert($0.name ?? "").inserted }
    for model in models { configurationNames.merge(model.configurationNames) { first, _ in first } }
  }

  /// A value for each entity that differs if its stored properties differ.
  open var entityVersionHashesByName: [String: Data] {
    Dictionary(all.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { first, _ in first })
  }

  /// Tells whether a store was made with entities like those of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The name of the configuration, or nil for all entities.
  ///   - metadata: What `metadataForPersistentStore(ofType:at:options:)` returns.
  /// - Returns: `true` if the entities have the same names and versions.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data],
      let entities = entities(forConfigurationName: configuration)
    else { return false }
    return hashes == Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 })
  }

  /// Returns the model with which a store was made: a version of a model of bundles, or all models together.
  ///
  /// - Parameters:
  ///   - bundles: The bundles, or nil for the main bundle.
  ///   - metadata: The metadata of the store.
  /// - Returns: The model, or nil if no model of the bundles fits.
  open class func mergedModel(
    from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
  ) -> NSManagedObjectModel? {
    func fits(_ model: NSManagedObjectModel) -> Bool {
      model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
    }
    if let merged = mergedModel(from: bundles), fits(merged) { return merged }
    for url in urls(in: bundles) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.sorted() ?? []
      let versions = names.filter { $0.hasSuffix(".mom") || $0.hasSuffix(".xcdatamodel") }
      for version in versions {
        if let model = NSManagedObjectModel(contentsOf: url.appendingPathComponent(version)), fits(model) {
          return model
        }
      }
    }
    return nil
  }

  /// Finds the entity of a class: the one whose class it is, or whose name is the same.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let candidates = all.filter { $0.hasName(of: type) }
    if let entity = candidates.first(where: { $0.objectClass == type }) ?? candidates.first {
      entity.learn(type)
      return entity
    }
    return byName[String(describing: type)]
  }
}

/// The models that were loaded, which `NSManagedObject.entity()` searches.
final class LoadedModels: @unchecked Sendable {
  static let shared = LoadedModels()
  private let lock = NSLock()
  private var models: [ObjectIdentifier: WeakModel] = [:]

  private struct WeakModel { weak var model: NSManagedObjectModel? }

  func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      models = models.filter { $0.value.model != nil }
      models[ObjectIdentifier(model)] = WeakModel(model: model)
    }
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    lock.withLock { models.values.compactMap(\.model) }.lazy.compactMap { $0.entity(of: type) }.first
  }
}
