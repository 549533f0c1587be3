import Foundation

/// A find session for a text that conforms to `UITextSearching`.
///
/// The session sorts the results, shows all of them in the style `found`, and highlights the first one that does not precede the
/// selection.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
  private let search: any TextSearch

  /// Creates a session for a searchable object.
  ///
  /// - Parameter searchableObject: The object with the text, which is not retained.
  public convenience init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    self.init(ObjectSearch(searchableObject))
  }

  init(_ search: any TextSearch) {
    self.search = search
    super.init()
    search.onChange = { [weak self] in self?.interaction?.updateResultCount() }
  }

  /// The object with the text, or `nil` if it does not exist any longer.
  open var searchableObject: AnyObject? { search.object }

  open override var resultCount: Int { search.count }
  open override var highlightedResultIndex: Int { search.highlightedIndex ?? NSNotFound }
  open override var supportsReplacement: Bool { search.supportsReplacement }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    search.allowsReplacement(interaction?.replacementText ?? "")
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.begin(query, options ?? UITextSearchOptions())
  }

  /// Searches again after a change of the text.
  final func searchAgain(_ query: String, _ options: UITextSearchOptions) {
    search.begin(query, options, keepsPlace: true)
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard search.allowsReplacement(replacementString) else { return }
    search.replaceHighlighted(with: replacementString)
    search.begin(searchQuery, options ?? UITextSearchOptions())
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard supportsReplacement, !searchQuery.isEmpty else { return }
    let options = options ?? UITextSearchOptions()
    search.replaceAll(searchQuery, options, with: replacementString)
    search.begin(searchQuery, options)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    search.highlightNext(forward: direction == .forward)
  }

  open override func invalidateFoundResults() {
    search.end()
    super.invalidateFoundResults()
  }
}
