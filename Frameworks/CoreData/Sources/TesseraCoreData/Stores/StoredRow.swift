import Foundation

/// The values of an object: its attributes, and the identities of its related objects.
struct StoredRow: @unchecked Sendable {
  var attributes: [String: Any] = [:]
  /// The relationships to one object.
  var references: [String: NSManagedObjectID] = [:]
  /// The relationships to any number of objects without an order.
  var sets: [String: Set<NSManagedObjectID>] = [:]
  /// The relationships to any number of objects with an order.
  var lists: [String: [NSManagedObjectID]] = [:]
  /// Increases with each save, to find out that another context saved the object.
  var version = 1

  /// Returns the identities of the objects of a relationship.
  func identities(_ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
    let name = relationship.name
    if !relationship.isToMany { return references[name].map { [$0] } ?? [] }
    return relationship.isOrdered ? lists[name] ?? [] : sets[name].map(Array.init) ?? []
  }

  /// Copies the value of a property from another row.
  mutating func copy(_ key: String, from other: StoredRow) {
    attributes[key] = other.attributes[key]
    references[key] = other.references[key]
    sets[key] = other.sets[key]
    lists[key] = other.lists[key]
  }

  /// Takes over the value of a property that was changed in a copy of an earlier version of this row.
  ///
  /// Of a relationship to any number of objects, only the additions and removals are taken over. The objects that
  /// others have added stay, because their inverses lead to the object of this row.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - changed: The changed copy.
  ///   - base: The earlier version.
  mutating func merge(_ key: String, from changed: StoredRow, since base: StoredRow) {
    let (currentSet, knownSet) = (sets[key] ?? [], base.sets[key] ?? [])
    let (currentList, knownList) = (lists[key] ?? [], base.lists[key] ?? [])
    copy(key, from: changed)
    if currentSet != knownSet {
      sets[key] = (sets[key] ?? []).subtracting(knownSet.subtracting(currentSet))
        .union(currentSet.subtracting(knownSet))
    }
    if currentList != knownList {
      let kept = (lists[key] ?? []).filter { currentList.contains($0) || !knownList.contains($0) }
      lists[key] = kept + currentList.filter { !knownList.contains($0) && !kept.contains($0) }
    }
  }

  /// Removes an identity from a relationship.
  mutating func remove(_ id: NSManagedObjectID, from key: String) {
    if references[key] === id { references[key] = nil }
    sets[key]?.remove(id)
    lists[key]?.removeAll { $0 === id }
  }

  /// Returns the row with other identities in its relationships.
  ///
  /// - Parameter target: Returns the identity that replaces another one.
  func redirected(_ target: (NSManagedObjectID) -> NSManagedObjectID) -> StoredRow {
    var result = self
    result.references = references.mapValues { target($0) }
    result.sets = sets.mapValues { ids in Set(ids.map { target($0) }) }
    result.lists = lists.mapValues { ids in
      var seen: Set<NSManagedObjectID> = []
      return ids.map { target($0) }.filter { seen.insert($0).inserted }
    }
    return result
  }

  /// Tells whether the value of a property is the same in another row.
  func isEqual(_ key: String, to other: StoredRow) -> Bool {
    references[key] == other.references[key] && (sets[key] ?? []) == (other.sets[key] ?? [])
      && (lists[key] ?? []) == (other.lists[key] ?? [])
      && AttributeValue.areEqual(attributes[key], other.attributes[key])
  }
}

/// The changes that a context saves.
struct SavedChanges: @unchecked Sendable {
  struct Update {
    let id: NSManagedObjectID
    var row: StoredRow
    /// The values that the context knew before it changed them.
    let base: StoredRow
    let keys: Set<String>
  }
  var inserted: [(id: NSManagedObjectID, row: StoredRow)] = []
  var updated: [Update] = []
  var deleted: [(id: NSManagedObjectID, base: StoredRow)] = []
}

/// The stores or another context, from which a context reads objects and to which it saves them.
protocol RowSource: AnyObject {
  /// Returns the values of an object, or nil if there is no such object.
  func row(for id: NSManagedObjectID) -> StoredRow?
  /// Returns the identities of all objects of an entity, in the order in which they were created.
  func identities(of entity: NSEntityDescription, includesSubentities: Bool) -> [NSManagedObjectID]
  /// Saves changes.
  ///
  /// - Returns: The rows that differ from the saved ones, because they were merged with what others had saved.
  func commit(_ changes: SavedChanges, policy: NSMergePolicy, from context: NSManagedObjectContext) throws
    -> [NSManagedObjectID: StoredRow]
}
