import CoreGraphics
import Foundation

// Tokens are attachment characters at the start of the field's content, so that the caret, the selection and the edit
// menu treat them as characters.
extension UISearchTextField {
  private static let tokenCharacter: UInt16 = 0xFFFC

  /// The number of tokens. The tokens in the content are counted, so that the number is correct after deletions and
  /// undo.
  final var tokenCount: Int {
    var count = 0
    while let attachment = editedText.attributes(at: count)[.attachment], attachment is SearchTokenAttachment {
      count += 1
    }
    return count
  }

  final var tokenRange: NSRange { NSRange(location: 0, length: tokenCount) }
  final var textual: String {
    editedText.text(in: NSRange(location: tokenCount, length: editedText.length - tokenCount))
  }

  final func attachments(in range: NSRange) -> [SearchTokenAttachment] {
    guard range.length > 0 else { return [] }
    return (range.location..<NSMaxRange(range)).compactMap {
      editedText.attributes(at: $0)[.attachment] as? SearchTokenAttachment
    }
  }

  // MARK: Changes in code

  /// Returns an attributed string that consists of the current tokens and a text.
  final func withTokens(_ text: NSAttributedString) -> NSAttributedString {
    let content = NSMutableAttributedString(attributedString: editedText.attributedText(in: tokenRange))
    content.append(text)
    return content
  }

  private func string(of token: UISearchToken) -> NSAttributedString {
    let attachment = SearchTokenAttachment(token)
    draw(attachment)
    let string = NSMutableAttributedString(attachment: attachment)
    string.addAttributes(style.attributes, range: NSRange(location: 0, length: string.length))
    return string
  }

  final func isToken(_ index: Int, _ method: String) -> Bool {
    if index >= 0, index < tokenCount { return true }
    Diagnostics.report(
      "\(self).\(method): there is no token at index \(index): the field has \(tokenCount) tokens. The call is ignored")
    return false
  }

  private func isValidIndex(_ index: Int, _ token: UISearchToken, _ method: String) -> Bool {
    guard index >= 0, index <= tokenCount else {
      Diagnostics.report(
        "\(self).\(method): the token index \(index) is out of range: the field has \(tokenCount) tokens. The call is ignored"
      )
      return false
    }
    guard !tokens.contains(where: { $0 === token }) else {
      Diagnostics.report(
        "\(self).\(method): the field already contains the token \"\(token.text)\". The call is ignored")
      return false
    }
    return true
  }

  final func insert(_ token: UISearchToken, at index: Int) {
    guard isValidIndex(index, token, "insertToken(_:at:)") else { return }
    changeTokens { $0.insert(self.string(of: token), at: index) }
  }

  final func remove(at index: Int) {
    guard isToken(index, "removeToken(at:)") else { return }
    changeTokens { $0.deleteCharacters(in: NSRange(location: index, length: 1)) }
  }

  final func replaceTokens(_ newTokens: [UISearchToken]) {
    var seenTokens: Set<ObjectIdentifier> = []
    let uniqueTokens = newTokens.filter { seenTokens.insert(ObjectIdentifier($0)).inserted }
    if uniqueTokens.count < newTokens.count {
      Diagnostics.report("\(self).tokens: a token is in the array twice; its first occurrence is used")
    }
    let oldRange = tokenRange
    changeTokens { content in
      content.deleteCharacters(in: oldRange)
      for token in uniqueTokens.reversed() { content.insert(self.string(of: token), at: 0) }
    }
  }

  final func replaceText(in range: NSRange, with token: UISearchToken, at index: Int) {
    guard isValidIndex(index, token, "replaceTextualPortion(of:with:at:)") else { return }
    let count = tokenCount
    let limitedRange = editedText.clampedToText(range)
    let start = max(count, limitedRange.location)
    let end = max(start, NSMaxRange(limitedRange))
    changeTokens { content in
      content.deleteCharacters(in: NSRange(location: start, length: end - start))
      content.insert(self.string(of: token), at: index)
    }
  }

  /// Changes the tokens in the content programmatically. The caret keeps its distance from the end of the content.
  private func changeTokens(_ change: (NSMutableAttributedString) -> Void) {
    let content = NSMutableAttributedString(attributedString: editedText.attributedString)
    let distanceFromEnd = editedText.length - NSMaxRange(editedText.selection)
    change(content)
    setContent(content, notifies: false)
    let index = max(tokenCount, editedText.length - distanceFromEnd)
    setSelection(index, index, notifies: false)
    tokensDidChange()
  }

