import Foundation

/// Remembers the changes of a text for its undo manager. Typing that goes on where it was is one step up to a line's end.
@MainActor final class TextUndo {
  /// What one step covers, and what stood there.
  private final class Step {
    var range: NSRange
    let old: NSAttributedString
    init(_ range: NSRange, _ old: NSAttributedString) {
      self.range = range
      self.old = old
    }
  }

  private unowned let text: EditedText
  /// Puts text in the place of a range, and tells everybody.
  private let replace: (NSRange, NSAttributedString) -> Void
  /// The step that typing goes on with.
  private var typed: Step?

  init(_ text: EditedText, replace: @escaping (NSRange, NSAttributedString) -> Void) {
    self.text = text
    self.replace = replace
  }

  /// The caret has gone elsewhere: typing begins a new step.
  func endTyping() { typed = nil }

  /// The text was set: what was done to the old one cannot be taken back.
  func forget(in manager: UndoManager?) {
    endTyping()
    manager?.removeAllActions(withTarget: self)
  }

  /// `range` is about to become `new`. What was only composed in it is not brought back.
  func remember(
    _ range: NSRange, _ new: NSAttributedString, name: String, isTyping: Bool = false, in manager: UndoManager?
  ) {
    guard let manager, !manager.isUndoing, !manager.isRedoing else { return }
    let isComposed = range == text.marked
    if isTyping, let typed, range.length == 0 || isComposed, range.location == NSMaxRange(typed.range),
      !new.string.contains("\n"),
      manager.canUndo
    {
      typed.range.length += new.length
      return
    }
    let old = isComposed ? NSAttributedString(string: "") : text.attributedText(in: range)
    let step = Step(NSRange(location: range.location, length: new.length), old)
    register(step, name, in: manager)
    typed = isTyping ? step : nil
  }

  private func register(_ step: Step, _ name: String, in manager: UndoManager) {
    manager.registerUndo(withTarget: self) { [weak manager] undo in
      undo.takeBack(step, name, in: manager)
    }
    manager.setActionName(name)
  }

  private func takeBack(_ step: Step, _ name: String, in manager: UndoManager?) {
    guard let manager, NSMaxRange(step.range) <= text.length else { return }
    let back = Step(
      NSRange(location: step.range.location, length: step.old.length), text.attributedText(in: step.range))
    register(back, name, in: manager)
    endTyping()
    replace(step.range, step.old)
  }
}
