import Foundation
import RuntimeInterface

/// The boundaries of the characters, words, sentences and paragraphs of a text, as defined by Unicode. For example,
/// "don't" is one word and a flag is one character.
///
/// Indices are in UTF-16 code units. The breaks of the paragraph that was used last are cached.
///
/// - Complexity: O(*n*) for a query, where *n* is the length of the paragraph.
@MainActor final class TextBoundaries {
  let string: NSString
  let length: Int
  private var cachedBreaks: (range: NSRange, breaks: [TextBreaks])?

  init(_ string: String) {
    self.string = string as NSString
    length = self.string.length
  }

  /// Returns the range of the paragraph that contains an index, including the paragraph separator.
  func paragraph(at index: Int) -> NSRange {
    string.paragraphRange(for: NSRange(location: max(0, min(index, length)), length: 0))
  }

  /// Returns the breaks of the paragraph that contains an index. The array has one element for each UTF-16 code unit
  /// and one for the end of the paragraph.
  private func breaks(at index: Int) -> (range: NSRange, breaks: [TextBreaks]) {
    if let cachedBreaks, index >= cachedBreaks.range.location, index < NSMaxRange(cachedBreaks.range) {
      return cachedBreaks
    }
    let range = paragraph(at: index)
    let paragraphText = string.substring(with: range)
    var breaks = Runtime.textEngine.breaks(in: paragraphText)
    Self.joinWords(Array(paragraphText.utf16), &breaks)
    cachedBreaks = (range, breaks)
    return (range, breaks)
  }

  /// Joins words at an apostrophe between letters and at a period or comma between digits (UAX 29, WB6 to WB12). The
  /// text engine splits words there.
  private static func joinWords(_ units: [UInt16], _ breaks: inout [TextBreaks]) {
    for index in units.indices.dropFirst().dropLast()
    where breaks[index].contains(.wordEnd) && breaks[index + 1].contains(.wordStart) {
      let areDigits = digits.contains(units[index - 1]) && digits.contains(units[index + 1])
      guard apostrophes.contains(units[index]) || areDigits && separators.contains(units[index]) else { continue }
      breaks[index].remove(.wordEnd)
      breaks[index + 1].remove(.wordStart)
    }
  }

  private static let apostrophes = Set("'\u{2019}\u{B7}".utf16)
  private static let separators = Set(".,".utf16)
  private static let digits = Set("0123456789".utf16)

  // MARK: Characters

  /// Returns the last character boundary at or before an index.
  func characterBoundary(_ index: Int) -> Int {
    guard index > 0 else { return 0 }
    guard index < length else { return length }
    let (range, breaks) = breaks(at: index)
    let offset = index - range.location
    return offset == 0 || breaks[offset].contains(.character) ? index : previousBoundary(before: index)
  }

  func nextBoundary(after index: Int) -> Int {
    guard index < length else { return length }
    let (range, breaks) = breaks(at: max(0, index))
    var offset = max(0, index) - range.location + 1
    while offset < range.length, !breaks[offset].contains(.character) { offset += 1 }
    return range.location + offset
  }

  func previousBoundary(before index: Int) -> Int {
    guard index > 0 else { return 0 }
    let last = min(index, length) - 1
    let (range, breaks) = breaks(at: last)
    var offset = last - range.location
    while offset > 0, !breaks[offset].contains(.character) { offset -= 1 }
    return range.location + offset
  }

  // MARK: Words

  /// Returns the end of the word that contains an index, or of the next word.
  func wordEnd(after index: Int) -> Int {
    var index = max(0, index)
    while index < length {
      let (range, breaks) = breaks(at: index)
      let offset = index - range.location
      if let end = (offset + 1..<range.length + 1).first(where: { breaks[$0].contains(.wordEnd) }) {
        return range.location + end
      }
      index = NSMaxRange(range)
    }
    return length
  }

  /// Returns the start of the word that contains an index, or of the previous word.
  func wordStart(before index: Int) -> Int {
    var index = min(index, length)
    while index > 0 {
      let (range, breaks) = breaks(at: index - 1)
      if let start = (0..<index - range.location).last(where: { breaks[$0].contains(.wordStart) }) {
        return range.location + start
      }
      index = range.location
    }
    return 0
  }

  /// Returns the range of the word that contains an index or ends there. Between words, returns the range of the
  /// character at the index.
  func word(at index: Int) -> NSRange {
    guard length > 0 else { return NSRange(location: 0, length: 0) }
    if let word = enclosingWord(at: index) { return word }
    let start = index < length ? characterBoundary(index) : previousBoundary(before: length)
    return NSRange(location: start, length: nextBoundary(after: start) - start)
  }

  /// Returns the range of the word that contains an index or ends there, or `nil` between words.
  func enclosingWord(at index: Int) -> NSRange? {
    let boundary = characterBoundary(index)
    for candidate in [boundary, previousBoundary(before: boundary)] {
      let start = wordStart(before: min(candidate + 1, length))
      let end = wordEnd(after: start)
      if start <= candidate, candidate < end, boundary <= end { return NSRange(location: start, length: end - start) }
    }
    return nil
  }

  // MARK: Sentences

  /// Returns the range of the sentence that contains an index, including the space after it.
  ///
  /// A sentence ends with its paragraph, or with a full stop, a question mark or a similar character that is followed
  /// by a space.
  func sentence(at index: Int) -> NSRange {
    let range = paragraph(at: index)
    let units = Array(string.substring(with: range).utf16)
    let offset = min(max(0, index), length) - range.location
    var start = 0
    var unitIndex = 0
    while unitIndex < units.count {
      guard Self.sentenceTerminators.contains(units[unitIndex]) else {
        unitIndex += 1
        continue
      }
      let isFullWidth = units[unitIndex] >= 0x3000
      while unitIndex < units.count,
        Self.sentenceTerminators.contains(units[unitIndex]) || Self.closingCharacters.contains(units[unitIndex])
      {
        unitIndex += 1
      }
      let end = unitIndex
      while unitIndex < units.count, Self.spaces.contains(units[unitIndex]) { unitIndex += 1 }
      guard isFullWidth || unitIndex > end, unitIndex < units.count else { continue }
      if offset < unitIndex { return NSRange(location: range.location + start, length: unitIndex - start) }
      start = unitIndex
    }
    return NSRange(location: range.location + start, length: range.length - start)
  }

  private static let sentenceTerminators = Set("\u{2026}.!?\u{3002}\u{FF01}\u{FF1F}\u{061F}".utf16)
  private static let closingCharacters = Set("\"')]}\u{201C}\u{201D}\u{2019}\u{BB}\u{300D}\u{300F}".utf16)
  private static let spaces = Set(" \t\u{A0}\u{3000}".utf16)
}
