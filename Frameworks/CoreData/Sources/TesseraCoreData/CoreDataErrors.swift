import Foundation

/// The codes of the errors of Core Data in the domain `NSCocoaErrorDomain`, with Apple's numbers.
public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSManagedObjectContextLockingError = 132000
public let NSPersistentStoreCoordinatorLockingError = 132010
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSCoreDataError = 134060

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflicts"
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

public let NSSQLiteStoreType = "SQLite"
public let NSXMLStoreType = "XML"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSAddedPersistentStoresKey = "added"
public let NSRemovedPersistentStoresKey = "removed"
public let NSUUIDChangedPersistentStoresKey = "changedUUIDs"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  /// Posted after the objects of a context changed. The user info contains the sets of objects.
  public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsChangedInManagingContextNotification")
  /// Posted before a context saves.
  public static let NSManagedObjectContextWillSave = Self("_NSManagedObjectContextWillSaveNotification")
  /// Posted after a context saved. The user info contains the sets of objects.
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
  /// Posted after a coordinator got or lost a store.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Self("NSPersistentStoreCoordinatorStoresDidChange")
  /// Posted after a context saved. The user info contains the sets of identities.
  public static let NSManagedObjectContextDidSaveObjectIDs = Self(
    "NSManagingContextDidSaveChangesObjectIDsNotification")
  /// Posted by a coordinator after changes of a store with the option
  /// `NSPersistentStoreRemoteChangeNotificationPostOptionKey`. Changes of other processes are not seen.
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}

/// Creates the errors and messages of Core Data.
enum CoreDataMessage {
  static func error(_ code: Int, _ text: String, _ information: [String: Any] = [:]) -> NSError {
    var information = information
    information[NSLocalizedDescriptionKey] = text
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
  }

  /// Writes a message on standard error.
  static func report(_ text: String) {
    FileHandle.standardError.write(Data("Core Data: \(text)\n".utf8))
  }
}
