import Foundation

/// The document proxy of an input view controller: the text of its window's first responder.
@MainActor final class ResponderTextProxy: UITextDocumentProxy {
  weak var controller: UIInputViewController?
  private weak var identified: UIResponder?
  private var identifier = UUID()

  private var responder: UIResponder? {
    controller?.viewIfLoaded?.window.flatMap { FirstResponder.current(in: $0) }
  }
  private var keyInput: (any UIKeyInput)? { responder as? any UIKeyInput }
  private var textInput: (any UITextInput)? { responder as? any UITextInput }

  var hasText: Bool { keyInput?.hasText ?? false }
  func insertText(_ text: String) { keyInput?.insertText(text) }
  func deleteBackward() { keyInput?.deleteBackward() }

  var documentContextBeforeInput: String? {
    guard let input = textInput, let selection = input.selectedTextRange,
      let range = input.textRange(from: input.beginningOfDocument, to: selection.start),
      let text = input.text(in: range)?.split(separator: "\n", omittingEmptySubsequences: false).last, !text.isEmpty
    else { return nil }
    return String(text)
  }

  var documentContextAfterInput: String? {
    guard let input = textInput, let selection = input.selectedTextRange,
      let range = input.textRange(from: selection.end, to: input.endOfDocument),
      let text = input.text(in: range)?.split(separator: "\n", omittingEmptySubsequences: false).first, !text.isEmpty
    else { return nil }
    return String(text)
  }

  var selectedText: String? {
    guard let input = textInput, let selection = input.selectedTextRange, !selection.isEmpty else { return nil }
    return input.text(in: selection)
  }

  var documentInputMode: UITextInputMode? { responder?.textInputMode }

  var documentIdentifier: UUID {
    if identified !== responder {
      identified = responder
      identifier = UUID()
    }
    return identifier
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input = textInput, let selection = input.selectedTextRange else { return }
    let start = offset < 0 ? selection.start : selection.end
    let limit = offset < 0 ? input.beginningOfDocument : input.endOfDocument
    let position = input.position(from: start, offset: offset) ?? limit
    input.selectedTextRange = input.textRange(from: position, to: position)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    textInput?.setMarkedText(markedText, selectedRange: selectedRange)
  }

  func unmarkText() { textInput?.unmarkText() }
}
