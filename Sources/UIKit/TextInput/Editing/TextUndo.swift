import Foundation

/// The undo history of a text. Consecutively typed characters form a single step, up to the end of the line.
@MainActor final class TextUndo {
  /// A step of the history: the range to replace and its previous text.
  private final class Step {
    var range: NSRange
    let previousText: NSAttributedString
    init(_ range: NSRange, _ previousText: NSAttributedString) {
      self.range = range
      self.previousText = previousText
    }
  }

  private unowned let text: EditedText
  /// A closure that replaces a range of the text and notifies the delegates.
  private let replace: (NSRange, NSAttributedString) -> Void
  /// The step to which further typing is added, or `nil` after other changes.
  private var typingStep: Step?

  init(_ text: EditedText, replace: @escaping (NSRange, NSAttributedString) -> Void) {
    self.text = text
    self.replace = replace
  }

  /// Ends the current typing step, after the caret has moved.
  func endTyping() { typingStep = nil }

  /// Discards the undo history of the text. The method is called when the whole text was replaced.
  func removeUndo(in manager: UndoManager?) {
    endTyping()
    manager?.removeAllActions(withTarget: self)
  }

  /// Registers the replacement of `range` by `new` for undo. `name` is the name of the change for the menu. If
  /// `isTyping` is `true`, the change can extend the previous typing step. Marked text that was not committed is not
  /// restored.
  func registerChange(
    _ range: NSRange, _ new: NSAttributedString, name: String, isTyping: Bool = false, in manager: UndoManager?
  ) {
    guard let manager, !manager.isUndoing, !manager.isRedoing else { return }
    let isComposed = range == text.markedRange
    if isTyping, let typingStep, range.length == 0 || isComposed, range.location == NSMaxRange(typingStep.range),
      !new.string.contains("\n"),
      manager.canUndo
    {
      typingStep.range.length += new.length
      return
    }
    let oldText = isComposed ? NSAttributedString(string: "") : text.attributedText(in: range)
    let step = Step(NSRange(location: range.location, length: new.length), oldText)
    register(step, name, in: manager)
    typingStep = isTyping ? step : nil
  }

  private func register(_ step: Step, _ name: String, in manager: UndoManager) {
    manager.registerUndo(withTarget: self) { [weak manager] undo in
      undo.revert(step, name, in: manager)
    }
    manager.setActionName(name)
  }

  private func revert(_ step: Step, _ name: String, in manager: UndoManager?) {
    guard let manager, NSMaxRange(step.range) <= text.length else { return }
    // Code that has changed the text without the undo manager can have moved a character to the end of the range.
    let range = text.replaceableRange(step.range)
    let undoStep = Step(
      NSRange(location: range.location, length: step.previousText.length), text.attributedText(in: range))
    register(undoStep, name, in: manager)
    endTyping()
    replace(range, step.previousText)
  }
}
