import Foundation

/// The state of searching a text: the results and the highlighted one.
///
/// This class has no results. Use `UITextSearchingFindSession` for texts that conform to `UITextSearching`, or define a subclass that
/// overrides all methods and properties, and call `updateResultCount()` of the find interaction when results change.
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// The text about the results in the find navigator.
  public enum SearchResultDisplayStyle: UInt, Sendable {
    /// The number of the highlighted result and the number of results, such as "2 of 5".
    case currentAndTotal = 0
    /// The number of results.
    case total = 1
    /// No text.
    case none = 2
  }

  /// The interaction to which the session belongs while it is active.
  final weak var interaction: UIFindInteraction?

  /// Creates a session without results.
  public override init() { super.init() }

  /// The number of results. The default implementation returns 0.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result, or `NSNotFound` if none is highlighted, which is the default.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The text about the results in the find navigator. The default is `currentAndTotal`.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
    didSet { interaction?.updateResultCount() }
  }
  /// A Boolean value that indicates whether the find navigator can replace results. The default is `false`.
  open var supportsReplacement: Bool { false }
  /// A Boolean value that indicates whether the highlighted result can be replaced. The default is `false`.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
  /// A Boolean value that indicates whether results can be replaced. The default is the value of `supportsReplacement`.
  @available(*, deprecated, renamed: "supportsReplacement")
  open var allowsReplacement: Bool { supportsReplacement }

  /// Searches for a text. The find interaction calls this method when the user changes the text or the options.
  ///
  /// - Parameters:
  ///   - query: The text to search for.
  ///   - options: The options that the user has chosen, or `nil` for the default ones.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted result.
  ///
  /// - Parameters:
  ///   - searchQuery: The text that was searched for.
  ///   - replacementString: The replacement.
  ///   - options: The options that the user has chosen, or `nil` for the default ones.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results. The base class does nothing; sessions that support replacement override this method.
  ///
  /// - Parameters:
  ///   - searchQuery: The text to search for.
  ///   - replacementString: The replacement.
  ///   - options: The options that the user has chosen, or `nil` for the default ones.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Highlights the next result in a direction. After the last one follows the first one.
  ///
  /// - Parameter direction: The direction.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Removes all results. The find interaction calls this method when the text to search for becomes empty, and when the find
  /// navigator closes.
  ///
  /// If there is a text to search for, the session searches for it again (Apple, `UIFindSession.invalidateFoundResults()`).
  open func invalidateFoundResults() { interaction?.searchAfterInvalidation() }
}
