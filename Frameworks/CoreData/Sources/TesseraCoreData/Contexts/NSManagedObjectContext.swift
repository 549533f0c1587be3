import Foundation
import UIKit

/// The queue on which the closures of a context run.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread of the caller.
  case confinementConcurrencyType
  /// A queue of the context.
  case privateQueueConcurrencyType
  /// The main queue.
  case mainQueueConcurrencyType
}

/// A group of objects that are changed and saved together.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue on which the closures of `perform(_:)` run.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The stores that the context reads and saves, if it has no parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? ownCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.add(self)
    }
  }
  /// The context that this one reads and saves to, instead of the stores.
  open var parent: NSManagedObjectContext? {
    didSet { if parent !== oldValue { parent?.children.add(self) } }
  }
  /// `true` to show what others saved to the stores or to the parent. The default is `false`.
  open var automaticallyMergesChangesFromParent = false
  /// The policy for conflicts when the context saves, an `NSMergePolicy`. The default is `NSMergePolicy.error`.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Registers the changes, so that they can be undone. The default is nil, as on iOS.
  open var undoManager: UndoManager?
  /// A name, for messages.
  open var name: String?
  /// The author of the changes, or nil. The transactions of the history contain it.
  open var transactionAuthor: String?
  /// Values that the application attaches to the context.
  open var userInfo: NSMutableDictionary = NSMutableDictionary()
  /// Ignored: values are read when they are needed.
  open var stalenessInterval: TimeInterval = -1
  /// Ignored: objects that were deleted by others have no values.
  open var shouldDeleteInaccessibleFaults = true
  /// `true` to keep all objects in memory. The default is `false`.
  open var retainsRegisteredObjects = false
  /// Ignored: deletions are passed on to related objects before the context tells its observers or saves.
  open var propagatesDeletesAtEndOfEvent = true

  private var ownCoordinator: NSPersistentStoreCoordinator?
  private let queue: DispatchQueue?
  private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

  /// The objects that the context knows.
  let registered = ObjectRegistry()
  private var retained: [NSManagedObjectID: NSManagedObject] = [:]
  /// The objects that were inserted, changed or deleted since the context was saved.
  var pending: [NSManagedObjectID: NSManagedObject] = [:]
  /// The changes of which the observers were not informed yet.
  var recent = RecentChanges()
  private var isProcessingScheduled = false
  var nextSequence = 1
  let children = ContextList()
  /// The objects that were not saved, because others have the same values that an entity says are unique, and those
  /// others.
  var droppedDuplicates: [NSManagedObjectID: NSManagedObjectID] = [:]
  /// The states of the objects before the changes that `undoManager` has not registered yet.
  var mementos: [NSManagedObjectID: Memento] = [:]

  struct RecentChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
  }

  /// Creates a context.
  ///
  /// - Parameter ct: Where its closures run.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
    super.init()
    queue?.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
  }

  /// Creates a context.
  ///
  /// - Parameter concurrencyType: Where its closures run.
  public convenience init(_ concurrencyType: ConcurrencyType) {
    self.init(
      concurrencyType: concurrencyType == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// The queue on which the closures of a context run.
  public enum ConcurrencyType: Sendable {
    /// The main queue.
    case mainQueue
    /// A queue of the context.
    case privateQueue
  }

  /// The object from which the context reads and to which it saves.
  var source: (any RowSource)? { parent.map { ParentSource(parent: $0) } ?? ownCoordinator }
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// The text of messages about a missing entity.
  var modelText: String {
    guard let model else { return "the context has no persistent store coordinator, so it has no model" }
    return "its entities are: " + model.entities.compactMap(\.name).sorted().joined(separator: ", ")
  }

  // MARK: Queues

  private var isOnQueue: Bool {
    if ContextStack.contexts.contains(where: { $0 === self }) { return true }
    return switch concurrencyType {
    case .mainQueueConcurrencyType: Thread.isMainThread
    case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
    case .confinementConcurrencyType: true
    }
  }

  /// Calls a closure on the context's queue, later.
  ///
  /// - Parameter block: The closure. Without a queue of its own, the context calls it at once.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    let work: @Sendable () -> Void = {
      ContextStack.run([self]) {
        block()
        self.processPendingChanges()
      }
    }
    switch concurrencyType {
    case .privateQueueConcurrencyType: queue?.async(execute: work)
    case .mainQueueConcurrencyType: DispatchQueue.main.async(execute: work)
    case .confinementConcurrencyType: work()
    }
  }

  /// Calls a closure on the context's queue, and waits for its end.
  ///
  /// - Parameter block: The closure. It may call this method again.
  open func performAndWait(_ block: () -> Void) {
    let contexts = ContextStack.contexts + [self]
    if isOnQueue { return ContextStack.run(contexts, block) }
    withoutActuallyEscaping(block) { block in
      nonisolated(unsafe) let block = block
      (queue ?? DispatchQueue.main).sync {
        ContextStack.run(contexts) {
          block()
          self.processPendingChanges()
        }
      }
    }
  }

  /// Calls a closure on the context's queue, and waits for its end.
  ///
  /// - Parameter block: The closure. It may call this method again.
  /// - Returns: The result of the closure.
  public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value {
    func run(_ block: () throws -> Value, orThrow: (any Error) throws -> Void) rethrows -> Value {
      var result: Result<Value, any Error>?
      performAndWait { () -> Void in result = Result { try block() } }
      switch result! {
      case .success(let value): return value
      case .failure(let error):
        try orThrow(error)
        fatalError("an error was thrown and not passed on")
      }
    }
    return try run(block, orThrow: { throw $0 })
  }

  /// When a closure runs.
  public enum ScheduledTaskType: Sendable {
    /// At once if the caller is on the context's queue.
    case immediate
    /// After the work that was added before.
    case enqueued
  }

  /// Calls a closure on the context's queue.
  ///
  /// - Parameters:
  ///   - schedule: The value is ignored: the closure is always called after the work that was added before.
  ///   - block: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  public func perform<Value>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Value
  ) async rethrows -> Value {
    func run(_ block: @escaping () throws -> Value, orThrow: (any Error) throws -> Void) async rethrows -> Value {
      switch await result(of: block) {
      case .success(let value): return value
      case .failure(let error):
        try orThrow(error)
        fatalError("an error was thrown and not passed on")
      }
    }
    return try await run(block, orThrow: { throw $0 })
  }

  /// Calls a closure on the context's queue and returns its result or its error.
  func result<Value>(of block: @escaping () throws -> Value) async -> Result<Value, any Error> {
    nonisolated(unsafe) let block = block
    nonisolated(unsafe) let outcome: Result<Value, any Error> = await withCheckedContinuation { continuation in
      perform { () -> Void in
        nonisolated(unsafe) let result = Result { try block() }
        continuation.resume(returning: result)
      }
    }
    return outcome
  }

  // MARK: Objects

  /// Returns the object with an identity. Its values are loaded when they are needed.
  ///
  /// - Parameter objectID: The identity.
  /// - Returns: The object. It is returned even if no store contains it, and has no values then.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    let object = registered.object(with: objectID) {
      let object = objectID.entity.objectClass.init(entity: objectID.entity, insertInto: nil)
      object.attach(to: self, as: objectID)
      return object
    }
    if retainsRegisteredObjects { retained[objectID] = object }
    return object
  }

  /// Returns the object with an identity if the context knows it already.
  ///
  /// - Parameter objectID: The identity.
  /// - Returns: The object, or nil.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

  /// Returns the object with an identity.
  ///
  /// - Parameter objectID: The identity.
  /// - Throws: An error with the code 133000 if there is none.
  /// - Returns: The object with its values.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = registered[objectID], object.row != nil || object.state == .inserted { return object }
    guard source?.row(for: objectID) != nil else {
      throw CoreDataMessage.error(
        NSManagedObjectReferentialIntegrityError, "there is no object with the identity \(objectID)",
        [NSAffectedObjectsErrorKey: [objectID]])
    }
    let result = object(with: objectID)
    result.load()
    return result
  }

  /// The objects that the context knows.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.objects) }
  /// The objects that will be saved for the first time.
  open var insertedObjects: Set<NSManagedObject> { Set(pending.values.filter { $0.state == .inserted }) }
  /// The objects that were saved before and have changed.
  open var updatedObjects: Set<NSManagedObject> { Set(pending.values.filter { $0.state == .updated }) }
  /// The objects that will be removed from the store.
  open var deletedObjects: Set<NSManagedObject> { Set(pending.values.filter { $0.state == .deleted }) }
  /// `true` if something is to be saved.
  open var hasChanges: Bool { !pending.isEmpty }

  private func register(_ object: NSManagedObject) {
    registered[object.identity] = object
    if retainsRegisteredObjects { retained[object.identity] = object }
  }

  /// Inserts an object, which is saved with the context.
  ///
  /// - Parameter object: The object. One of another context is reported, and not inserted.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    if object.managedObjectContext != nil {
      return CoreDataMessage.report(
        "\(object.identity) of entity \(object.entity.name ?? "") belongs to another context and cannot be inserted")
    }
    willChange(object)
    object.managedObjectContext = self
    object.state = .inserted
    object.sequence = nextSequence
    nextSequence += 1
    register(object)
    pending[object.identity] = object
    recent.inserted.insert(object)
    object.insertCompanions(into: self)
    object.awakeAfterInsertion()
    scheduleProcessing()
  }

  /// Marks an object as deleted. It is removed from the store with the next save.
  ///
  /// - Parameter object: The object. One of another context is reported, and not deleted.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, object.state != .deleted else {
      if let other = object.managedObjectContext, other !== self {
        // On iOS this raises an exception.
        CoreDataMessage.report(
          "\(object.identity) belongs to another context and is not deleted; delete what object(with:) returns for it")
      }
      return
    }
    willChange(object)
    object.prepareForDeletion()
    object.load()
    let wasInserted = object.state == .inserted
    object.state = .deleted
    object.wasNeverSaved = wasInserted
    pending[object.identity] = object
    recent.inserted.remove(object)
    recent.updated.remove(object)
    recent.deleted.insert(object)
    unpropagated.append(object)
    scheduleProcessing()
  }

  /// The deleted objects whose related objects were not changed yet.
  private var unpropagated: [NSManagedObject] = []

  private func propagateDeletions() {
    while !unpropagated.isEmpty {
      let object = unpropagated.removeFirst()
      guard object.state == .deleted, let row = object.row else { continue }
      for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
        for id in row.identities(relationship) {
          let other = self.object(with: id)
          guard other.state != .deleted, other.row != nil || source?.row(for: id) != nil else { continue }
          switch relationship.deleteRule {
          case .cascadeDeleteRule: delete(other)
          case .noActionDeleteRule, .denyDeleteRule: continue
          case .nullifyDeleteRule:
            if let inverse = relationship.inverseRelationship?.name { other.unlink(object, inverse) }
          }
        }
      }
    }
  }

  /// Called before an object changes.
  func willChange(_ object: NSManagedObject) {
    guard undoManager != nil, mementos[object.identity] == nil else { return }
    mementos[object.identity] = Memento(object)
  }

  /// Called after an object changed.
  func didChange(_ object: NSManagedObject) {
    if object.state == .unchanged {
      object.state = .updated
      object.sequence = nextSequence
      nextSequence += 1
    }
    if object.state == .updated { pending[object.identity] = object }
    if object.state != .deleted, !recent.inserted.contains(object) { recent.updated.insert(object) }
    scheduleProcessing()
  }

  // MARK: Changes

  func scheduleProcessing() {
    guard concurrencyType == .mainQueueConcurrencyType, !isProcessingScheduled else { return }
    isProcessingScheduled = true
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Passes deletions on to related objects, and tells the observers of the context what has changed.
  open func processPendingChanges() {
    isProcessingScheduled = false
    propagateDeletions()
    registerUndo()
    guard !recent.isEmpty else { return }
    let changes = recent
    recent = RecentChanges()
    var information: [AnyHashable: Any] = [:]
    for (key, objects) in [
      (NSInsertedObjectsKey, changes.inserted), (NSUpdatedObjectsKey, changes.updated),
      (NSDeletedObjectsKey, changes.deleted), (NSRefreshedObjectsKey, changes.refreshed.subtracting(changes.updated)),
    ] where !objects.isEmpty { information[key] = objects }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: information)
  }

  /// Discards all changes since the last save.
  open func rollback() {
    for object in pending.values {
      switch object.state {
      case .inserted:
        recent.inserted.remove(object)
        recent.deleted.insert(object)
        forget(object)
      case .deleted where object.wasNeverSaved: forget(object)
      case .updated, .deleted:
        object.row = object.savedRow
        object.changedKeys = []
        object.state = .unchanged
        recent.deleted.remove(object)
        recent.updated.remove(object)
        recent.refreshed.insert(object)
      case .unchanged: break
      }
    }
    pending = [:]
    unpropagated = []
    mementos = [:]
    undoManager?.removeAllActions(withTarget: self)
    processPendingChanges()
  }

  /// Forgets all objects and changes.
  open func reset() {
    for object in registered.objects {
      object.managedObjectContext = nil
      object.state = .unchanged
    }
    registered.removeAll()
    retained = [:]
    pending = [:]
    unpropagated = []
    mementos = [:]
    recent = RecentChanges()
    undoManager?.removeAllActions(withTarget: self)
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [NSInvalidatedAllObjectsKey: []])
  }

  /// Removes an object from the context.
  func forget(_ object: NSManagedObject) {
    registered[object.identity] = nil
    retained[object.identity] = nil
    pending[object.identity] = nil
    object.state = .unchanged
    object.managedObjectContext = nil
  }

  /// Reads an object again.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: `true` to keep the changes that were not saved, `false` to discard them.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, object.state != .inserted else { return }
    if flag {
      update(object)
    } else {
      pending[object.identity] = nil
      recent.updated.remove(object)
      object.state = .unchanged
      object.turnIntoFault()
    }
    recent.refreshed.insert(object)
    scheduleProcessing()
  }

  /// Reads all objects again. Changes that were not saved are kept.
  open func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: true) }
  }

  /// Takes over the values of the source that this context did not change.
  func update(_ object: NSManagedObject) {
    guard let current = object.row, let found = source?.row(for: object.identity) else { return }
    var merged = found
    for key in object.changedKeys { merged.copy(key, from: current) }
    for (key, property) in object.entity.propertiesByName where property.isTransient { merged.copy(key, from: current) }
    object.row = merged
    object.savedRow = found
  }

  /// Gives objects an identity that is kept when they are saved. Here every identity is kept.
  ///
  /// - Parameter objects: The objects. Those that have such an identity already are not changed.
  /// - Throws: An error if no store can contain one of the objects.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { return }
    for object in objects where object.identity.isTemporaryID { try coordinator.makePermanent(object.identity) }
  }

  /// Chooses the store of an object that was not saved.
  ///
  /// - Parameters:
  ///   - object: The object. A value of another class is ignored.
  ///   - store: The store.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    (object as? NSManagedObject)?.identity.persistentStore = store
  }

  /// Does nothing, because a context always reads the newest values.
  ///
  /// - Parameter generation: The state of the stores. It is ignored.
  /// - Throws: Nothing.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  /// Undoes the last changes if there is an undo manager.
  open func undo() {
    processPendingChanges()
    undoManager?.undo()
  }

  /// Does the changes again that were undone last.
  open func redo() { undoManager?.redo() }
}

/// A version of the stores. There is only the newest one.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  /// The newest version.
  open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }
}
