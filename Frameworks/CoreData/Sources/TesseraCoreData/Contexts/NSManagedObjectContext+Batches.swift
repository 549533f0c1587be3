import Foundation
import TesseraDarwin

import class TesseraDarwin.NSExpression

// Requests that change the stores without the objects of a context.
extension NSManagedObjectContext {
  func coordinator() throws -> NSPersistentStoreCoordinator {
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

  func delete(_ request: NSBatchDeleteRequest) throws -> NSPersistentStoreResult {
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
    try coordinator.changeRows(
      rows, deleted: Set(reader.deletedObjects.map(\.identity)), from: self)
    let result = NSBatchDeleteResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .resultTypeStatusOnly: result.result = true
    case .resultTypeObjectIDs: result.result = ids
    case .resultTypeCount: result.result = ids.count
    }
    return result
  }

  func update(_ request: NSBatchUpdateRequest) throws -> NSPersistentStoreResult {
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
        // An expression is computed from the values before the change.
        let expression = value as? NSExpression
        let new: Any? = expression == nil ? value : expression?.expressionValue(with: object, context: nil)
        row.attributes[name] = AttributeValue.canonical(new, attribute.attributeType)
      }
      row.version += 1
      rows[object.identity] = row
    }
    try coordinator().changeRows(rows, deleted: [], from: self)
    let result = NSBatchUpdateResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .statusOnlyResultType: result.result = true
    case .updatedObjectIDsResultType: result.result = Array(rows.keys)
    case .updatedObjectsCountResultType: result.result = rows.count
    }
    return result
  }

  func insert(_ request: NSBatchInsertRequest) throws -> NSPersistentStoreResult {
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
    while let handler = request.managedObjectHandler {
      let object = entity.objectClass.init(entity: entity, insertInto: nil)
      if handler(object) { break }
      writer.insert(object)
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
