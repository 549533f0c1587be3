import Foundation

/// The results of a find session for a searchable object.
@MainActor final class ObjectSearch<Object: UITextSearching>: TextSearch {
  private typealias Results = FoundRanges<Object.DocumentIdentifier>

  private weak var searchable: Object?
  private var current: Results?
  /// The results in the order in which the user moves through them.
  private var results: [Results.Result] = []
  private(set) var highlightedIndex: Int?
  /// Indicates whether the next results follow from a change of the text, and not from a new search.
  private var keepsPlace = false
  /// The result that was highlighted when the object invalidated its results, until the object has searched again.
  private var invalidatedPlace: Results.Result?
  /// Indicates whether the searchable object is being called for a search.
  private var isCallingSearch = false
  var onChange: () -> Void = {}

  init(_ searchable: Object) { self.searchable = searchable }

  var object: AnyObject? { searchable }
  var count: Int { results.count }
  var supportsReplacement: Bool { searchable?.supportsTextReplacement ?? false }

  // MARK: Searching

  func begin(_ query: String, _ options: UITextSearchOptions, keepsPlace: Bool) {
    guard !query.isEmpty, let searchable else { return end() }
    self.keepsPlace = keepsPlace
    if !keepsPlace { invalidatedPlace = nil }
    weak var weakResults: Results?
    let results = Results {
      [weak self] in
      if let self, let weakResults, current === weakResults { show() }
    } onInvalidation: { [weak self] in
      guard let self, let weakResults, current === weakResults else { return }
      let place = highlightedResult
      show()
      // An object that invalidates its results in each search would search without end.
      guard current === weakResults, !isCallingSearch else { return }
      invalidatedPlace = place
      begin(query, options, keepsPlace: true)
    }
    weakResults = results
    current = results
    let wasCallingSearch = isCallingSearch
    isCallingSearch = true
    defer { isCallingSearch = wasCallingSearch }
    searchable.performTextSearch(
      queryString: query, options: options, resultAggregator: UITextSearchAggregator(results: results))
  }

  func end() {
    current = nil
    results = []
    highlightedIndex = nil
    invalidatedPlace = nil
    searchable?.clearAllDecoratedFoundText()
    onChange()
  }

  /// Shows the results after a search has ended, or after its results have changed.
  private func show() {
    guard let searchable, let current else { return }
    let previous = keepsPlace ? highlightedResult ?? invalidatedPlace : nil
    invalidatedPlace = nil
    keepsPlace = true
    searchable.clearAllDecoratedFoundText()
    results = sorted(current.all, of: searchable)
    highlightedIndex = nil
    for result in results {
      searchable.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
    }
    if results.isEmpty { return onChange() }
    guard let previous else { return highlight(firstIndex(in: searchable)) }
    let index =
      results.firstIndex {
        $0.document == previous.document
          && searchable.compare($0.range, toRange: previous.range, document: previous.document) != .orderedAscending
      } ?? 0
    highlight(index, scrolls: false)
  }

  private func sorted(_ results: [Results.Result], of searchable: Object) -> [Results.Result] {
    results.enumerated().sorted { one, other in
      var order = ComparisonResult.orderedSame
      if one.element.document != other.element.document {
        order = searchable.compare(document: one.element.document, toDocument: other.element.document)
      } else {
        order = searchable.compare(
          one.element.range, toRange: other.element.range, document: one.element.document)
      }
      return order == .orderedSame ? one.offset < other.offset : order == .orderedAscending
    }.map(\.element)
  }

  /// Returns the index of the first result that does not precede the selection, or 0 if all of them do.
  private func firstIndex(in searchable: Object) -> Int {
    guard let selection = searchable.selectedTextRange else { return 0 }
    let document = searchable.selectedTextSearchDocument
    return results.firstIndex { result in
      (document == nil || result.document == document)
        && searchable.compare(result.range, toRange: selection, document: document ?? result.document)
          != .orderedAscending
    } ?? 0
  }

  // MARK: Highlighting

  func highlightNext(forward: Bool) {
    guard !results.isEmpty else { return }
    guard let highlightedIndex else { return highlight(forward ? 0 : results.count - 1) }
    highlight((highlightedIndex + (forward ? 1 : results.count - 1)) % results.count)
  }

  private func highlight(_ index: Int, scrolls: Bool = true) {
    guard let searchable else { return }
    if let highlightedIndex, highlightedIndex != index {
      let result = results[highlightedIndex]
      searchable.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
    }
    highlightedIndex = index
    let result = results[index]
    searchable.willHighlight(foundTextRange: result.range, document: result.document)
    searchable.decorate(foundTextRange: result.range, document: result.document, usingStyle: .highlighted)
    if scrolls { searchable.scrollRangeToVisible(result.range, inDocument: result.document) }
    onChange()
  }

  // MARK: Replacing

  private var highlightedResult: Results.Result? {
    highlightedIndex.flatMap { results.indices.contains($0) ? results[$0] : nil }
  }

  func allowsReplacement(_ text: String) -> Bool {
    guard supportsReplacement, let searchable, let result = highlightedResult else { return false }
    return searchable.shouldReplace(foundTextRange: result.range, document: result.document, withText: text)
  }

  func replaceHighlighted(with text: String) {
    guard let searchable, let result = highlightedResult else { return }
    searchable.replace(foundTextRange: result.range, document: result.document, withText: text)
  }

  func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
    searchable?.replaceAll(queryString: query, options: options, withText: text)
  }
}
