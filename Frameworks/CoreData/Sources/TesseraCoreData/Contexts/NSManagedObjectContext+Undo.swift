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
        registered[object.identity] = WeakObject(object: object)
        recent.updated.insert(object)
      } else {
        forget(object)
        recent.deleted.insert(object)
      }
      object.row = step.row
      object.savedRow = step.savedRow
      object.changedKeys = step.changedKeys
      object.state = step.state
      pending[object.identity] = step.state == .unchanged ? nil : object
    }
    processPendingChanges()
  }
}
