import Foundation
import TesseraDarwin

/// The identity of an object in a store. All contexts use the same instance for an object.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, _PredicateIdentity, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The store of the object, or nil while the object was not saved.
  open internal(set) weak var persistentStore: NSPersistentStore?
  /// The number of the object among those of its root entity, or 0 while the object was not saved.
  var number: Int64 = 0
  /// The name of the object in its URI while it was not saved.
  private var knownName: String?
  private static let lock = NSLock()

  init(entity: NSEntityDescription) {
    self.entity = entity
    super.init()
  }

  /// The name is made when it is needed, because that takes longer than all else that an identity does.
  private var temporaryName: String {
    Self.lock.withLock {
      if let knownName { return knownName }
      let name = UUID().uuidString
      knownName = name
      return name
    }
  }

  /// The object by which predicates compare the identity, which is the identity itself.
  public var _predicateIdentity: AnyObject { self }

  /// `true` while the object was not saved.
  ///
  /// - Note: An identity becomes permanent in its place. On iOS the object gets another one.
  open var isTemporaryID: Bool { number == 0 }

  /// Returns an address, from which `managedObjectID(forURIRepresentation:)` of the coordinator finds the identity again.
  ///
  /// - Returns: A URL with the scheme `x-coredata`. That of an object that was not saved is not found again.
  open func uriRepresentation() -> URL {
    let place = persistentStore?.identifier ?? ""
    let name = isTemporaryID ? "t" + temporaryName : "p\(number)"
    return URL(string: "x-coredata://\(isTemporaryID ? "" : place)/\(entity.name ?? "")/\(name)")!
  }

  /// Returns the identity itself, because an identity does not change.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: The identity.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
