import Foundation

/// The selection of text with a pressed mouse button: by characters, by words after a double click, or by paragraphs
/// after a triple click.
@MainActor struct PointerSelection {
  private let text: EditedText
  private let tapCount: Int
  /// The word or paragraph that was clicked, or `nil` for a selection by characters. The word or paragraph remains selected while the
  /// pointer moves.
  private let initialUnit: NSRange?

  init(_ text: EditedText, at index: Int, tapCount: Int) {
    self.text = text
    self.tapCount = tapCount
    initialUnit = tapCount > 1 ? Self.unitRange(text, index, tapCount) : nil
  }

  /// Begins a selection at the index where the button was pressed. If `extends` is `true`, the start of the current
  /// selection does not change.
  func begin(at index: Int, extends: Bool) {
    if let initialUnit {
      text.select(initialUnit.location, NSMaxRange(initialUnit))
    } else {
      text.select(extends ? text.anchor : index, index)
    }
  }

  private static func unitRange(_ text: EditedText, _ index: Int, _ tapCount: Int) -> NSRange {
    tapCount > 2 ? text.boundaries.paragraph(at: index) : text.boundaries.word(at: index)
  }

  /// Extends the selection to the index at the pointer.
  func move(to index: Int) {
    guard let initialUnit else {
      text.select(text.anchor, index)
      return
    }
    let unit = Self.unitRange(text, index, tapCount)
    if unit.location < initialUnit.location {
      text.select(NSMaxRange(initialUnit), unit.location)
    } else {
      text.select(initialUnit.location, max(NSMaxRange(initialUnit), NSMaxRange(unit)))
    }
  }
}
