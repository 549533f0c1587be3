import Foundation

/// A text that is edited: its characters, what is selected of them, and what an input method composes. Text fields and text
/// views show one; there is no view in it. Places count UTF-16 units.
@MainActor final class EditedText {
  private let storage = NSMutableAttributedString(string: "")
  /// Where the selection began, and where the caret is.
  private(set) var anchor = 0
  private(set) var head = 0
  /// What an input method composes.
  private(set) var marked: NSRange?
  /// Where characters, words and paragraphs end. Kept until the characters change.
  private(set) var boundaries = TextBoundaries("")

  /// What the text looked like that was deleted up to its last character: what is typed next looks so.
  private var leftover: [NSAttributedString.Key: Any]?

  /// The characters with their attributes; to be read only.
  var attributed: NSAttributedString { storage }
  var string: String { storage.string }
  var length: Int { storage.length }
  var whole: NSRange { NSRange(location: 0, length: length) }

  var selection: NSRange { NSRange(location: min(anchor, head), length: abs(head - anchor)) }
  var selectedString: String { boundaries.string.substring(with: selection) }

  // MARK: Ranges

  /// A range brought into the text; an empty one stays where it is.
  func within(_ range: NSRange) -> NSRange {
    let start = max(0, min(range.location, length))
    return NSRange(location: start, length: max(0, min(NSMaxRange(range), length) - start))
  }

  /// The text in a range; halves of characters come as U+FFFD. O(length).
  func text(in range: NSRange) -> String {
    let range = within(range)
    return String(decoding: Array(string.utf16)[range.location..<NSMaxRange(range)], as: UTF16.self)
  }

  func attributedText(in range: NSRange) -> NSAttributedString { storage.attributedSubstring(from: within(range)) }

  // MARK: Selecting

  /// Whether the selected range is another one now.
  @discardableResult
  func select(_ newAnchor: Int, _ newHead: Int) -> Bool {
    let before = selection
    anchor = max(0, min(newAnchor, length))
    head = max(0, min(newHead, length))
    return selection != before
  }

  /// Puts the caret between characters where it stands within one.
  func selectWholeCharacters() { select(boundaries.whole(anchor), boundaries.whole(head)) }

  // MARK: Changing

  /// Another text. Who calls it selects anew.
  func set(_ text: NSAttributedString) {
    leftover = nil
    storage.setAttributedString(text)
    charactersChanged()
  }

  /// Replaces a range, which must lie in the text. Who calls it selects anew.
  func replace(_ range: NSRange, with text: NSAttributedString) {
    if range.length == length, text.length == 0 { leftover = attributesForTyping }
    storage.replaceCharacters(in: range, with: text)
    charactersChanged()
  }

  private func charactersChanged() {
    marked = nil
    boundaries = TextBoundaries(storage.string)
  }

  /// Gives all of the text an attribute, or takes it away.
  func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    guard length > 0 else {
      leftover?[key] = value
      return
    }
    if let value {
      storage.addAttribute(key, value: value, range: whole)
    } else {
      storage.removeAttribute(key, range: whole)
    }
  }

  /// All of the text has just these attributes.
  func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    leftover = nil
    if length > 0 { storage.setAttributes(attributes, range: whole) }
  }

  /// Gives each run another value of an attribute; nil leaves it as it is.
  func changeAttribute(_ key: NSAttributedString.Key, _ change: (Any?) -> Any?) {
    guard length > 0 else { return }
    for (range, value) in runs(of: key) {
      if let new = change(value) { storage.addAttribute(key, value: new, range: range) }
    }
  }

  private func runs(of key: NSAttributedString.Key) -> [(NSRange, Any?)] {
    var runs: [(NSRange, Any?)] = []
    storage.enumerateAttribute(key, in: whole, options: []) { value, range, _ in runs.append((range, value)) }
    return runs
  }

  func attributes(at place: Int) -> [NSAttributedString.Key: Any] {
    place >= 0 && place < length ? storage.attributes(at: place, effectiveRange: nil) : [:]
  }

  /// What is typed at the caret looks like the character before it, or behind it at the beginning, or what was deleted last;
  /// nil where there was no text.
  var attributesForTyping: [NSAttributedString.Key: Any]? {
    guard length > 0 else { return leftover }
    var attributes = attributes(at: max(0, min(selection.location - 1, length - 1)))
    for key in [NSAttributedString.Key.link, .attachment, .textItemTag] { attributes[key] = nil }
    return attributes
  }

  // MARK: Composing

  /// Shows composed text in place of what was composed so far, or of the selection. `selected` counts from its start.
  func compose(_ text: NSAttributedString, selected: NSRange) {
    let range = marked ?? selection
    replace(range, with: text)
    let length = text.length
    marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = range.location + min(max(0, selected.location), length)
    select(start, min(start + max(0, selected.length), range.location + length))
  }

  func unmark() { marked = nil }
}
