import Foundation

/// The model of an editable text: the characters, the selection, and the marked text of an input method.
///
/// Text fields and text views display it. Indices are in UTF-16 code units.
@MainActor final class EditedText {
  /// The text. After code outside of this object has changed it, `onForeignChange` is called.
  let storage: NSTextStorage
  /// A closure that is called after code outside of this object has changed the storage.
  var onForeignChange: (() -> Void)?
  /// Indicates whether the selection changes together with the text. The input delegate was called before both.
  var isChangingSelectionWithText = false
  /// Indicates whether this object is changing the storage.
  private var isChanging = false
  /// The end of the selection that does not move when the selection is extended, as an index in UTF-16 code units.
  private(set) var anchor = 0
  private(set) var head = 0
  /// The range of the text that an input method is composing, or `nil` if there is none.
  private(set) var markedRange: NSRange?
  /// The boundaries of characters, words and paragraphs, cached until the text changes.
  private(set) var boundaries: TextBoundaries

  /// The attributes of the text that was deleted last if the text is now empty, otherwise `nil`. Text that is typed next receives these
  /// attributes.
  private var attributesOfDeletedText: [NSAttributedString.Key: Any]?

  /// Creates a model that edits a text storage, with the insertion point at the start of the text.
  ///
  /// - Parameter storage: The text.
  init(_ storage: NSTextStorage = NSTextStorage()) {
    self.storage = storage
    boundaries = TextBoundaries(storage.string)
    storage.onEdit = { [weak self] mask in
      MainActor.assumeIsolated { self?.storageDidChange(mask) }
    }
  }

  /// Updates the boundaries and the selection after code outside of this object has changed the storage.
  private func storageDidChange(_ mask: NSTextStorage.EditActions) {
    guard !isChanging else { return }
    if mask.contains(.editedCharacters) {
      charactersDidChange()
      select(anchor, head)
    }
    onForeignChange?()
  }

  /// Changes the storage with a closure. `onForeignChange` is not called for the change.
  private func change(_ body: (NSTextStorage) -> Void) {
    let wasChanging = isChanging
    isChanging = true
    body(storage)
    isChanging = wasChanging
  }

  /// The text with its attributes. Callers must not change it.
  var attributedString: NSAttributedString { storage }
  var string: String { storage.string }
  var length: Int { storage.length }
  var fullRange: NSRange { NSRange(location: 0, length: length) }

  var selection: NSRange { NSRange(location: min(anchor, head), length: abs(head - anchor)) }
  var selectedString: String { boundaries.string.substring(with: selection) }

  // MARK: Ranges

  /// Returns a range that is limited to the text. An empty range remains empty.
  func clampedToText(_ range: NSRange) -> NSRange { range.limited(to: length) }

  /// Returns a range that is limited to the text and extended to whole Unicode scalars, because a string cannot contain half of one. An
  /// empty range inside of a scalar moves behind it.
  func replaceableRange(_ range: NSRange) -> NSRange {
    let text = boundaries.string
    func isInsideOfScalar(_ index: Int) -> Bool {
      index > 0 && index < text.length && UTF16.isTrailSurrogate(text.character(at: index))
        && UTF16.isLeadSurrogate(text.character(at: index - 1))
    }
    let range = clampedToText(range)
    if range.length == 0 {
      return NSRange(location: range.location + (isInsideOfScalar(range.location) ? 1 : 0), length: 0)
    }
    let start = isInsideOfScalar(range.location) ? range.location - 1 : range.location
    let end = isInsideOfScalar(NSMaxRange(range)) ? NSMaxRange(range) + 1 : NSMaxRange(range)
    return NSRange(location: start, length: end - start)
  }