  final func tokensDidChange() {
    updateSuggestions()
    tokensChanged?()
  }

  // MARK: Drawing

  private func draw(_ attachment: SearchTokenAttachment) {
    attachment.draw(color: tokenBackgroundColor, font: style.effectiveFont, traits: traitCollection)
  }

  /// Draws all tokens again, after a change of colors, the font or the traits.
  final func redrawTokens() {
    let shownTokens = attachments(in: tokenRange)
    guard !shownTokens.isEmpty else { return }
    for attachment in shownTokens { draw(attachment) }
    showText()
  }

  // MARK: Changes by the user

  /// Returns `true` if the user may replace a range of the content. Changes that affect tokens are made in a different
  /// way: Backspace after a token selects the token, and text that replaces a token is inserted after the other tokens.
  final func mayChange(_ range: NSRange, _ text: String) -> Bool {
    let count = tokenCount
    let coveredTokens = NSIntersectionRange(range, tokenRange)
    if coveredTokens.length > 0, !allowsDeletingTokens { return false }
    if text.isEmpty, coveredTokens.length == 1, range.length == 1, editedText.selection.length == 0 {
      setSelection(NSMaxRange(coveredTokens), coveredTokens.location)
      return false
    }
    if !text.isEmpty, range.location < count {
      setContent(
        {
          let content = NSMutableAttributedString(attributedString: editedText.attributedString)
          content.deleteCharacters(in: range)
          return content
        }(), notifies: false)
      setSelection(tokenCount, tokenCount, notifies: false)
      insertTypedText(text)
      if coveredTokens.length > 0 { tokensDidChange() }
      return false
    }
    if let bar {
      let shownRange = NSRange(location: max(0, range.location - count), length: range.length - coveredTokens.length)
      guard bar.mayChange(shownRange, to: text) else { return false }
    }
    if coveredTokens.length > 0 {
      // The closure is called after the change, which takes place as soon as this method returns.
      AfterLayoutQueue.enqueue { [weak self] in self?.tokensDidChange() }
    }
    return true
  }

  /// Extends a caret between tokens to the selection of a token, because text cannot be between tokens.
  final func selectWholeTokens() {
    defer { lastSelection = editedText.selection }
    let count = tokenCount
    let selection = editedText.selection
    guard selection.length == 0, selection.location < count, isEditing else { return }
    let previousSelection = lastSelection
    if selection.location <= previousSelection.location {
      let token = max(0, previousSelection.length > 0 ? selection.location - 1 : selection.location)
      editedText.select(token + 1, token)
    } else {
      editedText.select(selection.location, selection.location + 1)
    }
  }

  /// Selects the token at a touch. Returns `false` if there is no token at the touch.
  final func selectToken(at touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    let index = (0..<tokenCount).first { rect(of: NSRange(location: $0, length: 1)).contains(point) }
    guard let index, becomeFirstResponder() else { return false }
    touchedToken = index
    setSelection(index, index + 1)
    return true
  }

  // MARK: Copying

  /// Copies the selection if it contains tokens. The pasteboard then contains one item for each token, and one item for
  /// the text. Returns `false` if the selection contains no tokens, or if tokens cannot be copied.
  final func copyTokens() -> Bool {
    let selected = tokens(in: IndexRange(editedText.selection))
    guard !selected.isEmpty, allowsCopyingTokens else { return !selected.isEmpty }
    let delegate = fieldDelegate as? any UISearchTextFieldDelegate
    var items: [[String: Any]] = selected.map { token in
      let provider =
        delegate?.searchTextField(self, itemProviderForCopying: token)
        ?? NSItemProvider(object: token.text as NSString)
      return ["public.utf8-plain-text": token.text, Self.providerType: provider]
    }
    let text = editedText.selectedString.filter { $0.utf16.first != Self.tokenCharacter }
    if !text.isEmpty { items.append(["public.utf8-plain-text": text]) }
    UIPasteboard.general.setItems(items)
    return true
  }

  /// The type under which the pasteboard contains the item provider of a copied token.
  static var providerType: String { "com.apple.uikit.searchtoken" }
}
