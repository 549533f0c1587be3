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
  }

  // The address identifies the association; the value is not used.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(bitPattern: 0x4B56_4F)!

  private let lock = NSLock()
  private var observers: [Observer] = []
  private var lastNumber = 0

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
    _ change: @escaping (_ oldValue: Any?, _ newValue: Any?) -> Void
  ) -> Int {
    lock.withLock {
      lastNumber += 1
      observers.append(Observer(number: lastNumber, key: key, identity: identity, change: change))
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
    let notifiedObservers = lock.withLock { observers.filter { $0.key == key } }
    for observer in notifiedObservers { observer.change(oldValue, newValue) }
  }
}
