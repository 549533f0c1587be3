import CoreGraphics
import Foundation

/// A responder that text is edited in: places and ranges, a selection, text that an input method composes, rectangles.
///
/// `UITextField` and `UITextView` count UTF-16 units; the methods about places that have a default here work for them.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput, UITextInputTraits {
  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces a range and puts the caret behind what has come.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; an empty range is the caret, nil neither.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method composes; nil while it does not.
  var markedTextRange: UITextRange? { get }
  /// How composed text looks. Default nil: underlined.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Shows text that is not committed in place of what was composed, or of the selection; `selectedRange` counts from its
  /// start.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Commits what was composed.
  func unmarkText()
  /// The first place.
  var beginningOfDocument: UITextPosition { get }
  /// The last place.
  var endOfDocument: UITextPosition { get }
  /// What lies between two places, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some units further on, or back; nil beyond the ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The same in a direction as it is seen.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Is told about changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }
  /// The end of a range in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// What lies from a place to the end of the text in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The direction in which a paragraph is written.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction in which paragraphs are written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Where the first line of a range lies, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret stands, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// What a range covers, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The same within a range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view whose coordinates the rectangles are in.
  var textInputView: UIView { get }
}

extension UITextInput {
  private func index(_ position: UITextPosition) -> Int { (position as? IndexPosition)?.index ?? 0 }
  private var length: Int { index(endOfDocument) }

  /// Default for places that count UTF-16 units.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (from, to) = (index(fromPosition), index(toPosition))
    return IndexRange(NSRange(location: min(from, to), length: abs(to - from)))
  }

  /// Default for places that count UTF-16 units.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = index(position) + offset
    return place >= 0 && place <= length ? IndexPosition(place) : nil
  }

  /// Default: right and left go by characters as they are seen, down and up by lines; nil beyond the ends. Inputs of your
  /// own: right and down go on, left and up back, a unit each.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let sign = direction == .right || direction == .down ? 1 : -1
    guard let editor = self as? any TextEditor else { return self.position(from: position, offset: sign * offset) }
    return editor.place(from: index(position), direction, offset).map { IndexPosition($0) }
  }

  /// Default for places that count UTF-16 units.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (index(position), index(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// Default for places that count UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }

  /// Default: an end of the range.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .right || direction == .down ? range.end : range.start
  }

  /// Default: up to an end of the text.
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  {
    textRange(
      from: position, to: direction == .right || direction == .down ? endOfDocument : beginningOfDocument)
  }

  /// Default: that of the paragraph; natural in inputs of your own.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    guard let editor = self as? any TextEditor else { return .natural }
    return editor.isRightToLeft(at: index(position)) ? .rightToLeft : .leftToRight
  }

  /// Default: nothing; the direction follows from the characters.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// Default: the nearest place, brought into the range.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let nearest = closestPosition(to: point) else { return nil }
    return IndexPosition(max(index(range.start), min(index(nearest), index(range.end))))
  }

  /// Default: the character behind the nearest place, or the one before it at the end.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard length > 0, let nearest = closestPosition(to: point) else { return nil }
    let place = min(index(nearest), length - 1)
    let text = (text(in: IndexRange(NSRange(location: 0, length: length))) ?? "") as NSString
    return IndexRange(text.rangeOfComposedCharacterSequence(at: place))
  }
}

extension UITextInput where Self: UIView {
  /// Default: the input itself.
  public var textInputView: UIView { self }
}
