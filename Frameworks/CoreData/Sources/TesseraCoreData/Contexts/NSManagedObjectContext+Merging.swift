import Foundation

extension NSManagedObjectContext {
  /// Shows what another context saved.
  ///
  /// - Parameter notification: `NSManagedObjectContextDidSave`, as the other context posted it.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String, _ idKey: String) -> [NSManagedObjectID] {
      if let objects = notification.userInfo?[key] as? Set<NSManagedObject> { return objects.map(\.identity) }
      return Self.identities(notification.userInfo?[idKey])
    }
    let inserted = ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
    let updated = ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey)
    let deleted = ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
    performAndWait { () -> Void in merge(inserted: inserted, updated: updated, deleted: deleted) }
  }

  /// Shows in contexts what was changed in the stores, such as the result of a batch request.
  ///
  /// - Parameters:
  ///   - changeNotificationData: Lists of identities under the keys `NSInsertedObjectsKey`, `NSUpdatedObjectsKey` and
  ///     `NSDeletedObjectsKey`, or their variants with `IDs`.
  ///   - contexts: The contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ keys: [String]) -> [NSManagedObjectID] { keys.flatMap { identities(changeNotificationData[$0]) } }
    let inserted = ids([NSInsertedObjectsKey, NSInsertedObjectIDsKey])
    let updated = ids([NSUpdatedObjectsKey, NSUpdatedObjectIDsKey])
    let deleted = ids([NSDeletedObjectsKey, NSDeletedObjectIDsKey])
    for context in contexts {
      context.performAndWait { () -> Void in context.merge(inserted: inserted, updated: updated, deleted: deleted) }
    }
  }

  private class func identities(_ value: Any?) -> [NSManagedObjectID] {
    switch value {
    case let list as [NSManagedObjectID]: list
    case let set as Set<NSManagedObjectID>: Array(set)
    case let objects as Set<NSManagedObject>: objects.map(\.identity)
    case let objects as [NSManagedObject]: objects.map(\.identity)
    default: []
    }
  }

  func merge(inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
    // An object that was inserted may have been deleted since.
    for id in inserted where registered[id]?.state != .inserted && source?.row(for: id) != nil {
      let object = object(with: id)
      recent.inserted.insert(object)
    }
    for id in updated {
      guard let object = registered[id] else {
        // From iOS 10 on, objects that the context does not know may begin to match the request of a fetched results controller.
        if source?.row(for: id) != nil { recent.refreshed.insert(object(with: id)) }
        continue
      }
      guard object.state != .deleted else { continue }
      update(object)
      recent.refreshed.insert(object)
    }
    for id in deleted {
      guard let object = registered[id] else { continue }
      // The values stay, so that observers can show what was deleted.
      object.row = object.row ?? StoredRow()
      forget(object)
      recent.inserted.remove(object)
      recent.updated.remove(object)
      recent.refreshed.remove(object)
      recent.deleted.insert(object)
    }
    processPendingChanges()
  }
}

extension NSManagedObjectContext {
  /// Posted after the objects of a context changed.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  /// Posted before a context saves.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted after a context saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave

  /// Posted after a context saved, with the identities of the objects.
  public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs

  /// The keys of the user info of the notifications.
  public enum NotificationKey: String, Sendable {
    /// The objects that were inserted, as a set.
    case insertedObjects = "inserted"
    /// The objects that were changed, as a set.
    case updatedObjects = "updated"
    /// The objects that were deleted, as a set.
    case deletedObjects = "deleted"
    /// The objects that another context has changed, as a set.
    case refreshedObjects = "refreshed"
    /// The objects that lost their values, as a set. No notification contains it here.
    case invalidatedObjects = "invalidated"
    /// A mark that all objects have lost their values.
    case invalidatedAllObjects = "invalidatedAll"
    /// The identities of the objects that were inserted.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identities of the objects that were changed.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identities of the objects that were deleted.
    case deletedObjectIDs = "deleted_objectIDs"
  }
}
