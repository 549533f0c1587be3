import Foundation

/// A place where objects are kept.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The type of the store, such as `NSSQLiteStoreType`.
  public let type: String
  /// The file of the store. It is nil, or `/dev/null`, for a store in memory.
  open var url: URL?
  /// The identifier of the store, which the addresses of its objects contain.
  open var identifier: String!
  /// `true` if nothing can be saved to the store.
  open var isReadOnly: Bool
  /// The name of the configuration of the model whose objects the store contains, or nil for all.
  public let configurationName: String
  /// The options that the store was added with.
  public let options: [AnyHashable: Any]?
  /// The identifier and type of the store, and values that the application sets.
  open var metadata: [String: Any]!
  /// The coordinator of the store.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  let rows: StoredRows
  /// `true` if `metadata` was not written yet.
  var hasNewMetadata = false

  /// Reads the rows again if the file was changed by others.
  func refresh() { rows.database?.refresh(rows, of: self) }

  /// Returns whether an option is set.
  func hasOption(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false }

  init(
    type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?, isReadOnly: Bool, rows: StoredRows
  ) {
    self.type = type
    self.url = url
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
    self.isReadOnly = isReadOnly
    self.rows = rows
    identifier = rows.database?.identifier ?? UUID().uuidString
    metadata = (try? rows.database?.metadata()) ?? [:]
    metadata[NSStoreTypeKey] = type
    metadata[NSStoreUUIDKey] = identifier
    super.init()
  }

  /// The types of stores.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public var rawValue: String
    /// Creates a type.
    ///
    /// - Parameter rawValue: The name of the type, such as `NSSQLiteStoreType`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A SQLite database.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A binary file on iOS. Here it is a SQLite database.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// A store without a file.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    /// An XML file on macOS. Here it is a SQLite database.
    public static let xml = StoreType(rawValue: NSXMLStoreType)
  }
}

/// The rows of a store. They are all in memory; a store with a file reads them when it is opened, and writes those that
/// change.
final class StoredRows {
  private(set) var rows: [NSManagedObjectID: StoredRow] = [:]
  /// The identities by the name of the root entity and the number.
  private var identities: [String: [Int64: NSManagedObjectID]] = [:]
  /// The identities of each entity.
  private var members: [String: Members] = [:]
  private var lastNumbers: [String: Int64] = [:]
  let database: DatabaseStore?

  /// The identities of an entity, sorted by their numbers. New ones have the largest numbers, so the list is rarely sorted.
  private struct Members {
    private var list: [NSManagedObjectID] = []
    private var all: Set<NSManagedObjectID> = []
    private var isSorted = true
    private var hasRemoved = false

    mutating func insert(_ id: NSManagedObjectID) {
      guard all.insert(id).inserted else { return }
      // An identity that was removed and is inserted again may be the last one still.
      if let last = list.last, last.number >= id.number { isSorted = false }
      list.append(id)
    }

    mutating func remove(_ id: NSManagedObjectID) {
      if all.remove(id) != nil { hasRemoved = true }
    }

    mutating func sorted() -> [NSManagedObjectID] {
      if !isSorted {
        list = all.sorted { $0.number < $1.number }
      } else if hasRemoved {
        list.removeAll { !all.contains($0) }
      }
      (isSorted, hasRemoved) = (true, false)
      return list
    }
  }

  init(database: DatabaseStore?) { self.database = database }

  func identity(_ entity: NSEntityDescription, _ number: Int64) -> NSManagedObjectID? {
    identities[entity.root.name ?? ""]?[number]
  }

  /// The identities of the objects of exactly one entity, sorted by their numbers.
  func identities(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    members[entity.name ?? "", default: Members()].sorted()
  }

  func nextNumber(_ entity: NSEntityDescription) -> Int64 {
    let root = entity.root.name ?? ""
    let number = max(lastNumbers[root] ?? 0, database?.lastNumber(root) ?? 0) + 1
    lastNumbers[root] = number
    return number
  }

  /// Returns the identity with a number, and creates it if there is none.
  func identity(_ number: Int64, of entity: NSEntityDescription, in store: NSPersistentStore) -> NSManagedObjectID {
    if let known = identity(entity, number), known.entity === entity { return known }
    let id = NSManagedObjectID(entity: entity)
    id.number = number
    id.persistentStore = store
    register(id)
    return id
  }

  func register(_ id: NSManagedObjectID) { identities[id.entity.root.name ?? "", default: [:]][id.number] = id }

  func put(_ row: StoredRow, for id: NSManagedObjectID) {
    register(id)
    members[id.entity.name ?? "", default: Members()].insert(id)
    lastNumbers[id.entity.root.name ?? ""] = max(lastNumbers[id.entity.root.name ?? ""] ?? 0, id.number)
    rows[id] = row
  }

  func remove(_ id: NSManagedObjectID) {
    rows[id] = nil
    members[id.entity.name ?? ""]?.remove(id)
  }
}
