import Foundation

/// The codes of the errors of Core Data in the domain `NSCocoaErrorDomain`, with Apple's numbers.
public let NSManagedObjectValidationError = 1550
/// The error that a unique constraint is not met. It does not occur here.
public let NSManagedObjectConstraintValidationError = 1551
/// The error that contains several others, under `NSDetailedErrorsKey`.
public let NSValidationMultipleErrorsError = 1560
/// The error that a property which is not optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The error that a relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// The error that a relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// The error that an object cannot be deleted because others refer to it.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The error that a number is too large.
public let NSValidationNumberTooLargeError = 1610
/// The error that a number is too small.
public let NSValidationNumberTooSmallError = 1620
/// The error that a date is too late. It does not occur here.
public let NSValidationDateTooLateError = 1630
/// The error that a date is too early. It does not occur here.
public let NSValidationDateTooSoonError = 1640
/// The error that a text is too long.
public let NSValidationStringTooLongError = 1660
/// The error that a text is too short.
public let NSValidationStringTooShortError = 1670
/// The error that a text does not match a regular expression.
public let NSValidationStringPatternMatchingError = 1680
/// The error that a context cannot be locked. It does not occur here.
public let NSManagedObjectContextLockingError = 132000
/// The error that a coordinator cannot be locked. It does not occur here.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// The error that an object does not exist in the stores.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The error that another context has saved an object, with the merge policy `error`.
public let NSManagedObjectMergeError = 133020
/// The error that several objects have the same values of a unique constraint.
public let NSManagedObjectConstraintMergeError = 133021
/// The error that the type of a store is unknown. It does not occur here.
public let NSPersistentStoreInvalidTypeError = 134000
/// The error that a store has another type. It does not occur here.
public let NSPersistentStoreTypeMismatchError = 134010
/// The error that a store does not fit the model. It does not occur here.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// The error that a store could not be saved.
public let NSPersistentStoreSaveError = 134030
/// The error that a store could not be opened.
public let NSPersistentStoreOpenError = 134080
/// The error that a store was made with another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// The error that Core Data was used wrongly, such as a fetch without an entity.
public let NSCoreDataError = 134060

/// The key of an array of errors.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that cannot be saved.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the property that cannot be saved.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of a condition that is not met. No error contains it here.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that cannot be saved.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores of an error.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects or identities of an error.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of an array of conflicts. No error contains it here.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflicts"
/// The domain of the errors of SQLite. No error has it here.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

/// The type of a SQLite database.
public let NSSQLiteStoreType = "SQLite"
/// The type of an XML file. Here it is a SQLite database.
public let NSXMLStoreType = "XML"
/// The type of a binary file. Here it is a SQLite database.
public let NSBinaryStoreType = "Binary"
/// The type of a store without a file.
public let NSInMemoryStoreType = "InMemory"
/// The key of the type of a store in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of the identifier of a store in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the versions of the entities in the metadata of a store.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the identifiers of the model in the metadata of a store. It is not used here.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The key of the stores that were opened. It is not used here.
public let NSAddedPersistentStoresKey = "added"
/// The key of the stores that were closed. It is not used here.
public let NSRemovedPersistentStoresKey = "removed"
/// The key of the stores with a new identifier. It is not used here.
public let NSUUIDChangedPersistentStoresKey = "changedUUIDs"
/// The option that nothing can be saved to a store.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option to migrate a store that was made with another version of the model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to infer what a migration does.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option to encrypt a file. It has no effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option to keep the history of a store.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to post notifications of changes by others.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option with settings of SQLite. It has no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

/// The key of the set of objects that were inserted.
public let NSInsertedObjectsKey = "inserted"
/// The key of the set of objects that were changed.
public let NSUpdatedObjectsKey = "updated"
/// The key of the set of objects that were deleted.
public let NSDeletedObjectsKey = "deleted"
/// The key of the set of objects that another context has changed.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the set of objects that lost their values. No notification contains it here.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of the mark that all objects have lost their values.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the identities of the objects that were inserted.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identities of the objects that were changed.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identities of the objects that were deleted.
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
