import Foundation

/// The text that a custom keyboard edits.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput, UITextInputTraits {
  /// The text of the paragraph before the insertion point or the selection, or nil if there is none.
  var documentContextBeforeInput: String? { get }

  /// The text of the paragraph after the insertion point or the selection, or nil if there is none.
  var documentContextAfterInput: String? { get }

  /// The selected text, or nil if none is selected.
  var selectedText: String? { get }

  /// The language of the text, or nil if it is unknown.
  var documentInputMode: UITextInputMode? { get }

  /// An identifier of the text. It is the same while one responder is edited.
  var documentIdentifier: UUID { get }

  /// Moves the insertion point.
  ///
  /// - Parameter offset: The number of characters; a negative number moves towards the beginning.
  func adjustTextPosition(byCharacterOffset offset: Int)

  /// Inserts or replaces marked text.
  ///
  /// - Parameters:
  ///   - markedText: The marked text.
  ///   - selectedRange: The selection within the marked text.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)

  /// Commits the marked text.
  func unmarkText()
}
