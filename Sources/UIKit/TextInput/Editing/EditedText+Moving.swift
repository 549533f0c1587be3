import Foundation

extension EditedText {
  /// Returns the index after a movement of the caret. Returns `nil` for movements that depend on the lines of the
  /// layout.
  ///
  /// - Parameters:
  ///   - movement: The movement of the caret.
  ///   - extends: `true` if the movement extends the selection.
  ///   - isRightToLeft: `true` if the paragraph is written from right to left. A movement to the left is then towards
  ///     the end of the text.
  func index(after movement: TextMovement, extends: Bool, isRightToLeft: Bool) -> Int? {
    let isForward = movement.isForward(isRightToLeft: isRightToLeft)
    switch movement {
    case .left, .right:
      if selection.length > 0, !extends { return isForward ? NSMaxRange(selection) : selection.location }
      return isForward ? boundaries.nextBoundary(after: head) : boundaries.previousBoundary(before: head)
    case .wordLeft, .wordRight: return isForward ? boundaries.wordEnd(after: head) : boundaries.wordStart(before: head)
    case .paragraphUp:
      let start = boundaries.paragraph(at: head).location
      return start < head ? start : boundaries.paragraph(at: max(0, start - 1)).location
    case .paragraphDown: return NSMaxRange(boundaries.paragraph(at: head))
    case .start: return 0
    case .end: return length
    case .up, .down, .pageUp, .pageDown, .lineStart, .lineEnd: return nil
    }
  }

  /// Returns the range that a deletion removes: the selection, or the text between the caret and the end of the movement if there is no
  /// selection.
  func rangeToDelete(by movement: TextMovement) -> NSRange {
    if selection.length > 0 { return selection }
    let target = index(after: movement, extends: true, isRightToLeft: false) ?? head
    return NSRange(location: min(target, head), length: abs(target - head))
  }
}

extension TextEditor {
  /// Returns the index that is a number of characters or lines away in a visual direction, or `nil` if it would be
  /// beyond an end of the text.
  func index(from startIndex: Int, _ direction: UITextLayoutDirection, _ offset: Int) -> Int? {
    var current = startIndex
    for _ in 0..<abs(offset) {
      let isBackward = (direction == .left || direction == .up) != (offset < 0)
      let next: Int
      switch direction {
      case .up, .down: next = index(isBackward ? -1 : 1, linesBelow: current)
      case .left, .right:
        let isForwardInText = isBackward == isRightToLeft(at: current)
        next =
          isForwardInText
          ? editedText.boundaries.nextBoundary(after: current) : editedText.boundaries.previousBoundary(before: current)
      }
      if next == current { return nil }
      current = next
    }
    return current
  }
}
