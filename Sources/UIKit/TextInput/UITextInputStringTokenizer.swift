import Foundation

/// Divides the text of a text input whose places count UTF-16 units.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput & UIResponder)?

  /// A tokenizer of `textInput`'s text; not retained.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private var boundaries: TextBoundaries {
    if let editor = input as? any TextEditor { return editor.edited.boundaries }
    guard let input, let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return TextBoundaries("")
    }
    return TextBoundaries(input.text(in: range) ?? "")
  }

  /// Empty between words.
  private func unit(_ place: Int, _ granularity: UITextGranularity, _ text: TextBoundaries) -> NSRange {
    switch granularity {
    case .character: return NSRange(location: place, length: text.after(place) - place)
    case .word: return text.onlyWord(at: place) ?? NSRange(location: place, length: 0)
    case .sentence: return text.sentence(at: place)
    case .paragraph: return text.paragraph(at: place)
    case .line: return (input as? any TextEditor)?.line(at: place) ?? text.paragraph(at: place)
    case .document: return NSRange(location: 0, length: text.length)
    }
  }

  /// The unit around a place; nil where there is none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = (position as? IndexPosition)?.index else { return nil }
    let text = boundaries
    let found = unit(place, granularity, text)
    return found.length > 0 && place >= found.location && place <= NSMaxRange(found) ? IndexRange(found) : nil
  }

  /// Whether a place is the end of a unit in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = (position as? IndexPosition)?.index else { return false }
    let found = unit(place, granularity, boundaries)
    return direction.isForward ? NSMaxRange(found) == place : found.location == place
  }

  /// The next end of a unit in a direction; nil at the end of the text.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = (position as? IndexPosition)?.index else { return nil }
    let text = boundaries
    let next: Int
    switch granularity {
    case .character: next = direction.isForward ? text.after(place) : text.before(place)
    case .word: next = direction.isForward ? text.wordEnd(after: place) : text.wordStart(before: place)
    default:
      let found = unit(place, granularity, text)
      next = direction.isForward ? NSMaxRange(found) : found.location
    }
    return next == place ? nil : IndexPosition(next)
  }

  /// Whether a place lies within a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}
