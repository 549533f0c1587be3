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

  /// Returns the position within a range that is farthest in a direction. The default implementation returns the end of
  /// the range for right and down, and the start for left and up.
  ///
  /// - Parameters:
  ///   - range: The range that contains the position.
  ///   - direction: The visual direction.
  /// - Returns: The start or the end of the range.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .right || direction == .down ? range.end : range.start
  }

  /// Returns the range from a position to the end of the text in a direction. The default implementation extends to the
  /// end of the text for right and down, and to the start for left and up.
  ///
  /// - Parameters:
  ///   - position: One end of the range.
  ///   - direction: The visual direction in which the range extends.
  /// - Returns: The range between the position and an end of the text.
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  {
    textRange(
      from: position, to: direction == .right || direction == .down ? endOfDocument : beginningOfDocument)
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

  /// Sets the writing direction of paragraphs. The default implementation does nothing, because the characters
  /// determine the direction.
  ///
  /// - Parameters:
  ///   - writingDirection: Not used.
  ///   - range: Not used.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

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
