import CoreGraphics
import Foundation

/// The find interaction of a text view, and the search in its text.
@MainActor final class TextViewFinding: NSObject {
  private weak var view: UITextView?
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
  private let highlights = FoundTextViews()
  /// The results, sorted. Results do not overlap.
  private var foundRanges: [NSRange] = []
  private var highlightedRange: NSRange?
  /// The state of the text that was searched, or `nil` if there are no results.
  private var searchedText: TextBoundaries?

  init(_ view: UITextView) {
    self.view = view
    super.init()
    view.addInteraction(interaction)
  }

  /// Closes the find navigator and removes the interaction from the view.
  func detach() {
    view?.removeInteraction(interaction)
    highlights.show([], in: nil)
  }

  /// Shows the results in the visible area. If the text has changed since the search, the results disappear, and the text is searched
  /// again when it has not changed for a while. A search takes time that grows with the text, so a key does not wait for it.
  func layOut() {
    guard let view else { return }
    if let searchedText, searchedText !== view.editedText.boundaries {
      self.searchedText = nil
      foundRanges = []
      highlightedRange = nil
      searchLater()
    }
    highlights.show(visibleRects(in: view), in: view)
  }

  /// The time for which the text does not change before it is searched again, in seconds.
  private static let pause: TimeInterval = 0.25

  private func searchLater() {
    guard let text = view?.editedText.boundaries else { return }
    FrameTimers.schedule(after: Self.pause) { [weak self] in
      // A session that has begun a search of its own meanwhile needs no other one.
      guard let self, let view, searchedText == nil else { return }
      if view.editedText.boundaries === text { interaction.searchAgain() } else { searchLater() }
    }
  }

  private func visibleRects(in view: UITextView) -> [FoundTextViews.Rect] {
    guard !foundRanges.isEmpty else { return [] }
    let area = view.bounds
    guard let range = view.rangeOfLines(in: area) else { return [] }
    let (start, end) = (range.location, NSMaxRange(range))
    var rects: [FoundTextViews.Rect] = []
    var index = firstIndex { NSMaxRange($0) >= start }
    while index < foundRanges.count, foundRanges[index].location <= end {
      let range = foundRanges[index]
      let isHighlighted = range == highlightedRange
      rects += view.frames(of: range, within: area).map { FoundTextViews.Rect(frame: $0, isHighlighted: isHighlighted) }
      index += 1
    }
    return rects
  }

  /// Returns the index of the first result for which a condition is true. The condition is false for all results before.
  private func firstIndex(where condition: (NSRange) -> Bool) -> Int {
    var (low, high) = (0, foundRanges.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(foundRanges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension TextViewFinding: UIFindInteractionDelegate {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    UITextSearchingFindSession(searchableObject: self)
  }
}

extension TextViewFinding: UITextSearching {
  typealias DocumentIdentifier = AnyHashable?

  var selectedTextRange: UITextRange? { view?.selectedTextRange }
  var supportsTextReplacement: Bool { view?.isEditable ?? false }

  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
    let (one, other) = (IndexRange(foundRange).range.location, IndexRange(toRange).range.location)
    return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
  }

  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    guard let view else { return }
    searchedText = view.editedText.boundaries
    for range in ranges(of: queryString, options) {
      resultAggregator.foundRange(IndexRange(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  /// Returns the ranges of the text that match a query, in their order.
  private func ranges(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
    guard let text = view?.editedText.boundaries.string else { return [] }
    var ranges: [NSRange] = []
    var rest = NSRange(location: 0, length: text.length)
    while rest.length > 0 {
      let range = text.range(of: query, options: options.stringCompareOptions, range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      let matches = Self.matches(range, of: text, options.wordMatchMethod)
      if matches { ranges.append(range) }
      let next = matches ? NSMaxRange(range) : range.location + 1
      rest = NSRange(location: next, length: text.length - next)
    }
    return ranges
  }

  private static func matches(
    _ range: NSRange, of text: NSString, _ method: UITextSearchOptions.WordMatchMethod
  ) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      guard index >= 0, index < text.length else { return false }
      let character = text.substring(with: text.rangeOfComposedCharacterSequence(at: index))
      return character.unicodeScalars.first.map { CharacterSet.alphanumerics.contains($0) } ?? false
    }
    if method == .contains { return true }
    return !isLetter(range.location - 1) && (method == .startsWith || !isLetter(NSMaxRange(range)))
  }

  /// Indicates whether the results of the last search are ranges of the current text. A result may be highlighted between a change of
  /// the text and the search that follows.
  private var hasCurrentResults: Bool { searchedText != nil && searchedText === view?.editedText.boundaries }

  func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {
    guard hasCurrentResults else { return }
    let range = IndexRange(foundTextRange).range
    let index = firstIndex { $0.location >= range.location }
    let isKnown = index < foundRanges.count && foundRanges[index] == range
    switch usingStyle {
    case .normal:
      if isKnown { foundRanges.remove(at: index) }
    case .found, .highlighted:
      if !isKnown { foundRanges.insert(range, at: index) }
    }
    if usingStyle == .highlighted {
      highlightedRange = range
    } else if highlightedRange == range {
      highlightedRange = nil
    }
    view?.setNeedsLayout()
  }

  func clearAllDecoratedFoundText() {
    foundRanges = []
    highlightedRange = nil
    view?.setNeedsLayout()
  }

  func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    if hasCurrentResults { view?.scrollRangeToVisible(IndexRange(range).range) }
  }

  func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
    view?.isEditable ?? false
  }

  func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    let range = IndexRange(foundTextRange).range
    guard let view, view.delegateAllows(withText, in: range) else { return }
    // The text may have changed since the search.
    if hasCurrentResults { replace([range], with: withText) }
  }

  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    guard let view else { return }
    let boundaries = view.editedText.boundaries
    let ranges = ranges(of: queryString, options).filter { view.delegateAllows(withText, in: $0) }
    if boundaries === view.editedText.boundaries { replace(ranges, with: withText) }
  }

  /// Replaces ranges as one change, which can be undone in one step. Each replacement has the attributes of the first character that
  /// it replaces.
  private func replace(_ ranges: [NSRange], with text: String) {
    guard let view, view.isEditable, let first = ranges.first, let last = ranges.last else { return }
    let whole = NSRange(location: first.location, length: NSMaxRange(last) - first.location)
    guard NSMaxRange(whole) <= view.editedText.length else { return }
    let result = NSMutableAttributedString()
    var position = whole.location
    for range in ranges {
      result.append(
        view.editedText.attributedText(in: NSRange(location: position, length: range.location - position)))
      result.append(NSAttributedString(string: text, attributes: view.editedText.attributes(at: range.location)))
      position = NSMaxRange(range)
    }
    view.textUndo.endTyping()
    view.change(whole, to: result, name: "Replace")
  }
}
