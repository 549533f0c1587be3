import Foundation

/// Where characters, words and paragraphs of a text begin and end. Places count UTF-16 units.
struct TextBoundaries {
  let string: NSString
  var length: Int { string.length }

  init(_ string: String) { self.string = string as NSString }

  /// The nearest place between characters at or before `place`.
  func whole(_ place: Int) -> Int {
    let place = min(max(place, 0), length)
    guard place > 0, place < length else { return place }
    return string.rangeOfComposedCharacterSequence(at: place).location
  }

  func after(_ place: Int) -> Int {
    place < length ? NSMaxRange(string.rangeOfComposedCharacterSequence(at: place)) : length
  }

  func before(_ place: Int) -> Int {
    place > 0 ? string.rangeOfComposedCharacterSequence(at: min(place, length) - 1).location : 0
  }

  private func isLetter(_ place: Int) -> Bool {
    string.substring(with: string.rangeOfComposedCharacterSequence(at: place)).unicodeScalars
      .contains { CharacterSet.alphanumerics.contains($0) }
  }

  func wordEnd(after place: Int) -> Int {
    var at = place
    while at < length, !isLetter(at) { at = after(at) }
    while at < length, isLetter(at) { at = after(at) }
    return at
  }

  func wordStart(before place: Int) -> Int {
    var at = place
    while at > 0, !isLetter(before(at)) { at = before(at) }
    while at > 0, isLetter(before(at)) { at = before(at) }
    return at
  }

  /// The word around a place, or the character there if it is none.
  func word(at place: Int) -> NSRange {
    guard length > 0 else { return NSRange(location: 0, length: 0) }
    var at = min(place, length - 1)
    at = string.rangeOfComposedCharacterSequence(at: at).location
    // Behind a word its last letter counts.
    if !isLetter(at), at > 0, at == place, isLetter(before(at)) { at = before(at) }
    guard isLetter(at) else { return NSRange(location: at, length: after(at) - at) }
    let start = wordStart(before: after(at))
    return NSRange(location: start, length: wordEnd(after: at) - start)
  }

  func paragraph(at place: Int) -> NSRange {
    string.paragraphRange(for: NSRange(location: min(place, length), length: 0))
  }
}
