import Foundation

/// The object that a searchable object reports the results of a search to.
///
/// The methods can be called on any thread. Results that are reported to the aggregator of an earlier search are ignored.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
  let results: FoundRanges<DocumentIdentifier>

  /// All ranges that were reported and not invalidated since, in the order in which they were reported.
  public var allFoundRanges: [UITextRange] { results.all.map(\.range) }

  /// Adds a range to the results. A range that is equal to an earlier one of the same document is added once only.
  ///
  /// - Parameters:
  ///   - range: The range of the text that matches.
  ///   - searchString: The text that was searched for.
  ///   - document: The document that contains the range.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    results.add(range, document)
  }

  /// Removes a range from the results.
  ///
  /// - Parameters:
  ///   - range: A range that was added before. Other ranges are ignored.
  ///   - document: The document that contains the range.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    results.remove(range, document)
  }

  /// Removes all ranges from the results. After the end of the search, the searchable object searches again for the same text.
  public func invalidate() { results.invalidate() }

  /// Ends the search. The find session shows the results.
  public func finishedSearching() { results.finish() }
}
