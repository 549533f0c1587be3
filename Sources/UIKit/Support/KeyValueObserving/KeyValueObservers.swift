import Foundation

/// The observers of the properties of one object.
///
/// An instance is associated with the object. The code that `tessera` adds to the setters of properties marked with `@objc dynamic`
/// calls this instance.
final class KeyValueObservers: @unchecked Sendable {
  /// An observer of a property, with the closure that is called after each change.
  struct Observer {
    let number: Int
    let key: String
    /// The observer, the key path and the context of `addObserver(_:forKeyPath:options:context:)`, by which the observer is
    /// removed, or nil if it was added in another way.
    let identity: (object: ObjectIdentifier, path: String, context: UnsafeMutableRawPointer?)?
    let change: (_ oldValue: Any?, _ newValue: Any?) -> Void
    /// The closure that is called instead if only some objects of an array changed, or nil if `change` is called then, too.
    var collectionChange: ((KeyValueCollectionChange) -> Void)?
  }

  // The address identifies the association; the value is not used.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(bitPattern: 0x4B56_4F)!

  private let lock = NSLock()
  private var observers: [Observer] = []
  private var lastNumber = 0
  /// The names of properties whose setters do not notify at present.
  private var silentKeys: [String] = []

  /// Returns the observers of an object, or nil if it has none.
  static func existing(for object: AnyObject) -> KeyValueObservers? {
    objc_getAssociatedObject(object, key) as? KeyValueObservers
  }

  /// Returns the observers of an object. The observers are created on first use.
  static func observers(for object: AnyObject) -> KeyValueObservers {
    if let existingObservers = existing(for: object) { return existingObservers }
    let newObservers = KeyValueObservers()
    objc_setAssociatedObject(object, key, newObservers, .OBJC_ASSOCIATION_RETAIN)
    if Thread.isMainThread, object is any ObservableProperties {
      nonisolated(unsafe) let observed = object as? any ObservableProperties
      MainActor.assumeIsolated { observed?.keyValueObservers = newObservers }
    }
    return newObservers
  }

  func add(
    _ key: String, identity: (object: ObjectIdentifier, path: String, context: UnsafeMutableRawPointer?)? = nil,
    collectionChange: ((KeyValueCollectionChange) -> Void)? = nil,
    _ change: @escaping (_ oldValue: Any?, _ newValue: Any?) -> Void
  ) -> Int {
    lock.withLock {
      lastNumber += 1
      observers.append(
        Observer(
          number: lastNumber, key: key, identity: identity, change: change, collectionChange: collectionChange))
      return lastNumber
    }
  }

  func remove(_ number: Int) {
    let removedObserver = lock.withLock { () -> Observer? in
      guard let index = observers.firstIndex(where: { $0.number == number }) else { return nil }
      return observers.remove(at: index)
    }
    _ = removedObserver
  }

  /// Removes the latest observer that satisfies a condition. Returns whether there was one.
  func removeLast(where condition: (Observer) -> Bool) -> Bool {
    lock.withLock {
      guard let index = observers.lastIndex(where: condition) else { return false }
      observers.remove(at: index)
      return true
    }
  }

  func notify(_ key: String, _ oldValue: Any?, _ newValue: Any?) {
    let notifiedObservers = lock.withLock {
      silentKeys.contains(key) ? [] : observers.filter { $0.key == key }
    }
    for observer in notifiedObservers { observer.change(oldValue, newValue) }
  }

  /// Notifies the observers of a property of a change of some of its objects.
  func notify(_ key: String, of change: KeyValueCollectionChange, _ oldValue: [Any], _ newValue: [Any]) {
    let notifiedObservers = lock.withLock { observers.filter { $0.key == key } }
    for observer in notifiedObservers {
      if let collectionChange = observer.collectionChange {
        collectionChange(change)
      } else {
        observer.change(oldValue, newValue)
      }
    }
  }

  /// Calls a closure that sets a property without a notification of its observers.
  func withoutNotifications(of key: String, _ body: () -> Void) {
    lock.withLock { silentKeys.append(key) }
    body()
    lock.withLock { if let index = silentKeys.lastIndex(of: key) { silentKeys.remove(at: index) } }
  }
}
