import CoreGraphics
import Foundation

/// A protocol for views that edit text. The protocol defines positions and ranges, a selection, marked text, and the geometry of the
/// text.
///
/// The positions of `UITextField` and `UITextView` are indices in UTF-16 code units. The default implementations of
/// this protocol are for such positions.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput, UITextInputTraits {
  /// Returns the text of a range.
  ///
  /// - Parameter range: The range of text.
  /// - Returns: The text, or `nil` if the range is not valid.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range and moves the caret to the end of the new text.
  ///
  /// - Parameters:
  ///   - range: The range of text to replace.
  ///   - text: The replacement, which may be empty.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range. An empty range is the position of the caret. `nil` means that there is no selection and no
  /// caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text, which an input method is composing, or `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text. The default is `nil`, which underlines marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection if there is none, with marked text that the input method has not
  /// committed yet.
  ///
  /// - Parameters:
  ///   - markedText: The marked text, or `nil` for an empty one.
  ///   - selectedRange: The selected range, relative to the start of the marked text, in UTF-16 code units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Commits the marked text, so that it becomes part of the regular text.
  func unmarkText()
  /// The position at the start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position at the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  ///
  /// - Parameters:
  ///   - fromPosition: One end of the range.
  ///   - toPosition: The other end of the range, before or after the first.
  /// - Returns: The range, or `nil` if there is none.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset from another position.
  ///
  /// - Parameters:
  ///   - position: The position from which the offset is measured.
  ///   - offset: The number of UTF-16 code units, which can be negative.
  /// - Returns: The position, or `nil` if it is beyond the ends of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at an offset from another position in a visual direction.
  ///
  /// - Parameters:
  ///   - position: The position from which the offset is measured.
  ///   - direction: The visual direction of the offset.
  ///   - offset: The number of characters or lines.
  /// - Returns: The position, or `nil` if it is beyond the ends of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Compares two positions.
  ///
  /// - Parameters:
  ///   - position: A position.
  ///   - other: Another position.
  /// - Returns: `orderedAscending` if `position` is before `other`.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions.
  ///
  /// - Parameters:
  ///   - from: The position from which the distance is measured.
  ///   - toPosition: The position to which the distance is measured.
  /// - Returns: The number of UTF-16 code units, which is negative if `toPosition` is before `from`.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The delegate that observes changes of the text and the selection, or `nil` for none.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds the boundaries of words and other text units.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the position within a range that is farthest in a direction.
  ///
  /// - Parameters:
  ///   - range: The range that contains the position.
  ///   - direction: The visual direction.
  /// - Returns: The position in the range that is farthest in the direction, or `nil` if there is none.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of the text in a direction.
  ///
  /// - Parameters:
  ///   - position: One end of the range.
  ///   - direction: The visual direction in which the range extends.
  /// - Returns: The range between the position and an end of the text, or `nil` if there is none.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Returns the writing direction of a paragraph.
  ///
  /// - Parameters:
  ///   - position: A position in the paragraph.
  ///   - direction: The direction from the position to the character that determines the result.
  /// - Returns: The writing direction.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the writing direction of paragraphs.
  ///
  /// - Parameters:
  ///   - writingDirection: The new writing direction.
  ///   - range: A range of text. The direction is set for every paragraph that contains a part of the range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of the first line of a range.
  ///
  /// - Parameter range: The range of text.
  /// - Returns: The rectangle, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  ///
  /// - Parameter position: The position in the text.
  /// - Returns: The rectangle, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles that show a range as selected.
  ///
  /// - Parameter range: The range of text.
  /// - Returns: The rectangles, line by line, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position in the text that is nearest to a point.
  ///
  /// - Parameter point: A point in the view's coordinates.
  /// - Returns: The nearest position, or `nil` if there is none.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range that is nearest to a point.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - range: The range that contains the position.
  /// - Returns: The nearest position in the range, or `nil` if there is none.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  ///
  /// - Parameter point: A point in the view's coordinates.
  /// - Returns: The range of the character, or `nil` if there is no text.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view that defines the coordinate system of points and rectangles.
  var textInputView: UIView { get }

  // MARK: Optional in UIKit, with default implementations

  /// A Boolean value that indicates whether the user can change the text.
  var isEditable: Bool { get }
  /// Returns a Boolean value that indicates whether the user may change the text.
  ///
  /// - Parameters:
  ///   - range: The range of text that is replaced.
  ///   - text: The replacement, which is empty for a deletion.
  /// - Returns: `true` to allow the change.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the text of a range with its attributes.
  ///
  /// - Parameter range: The range of text.
  /// - Returns: The text.
  func attributedText(in range: UITextRange) -> NSAttributedString
  /// Replaces the text of a range with attributed text.
  ///
  /// - Parameters:
  ///   - range: The range of text to replace.
  ///   - attributedText: The replacement, which may be empty.
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
  /// Inserts attributed text at the caret, or replaces the selection or the marked text.
  ///
  /// - Parameter string: The text to insert.
  func insertAttributedText(_ string: NSAttributedString)
  /// Inserts text for which there are alternatives.
  ///
  /// - Parameters:
  ///   - text: The text to insert.
  ///   - alternatives: Other texts, of which the user may choose one.
  ///   - style: The way in which the text is marked.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  /// Replaces the marked text, or the selection if there is none, with attributed text that the input method has not committed
  /// yet.
  ///
  /// - Parameters:
  ///   - markedText: The marked text, or `nil` for an empty one.
  ///   - selectedRange: The selected range, relative to the start of the marked text, in UTF-16 code units.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Returns the font and the colors of the text at a position.
  ///
  /// - Parameters:
  ///   - position: A position in the text.
  ///   - direction: The direction from the position to the character whose attributes are returned.
  /// - Returns: The attributes `font` and `foregroundColor` and, if the text has a background, `backgroundColor`.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
  /// Returns the position at a number of characters from the start of a range.
  ///
  /// - Parameters:
  ///   - range: The range that contains the position.
  ///   - offset: The number of UTF-16 code units.
  /// - Returns: The position, or `nil` if it is outside of the range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the number of characters between the start of a range and a position.
  ///
  /// - Parameters:
  ///   - position: A position in the range.
  ///   - range: The range that contains the position.
  /// - Returns: The number of UTF-16 code units.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The side of a wrapped line at which the caret is shown if it is between two lines: `forward` at the start of the second
  /// line, `backward` at the end of the first.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Returns the transform of the caret at a position.
  ///
  /// - Parameter position: A position in the text.
  /// - Returns: The transform.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  /// Reserves space at the caret for text that is inserted later.
  ///
  /// - Parameter size: The size of the space, in points.
  /// - Returns: The placeholder, which `remove(_:)` removes.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  /// Removes a placeholder from the text.
  ///
  /// - Parameter textPlaceholder: The placeholder.
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// Inserts dictated text. Tessera never calls this method, because desktops have no dictation.
  ///
  /// - Parameter dictationResult: The phrases.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// Called when the user stops dictating. Tessera never calls this method.
  func dictationRecordingDidEnd()
  /// Called when dictated text was not recognized. Tessera never calls this method.
  func dictationRecognitionFailed()
  /// A placeholder for text that is being recognized. Tessera never reads this property.
  var insertDictationResultPlaceholder: Any { get }
  /// Returns the rectangle in which the recognition of dictated text is shown. Tessera never calls this method.
  ///
  /// - Parameter placeholder: The value of `insertDictationResultPlaceholder`.
  /// - Returns: The rectangle, in the view's coordinates.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Removes the placeholder for text that was being recognized. Tessera never calls this method.
  ///
  /// - Parameters:
  ///   - placeholder: The value of `insertDictationResultPlaceholder`.
  ///   - willInsertResult: `true` if text is inserted next.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
  /// Called when the keyboard becomes a trackpad that moves the caret. Tessera never calls this method.
  ///
  /// - Parameter point: The position of the caret, in the view's coordinates.
  func beginFloatingCursor(at point: CGPoint)
  /// Called when the caret is moved with the keyboard as a trackpad. Tessera never calls this method.
  ///
  /// - Parameter point: The position of the caret, in the view's coordinates.
  func updateFloatingCursor(at point: CGPoint)
  /// Called when the keyboard stops being a trackpad. Tessera never calls this method.
  func endFloatingCursor()
  /// Returns the edit menu for a range of text.
  ///
  /// - Parameters:
  ///   - textRange: The selected range.
  ///   - suggestedActions: The elements of the standard menu.
  /// - Returns: The menu, or `nil` for the standard one.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Called before the edit menu appears.
  ///
  /// - Parameter animator: The object that runs other animations together with that of the menu.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  ///
  /// - Parameter animator: The object that runs other animations together with that of the menu.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
  private func index(_ position: UITextPosition) -> Int { (position as? IndexPosition)?.index ?? 0 }
  private var length: Int { index(endOfDocument) }

  /// Returns the range between two positions. The default implementation is for positions that are indices in UTF-16
  /// code units.
  ///
  /// - Parameters:
  ///   - fromPosition: One end of the range.
  ///   - toPosition: The other end of the range, before or after the first.
  /// - Returns: The range.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (fromIndex, toIndex) = (index(fromPosition), index(toPosition))
    return IndexRange(NSRange(location: min(fromIndex, toIndex), length: abs(toIndex - fromIndex)))
  }

  /// Returns the position at an offset from another position. The default implementation is for positions that are
  /// indices in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - position: The position from which the offset is measured.
  ///   - offset: The number of UTF-16 code units, which can be negative.
  /// - Returns: The position, or `nil` if it is beyond the ends of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = index(position) + offset
    return target >= 0 && target <= length ? IndexPosition(target) : nil
  }

  /// Returns the position at an offset from another position in a visual direction. The default implementation moves by
  /// characters to the right and left, and by lines down and up.
  ///
  /// In text inputs other than `UITextField` and `UITextView`, it moves by UTF-16 code units: forward for right and
  /// down, backward for left and up.
  ///
  /// - Parameters:
  ///   - position: The position from which the offset is measured.
  ///   - direction: The visual direction of the offset.
  ///   - offset: The number of characters or lines.
  /// - Returns: The position, or `nil` if it is beyond the ends of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let sign = direction == .right || direction == .down ? 1 : -1
    guard let editor = self as? any TextEditor else { return self.position(from: position, offset: sign * offset) }
    return editor.index(from: index(position), direction, offset).map { IndexPosition($0) }
  }

  /// Compares two positions. The default implementation is for positions that are indices in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - position: A position.
  ///   - other: Another position.
  /// - Returns: `orderedAscending` if `position` is before `other`.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (index(position), index(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// Returns the distance between two positions. The default implementation is for positions that are indices in UTF-16
  /// code units.
  ///
  /// - Parameters:
  ///   - from: The position from which the distance is measured.
  ///   - toPosition: The position to which the distance is measured.
  /// - Returns: The number of UTF-16 code units, which is negative if `toPosition` is before `from`.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }

  /// Indicates whether a movement in a direction is a movement towards the end of the text. In paragraphs from right to left, that
  /// direction is left.
  private func isForward(_ direction: UITextLayoutDirection, at position: UITextPosition) -> Bool {
    switch direction {
    case .up: false
    case .down: true
    case .left: baseWritingDirection(for: position, in: .forward) == .rightToLeft
    case .right: baseWritingDirection(for: position, in: .forward) != .rightToLeft
    }
  }

  /// Returns the position within a range that is farthest in a direction. The default implementation returns an end of the range. For
  /// left and right, the writing direction of the paragraph at its start determines which.
  ///
  /// - Parameters:
  ///   - range: The range that contains the position.
  ///   - direction: The visual direction.
  /// - Returns: The start or the end of the range.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    isForward(direction, at: range.start) ? range.end : range.start
  }

  /// Returns the range from a position to the end of the text in a direction. The default implementation extends to the
  /// end of the text for down, and to the start for up. For left and right, the writing direction of the paragraph determines which.
  ///
  /// - Parameters:
  ///   - position: One end of the range.
  ///   - direction: The visual direction in which the range extends.
  /// - Returns: The range between the position and an end of the text.
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  {
    textRange(from: position, to: isForward(direction, at: position) ? endOfDocument : beginningOfDocument)
  }

  /// Returns the writing direction of a paragraph. The default implementation returns the direction of the paragraph.
  ///
  /// - Parameters:
  ///   - position: A position in the paragraph.
  ///   - direction: Not used.
  /// - Returns: The writing direction, or `natural` in text inputs other than `UITextField` and `UITextView`.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    guard let editor = self as? any TextEditor else { return .natural }
    return editor.isRightToLeft(at: index(position)) ? .rightToLeft : .leftToRight
  }

  /// Sets the writing direction of paragraphs. The default implementation sets the attribute `paragraphStyle` of a `UITextView`. In
  /// other text inputs it does nothing, because the characters determine the direction.
  ///
  /// - Parameters:
  ///   - writingDirection: The new writing direction.
  ///   - range: A range of text. The direction is set for every paragraph that contains a part of the range.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    (self as? any TextEditor)?.setWritingDirection(writingDirection, ofParagraphsIn: IndexRange(range).range)
  }

  /// Returns the position within a range that is nearest to a point. The default implementation limits the nearest
  /// position in the text to the range.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - range: The range that contains the position.
  /// - Returns: The nearest position in the range, or `nil` if `closestPosition(to:)` returns `nil`.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let nearestPosition = closestPosition(to: point) else { return nil }
    return IndexPosition(max(index(range.start), min(index(nearestPosition), index(range.end))))
  }

  /// Returns the range of the character at a point. The default implementation returns the character after the nearest
  /// position or, at the end of the text, the last character.
  ///
  /// - Parameter point: A point in the view's coordinates.
  /// - Returns: The range of the character, or `nil` if there is no text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard length > 0, let nearestPosition = closestPosition(to: point) else { return nil }
    let target = min(index(nearestPosition), length - 1)
    let text = (text(in: IndexRange(NSRange(location: 0, length: length))) ?? "") as NSString
    return IndexRange(text.rangeOfComposedCharacterSequence(at: target))
  }
}

extension UITextInput where Self: UIView {
  /// The view that defines the coordinate system of points and rectangles. The default implementation returns the text
  /// input itself.
  public var textInputView: UIView { self }
}
