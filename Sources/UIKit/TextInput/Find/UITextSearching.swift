import Foundation

/// A text, in one document or several ones, that a find session can search (Apple, UITextSearching).
///
/// Implement the protocol in an object that has a text, and create a `UITextSearchingFindSession` with the object in the delegate of a
/// `UIFindInteraction`. Positions and ranges are those of the object's own subclasses of `UITextPosition` and `UITextRange`.
@preconcurrency @MainActor public protocol UITextSearching: NSObjectProtocol {
  /// The type that identifies the documents of the text.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selected range, or `nil` if there is none. The first result after the selection is highlighted first.
  var selectedTextRange: UITextRange? { get }
  /// The document that contains the selected range. The default implementation returns `nil`.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// A Boolean value that indicates whether results can be replaced. The default implementation returns `false`.
  var supportsTextReplacement: Bool { get }

  /// Compares two ranges of a document.
  ///
  /// - Parameters:
  ///   - foundRange: The range of a result.
  ///   - toRange: The range to compare with: another result, or the selected range.
  ///   - document: The document that contains both ranges.
  /// - Returns: `orderedAscending` if `foundRange` precedes `toRange`.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// Compares two documents. The default implementation returns `orderedSame`.
  ///
  /// - Parameters:
  ///   - document: A document.
  ///   - toDocument: Another document.
  /// - Returns: `orderedAscending` if the results of `document` come before those of `toDocument`.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Searches for a text.
  ///
  /// - Parameters:
  ///   - queryString: The text to search for, which is not empty.
  ///   - options: The options that the user has chosen.
  ///   - resultAggregator: The object to report the results to, on any thread, now or later. Call its method `finishedSearching()`
  ///     at the end.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows a range in a style.
  ///
  /// - Parameters:
  ///   - foundTextRange: The range of a result.
  ///   - document: The document that contains the range.
  ///   - usingStyle: The style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Shows all ranges in the style `normal`.
  func clearAllDecoratedFoundText()
  /// Called before a result is highlighted. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - foundTextRange: The range of the result.
  ///   - document: The document that contains the range.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls until a range is visible. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - range: The range of the highlighted result.
  ///   - inDocument: The document that contains the range.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// Returns whether a result may be replaced. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - foundTextRange: The range of the result.
  ///   - document: The document that contains the range.
  ///   - withText: The replacement.
  /// - Returns: `true` to allow the replacement.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces a result. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - foundTextRange: The range of the result.
  ///   - document: The document that contains the range.
  ///   - withText: The replacement.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all results of a search. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - queryString: The text to search for.
  ///   - options: The options that the user has chosen.
  ///   - withText: The replacement.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  /// The document that contains the selected range. The default implementation returns `nil`.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// A Boolean value that indicates whether results can be replaced. The default implementation returns `false`.
  public var supportsTextReplacement: Bool { false }
  /// Compares two documents. The default implementation returns `orderedSame`.
  ///
  /// - Parameters:
  ///   - document: A document.
  ///   - toDocument: Another document.
  /// - Returns: `orderedSame`.
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
  /// Called before a result is highlighted. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - foundTextRange: The range of the result.
  ///   - document: The document that contains the range.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Scrolls until a range is visible. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - range: The range of the highlighted result.
  ///   - inDocument: The document that contains the range.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// Returns whether a result may be replaced. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - foundTextRange: The range of the result.
  ///   - document: The document that contains the range.
  ///   - withText: The replacement.
  /// - Returns: `true`.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { true }
  /// Replaces a result. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - foundTextRange: The range of the result.
  ///   - document: The document that contains the range.
  ///   - withText: The replacement.
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  /// Replaces all results of a search. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - queryString: The text to search for.
  ///   - options: The options that the user has chosen.
  ///   - withText: The replacement.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
