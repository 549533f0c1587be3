import Foundation

/// The text of a field and what is selected in it. Places count UTF-16 units, as UIKit's ranges do, and stand between
/// whole characters.
struct FieldText: Equatable {
  private(set) var string = ""
  /// Where the selection began, and where the caret is.
  private(set) var anchor = 0
  private(set) var head = 0
  /// What an input method is composing.
  private(set) var marked: NSRange?

  var length: Int { string.utf16.count }
  var selection: NSRange { NSRange(location: min(anchor, head), length: abs(head - anchor)) }
  var selected: String { substring(selection) }

  func substring(_ range: NSRange) -> String { (string as NSString).substring(with: range) }

  /// The nearest place between characters at or before `place`.
  func whole(_ place: Int) -> Int {
    let place = min(max(place, 0), length)
    guard place > 0, place < length else { return place }
    return (string as NSString).rangeOfComposedCharacterSequence(at: place).location
  }

  func after(_ place: Int) -> Int {
    guard place < length else { return length }
    return NSMaxRange((string as NSString).rangeOfComposedCharacterSequence(at: place))
  }

  func before(_ place: Int) -> Int {
    guard place > 0 else { return 0 }
    return (string as NSString).rangeOfComposedCharacterSequence(at: place - 1).location
  }

  private func isLetter(_ place: Int) -> Bool {
    let range = (string as NSString).rangeOfComposedCharacterSequence(at: place)
    return substring(range).unicodeScalars.contains { CharacterSet.alphanumerics.contains($0) }
  }

  /// The end of the word at or after `place`.
  func wordEnd(after place: Int) -> Int {
    var at = place
    while at < length, !isLetter(at) { at = after(at) }
    while at < length, isLetter(at) { at = after(at) }
    return at
  }

  /// The beginning of the word at or before `place`.
  func wordStart(before place: Int) -> Int {
    var at = place
    while at > 0, !isLetter(before(at)) { at = before(at) }
    while at > 0, isLetter(before(at)) { at = before(at) }
    return at
  }

  /// The word around `place`, or the character there if it is none.
  func word(at place: Int) -> NSRange {
    guard length > 0 else { return NSRange(location: 0, length: 0) }
    let at = whole(min(place, before(length)))
    guard isLetter(at) else { return NSRange(location: at, length: after(at) - at) }
    let start = wordStart(before: after(at))
    return NSRange(location: start, length: wordEnd(after: at) - start)
  }

  mutating func select(_ anchor: Int, _ head: Int) {
    self.anchor = whole(anchor)
    self.head = whole(head)
  }

  mutating func set(_ text: String) {
    string = text
    marked = nil
    anchor = length
    head = length
  }

  /// Replaces a range and puts the caret behind the new text.
  mutating func replace(_ range: NSRange, with text: String) {
    string = (string as NSString).replacingCharacters(in: range, with: text)
    marked = nil
    anchor = range.location + text.utf16.count
    head = anchor
  }

  /// Shows composed text in place of what was composed so far, or of the selection.
  mutating func compose(_ text: String, selection: Range<Int>) {
    let range = marked ?? self.selection
    replace(range, with: text)
    guard !text.isEmpty else { return }
    let length = text.utf16.count
    marked = NSRange(location: range.location, length: length)
    anchor = range.location + min(max(selection.lowerBound, 0), length)
    head = range.location + min(max(selection.upperBound, 0), length)
  }

  mutating func unmark() { marked = nil }
}
