import Foundation

extension NSManagedObjectContext {
  /// Saves the changes to the stores, or to the parent.
  ///
  /// - Throws: An error in `NSCocoaErrorDomain` if an object is not valid (1550 to 1680), if another context saved an
  ///   object in the meantime (133020, 133021), or if the store cannot be written. Nothing is saved then, and the changes
  ///   remain in the context.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    guard let source else {
      throw CoreDataMessage.error(NSPersistentStoreSaveError, "the context has no store and no parent to save to")
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    prepareObjects()
    for object in pending.values where object.state != .deleted { object.deriveValues() }
    try validate()
    for object in pending.values where object.state == .deleted && object.wasNeverSaved { forget(object) }
    guard hasChanges else { return }
    let objects = pending.values.sorted { $0.sequence < $1.sequence }
    var changes = SavedChanges()
    for object in objects {
      switch object.state {
      case .inserted: changes.inserted.append((object.identity, object.persistentRow))
      case .updated:
        guard let base = object.savedRow else { continue }
        changes.updated.append(
          .init(id: object.identity, row: object.persistentRow, base: base, keys: object.changedKeys))
      case .deleted: changes.deleted.append((object.identity, object.savedRow ?? StoredRow()))
      case .unchanged: break
      }
    }
    let policy = mergePolicy as? NSMergePolicy ?? .error
    // A save that failed may have found some.
    droppedDuplicates = [:]
    let merged = try source.commit(changes, policy: policy, from: self)
    finishSaving(objects, merged)
  }

  private func prepareObjects() {
    // An object may change others, and itself, before it is saved.
    var prepared: [NSManagedObjectID: Set<String>] = [:]
    for _ in 0..<100 {
      let objects = pending.values.filter { prepared[$0.identity] != $0.changedKeys }.sorted {
        $0.sequence < $1.sequence
      }
      if objects.isEmpty { return }
      for object in objects {
        prepared[object.identity] = object.changedKeys
        object.willSave()
      }
      processPendingChanges()
    }
    CoreDataMessage.report("objects changed each other in willSave() a hundred times; the last values are saved")
  }

  private func validate() throws {
    var errors: [NSError] = []
    for object in pending.values.sorted(by: { $0.sequence < $1.sequence }) {
      do {
        switch object.state {
        case .inserted: try object.validateForInsert()
        case .updated: try object.validateForUpdate()
        case .deleted: try object.validateForDelete()
        case .unchanged: break
        }
      } catch {
        errors.append(error as NSError)
      }
    }
    try NSManagedObject.raise(errors)
  }

  private func finishSaving(_ objects: [NSManagedObject], _ merged: [NSManagedObjectID: StoredRow]) {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    for object in objects {
      let state = object.state
      object.state = .unchanged
      object.changedKeys = []
      pending[object.identity] = nil
      if state == .deleted {
        deleted.insert(object)
        continue
      }
      if let row = merged[object.identity] {
        var row = row
        // If another context has saved the object, it may have values now that observers do not show.
        if let known = object.savedRow, row.version != known.version + 1 { recent.refreshed.insert(object) }
        for (key, property) in object.entity.propertiesByName where property.isTransient {
          if let current = object.row { row.copy(key, from: current) }
        }
        object.row = row
      }
      object.savedRow = object.row
      guard droppedDuplicates[object.identity] == nil else { continue }
      if state == .inserted { inserted.insert(object) } else { updated.insert(object) }
    }
    for object in objects { object.didSave() }
    var information: [AnyHashable: Any] = [:]
    if !inserted.isEmpty { information[NSInsertedObjectsKey] = inserted }
    if !updated.isEmpty { information[NSUpdatedObjectsKey] = updated }
    if !deleted.isEmpty { information[NSDeletedObjectsKey] = deleted }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: information)
    var identities: [AnyHashable: Any] = [:]
    for (key, objects) in [
      (NSInsertedObjectIDsKey, inserted), (NSUpdatedObjectIDsKey, updated), (NSDeletedObjectIDsKey, deleted),
    ] where !objects.isEmpty { identities[key] = Set(objects.map(\.identity)) }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: identities)
    for object in deleted { forget(object) }
    dropDuplicates()
    if !recent.isEmpty { scheduleProcessing() }
  }

  /// Removes the objects that were not saved, and shows what the objects with the same values have got from them.
  private func dropDuplicates() {
    guard !droppedDuplicates.isEmpty else { return }
    for (id, owner) in droppedDuplicates {
      if let object = registered[id] {
        forget(object)
        recent.inserted.remove(object)
        recent.updated.remove(object)
        recent.deleted.insert(object)
      }
      if let object = registered[owner], object.row != nil {
        update(object)
        recent.refreshed.insert(object)
      }
    }
    droppedDuplicates = [:]
    processPendingChanges()
  }
}

