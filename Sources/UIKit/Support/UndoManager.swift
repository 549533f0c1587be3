import Foundation

/// Remembers how to take changes back, and how to make them again. Foundation on Linux has none.
///
/// Every registration is a step of its own, unless it lies between `beginUndoGrouping()` and `endUndoGrouping()`; what a
/// step registers while it is undone is how to redo it. Used on the main thread.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Step {
    var actions: [(target: ObjectIdentifier, run: () -> Void)] = []
    var name = ""
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var groups: [Step] = []
  private var disabled = 0

  /// A manager that remembers nothing yet.
  public override init() { super.init() }

  /// How many steps are kept; older ones are forgotten. Default 0: all of them.
  open var levelsOfUndo = 0
  /// Whether a step is being undone.
  open private(set) var isUndoing = false
  /// Whether a step is being redone.
  open private(set) var isRedoing = false
  /// Whether there is something to undo.
  open var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// How many groups are open.
  open var groupingLevel: Int { groups.count }
  /// Whether registrations are taken.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many steps can be undone.
  open var undoCount: Int { undoSteps.count }
  /// How many steps can be redone.
  open var redoCount: Int { redoSteps.count }
  /// What a menu calls undoing: "Undo", with the name of the step.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What a menu calls redoing: "Redo", with the name of the step.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// What a menu calls undoing a step of that name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Undo", actionName) }
  /// What a menu calls redoing a step of that name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Redo", actionName) }
  private static func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }
  /// The name of the step that would be undone.
  open var undoActionName: String { undoSteps.last?.name ?? "" }
  /// The name of the step that would be redone.
  open var redoActionName: String { redoSteps.last?.name ?? "" }

  /// Remembers that undoing calls `handler` with `target`, which is not retained. A new step forgets what could be redone.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard disabled == 0 else { return }
    let action = (ObjectIdentifier(target), { [weak target] in if let target { handler(target) } })
    if groups.isEmpty { add(Step(actions: [action])) } else { groups[groups.count - 1].actions.append(action) }
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

  /// Opens a group: all that is registered until its end is one step.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    groups.append(Step())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group that was opened last.
  open func endUndoGrouping() {
    guard !groups.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    guard let step = groups.popLast() else { return }
    if groups.isEmpty { add(step) } else { groups[groups.count - 1].actions += step.actions }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Takes the last step back.
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

  /// Makes the step again that was taken back last.
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

  /// Names the last step, for a menu.
  open func setActionName(_ actionName: String) {
    if !groups.isEmpty {
      groups[groups.count - 1].name = actionName
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = actionName
    }
  }

  /// Forgets everything.
  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
    groups = []
  }

  /// Forgets what concerns a target.
  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    func without(_ steps: [Step]) -> [Step] {
      steps.compactMap { step in
        var step = step
        step.actions.removeAll { $0.target == id }
        return step.actions.isEmpty ? nil : step
      }
    }
    undoSteps = without(undoSteps)
    redoSteps = without(redoSteps)
  }

  /// Takes no registrations until as many calls of `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes registrations again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
}