  /// Returns the text of a range. Halves of surrogate pairs are replaced with U+FFFD.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func text(in range: NSRange) -> String {
    let range = clampedToText(range)
    return String(decoding: Array(string.utf16)[range.location..<NSMaxRange(range)], as: UTF16.self)
  }

  func attributedText(in range: NSRange) -> NSAttributedString {
    storage.attributedSubstring(from: replaceableRange(range))
  }

  // MARK: Selection

  /// Selects the text between `newAnchor`, the end that does not move when the selection is extended, and `newHead`, the other end.
  /// Returns whether the selected range has changed.
  @discardableResult
  func select(_ newAnchor: Int, _ newHead: Int) -> Bool {
    let oldSelection = selection
    anchor = max(0, min(newAnchor, length))
    head = max(0, min(newHead, length))
    return selection != oldSelection
  }

  /// Moves the ends of the selection to character boundaries.
  func selectWholeCharacters() { select(boundaries.characterBoundary(anchor), boundaries.characterBoundary(head)) }

  // MARK: Changes

  /// Replaces the whole text. The caller must set the selection afterwards.
  func set(_ text: NSAttributedString) {
    attributesOfDeletedText = nil
    change { $0.setAttributedString(text) }
    charactersDidChange()
  }

  /// Replaces a range, which must be within the text and contain whole Unicode scalars. The caller must set the selection afterwards.
  func replace(_ range: NSRange, with text: NSAttributedString) {
    if range.length == length, text.length == 0 { attributesOfDeletedText = attributesForTyping }
    change { $0.replaceCharacters(in: range, with: text) }
    charactersDidChange()
  }

  private func charactersDidChange() {
    markedRange = nil
    boundaries = TextBoundaries(storage.string)
  }

  /// Sets an attribute of the whole text, or removes it if the value is `nil`.
  func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    guard length > 0 else {
      attributesOfDeletedText?[key] = value
      return
    }
    change {
      if let value {
        $0.addAttribute(key, value: value, range: fullRange)
      } else {
        $0.removeAttribute(key, range: fullRange)
      }
    }
  }

  /// Replaces all attributes of the whole text.
  func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    attributesOfDeletedText = nil
    if length > 0 { change { $0.setAttributes(attributes, range: fullRange) } }
  }

  /// Replaces the values of an attribute run by run. If the closure returns `nil`, the run does not change.
  func changeAttribute(_ key: NSAttributedString.Key, _ newValue: (Any?) -> Any?) {
    guard length > 0 else { return }
    for (range, value) in runs(of: key) {
      if let newValue = newValue(value) { self.change { $0.addAttribute(key, value: newValue, range: range) } }
    }
  }

  private func runs(of key: NSAttributedString.Key) -> [(NSRange, Any?)] {
    var runs: [(NSRange, Any?)] = []
    storage.enumerateAttribute(key, in: fullRange, options: []) { value, range, _ in runs.append((range, value)) }
    return runs
  }

  func attributes(at index: Int) -> [NSAttributedString.Key: Any] {
    index >= 0 && index < length ? storage.attributes(at: index, effectiveRange: nil) : [:]
  }

  /// The attributes of text that is typed at the caret.
  ///
  /// The value contains the attributes of the character before the caret or, at the start of the text, of the first character. In an
  /// empty text, the value contains the attributes of the last deleted text, or is `nil` if no text was deleted.
  var attributesForTyping: [NSAttributedString.Key: Any]? {
    guard length > 0 else { return attributesOfDeletedText }
    var attributes = attributes(at: max(0, min(selection.location - 1, length - 1)))
    for key in [NSAttributedString.Key.link, .attachment, .textItemTag] { attributes[key] = nil }
    return attributes
  }

  // MARK: Composing

  /// Replaces the marked text, or the selection if there is none, with new marked text. `selected` is relative to the
  /// start of the marked text.
  func compose(_ text: NSAttributedString, selected: NSRange) {
    let range = replaceableRange(markedRange ?? selection)
    replace(range, with: text)
    let length = text.length
    markedRange = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = range.location + min(max(0, selected.location), length)
    select(start, min(start + max(0, selected.length), range.location + length))
  }

  func unmark() { markedRange = nil }
}
