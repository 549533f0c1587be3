import Foundation

/// Records actions that undo and redo changes. Foundation on Linux has no such class.
///
/// Every registration is a separate step, unless it is made between `beginUndoGrouping()` and `endUndoGrouping()`.
/// Registrations that are made while a step is undone become the step that redoes it. The class must be used on the
/// main thread.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Step {
    var actions: [(target: ObjectIdentifier, run: () -> Void)] = []
    var name = ""
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var groups: [Step] = []
  private var disabledCount = 0

  /// Creates an undo manager with no steps to undo or redo.
  public override init() { super.init() }

  /// The largest number of steps that can be undone. Older steps are discarded. The default is 0, which means no limit.
  open var levelsOfUndo = 0
  /// A Boolean value that indicates whether a step is being undone.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether a step is being redone.
  open private(set) var isRedoing = false
  /// A Boolean value that indicates whether there is a step to undo.
  open var canUndo: Bool { !undoSteps.isEmpty }
  /// A Boolean value that indicates whether there is a step to redo.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// The number of undo groups that were opened and have not been closed yet.
  open var groupingLevel: Int { groups.count }
  /// A Boolean value that indicates whether the undo manager records registrations.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// The number of steps that can be undone.
  open var undoCount: Int { undoSteps.count }
  /// The number of steps that can be redone.
  open var redoCount: Int { redoSteps.count }
  /// The title of an undo menu item: "Undo" with the name of the step.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a redo menu item: "Redo" with the name of the step.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of a menu item that undoes a step.
  ///
  /// - Parameter actionName: The name of the step. The name can be empty.
  /// - Returns: The title.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Undo", actionName) }
  /// Returns the title of a menu item that redoes a step.
  ///
  /// - Parameter actionName: The name of the step. The name can be empty.
  /// - Returns: The title.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Redo", actionName) }
  private static func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }
  /// The name of the next step to undo. The string is empty if there is no such step or the step has no name.
  open var undoActionName: String { undoSteps.last?.name ?? "" }
  /// The name of the next step to redo. The string is empty if there is no such step or the step has no name.
  open var redoActionName: String { redoSteps.last?.name ?? "" }

  /// Registers an action that undoes a change. The steps that can be redone are discarded.
  ///
  /// - Parameters:
  ///   - target: The object that is passed to the handler. The target is not retained. After the target is deallocated, the action has
  ///     no effect.
  ///   - handler: A closure that undoes the change.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard disabledCount == 0 else { return }
    let action = (ObjectIdentifier(target), { [weak target] in if let target { handler(target) } })
    guard groups.isEmpty else { return groups[groups.count - 1].actions.append(action) }
    if isUndoing || isRedoing { return add(Step(actions: [action])) }
    // UIKit opens a group of its own for a registration outside of groups.
    beginUndoGrouping()
    groups[groups.count - 1].actions.append(action)
    endUndoGrouping()
  }

  /// Registers a method that undoes a change. The steps that can be redone are discarded.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called. It is not retained. After the target is deallocated, the action has no effect.
  ///   - selector: The selector of a method with one argument.
  ///   - anObject: The argument of the method, which is retained.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let target = target as? any NSObjectProtocol else {
      return Diagnostics.report(
        "\(type(of: target)) was passed to registerUndo(withTarget:selector:object:), but it has no selectors")
    }
    // The class is used on the main thread only.
    nonisolated(unsafe) let argument = anObject
    registerUndo(withTarget: target as AnyObject) { target in
      nonisolated(unsafe) let target = target as? any NSObjectProtocol
      MainActor.assumeIsolated { _ = target?.perform(selector, with: argument) }
    }
  }

  private func add(_ step: Step) {
    guard !step.actions.isEmpty else { return }
    if isUndoing {
      redoSteps.append(step)
      return
    }
    undoSteps.append(step)
    if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst(undoSteps.count - levelsOfUndo) }
    if !isRedoing { redoSteps = [] }
  }

  /// Opens an undo group. All registrations until the group is closed form one step.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    groups.append(Step())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the undo group that was opened last.
  open func endUndoGrouping() {
    guard !groups.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    guard let step = groups.popLast() else { return }
    if groups.isEmpty { add(step) } else { groups[groups.count - 1].actions += step.actions }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Undoes the last step. Open undo groups are closed first.
  open func undo() {
    while !groups.isEmpty { endUndoGrouping() }
    post(.NSUndoManagerCheckpoint)
    guard !undoSteps.isEmpty else { return }
    post(.NSUndoManagerWillUndoChange)
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the step that was undone last.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard !redoSteps.isEmpty else { return }
    post(.NSUndoManagerWillRedoChange)
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func run(_ step: Step) {
    beginUndoGrouping()
    for action in step.actions.reversed() { action.run() }
    if !groups.isEmpty { groups[groups.count - 1].name = step.name }
    endUndoGrouping()
  }

  /// Sets the name of the last step, which menus show.
  ///
  /// - Parameter actionName: The name of the step.
  open func setActionName(_ actionName: String) {
    if !groups.isEmpty {
      groups[groups.count - 1].name = actionName
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = actionName
    }
  }

  /// Removes all steps to undo and redo.
  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
    groups = []
  }

  /// Removes the actions of a target from all steps.
  ///
  /// - Parameter target: The object with which the actions were registered.
  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    func stepsByRemovingTarget(_ steps: [Step]) -> [Step] {
      steps.compactMap { step in
        var step = step
        step.actions.removeAll { $0.target == id }
        return step.actions.isEmpty ? nil : step
      }
    }
    undoSteps = stepsByRemovingTarget(undoSteps)
    redoSteps = stepsByRemovingTarget(redoSteps)
    // The group that is open while a step is undone contains the action that redoes it.
    for index in groups.indices { groups[index].actions.removeAll { $0.target == id } }
  }

  /// Disables registrations until `enableUndoRegistration()` is called. The calls of the two methods are counted.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Ends one call of `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }
}
