/// One paragraph for the text engine: characters, the fonts that they want and the direction of the whole.
package struct ShapingParagraph {
  package enum Direction: Sendable {
    /// By the first character that has a direction, else left to right.
    case natural
    case leftToRight
    case rightToLeft
  }

  /// A piece of text in one font.
  package struct Run {
    package var utf16Length: Int
    package var font: TextFont
    /// False where letters are spaced out: ligatures would swallow the space.
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
