/// A paragraph as input of the text engine: the characters, their fonts, and the direction.
package struct ShapingParagraph {
  package enum Direction: Sendable {
    /// The direction of the first character that has a direction. If no character has one, the paragraph is left to
    /// right.
    case natural
    case leftToRight
    case rightToLeft
  }

  /// A part of the text with one font.
  package struct Run {
    package var utf16Length: Int
    package var font: TextFont
    /// Indicates whether ligatures are used. The value is false for text with additional letter spacing, because a
    /// ligature has no space between its letters.
    package var hasLigatures: Bool

    package init(utf16Length: Int, font: TextFont, hasLigatures: Bool = true) {
      self.utf16Length = utf16Length
      self.font = font
      self.hasLigatures = hasLigatures
    }
  }

  package var text: String
  package var runs: [Run]
  package var direction: Direction

  package init(text: String, runs: [Run], direction: Direction = .natural) {
    self.text = text
    self.runs = runs
    self.direction = direction
  }
}
