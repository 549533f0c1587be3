import Foundation

/// Connects contexts with stores.
open class NSPersistentStoreCoordinator: NSObject, RowSource, @unchecked Sendable {
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// A name, for messages.
  open var name: String?
  let lock = NSRecursiveLock()
  private(set) var stores: [NSPersistentStore] = []
  let history = ChangeHistory()
  private let contexts = ContextList()

  /// Creates a coordinator without stores.
  ///
  /// - Parameter model: The model of the objects.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.shared.add(model)
    // The names of properties are collected once, before several threads ask for them.
    for entity in model.entities { _ = entity.propertiesByName }
  }

  /// The stores.
  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  /// Returns the store with a file.
  ///
  /// - Parameter URL: The file.
  /// - Returns: The store, or nil if no open store has the file.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
  }

  /// Returns the file of a store.
  ///
  /// - Parameter store: The store.
  /// - Returns: The URL of the file, which is `/dev/null` for a store without a file.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// Calls a closure at once, on the thread of the caller. On iOS it is called later, on a queue of the coordinator.
  ///
  /// - Parameter block: The closure.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Calls a closure on the thread of the caller. Other calls of this method wait for its end.
  ///
  /// - Parameter block: The closure.
  open func performAndWait(_ block: () -> Void) { lock.withLock { block() } }

  // MARK: Stores

  /// Opens a store, and creates it if its file does not exist.
  ///
  /// - Parameters:
  ///   - storeType: `NSSQLiteStoreType`, `NSBinaryStoreType`, `NSXMLStoreType` or `NSInMemoryStoreType`. Stores with a file
  ///     are SQLite databases in all cases.
  ///   - configuration: The configuration of the model whose objects the store contains, or nil for all.
  ///   - storeURL: The file.
  ///   - options: `NSReadOnlyPersistentStoreOption`, `NSMigratePersistentStoresAutomaticallyOption` and
  ///     `NSInferMappingModelAutomaticallyOption` have an effect.
  /// - Returns: The store.
  /// - Throws: An error in `NSCocoaErrorDomain` if the file cannot be opened (134080), or if it was made with another
  ///   model and may not be migrated (134100).
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
      throw CoreDataMessage.error(
        NSPersistentStoreOpenError, "the model has no configuration named “\(configuration ?? "")”")
    }
    func flag(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false }
    let isReadOnly = flag(NSReadOnlyPersistentStoreOption)
    var database: DatabaseStore?
    let isInMemory = storeType == NSInMemoryStoreType || storeURL?.path == "/dev/null"
    if !isInMemory {
      guard let storeURL else {
        throw CoreDataMessage.error(NSPersistentStoreOpenError, "a store of the type \(storeType) needs a file")
      }
      guard persistentStore(for: storeURL) == nil else { return persistentStore(for: storeURL)! }
      let migrates =
        flag(NSMigratePersistentStoresAutomaticallyOption) && flag(NSInferMappingModelAutomaticallyOption)
      database = try DatabaseStore(url: storeURL, entities: entities, isReadOnly: isReadOnly, migrates: migrates)
    }
    let rows = StoredRows(database: database)
    let store = NSPersistentStore(
      type: storeType, url: storeURL, configuration: configuration, options: options, isReadOnly: isReadOnly, rows: rows
    )
    store.persistentStoreCoordinator = self
    try database?.load(into: rows, of: store)
    lock.withLock { stores.append(store) }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    return store
  }

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - type: The type of the store.
  ///   - configuration: The configuration of the model whose objects the store contains, or nil for all.
  ///   - storeURL: The file of the store.
  ///   - options: The options of the store, such as `NSReadOnlyPersistentStoreOption`.
  /// - Returns: The store.
  /// - Throws: An error if the store cannot be opened or created, or does not fit the model.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens the store of a description.
  ///
  /// - Parameters:
  ///   - description: The description of the store.
  ///   - block: A closure that receives the description, and an error if the store could not be opened. It is called once.
  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: description.type, configurationName: description.configuration, at: description.url,
        options: description.allOptions)
      block(description, nil)
    } catch {
      block(description, error)
    }
  }

  /// Closes a store. Its objects have no values afterwards.
  ///
  /// - Parameter store: The store.
  /// - Throws: Nothing.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { stores.removeAll { $0 === store } }
    store.persistentStoreCoordinator = nil
    store.rows.database?.close()
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
  }

  /// Returns the identifier and type of the store in a file.
  ///
  /// - Parameters:
  ///   - storeType: The type of the store.
  ///   - url: The file of the store.
  ///   - options: The options. They are ignored.
  /// - Returns: The type, the identifier, the versions of the entities, and what the application has set.
  /// - Throws: An error if the file is no store that can be read.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    let database = try DatabaseStore(url: url, entities: [], isReadOnly: true, migrates: false)
    defer { database.close() }
    var metadata = try database.metadata()
    metadata[NSStoreTypeKey] = storeType
    metadata[NSStoreUUIDKey] = database.identifier
    if metadata[NSStoreModelVersionHashesKey] == nil { metadata[NSStoreModelVersionHashesKey] = [String: Data]() }
    return metadata
  }

  /// Returns the identifier and type of the store in a file.
  ///
  /// - Parameters:
  ///   - type: The type of the store.
  ///   - url: The file of the store.
  ///   - options: The options. They are ignored.
  /// - Returns: The type, the identifier, the versions of the entities, and what the application has set.
  /// - Throws: An error if the file is no store that can be read.
  public class func metadataForPersistentStore(
    type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try metadataForPersistentStore(ofType: type.rawValue, at: url, options: options)
  }

  /// Sets what the store in a file contains for the application.
  ///
  /// - Parameters:
  ///   - metadata: Values of a property list, or nil for none.
  ///   - storeType: The type of the store. It is ignored.
  ///   - url: The file of the store.
  ///   - options: The options. They are ignored.
  /// - Throws: An error if the file cannot be written.
  open class func setMetadata(
    _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws {
    let database = try DatabaseStore(url: url, entities: [], isReadOnly: false, migrates: false)
    defer { database.close() }
    try database.setMetadata(metadata ?? [:])
  }

  /// Returns the identifier and type of a store, and what was set.
  ///
  /// - Parameter store: The store.
  /// - Returns: The type, the identifier and the values of the application.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Sets values of a store. They are written with the next changes that are saved to it, as on iOS.
  ///
  /// - Parameters:
  ///   - metadata: Values of a property list, or nil for none.
  ///   - store: The store.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    lock.withLock {
      store.metadata = metadata ?? [:]
      store.metadata[NSStoreTypeKey] = store.type
      store.metadata[NSStoreUUIDKey] = store.identifier
      store.hasNewMetadata = true
    }
  }

  private func store(for entity: NSEntityDescription) throws -> NSPersistentStore {
    for store in stores where !store.isReadOnly {
      let name = store.configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : store.configurationName
      if managedObjectModel.entities(forConfigurationName: name)?.contains(where: { $0.name == entity.name }) ?? false {
        return store
      }
    }
    let reason = stores.isEmpty ? "no store was opened" : "no store that can be written has this entity"
    throw CoreDataMessage.error(
      NSPersistentStoreSaveError, "an object of \(entity.name ?? "") cannot be saved: \(reason)")
  }

  // MARK: Identities

  /// Finds an identity by its address.
  ///
  /// - Parameter url: The address, from `uriRepresentation()` of the identity.
  /// - Returns: The identity, or nil if no store has an object with this address.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let place = url.host else { return nil }
    let parts = url.path.split(separator: "/")
    guard parts.count == 2, parts[1].hasPrefix("p"), let number = Int64(parts[1].dropFirst()),
      let entity = managedObjectModel.entitiesByName[String(parts[0])]
    else { return nil }
    return lock.withLock {
      stores.first { $0.identifier == place }?.rows.identity(entity, number)
    }
  }

  /// Gives an identity a number.
  func makePermanent(_ id: NSManagedObjectID) throws {
    try lock.withLock {
      guard id.isTemporaryID else { return }
      let store = try id.persistentStore ?? store(for: id.entity)
      id.persistentStore = store
      id.number = store.rows.nextNumber(id.entity)
      store.rows.register(id)
    }
  }

  // MARK: Rows

  func add(_ context: NSManagedObjectContext) { contexts.add(context) }

  func row(for id: NSManagedObjectID) -> StoredRow? { lock.withLock { id.persistentStore?.rows.rows[id] } }

  func identities(of entity: NSEntityDescription, includesSubentities: Bool) -> [NSManagedObjectID] {
    lock.withLock {
      for store in stores { store.refresh() }
      let kinds = includesSubentities ? entity.family : [entity]
      return stores.flatMap { store in kinds.flatMap { store.rows.identities(of: $0) } }
    }
  }

  func commit(
    _ changes: SavedChanges, policy: NSMergePolicy, from context: NSManagedObjectContext
  ) throws -> [NSManagedObjectID: StoredRow] {
    let result = try lock.withLock { try write(changes, policy, context) }
    // Duplicates were not saved, and objects in the store may have got their values.
    let inserted = changes.inserted.map(\.id)
    let others = Set(result.keys).subtracting(inserted)
    let keys = Dictionary(changes.updated.map { ($0.id, $0.keys) }, uniquingKeysWith: { $1 })
    record(
      inserted: inserted.filter { result[$0] != nil }, updated: others.map { ($0, keys[$0] ?? []) },
      deleted: changes.deleted.map(\.id), from: context)
    tell(
      inserted: inserted.filter { result[$0] != nil }, updated: Array(others), deleted: changes.deleted.map(\.id),
      except: context)
    return result
  }

  /// Tells the contexts that want to know what was saved.
  func tell(
    inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID],
    except context: NSManagedObjectContext?
  ) {
    for other in contexts.contexts
    where other !== context && other.parent == nil && other.automaticallyMergesChangesFromParent {
      other.perform { other.merge(inserted: inserted, updated: updated, deleted: deleted) }
    }
  }

  private func write(
    _ changes: SavedChanges, _ policy: NSMergePolicy, _ context: NSManagedObjectContext
  ) throws -> [NSManagedObjectID: StoredRow] {
    for store in stores { store.refresh() }
    var rows: [NSManagedObjectID: StoredRow] = [:]
    var conflicts: [NSMergeConflict] = []
    for update in changes.updated {
      guard let current = row(for: update.id) else {
        if policy.mergeType == .errorMergePolicyType {
          let object = context.object(with: update.id)
          conflicts.append(NSMergeConflict(source: object, oldVersion: update.base.version, newVersion: 0))
        } else if policy.mergeType != .rollbackMergePolicyType {
          rows[update.id] = update.row
        }
        continue
      }
      var merged = update.row
      if current.version != update.base.version {
        switch policy.mergeType {
        case .errorMergePolicyType:
          conflicts.append(
            NSMergeConflict(
              source: context.object(with: update.id), oldVersion: update.base.version, newVersion: current.version))
        case .mergeByPropertyObjectTrumpMergePolicyType:
          merged = current
          for key in update.keys { merged.merge(key, from: update.row, since: update.base) }
        case .mergeByPropertyStoreTrumpMergePolicyType:
          merged = current
          for key in update.keys {
            let isToMany = update.id.entity.relationship(key)?.isToMany ?? false
            guard isToMany || current.isEqual(key, to: update.base) else { continue }
            merged.merge(key, from: update.row, since: update.base)
          }
        case .overwriteMergePolicyType:
          for relationship in update.id.entity.relationshipsByName.values where relationship.isToMany {
            merged.copy(relationship.name, from: current)
            merged.merge(relationship.name, from: update.row, since: update.base)
          }
        case .rollbackMergePolicyType: merged = current
        }
      }
      merged.version = current.version + 1
      rows[update.id] = merged
    }
    for (id, base) in changes.deleted where policy.mergeType == .errorMergePolicyType {
      guard let current = row(for: id), current.version != base.version else { continue }
      conflicts.append(
        NSMergeConflict(
          source: context.object(with: id), oldVersion: base.version, newVersion: current.version))
    }
    if !conflicts.isEmpty {
      throw CoreDataMessage.error(
        NSManagedObjectMergeError, "Could not merge changes: another context saved the objects in the meantime.",
        ["conflictList": conflicts])
    }
    var deleted = Set(changes.deleted.map(\.id))
    var inserted = changes.inserted
    try mergeDuplicates(&inserted, &rows, &deleted, policy, context)
    for (id, _) in inserted { try makePermanent(id) }
    for (id, row) in inserted { rows[id] = row }
    redirect(context.droppedDuplicates, changes, &rows)
    try write(rows, inserted: Set(inserted.map(\.id)), deleted: deleted)
    return rows
  }

  /// Writes rows to the stores that they belong to, first to the files and then to memory.
  func write(
    _ rows: [NSManagedObjectID: StoredRow], inserted: Set<NSManagedObjectID>, deleted: Set<NSManagedObjectID>
  ) throws {
    for store in stores {
      let own = rows.filter { $0.key.persistentStore === store }
      let gone = deleted.filter { $0.persistentStore === store }
      guard !own.isEmpty || !gone.isEmpty else { continue }
      if store.isReadOnly {
        throw CoreDataMessage.error(
          NSPersistentStoreSaveError, "the store \(store.url?.path ?? "") is read-only",
          [NSAffectedStoresErrorKey: [store]])
      }
      try store.rows.database?.write(own, deleted: gone, numbersFrom: store.rows)
      for (id, row) in own { store.rows.put(row, for: id) }
      for id in gone { store.rows.remove(id) }
      guard store.hasNewMetadata else { continue }
      try store.rows.database?.setMetadata(store.metadata)
      store.hasNewMetadata = false
    }
  }

  // MARK: Unique values

  /// Finds inserted and changed objects whose values others have already, although an entity says that they are unique.
  private func mergeDuplicates(
    _ inserted: inout [(id: NSManagedObjectID, row: StoredRow)], _ rows: inout [NSManagedObjectID: StoredRow],
    _ deleted: inout Set<NSManagedObjectID>, _ policy: NSMergePolicy, _ context: NSManagedObjectContext
  ) throws {
    let constrained = managedObjectModel.entities.filter { !$0.uniquenessConstraints.isEmpty }
    for entity in constrained {
      for constraint in entity.uniquenessConstraints {
        let names = constraint.compactMap { ($0 as? String) ?? ($0 as? NSAttributeDescription)?.name }
        func values(_ row: StoredRow) -> [String]? {
          let values = names.map { row.attributes[$0].map { "\($0)" } }
          return values.contains(nil) ? nil : values.compactMap { $0 }
        }
        let family = Set(entity.family.compactMap(\.name))
        let candidates = inserted.filter { family.contains($0.id.entity.name ?? "") }
        let changed = rows.filter { family.contains($0.key.entity.name ?? "") }
        // All objects are gone through only if one has got new values.
        let hasNewValues = changed.contains { id, new in row(for: id).map { values($0) != values(new) } ?? true }
        guard !candidates.isEmpty || hasNewValues else { continue }
        var owners: [[String]: NSManagedObjectID] = [:]
        for id in identities(of: entity, includesSubentities: true) where !deleted.contains(id) {
          if let row = rows[id] ?? row(for: id), let key = values(row) {
            if let other = owners[key], rows[id] != nil || rows[other] != nil { try refuse(id, names, context) }
            owners[key] = id
          }
        }
        for (id, row) in candidates {
          guard let key = values(row) else { continue }
          guard let owner = owners[key] else {
            owners[key] = id
            continue
          }
          switch policy.mergeType {
          case .errorMergePolicyType: try refuse(id, names, context)
          case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            // The object in the store keeps its identity and gets the new values.
            var merged = rows[owner] ?? inserted.first { $0.id == owner }?.row ?? self.row(for: owner) ?? row
            merged.attributes.merge(row.attributes) { _, new in new }
            merged.version += 1
            if let place = inserted.firstIndex(where: { $0.id == owner }) {
              inserted[place].row = merged
            } else {
              rows[owner] = merged
            }
          case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: break
          }
          inserted.removeAll { $0.id == id }
          context.droppedDuplicates[id] = owner
        }
      }
    }
  }

  /// Lets relationships lead to the objects that remain instead of to their duplicates, which are not saved. The
  /// objects that remain get the relationships of their duplicates, unless they lead to one other object already.
  private func redirect(
    _ owners: [NSManagedObjectID: NSManagedObjectID], _ changes: SavedChanges,
    _ rows: inout [NSManagedObjectID: StoredRow]
  ) {
    guard !owners.isEmpty else { return }
    func owner(of id: NSManagedObjectID) -> NSManagedObjectID {
      var id = id
      while let next = owners[id] { id = next }
      return id
    }
    for (id, row) in changes.inserted where owners[id] != nil {
      let remaining = owner(of: id)
      guard var merged = rows[remaining] ?? self.row(for: remaining) else { continue }
      var hasChanged = rows[remaining] != nil
      if !hasChanged { merged.version += 1 }
      for relationship in id.entity.relationshipsByName.values {
        let name = relationship.name
        for other in row.identities(relationship) {
          if relationship.isOrdered {
            guard !(merged.lists[name] ?? []).contains(other) else { continue }
            merged.lists[name, default: []].append(other)
            hasChanged = true
          } else if relationship.isToMany {
            if merged.sets[name, default: []].insert(other).inserted { hasChanged = true }
          } else if merged.references[name] == nil {
            merged.references[name] = other
            hasChanged = true
          } else if let inverse = relationship.inverseRelationship?.name {
            rows[other]?.remove(id, from: inverse)
          }
        }
      }
      if hasChanged { rows[remaining] = merged }
    }
    rows = rows.mapValues { $0.redirected(owner(of:)) }
  }

  private func refuse(_ id: NSManagedObjectID, _ names: [String], _ context: NSManagedObjectContext) throws -> Never {
    throw CoreDataMessage.error(
      NSManagedObjectConstraintMergeError,
      "Could not save \(id.entity.name ?? ""): another object has the same \(names.joined(separator: ", ")).",
      [NSAffectedObjectsErrorKey: [context.object(with: id)]])
  }

  // MARK: Batch requests

  /// Does what a request says.
  ///
  /// - Parameters:
  ///   - request: A request for objects, a batch request or a request for the history.
  ///   - context: The context of the objects that are returned.
  /// - Returns: The objects that were found, or a result whose class belongs to that of the request.
  /// - Throws: An error of the request, or one if a context does not execute requests of its class.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
    if let request = request as? any UntypedFetch { return try request.results(in: context) }
    return try context.execute(request)
  }

  /// Changes rows without a context.
  func changeRows(
    _ rows: [NSManagedObjectID: StoredRow], deleted: Set<NSManagedObjectID>, from context: NSManagedObjectContext
  ) throws {
    try lock.withLock {
      for id in rows.keys { try makePermanent(id) }
      try write(rows, inserted: [], deleted: deleted)
    }
    record(inserted: [], updated: rows.keys.map { ($0, []) }, deleted: Array(deleted), from: context)
  }
}
