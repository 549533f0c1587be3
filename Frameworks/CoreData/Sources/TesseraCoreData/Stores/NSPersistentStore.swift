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
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier!]
    super.init()
  }

  /// The types of stores.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
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
  /// The identities of each entity in the order in which the objects were saved.
  private var order: [String: [Int64: NSManagedObjectID]] = [:]
  private var lastNumbers: [String: Int64] = [:]
  let database: DatabaseStore?

  init(database: DatabaseStore?) { self.database = database }

  func identity(_ entity: NSEntityDescription, _ number: Int64) -> NSManagedObjectID? {
    identities[entity.root.name ?? ""]?[number]
  }

  /// The identities of the objects of exactly one entity, sorted by their numbers.
  func identities(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    (order[entity.name ?? ""] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  func nextNumber(_ entity: NSEntityDescription) -> Int64 {
    let root = entity.root.name ?? ""
    let number = max(lastNumbers[root] ?? 0, database?.lastNumber(root) ?? 0) + 1
    lastNumbers[root] = number
    return number
  }

  func register(_ id: NSManagedObjectID) { identities[id.entity.root.name ?? "", default: [:]][id.number] = id }

  func put(_ row: StoredRow, for id: NSManagedObjectID) {
    register(id)
    order[id.entity.name ?? "", default: [:]][id.number] = id
    lastNumbers[id.entity.root.name ?? ""] = max(lastNumbers[id.entity.root.name ?? ""] ?? 0, id.number)
    rows[id] = row
  }

  func remove(_ id: NSManagedObjectID) {
    rows[id] = nil
    order[id.entity.name ?? ""]?[id.number] = nil
  }
}
