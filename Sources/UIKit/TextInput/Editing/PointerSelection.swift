import Foundation

/// The selection of text with a pressed mouse button: by characters, by words after a double click, or by paragraphs
/// after a triple click.
@MainActor struct PointerSelection {
  private let text: EditedText
  private let taps: Int
  /// The word or paragraph that was clicked, or `nil` for a selection by characters. It remains selected while the
  /// pointer moves.
  private let first: NSRange?

  init(_ text: EditedText, at place: Int, taps: Int) {
    self.text = text
    self.taps = taps
    first = taps > 1 ? Self.unit(text, place, taps) : nil
  }

  /// Begins a selection at the index where the button was pressed. If `extends` is `true`, the start of the current
  /// selection does not change.
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

  /// Extends the selection to the index at the pointer.
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