extension NSManagedObject {
  /// Computes the attributes that are derived from others.
  fileprivate func deriveValues() {
    for case let attribute as NSDerivedAttributeDescription in entity.propertiesByName.values {
      guard let expression = attribute.derivationExpression else { continue }
      load()
      let value = AttributeValue.canonical(
        expression.expressionValue(with: self, context: nil), attribute.attributeType)
      guard !AttributeValue.areEqual(value, row?.attributes[attribute.name]) else { continue }
      row?.attributes[attribute.name] = value
      changedKeys.insert(attribute.name)
    }
  }

  /// The values without those that are not stored.
  var persistentRow: StoredRow {
    var result = row ?? StoredRow()
    for (key, property) in entity.propertiesByName where property.isTransient {
      result.copy(key, from: StoredRow())
    }
    return result
  }
}

/// Another context as the place from which a context reads and to which it saves.
final class ParentSource: RowSource {
  private let parent: NSManagedObjectContext

  init(parent: NSManagedObjectContext) { self.parent = parent }

  func row(for id: NSManagedObjectID) -> StoredRow? {
    parent.performAndWait { () -> StoredRow? in
      if let object = parent.registered[id] {
        if object.state == .deleted { return nil }
        if let row = object.row { return row }
      }
      return parent.source?.row(for: id)
    }
  }

  func identities(of entity: NSEntityDescription, includesSubentities: Bool) -> [NSManagedObjectID] {
    parent.performAndWait { () -> [NSManagedObjectID] in
      parent.identities(of: entity, includesSubentities: includesSubentities)
    }
  }

  func commit(_ changes: SavedChanges, policy: NSMergePolicy, from context: NSManagedObjectContext) throws
    -> [NSManagedObjectID: StoredRow]
  {
    parent.performAndWait { () -> Void in
      for (id, row) in changes.inserted {
        let object = parent.object(with: id)
        object.take(row, keys: nil, as: .inserted)
      }
      for update in changes.updated {
        let object = parent.object(with: update.id)
        object.load()
        object.take(update.row, keys: update.keys, as: .updated)
      }
      for (id, _) in changes.deleted { parent.delete(parent.object(with: id)) }
      parent.processPendingChanges()
    }
    let ids = (changes.inserted.map(\.id), changes.updated.map(\.id), changes.deleted.map(\.id))
    for child in parent.children.contexts where child !== context {
      guard child.automaticallyMergesChangesFromParent else { continue }
      child.perform { child.merge(inserted: ids.0, updated: ids.1, deleted: ids.2) }
    }
    return [:]
  }
}

extension NSManagedObject {
  /// Takes over the values that a child context saved.
  fileprivate func take(_ values: StoredRow, keys: Set<String>?, as newState: State) {
    guard let context = managedObjectContext else { return }
    context.willChange(self)
    if newState == .inserted, row == nil {
      row = values
      state = .inserted
      sequence = context.nextSequence
      context.nextSequence += 1
      context.pending[identity] = self
      context.recent.inserted.insert(self)
      context.didChange(self)
      return
    }
    for key in keys ?? Set(entity.propertiesByName.keys) {
      row?.copy(key, from: values)
      changedKeys.insert(key)
    }
    context.didChange(self)
  }
}
