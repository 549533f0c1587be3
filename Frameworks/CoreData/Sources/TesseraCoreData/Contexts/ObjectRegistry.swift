import Foundation

/// The objects that a context knows. It does not keep them alive.
///
/// A context must be used on its queue, but code that fetches elsewhere is common and works on iOS, so the list is locked.
final class ObjectRegistry: @unchecked Sendable {
  private struct WeakObject { weak var object: NSManagedObject? }

  // An object that is being created may look for others.
  private let lock = NSRecursiveLock()
  private var entries: [NSManagedObjectID: WeakObject] = [:]
  private var countAtLastCleaning = 0

  /// The object with an identity.
  subscript(id: NSManagedObjectID) -> NSManagedObject? {
    get { lock.withLock { entries[id]?.object } }
    set { lock.withLock { set(newValue, id) } }
  }

  /// All objects.
  var objects: [NSManagedObject] { lock.withLock { entries.values.compactMap(\.object) } }

  /// Returns the object with an identity, and creates it if there is none.
  func object(with id: NSManagedObjectID, create: () -> NSManagedObject) -> NSManagedObject {
    lock.withLock {
      if let object = entries[id]?.object { return object }
      let object = create()
      set(object, id)
      return object
    }
  }

  func removeAll() { lock.withLock { entries = [:] } }

  private func set(_ object: NSManagedObject?, _ id: NSManagedObjectID) {
    guard let object else {
      entries[id] = nil
      return
    }
    entries[id] = WeakObject(object: object)
    // Entries of objects that are gone are removed when their number may have doubled.
    if entries.count > 2 * countAtLastCleaning + 1000 {
      entries = entries.filter { $0.value.object != nil }
      countAtLastCleaning = entries.count
    }
  }
}

/// The contexts that a thread works for: the one whose closure it runs, and those that wait for the end of this closure.
///
/// A context that waits does nothing else, so a closure can be called for it at once. Its queue would wait for itself.
enum ContextStack {
  private static let key = "TesseraCoreData.contexts"

  static var contexts: [NSManagedObjectContext] {
    Thread.current.threadDictionary[key] as? [NSManagedObjectContext] ?? []
  }

  /// Calls a closure for the last one of some contexts.
  static func run(_ contexts: [NSManagedObjectContext], _ body: () -> Void) {
    let outer = Thread.current.threadDictionary[key]
    Thread.current.threadDictionary[key] = contexts
    body()
    Thread.current.threadDictionary[key] = outer
  }
}

/// A list of contexts, which does not keep them alive.
final class ContextList: @unchecked Sendable {
  private struct WeakContext { weak var context: NSManagedObjectContext? }

  private let lock = NSLock()
  private var entries: [WeakContext] = []

  var contexts: [NSManagedObjectContext] { lock.withLock { entries.compactMap(\.context) } }

  /// Adds a context if it is not in the list.
  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      entries.removeAll { $0.context == nil || $0.context === context }
      entries.append(WeakContext(context: context))
    }
  }
}
