import CoreGraphics
import Foundation

// The methods and properties of UITextInput that are optional in UIKit.
extension UITextInput {
  private func index(_ position: UITextPosition) -> Int { (position as? IndexPosition)?.index ?? 0 }

  // MARK: Text

  /// A Boolean value that indicates whether the user can change the text. The default implementation returns `true`.
  public var isEditable: Bool { true }

  /// Returns a Boolean value that indicates whether the user may change the text. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - range: The range of text that is replaced.
  ///   - text: The replacement, which is empty for a deletion.
  /// - Returns: `true` to allow the change.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Returns the text of a range with its attributes. The default implementation returns a text without attributes for text inputs
  /// other than `UITextField` and `UITextView`.
  ///
  /// - Parameter range: The range of text.
  /// - Returns: The text.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    guard let editor = self as? any TextEditor, !editor.isTextHidden else {
      return NSAttributedString(string: text(in: range) ?? "")
    }
    return editor.editedText.attributedText(in: IndexRange(range).range)
  }

  /// Replaces the text of a range with attributed text. The default implementation removes the attributes in text inputs other than
  /// `UITextField` and `UITextView`.
  ///
  /// - Parameters:
  ///   - range: The range of text to replace.
  ///   - attributedText: The replacement, which may be empty.
  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    guard let editor = self as? any TextEditor else { return replace(range, withText: attributedText.string) }
    editor.textUndo.endTyping()
    editor.change(editor.editedText.clampedToText(IndexRange(range).range), to: attributedText, name: "Typing")
  }

  /// Inserts attributed text at the caret, or replaces the selection or the marked text. The default implementation removes the
  /// attributes in text inputs other than `UITextField` and `UITextView`.
  ///
  /// - Parameter string: The text to insert.
  public func insertAttributedText(_ string: NSAttributedString) {
    guard let range = markedTextRange ?? selectedTextRange else { return insertText(string.string) }
    replace(range, withAttributedText: string)
  }

  /// Inserts text for which there are alternatives. The default implementation inserts the text.
  ///
  /// - Parameters:
  ///   - text: The text to insert.
  ///   - alternatives: Other texts, of which the user may choose one. They are not used.
  ///   - style: The way in which the text is marked. It is not used.
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }

  /// Replaces the marked text, or the selection if there is none, with attributed text that the input method has not committed yet.
  /// The default implementation removes the attributes in text inputs other than `UITextField` and `UITextView`.
  ///
  /// - Parameters:
  ///   - markedText: The marked text, or `nil` for an empty one.
  ///   - selectedRange: The selected range, relative to the start of the marked text, in UTF-16 code units.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    guard let editor = self as? any TextEditor else {
      return setMarkedText(markedText?.string, selectedRange: selectedRange)
    }
    editor.compose(markedText ?? NSAttributedString(string: ""), selectedRange)
  }

  /// Returns the font and the colors of the text at a position. The default implementation returns `nil` for text inputs other than
  /// `UITextField` and `UITextView`.
  ///
  /// - Parameters:
  ///   - position: A position in the text.
  ///   - direction: The direction from the position to the character whose attributes are returned.
  /// - Returns: The attributes `font` and `foregroundColor` and, if the text has a background, `backgroundColor`.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let editor = self as? any TextEditor else { return nil }
    let text = editor.editedText
    let target = index(position) - (direction == .backward ? 1 : 0)
    let attributes = target >= 0 && target < text.length ? text.attributes(at: target) : editor.attributesForNewText
    let base = editor.baseAttributes
    var result: [NSAttributedString.Key: Any] = [
      .font: attributes[.font] ?? base[.font] ?? editor.effectiveFont,
      .foregroundColor: attributes[.foregroundColor] ?? base[.foregroundColor] ?? UIColor.label,
    ]
    result[.backgroundColor] = attributes[.backgroundColor]
    return result
  }

  // MARK: Positions

  /// Returns the position at a number of characters from the start of a range. The default implementation is for positions that are
  /// indices in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - range: The range that contains the position.
  ///   - offset: The number of UTF-16 code units.
  /// - Returns: The position, or `nil` if it is outside of the range.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard offset >= 0, offset <= self.offset(from: range.start, to: range.end) else { return nil }
    return position(from: range.start, offset: offset)
  }

  /// Returns the number of characters between the start of a range and a position. The default implementation is for positions that
  /// are indices in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - position: A position in the range.
  ///   - range: The range that contains the position.
  /// - Returns: The number of UTF-16 code units.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The side of a wrapped line at which the caret is shown if it is between two lines: `forward` at the start of the second line,
  /// `backward` at the end of the first. The default implementation returns `forward` and ignores other values.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  /// Returns the transform of the caret at a position. The default implementation returns the identity, for horizontal text.
  ///
  /// - Parameter position: A position in the text.
  /// - Returns: The transform.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

  // MARK: Placeholders and dictation

  /// Reserves space at the caret for text that is inserted later. The default implementation reserves no space in text inputs other
  /// than `UITextField` and `UITextView`.
  ///
  /// - Parameter size: The size of the space, in points.
  /// - Returns: The placeholder, which `remove(_:)` removes.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
    guard let editor = self as? any TextEditor else { return UITextPlaceholder() }
    let placeholder = AttachmentPlaceholder(size, in: editor)
    editor.insertAttributedText(placeholder.text)
    return placeholder
  }

  /// Removes a placeholder from the text. The default implementation has no effect on placeholders of other text inputs.
  ///
  /// - Parameter textPlaceholder: The placeholder.
  public func remove(_ textPlaceholder: UITextPlaceholder) {
    guard let range = (textPlaceholder as? AttachmentPlaceholder)?.range else { return }
    replace(IndexRange(range), withText: "")
  }

  /// Inserts dictated text. Tessera never calls this method, because desktops have no dictation. The default implementation inserts
  /// the texts of the phrases.
  ///
  /// - Parameter dictationResult: The phrases.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }

  /// Called when the user stops dictating. Tessera never calls this method. The default implementation does nothing.
  public func dictationRecordingDidEnd() {}

  /// Called when dictated text was not recognized. Tessera never calls this method. The default implementation does nothing.
  public func dictationRecognitionFailed() {}

  /// A placeholder for text that is being recognized. Tessera never reads this property. The default implementation returns an object
  /// that reserves no space.
  public var insertDictationResultPlaceholder: Any { UITextPlaceholder() }

  /// Returns the rectangle in which the recognition of dictated text is shown. Tessera never calls this method. The default
  /// implementation returns the rectangle of the caret.
  ///
  /// - Parameter placeholder: The value of `insertDictationResultPlaceholder`.
  /// - Returns: The rectangle, in the view's coordinates.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
    caretRect(for: selectedTextRange?.end ?? endOfDocument)
  }

  /// Removes the placeholder for text that was being recognized. Tessera never calls this method. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - placeholder: The value of `insertDictationResultPlaceholder`.
  ///   - willInsertResult: `true` if text is inserted next.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}

  // MARK: Keyboards and menus

  /// Called when the keyboard becomes a trackpad that moves the caret. Tessera never calls this method. The default implementation
  /// does nothing.
  ///
  /// - Parameter point: The position of the caret, in the view's coordinates.
  public func beginFloatingCursor(at point: CGPoint) {}

  /// Called when the caret is moved with the keyboard as a trackpad. Tessera never calls this method. The default implementation does
  /// nothing.
  ///
  /// - Parameter point: The position of the caret, in the view's coordinates.
  public func updateFloatingCursor(at point: CGPoint) {}

  /// Called when the keyboard stops being a trackpad. Tessera never calls this method. The default implementation does nothing.
  public func endFloatingCursor() {}

  /// Returns the edit menu for a range of text. The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - textRange: The selected range.
  ///   - suggestedActions: The elements of the standard menu.
  /// - Returns: The menu, or `nil` for the standard one.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

  /// Called before the edit menu appears. The default implementation does nothing.
  ///
  /// - Parameter animator: The object that runs other animations together with that of the menu.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  /// Called before the edit menu disappears. The default implementation does nothing.
  ///
  /// - Parameter animator: The object that runs other animations together with that of the menu.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}
