import Foundation

/// A tokenizer for text inputs with positions that are indices in UTF-16 code units.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput & UIResponder)?

  /// Creates a tokenizer for a text input.
  ///
  /// - Parameter textInput: The text input, which is not retained.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private var boundaries: TextBoundaries {
    if let editor = input as? any TextEditor { return editor.editedText.boundaries }
    guard let input, let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return TextBoundaries("")
    }
    return TextBoundaries(input.text(in: range) ?? "")
  }

  /// Returns the range of the text unit that contains an index. Between words, the range is empty.
  private func unit(_ index: Int, _ granularity: UITextGranularity, _ text: TextBoundaries) -> NSRange {
    switch granularity {
    case .character: return NSRange(location: index, length: text.nextBoundary(after: index) - index)
    case .word: return text.enclosingWord(at: index) ?? NSRange(location: index, length: 0)
    case .sentence: return text.sentence(at: index)
    case .paragraph: return text.paragraph(at: index)
    case .line: return (input as? any TextEditor)?.line(at: index) ?? text.paragraph(at: index)
    case .document: return NSRange(location: 0, length: text.length)
    }
  }

  /// Returns the range of the text unit that contains a position.
  ///
  /// - Parameters:
  ///   - position: The position in the text.
  ///   - granularity: The unit of text.
  ///   - direction: Not used.
  /// - Returns: The range, or `nil` if there is no such unit at the position.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let index = (position as? IndexPosition)?.index else { return nil }
    let text = boundaries
    let range = unit(index, granularity, text)
    return range.length > 0 && index >= range.location && index <= NSMaxRange(range) ? IndexRange(range) : nil
  }

  /// Returns a Boolean value that indicates whether a position is the boundary of a text unit.
  ///
  /// - Parameters:
  ///   - position: The position in the text.
  ///   - granularity: The unit of text.
  ///   - direction: The direction. Forward tests for the end of a unit, backward for its start.
  /// - Returns: `true` if the position is a boundary.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let index = (position as? IndexPosition)?.index else { return false }
    let range = unit(index, granularity, boundaries)
    return direction.isForward ? NSMaxRange(range) == index : range.location == index
  }

  /// Returns the next boundary of a text unit in a direction.
  ///
  /// - Parameters:
  ///   - position: The position from which to search.
  ///   - granularity: The unit of text.
  ///   - direction: The direction in which to search.
  /// - Returns: The boundary, or `nil` if there is none in the direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let index = (position as? IndexPosition)?.index else { return nil }
    let text = boundaries
    let boundary: Int
    switch granularity {
    case .character:
      boundary = direction.isForward ? text.nextBoundary(after: index) : text.previousBoundary(before: index)
    case .word: boundary = direction.isForward ? text.wordEnd(after: index) : text.wordStart(before: index)
    default:
      let range = unit(index, granularity, text)
      boundary = direction.isForward ? NSMaxRange(range) : range.location
    }
    return boundary == index ? nil : IndexPosition(boundary)
  }

  /// Returns a Boolean value that indicates whether a position is within a text unit.
  ///
  /// - Parameters:
  ///   - position: The position in the text.
  ///   - granularity: The unit of text.
  ///   - direction: Not used.
  /// - Returns: `true` if the position is within a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}
