import Foundation
import UIKit

/// Core Data is not available. Its types are there so that a file compiles; every use that needs a store throws this error.
public struct CoreDataError: Error, CustomStringConvertible, Sendable {
  public var description: String { "Core Data is not available in Tessera; the store cannot be used" }

  /// Tells on standard error that a store cannot be used.
  static func report(_ consequence: String) {
    FileHandle.standardError.write(
      Data("Core Data is not available in Tessera: \(consequence), fetching and saving fail\n".utf8))
  }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSMergeByPropertyObjectTrumpMergePolicy = "NSMergeByPropertyObjectTrumpMergePolicy"
