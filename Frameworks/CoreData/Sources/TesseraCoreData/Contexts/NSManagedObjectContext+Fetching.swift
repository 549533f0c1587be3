import Foundation

extension NSManagedObjectContext {
  /// Returns the identities of all objects of an entity, with those that were inserted and without those that were
  /// deleted.
  func identities(of entity: NSEntityDescription, includesSubentities: Bool) -> [NSManagedObjectID] {
    let saved = source?.identities(of: entity, includesSubentities: includesSubentities) ?? []
    guard !pending.isEmpty else { return saved }
    var inserted: [NSManagedObject] = []
    var hasOthers = false
    for object in pending.values {
      guard object.state == .inserted else {
        hasOthers = hasOthers || object.state == .deleted
        continue
      }
      // An object that was deleted in the store may be inserted again by an undo, so the store may know it.
      hasOthers = hasOthers || !object.identity.isTemporaryID
      if includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name {
        inserted.append(object)
      }
    }
    let kept = hasOthers ? saved.filter { pending[$0].map { $0.state == .updated } ?? true } : saved
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
  /// - Complexity: O(*n*) for *n* objects of the entity, and O(*n* log *n*) if they are sorted. A predicate and sort descriptors
  ///   with keys read the rows of the store, so only the objects that are returned are created.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let results: [Any]
    if request.resultType.contains(.countResultType) {
      results = [NSNumber(value: try identities(for: request).count)]
    } else if request.resultType.contains(.managedObjectIDResultType) {
      results = try identities(for: request)
    } else if request.resultType.contains(.dictionaryResultType) {
      results = try dictionaries(for: request)
    } else {
      let objects = try objects(for: request)
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
    let objects = try identities(for: request).map { object(with: $0) }
    if request.shouldRefreshRefetchedObjects { for object in objects { update(object) } }
    return objects
  }

  /// Returns the identities of the objects that a request asks for.
  ///
  /// - Parameter limits: `false` to ignore the limit and the offset of the request.
  func identities<Result>(for request: NSFetchRequest<Result>, limits: Bool = true) throws -> [NSManagedObjectID] {
    let entity = try entity(of: request)
    if let type = Result.self as? NSManagedObject.Type { entity.learn(type) }
    guard let source else {
      throw CoreDataMessage.error(NSCoreDataError, "the context has no store and no parent to fetch from")
    }
    processPendingChanges()
    let reader = RowReader.Reading(context: self, includesChanges: request.includesPendingChanges)
    var ids =
      request.includesPendingChanges
      ? identities(of: entity, includesSubentities: request.includesSubentities)
      : source.identities(of: entity, includesSubentities: request.includesSubentities)
    if let predicate = request.predicate { ids = reader.matching(predicate, ids) }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty { ids = reader.sorted(ids, by: descriptors) }
    guard limits else { return ids }
    return Self.limited(ids, request)
  }

  private static func limited<Element, Result>(_ list: [Element], _ request: NSFetchRequest<Result>) -> [Element] {
    var list = list[...]
    if request.fetchOffset > 0 { list = list.dropFirst(request.fetchOffset) }
    if request.fetchLimit > 0 { list = list.prefix(request.fetchLimit) }
    return Array(list)
  }

  /// Sorts objects. Equal ones keep their order.
  static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard objects.count > 1 else { return objects }
    return objects.enumerated().sorted { first, second in
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

  /// Returns the values of the properties that a request names: for each object, for each group of objects with equal values,
  /// or, if all are results of functions such as `sum:`, for all objects.
  private func dictionaries<Result>(for request: NSFetchRequest<Result>) throws -> [NSDictionary] {
    let entity = try entity(of: request)
    let ids = try identities(for: request, limits: false)
    let properties =
      try request.propertiesToFetch.map { try $0.map { try FetchedProperty($0, of: entity) } }
      ?? entity.attributesByName.values.filter { !$0.isTransient }.map { try FetchedProperty($0, of: entity) }
    let reader = RowReader.Reading(context: self, includesChanges: request.includesPendingChanges)
    let objects = ids.map { reader.object($0) }
    var groups: [[Any]]
    if let keys = try request.propertiesToGroupBy?.map({ try FetchedProperty($0, of: entity) }) {
      var places: [NSDictionary: Int] = [:]
      groups = []
      for object in objects {
        let key = NSMutableDictionary()
        for property in keys { key[property.name] = property.value(of: [object]) }
        if let place = places[key] {
          groups[place].append(object)
        } else {
          places[key] = groups.count
          groups.append([object])
        }
      }
    } else if !properties.isEmpty, properties.allSatisfy(\.isCollected) {
      groups = [objects]
    } else {
      groups = objects.map { [$0] }
    }
    var seen: Set<NSDictionary> = []
    let all = groups.compactMap { group -> NSDictionary? in
      let values = NSMutableDictionary()
      for property in properties { values[property.name] = property.value(of: group) }
      if let condition = request.havingPredicate, !condition.evaluate(with: values) { return nil }
      return !request.returnsDistinctResults || seen.insert(values).inserted ? values : nil
    }
    return Self.limited(all, request)
  }

  /// Returns the number of objects that a request asks for.
  ///
  /// - Parameter request: The request.
  /// - Returns: The number, which the limit and the offset of the request reduce.
  /// - Throws: An error if the request names no entity of the model, or if the context has no stores and no parent.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    if request.resultType.contains(.dictionaryResultType) { return try dictionaries(for: request).count }
    return try identities(for: request).count
  }

  /// Executes a request.
  ///
  /// - Parameter request: A batch request, an asynchronous fetch or a request for the history.
  /// - Returns: A result whose class belongs to that of the request, such as `NSBatchDeleteResult`.
  /// - Throws: An error of the request, or one if a context does not execute requests of its class.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try delete(request)
    case let request as NSBatchUpdateRequest: return try update(request)
    case let request as NSBatchInsertRequest: return try insert(request)
    case let request as any AsynchronousFetch: return request.run(in: self)
    case let request as NSPersistentHistoryChangeRequest: return try coordinator().execute(request)
    default:
      throw CoreDataMessage.error(NSCoreDataError, "\(type(of: request)) cannot be executed by a context")
    }
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
