import Foundation
import UIKit

extension NSManagedObjectContext {
  /// The state of an object before changes that can be undone.
  struct Memento {
    let object: NSManagedObject
    let row: StoredRow?
    let savedRow: StoredRow?
    let changedKeys: Set<String>
    let state: NSManagedObject.State
    let isInContext: Bool

    init(_ object: NSManagedObject) {
      self.object = object
      row = object.row
      savedRow = object.savedRow
      changedKeys = object.changedKeys
      state = object.state
      isInContext = object.managedObjectContext != nil
    }
  }

  /// Registers the changes since the last call as one step.
  func registerUndo() {
    guard let undoManager, !mementos.isEmpty else { return }
    let steps = Array(mementos.values)
    mementos = [:]
    undoManager.registerUndo(withTarget: self) { $0.restore(steps) }
  }

  private func restore(_ steps: [Memento]) {
    mementos = Dictionary(uniqueKeysWithValues: steps.map { ($0.object.identity, Memento($0.object)) })
    for step in steps {
      let object = step.object
      recent.inserted.remove(object)
      recent.deleted.remove(object)
      if step.isInContext {
        if object.managedObjectContext == nil || object.state == .deleted { recent.inserted.insert(object) }
        object.managedObjectContext = self
        registered[object.identity] = object
        recent.updated.insert(object)
      } else {
        forget(object)
        recent.deleted.insert(object)
      }
      let known = object.savedRow
      object.row = step.row
      object.savedRow = step.savedRow
      object.changedKeys = step.changedKeys
      object.state = step.state
      adoptSaves(since: step, known)
      pending[object.identity] = object.state == .unchanged ? nil : object
    }
    processPendingChanges()
  }

  /// Compares an object whose earlier state was restored with the store, in case it was saved after that state.
  ///
  /// - Parameters:
  ///   - step: The state that was restored.
  ///   - known: The values that the context saved or read last, or nil.
  private func adoptSaves(since step: Memento, _ known: StoredRow?) {
    let object = step.object
    let isAlive = step.isInContext && step.state != .deleted
    guard let stored = source?.row(for: object.identity) else {
      // The deletion was saved, so the object must be saved again.
      guard isAlive, known != nil || step.savedRow != nil else { return }
      object.row = step.row ?? known
      (object.savedRow, object.state) = (nil, .inserted)
      return
    }
    let base = known ?? stored
    if step.savedRow == nil, step.row != nil {
      // The insertion was saved, so the object must be deleted or changed.
      object.savedRow = base
      object.wasNeverSaved = false
      guard isAlive else {
        object.managedObjectContext = self
        registered[object.identity] = object
        object.state = .deleted
        return
      }
    } else {
      guard isAlive, let saved = step.savedRow, saved.version != base.version else { return }
    }
    guard let row = object.row else { return }
    object.savedRow = base
    let stale = object.entity.properties.filter { !$0.isTransient && !row.isEqual($0.name, to: base) }
    object.changedKeys = Set(stale.map(\.name))
    object.state = stale.isEmpty ? .unchanged : .updated
  }
}
