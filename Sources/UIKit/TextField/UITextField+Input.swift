import CoreGraphics
import Foundation

/// The field as a text input: places count UTF-16 units.
extension UITextField {
  private func within(_ range: NSRange) -> NSRange {
    let start = max(0, min(range.location, model.length))
    return NSRange(location: start, length: max(0, min(NSMaxRange(range), model.length) - start))
  }

  /// The text in a range, also where it is shown as dots; halves of characters come as U+FFFD.
  public func text(in range: UITextRange) -> String? {
    let range = within(IndexRange(range).range)
    return String(decoding: Array(model.string.utf16)[range.location..<NSMaxRange(range)], as: UTF16.self)
  }

  /// Replaces a range by code: the delegate is not asked.
  public func replace(_ range: UITextRange, withText text: String) {
    model.replace(within(IndexRange(range).range), with: text)
    typedUpTo = nil
    edited()
  }

  /// What is selected; an empty range is the caret. Nil selects nothing at the beginning.
  public var selectedTextRange: UITextRange? {
    get { IndexRange(model.selection) }
    set {
      let range = newValue.map { within(IndexRange($0).range) } ?? NSRange(location: 0, length: 0)
      select(range.location, NSMaxRange(range))
      setNeedsLayout()
    }
  }

  /// What an input method composes.
  public var markedTextRange: UITextRange? { model.marked.map { IndexRange($0) } }

  /// Shows text that is not committed.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    setComposedText(
      markedText ?? "", selection: selectedRange.location..<(selectedRange.location + max(0, selectedRange.length)))
  }

  /// Commits what was composed.
  public func unmarkText() {
    guard model.marked != nil else { return }
    model.unmark()
    edited()
  }

  /// The first place.
  public var beginningOfDocument: UITextPosition { IndexPosition(0) }
  /// The last place.
  public var endOfDocument: UITextPosition { IndexPosition(model.length) }

  /// Where a range lies, in the field's coordinates.
  public func firstRect(for range: UITextRange) -> CGRect { rect(of: within(IndexRange(range).range)) }

  // MARK: The edit menu

  /// A finger that rests, or the secondary button of a mouse.
  func showEditMenu(at window: CGPoint, isPointer: Bool) -> Bool {
    guard isEnabled, becomeFirstResponder() else { return false }
    layoutIfNeeded()
    let place = place(at: convert(window, from: nil))
    let selection = model.selection
    if selection.length == 0 || place < selection.location || place > NSMaxRange(selection) {
      let word = model.word(at: place)
      if isPointer || isSecureTextEntry { select(place, place) } else { select(word.location, NSMaxRange(word)) }
      layoutIfNeeded()
    }
    let rect = model.selection.length > 0 ? rect(of: model.selection) : naturalCaret(at: model.head)
    return TextMenus.show(for: self, at: window, selection: rect, isPointer: isPointer) { suggested in
      fieldDelegate?.textField(self, editMenuForCharactersIn: model.selection, suggestedActions: suggested)
    }
  }
}
