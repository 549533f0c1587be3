import Foundation

/// The ways to resolve conflicts between contexts.
public enum NSMergePolicyType: UInt, Sendable {
  /// Saving throws an error.
  case errorMergePolicyType
  /// The properties that both have changed get the values of the store.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// The properties that both have changed get the values of the context.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The store gets all values of the context.
  case overwriteMergePolicyType
  /// The objects of the context are discarded.
  case rollbackMergePolicyType
}

/// A policy for objects that another context has saved since they were read.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The way of the policy.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  ///
  /// - Parameter ty: The way to resolve conflicts.
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  /// Saving throws an error. This is the default.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Saving throws an error.
  public static let errorMergePolicy = error
  /// The values in the store win, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The values of the context win, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The objects of the context replace those in the store.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The objects of the context are discarded.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

// The names of the policies in Objective-C.
/// The policy with which saving throws an error.
public let NSErrorMergePolicy: NSMergePolicy = .error
/// The policy with which the values of the store have precedence.
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump
/// The policy with which the values of the context have precedence.
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
/// The policy with which the context overwrites the store.
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite
/// The policy with which the objects of the context are discarded.
public let NSRollbackMergePolicy: NSMergePolicy = .rollback

/// A conflict between an object of a context and the store.
open class NSMergeConflict: NSObject, @unchecked Sendable {
  /// The object of the context.
  public let sourceObject: NSManagedObject
  /// The version that the context knew.
  public let oldVersionNumber: Int
  /// The version in the store, or 0 if the object was deleted.
  public let newVersionNumber: Int

  init(source: NSManagedObject, oldVersion: Int, newVersion: Int) {
    sourceObject = source
    oldVersionNumber = oldVersion
    newVersionNumber = newVersion
    super.init()
  }
}
