import Foundation

extension EditedText {
  /// Where a movement of the caret leads within the text alone; nil for those that depend on its lines.
  ///
  /// - Parameter isRightToLeft: whether the paragraph is written to the left: then left leads on.
  func place(after movement: TextMovement, extends: Bool, isRightToLeft: Bool) -> Int? {
    let isForward = movement.isForward(isRightToLeft: isRightToLeft)
    switch movement {
    case .left, .right:
      if selection.length > 0, !extends { return isForward ? NSMaxRange(selection) : selection.location }
      return isForward ? boundaries.after(head) : boundaries.before(head)
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

  /// What a deletion takes away: the selection, else what lies between the caret and where the movement leads.
  func deleted(by movement: TextMovement) -> NSRange {
    if selection.length > 0 { return selection }
    let place = place(after: movement, extends: true, isRightToLeft: false) ?? head
    return NSRange(location: min(place, head), length: abs(place - head))
  }
}

extension TextEditor {
  /// The place some characters or lines away as they are seen; nil beyond the ends of the text.
  func place(from start: Int, _ direction: UITextLayoutDirection, _ offset: Int) -> Int? {
    var place = start
    for _ in 0..<abs(offset) {
      let isBack = (direction == .left || direction == .up) != (offset < 0)
      let next: Int
      switch direction {
      case .up, .down: next = self.place(isBack ? -1 : 1, linesBelow: place)
      case .left, .right:
        let goesOn = isBack == isRightToLeft(at: place)
        next = goesOn ? edited.boundaries.after(place) : edited.boundaries.before(place)
      }
      if next == place { return nil }
      place = next
    }
    return place
  }
}
