import Foundation

extension NSManagedObjectContext {
  /// Returns the identities of all objects of an entity, with those that were inserted and without those that were
  /// deleted.
  func identities(of entity: NSEntityDescription, includesSubentities: Bool) -> [NSManagedObjectID] {
    let saved = source?.identities(of: entity, includesSubentities: includesSubentities) ?? []
    let kept = pending.isEmpty ? saved : saved.filter { pending[$0].map { $0.state != .deleted } ?? true }
    let inserted = pending.values.filter { object in
      object.state == .inserted
        && (includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name)
    }
    return kept + inserted.sorted { $0.sequence < $1.sequence }.map(\.identity)
  }

  func entity<Result>(of request: NSFetchRequest<Result>) throws -> NSEntityDescription {
    if let entity = request.entity ?? request.entityName.flatMap({ model?.entitiesByName[$0] }) { return entity }
    if let type = Result.self as? NSManagedObject.Type, let entity = model?.entity(of: type) { return entity }
    throw CoreDataMessage.error(
      NSCoreDataError,
      "no entity has the name “\(request.entityName ?? "")” that a fetch request asks for; \(modelText)")
  }

  /// Returns the objects that a request asks for.
  ///
  /// - Parameter request: The request.
  /// - Returns: The objects, identities, dictionaries or the number, as the request's result type says.
  /// - Throws: An error if the request names no entity of the model.
  /// - Complexity: O(*n*) for *n* objects of the entity, and O(*n* log *n*) if they are sorted.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let objects = try objects(for: request)
    let results: [Any]
    if request.resultType.contains(.countResultType) {
      results = [NSNumber(value: objects.count)]
    } else if request.resultType.contains(.managedObjectIDResultType) {
      results = objects.map(\.identity)
    } else if request.resultType.contains(.dictionaryResultType) {
      results = dictionaries(of: objects, request)
    } else {
      if !request.returnsObjectsAsFaults { for object in objects { object.load() } }
      results = objects
    }
    return try results.map { value in
      if let result = value as? Result { return result }
      throw CoreDataMessage.error(
        NSCoreDataError,
        "a fetch request for \(Result.self) found a \(type(of: value)); check the class of the entity "
          + "\(request.entityName ?? "") in the model")
    }
  }

  func objects<Result>(for request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    let entity = try entity(of: request)
    if let type = Result.self as? NSManagedObject.Type { entity.learn(type) }
    guard source != nil else {
      throw CoreDataMessage.error(NSCoreDataError, "the context has no store and no parent to fetch from")
    }
    processPendingChanges()
    let ids = identities(of: entity, includesSubentities: request.includesSubentities)
    var objects = ids.map { object(with: $0) }
    if request.shouldRefreshRefetchedObjects { for object in objects { update(object) } }
    if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      objects = Self.sorted(objects, by: descriptors)
    }
    if request.fetchOffset > 0 { objects = Array(objects.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { objects = Array(objects.prefix(request.fetchLimit)) }
    return objects
  }

  /// Sorts objects. Equal ones keep their order.
  static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    objects.enumerated().sorted { first, second in
      let order = compare(first.element, second.element, by: descriptors)
      return order == .orderedSame ? first.offset < second.offset : order == .orderedAscending
    }.map(\.element)
  }

  static func compare(
    _ first: NSManagedObject, _ second: NSManagedObject, by descriptors: [NSSortDescriptor]
  ) -> ComparisonResult {
    for descriptor in descriptors {
      let order = descriptor.compare(first, to: second)
      if order != .orderedSame { return order }
    }
    return .orderedSame
  }

  private func dictionaries<Result>(of objects: [NSManagedObject], _ request: NSFetchRequest<Result>) -> [NSDictionary]
  {
    let names = request.propertiesToFetch?.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
    var seen: Set<NSDictionary> = []
    return objects.compactMap { object in
      let values = NSMutableDictionary()
      for name in names ?? Array(object.entity.attributesByName.keys) {
        guard let value = object.value(forKeyPath: name) else { continue }
        values[name] = (value as? NSManagedObject)?.identity ?? value
      }
      return !request.returnsDistinctResults || seen.insert(values).inserted ? values : nil
    }
  }

  /// Returns the number of objects that a request asks for.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    if request.predicate == nil, request.fetchLimit == 0, request.fetchOffset == 0 {
      processPendingChanges()
      return identities(of: try entity(of: request), includesSubentities: request.includesSubentities).count
    }
    return try objects(for: request).count
  }

  /// Does what a request says.
  ///
  /// - Returns: A result whose class belongs to that of the request, such as `NSBatchDeleteResult`.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try delete(request)
    case let request as NSBatchUpdateRequest: return try update(request)
    case let request as NSBatchInsertRequest: return try insert(request)
    case let request as any AsynchronousFetch: return request.run(in: self)
    default:
      throw CoreDataMessage.error(NSCoreDataError, "\(type(of: request)) cannot be executed by a context")
    }
  }

  // MARK: Batch requests

  private func coordinator() throws -> NSPersistentStoreCoordinator {
    guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
      throw CoreDataMessage.error(NSPersistentStoreSaveError, "no store was opened for a batch request")
    }
    return coordinator
  }

  /// Finds objects in the stores, without the changes of this context.
  private func savedObjects<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    let reader = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    reader.persistentStoreCoordinator = try coordinator()
    let objects = try reader.objects(for: request)
    // The objects need the context, which they refer to weakly, until their rows are read.
    return withExtendedLifetime(reader) {
      for object in objects { object.load() }
      return objects
    }
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSPersistentStoreResult {
    let coordinator = try coordinator()
    let reader = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    reader.persistentStoreCoordinator = coordinator
    let objects = try request.ids?.map { reader.object(with: $0) } ?? reader.objects(for: request.fetchRequest)
    let ids = objects.map(\.identity)
    for object in objects { reader.delete(object) }
    reader.processPendingChanges()
    // The related objects lose their references, and those that a rule deletes go as well.
    var rows: [NSManagedObjectID: StoredRow] = [:]
    for object in reader.updatedObjects {
      rows[object.identity] = object.persistentRow
      rows[object.identity]?.version += 1
    }
    try coordinator.changeRows(rows, deleted: Set(reader.deletedObjects.map(\.identity)))
    let result = NSBatchDeleteResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .resultTypeStatusOnly: result.result = true
    case .resultTypeObjectIDs: result.result = ids
    case .resultTypeCount: result.result = ids.count
    }
    return result
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSPersistentStoreResult {
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    fetch.predicate = request.predicate
    fetch.includesSubentities = request.includesSubentities
    var rows: [NSManagedObjectID: StoredRow] = [:]
    for object in try savedObjects(fetch) {
      var row = object.persistentRow
      for (key, value) in request.propertiesToUpdate ?? [:] {
        guard let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name,
          let attribute = object.entity.propertiesByName[name] as? NSAttributeDescription
        else {
          throw CoreDataMessage.error(NSCoreDataError, "\(request.entityName) has no attribute “\(key)” to update")
        }
        row.attributes[name] = AttributeValue.canonical(value, attribute.attributeType)
      }
      row.version += 1
      rows[object.identity] = row
    }
    try coordinator().changeRows(rows, deleted: [])
    let result = NSBatchUpdateResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .statusOnlyResultType: result.result = true
    case .updatedObjectIDsResultType: result.result = Array(rows.keys)
    case .updatedObjectsCountResultType: result.result = rows.count
    }
    return result
  }

  private func insert(_ request: NSBatchInsertRequest) throws -> NSPersistentStoreResult {
    guard let entity = model?.entitiesByName[request.entityName] else {
      throw CoreDataMessage.error(NSCoreDataError, "no entity has the name “\(request.entityName)”; \(modelText)")
    }
    var dictionaries = request.objectsToInsert ?? []
    if let handler = request.dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if handler(values) { break }
        dictionaries.append(
          Dictionary(
            uniqueKeysWithValues: values.compactMap { pair in
              (pair.key as? String).map { ($0, pair.value) }
            }))
      }
    }
    let writer = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    writer.persistentStoreCoordinator = try coordinator()
    writer.mergePolicy = mergePolicy
    var objects: [NSManagedObject] = []
    for values in dictionaries {
      let object = NSManagedObject(entity: entity, insertInto: writer)
      object.setValuesForKeys(values)
      objects.append(object)
    }
    try writer.save()
    let result = NSBatchInsertResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .statusOnly: result.result = true
    case .objectIDs: result.result = objects.map(\.identity)
    case .count: result.result = objects.count
    }
    return result
  }
}

/// A request whose result is passed to a closure, without the type of its results.
private protocol AsynchronousFetch { func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult }

extension NSAsynchronousFetchRequest: AsynchronousFetch {
  fileprivate func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>()
    nonisolated(unsafe) let request = self
    nonisolated(unsafe) let outcome = result
    context.perform {
      do {
        outcome.finalResult = try context.fetch(request.fetchRequest)
      } catch {
        outcome.operationError = error
      }
      request.completionBlock?(outcome)
    }
    return result
  }
}
