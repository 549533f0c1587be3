import CoreGraphics
import Foundation

/// A protocol for views in which text is edited: positions and ranges, a selection, marked text, and the geometry of
/// the text.
///
/// The positions of `UITextField` and `UITextView` are indices in UTF-16 code units. The default implementations work
/// with these positions.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput, UITextInputTraits {
  /// Returns the text of a range.
  ///
  /// - Parameter range: The range.
  /// - Returns: The text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range and moves the caret to the end of the new text.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - text: The new text.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range. An empty range is the position of the caret, `nil` means neither.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text that an input method composes, or `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text. The default is `nil`, which underlines it.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection if there is none, by text that is not committed.
  ///
  /// - Parameters:
  ///   - markedText: The new marked text.
  ///   - selectedRange: The selected range, relative to the start of the marked text, in UTF-16 code units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Commits the marked text.
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
  /// - Returns: The range.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset from another.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - offset: The number of UTF-16 code units, which can be negative.
  /// - Returns: The position, or `nil` if it is beyond the ends of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at an offset from another in a visual direction.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - direction: The direction.
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
  ///   - from: The position to start from.
  ///   - toPosition: The other position.
  /// - Returns: The number of UTF-16 code units, which is negative if `toPosition` is before `from`.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The delegate that observes changes of the text and the selection.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds the boundaries of words and other text units.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the position within a range that is farthest in a direction.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - direction: The direction.
  /// - Returns: The position.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of the text in a direction.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: The direction.
  /// - Returns: The range.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Returns the writing direction of a paragraph.
  ///
  /// - Parameters:
  ///   - position: A position in the paragraph.
  ///   - direction: The direction in which the character is looked up.
  /// - Returns: The writing direction.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the writing direction of paragraphs.
  ///
  /// - Parameters:
  ///   - writingDirection: The writing direction.
  ///   - range: A range of the text in the paragraphs.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of the first line of a range.
  ///
  /// - Parameter range: The range.
  /// - Returns: The rectangle, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  ///
  /// - Parameter position: The position.
  /// - Returns: The rectangle, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles that the selection of a range covers.
  ///
  /// - Parameter range: The range.
  /// - Returns: The rectangles, line by line, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  ///
  /// - Parameter point: A point in the view's coordinates.
  /// - Returns: The position.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range that is nearest to a point.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - range: The range.
  /// - Returns: The position.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  ///
  /// - Parameter point: A point in the view's coordinates.
  /// - Returns: The range, or `nil` if there is no text.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view in whose coordinates points and rectangles are.
  var textInputView: UIView { get }
}

extension UITextInput {
  private func index(_ position: UITextPosition) -> Int { (position as? IndexPosition)?.index ?? 0 }
  private var length: Int { index(endOfDocument) }

  /// The default implementation for positions that are indices in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - fromPosition: One end of the range.
  ///   - toPosition: The other end of the range, before or after the first.
  /// - Returns: The range.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (from, to) = (index(fromPosition), index(toPosition))
    return IndexRange(NSRange(location: min(from, to), length: abs(to - from)))
  }

  /// The default implementation for positions that are indices in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - offset: The number of UTF-16 code units, which can be negative.
  /// - Returns: The position, or `nil` if it is beyond the ends of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = index(position) + offset
    return place >= 0 && place <= length ? IndexPosition(place) : nil
  }

  /// Returns the position at an offset from another in a visual direction. The default implementation moves by
  /// characters to the right and left, and by lines down and up.
  ///
  /// In text inputs other than `UITextField` and `UITextView` it moves by UTF-16 code units: forward for right and
  /// down, backward for left and up.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - direction: The direction.
  ///   - offset: The number of characters or lines.
  /// - Returns: The position, or `nil` if it is beyond the ends of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let sign = direction == .right || direction == .down ? 1 : -1
    guard let editor = self as? any TextEditor else { return self.position(from: position, offset: sign * offset) }
    return editor.place(from: index(position), direction, offset).map { IndexPosition($0) }
  }

  /// The default implementation for positions that are indices in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - position: A position.
  ///   - other: Another position.
  /// - Returns: `orderedAscending` if `position` is before `other`.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (index(position), index(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// The default implementation for positions that are indices in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - from: The position to start from.
  ///   - toPosition: The other position.
  /// - Returns: The number of UTF-16 code units, which is negative if `toPosition` is before `from`.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }

  /// Returns the position within a range that is farthest in a direction. The default implementation returns the end of
  /// the range for right and down, otherwise the start.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - direction: The direction.
  /// - Returns: The position.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .right || direction == .down ? range.end : range.start
  }

  /// Returns the range from a position to the end of the text in a direction. The default implementation extends to the
  /// end of the text for right and down, otherwise to the start.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: The direction.
  /// - Returns: The range.
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  {
    textRange(
      from: position, to: direction == .right || direction == .down ? endOfDocument : beginningOfDocument)
  }

  /// Returns the writing direction of a paragraph. The default implementation returns the direction of the paragraph.
  ///
  /// - Parameters:
  ///   - position: A position in the paragraph.
  ///   - direction: Ignored.
  /// - Returns: The writing direction, or `natural` in text inputs other than `UITextField` and `UITextView`.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    guard let editor = self as? any TextEditor else { return .natural }
    return editor.isRightToLeft(at: index(position)) ? .rightToLeft : .leftToRight
  }

  /// Sets the writing direction of paragraphs. The default implementation does nothing: the direction follows from the
  /// characters.
  ///
  /// - Parameters:
  ///   - writingDirection: Ignored.
  ///   - range: Ignored.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// Returns the position within a range that is nearest to a point. The default implementation limits the nearest
  /// position to the range.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - range: The range.
  /// - Returns: The position.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let nearest = closestPosition(to: point) else { return nil }
    return IndexPosition(max(index(range.start), min(index(nearest), index(range.end))))
  }

  /// Returns the range of the character at a point. The default implementation returns the character after the nearest
  /// position, or the last character at the end.
  ///
  /// - Parameter point: A point in the view's coordinates.
  /// - Returns: The range, or `nil` if there is no text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard length > 0, let nearest = closestPosition(to: point) else { return nil }
    let place = min(index(nearest), length - 1)
    let text = (text(in: IndexRange(NSRange(location: 0, length: length))) ?? "") as NSString
    return IndexRange(text.rangeOfComposedCharacterSequence(at: place))
  }
}

extension UITextInput where Self: UIView {
  /// The view in whose coordinates points and rectangles are. The default implementation returns the text input itself.
  public var textInputView: UIView { self }
}
