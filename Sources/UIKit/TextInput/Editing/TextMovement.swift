/// A movement of the caret, such as to the next word.
enum TextMovement: Equatable {
  /// A movement by a character or a word, in a visual direction.
  case left, right, wordLeft, wordRight
  /// A movement by a line or a page, in the column in which the movement began.
  case up, down, pageUp, pageDown
  /// A movement to the start or the end of the displayed line.
  case lineStart, lineEnd
  case paragraphUp, paragraphDown
  /// A movement to the start or the end of the text.
  case start, end

  /// Returns whether the movement is towards the end of the text.
  func isForward(isRightToLeft: Bool) -> Bool {
    switch self {
    case .left, .wordLeft: isRightToLeft
    case .right, .wordRight: !isRightToLeft
    case .up, .pageUp, .lineStart, .paragraphUp, .start: false
    case .down, .pageDown, .lineEnd, .paragraphDown, .end: true
    }
  }

  var keepsColumn: Bool { [.up, .down, .pageUp, .pageDown].contains(self) }
}
