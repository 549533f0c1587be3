import Foundation

/// The policy by which an object retains an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The associated object is not retained. After its deallocation, the associated value is nil.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The associated object is retained. The association is atomic, as with `OBJC_ASSOCIATION_RETAIN`.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The associated object is retained. Objective-C copies it, but Tessera does not.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The associated object is retained, and the association is atomic.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The associated object is retained, and the association is atomic. Objective-C copies the object, but Tessera does not.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object for a key.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that identifies the association, such as that of a static variable.
///   - value: The value, or nil to remove the association.
///   - policy: The policy that determines how the value is retained.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, policy, for: key, of: object as AnyObject)
}

/// Returns the value that is associated with an object for a key.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that identifies the association.
/// - Returns: The value, or nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(for: key, of: object as AnyObject)
}

/// Removes all associations of an object.
///
/// - Parameter object: The object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// Stores the values that are associated with objects. The class can be used on any thread.
///
/// The values of a deallocated object are released when its memory is used again, or when the number of objects with
/// values has doubled.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private enum Value {
    case strong(Any)
    case weak(WeakReference)

    var current: Any? {
      switch self {
      case .strong(let value): value
      case .weak(let reference): reference.object
      }
    }
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  func set(_ value: Any?, _ policy: objc_AssociationPolicy, for key: UnsafeRawPointer, of owner: AnyObject) {
    // The replaced values are released after the lock is released, because their deinitializers can call these
    // functions.
    var removedEntries: [Entry] = []
    lock.withLock {
      if entries.count >= limit {
        removedEntries += entries.values.filter { $0.owner == nil }
        entries = entries.filter { $0.value.owner != nil }
        limit = max(64, entries.count * 2)
      }
      var entry = entries[ObjectIdentifier(owner)] ?? Entry(owner: owner)
      removedEntries.append(entry)
      if entry.owner !== owner { entry = Entry(owner: owner) }
      entry.values[key] = value.map { value in
        policy == .OBJC_ASSOCIATION_ASSIGN ? .weak(WeakReference(object: value as AnyObject)) : .strong(value)
      }
      entries[ObjectIdentifier(owner)] = entry
    }
    removedEntries.removeAll()
  }

  func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key]?.current
    }
  }

  func removeAll(of owner: AnyObject) {
    let removedEntries = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    _ = removedEntries
  }
}
