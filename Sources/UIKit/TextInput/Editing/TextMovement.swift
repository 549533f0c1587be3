/// A movement of the caret.
enum TextMovement: Equatable {
  /// By characters and words, in a visual direction.
  case left, right, wordLeft, wordRight
  /// By lines and pages, in the column in which the movement began.
  case up, down, pageUp, pageDown
  /// To the ends of the line as it is shown.
  case lineStart, lineEnd
  case paragraphUp, paragraphDown
  /// To the ends of the text.
  case start, end

  /// Returns a Boolean value that indicates whether the movement goes towards the end of the text.
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
