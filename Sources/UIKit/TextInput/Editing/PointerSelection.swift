import Foundation

/// The selection by a pointer that is held down: by characters, by words after a double click, by paragraphs after a
/// triple click.
@MainActor struct PointerSelection {
  private let text: EditedText
  private let taps: Int
  /// The word or paragraph that was clicked. It stays selected wherever the pointer moves.
  private let first: NSRange?

  init(_ text: EditedText, at place: Int, taps: Int) {
    self.text = text
    self.taps = taps
    first = taps > 1 ? Self.unit(text, place, taps) : nil
  }

  /// Selects at the index where the pointer went down. With `extends` the start of the selection stays.
  func begin(at place: Int, extends: Bool) {
    if let first {
      text.select(first.location, NSMaxRange(first))
    } else {
      text.select(extends ? text.anchor : place, place)
    }
  }

  private static func unit(_ text: EditedText, _ place: Int, _ taps: Int) -> NSRange {
    taps > 2 ? text.boundaries.paragraph(at: place) : text.boundaries.word(at: place)
  }

  /// Extends the selection to the index of the pointer.
  func move(to place: Int) {
    guard let first else {
      text.select(text.anchor, place)
      return
    }
    let unit = Self.unit(text, place, taps)
    if unit.location < first.location {
      text.select(NSMaxRange(first), unit.location)
    } else {
      text.select(first.location, max(NSMaxRange(first), NSMaxRange(unit)))
    }
  }
}
