/// Where the caret goes.
enum TextMovement: Equatable {
  /// By characters and words, as they are seen.
  case left, right, wordLeft, wordRight
  /// By lines and pages, in the column where the way began.
  case up, down, pageUp, pageDown
  /// To the ends of the line that is seen.
  case lineStart, lineEnd
  case paragraphUp, paragraphDown
  /// To the ends of the text.
  case start, end

  /// Whether it leads towards the end of the text.
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
