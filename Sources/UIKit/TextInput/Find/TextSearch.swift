import Foundation

/// The results of a find session, without the type of the searchable object.
@MainActor protocol TextSearch: AnyObject {
  var object: AnyObject? { get }
  var count: Int { get }
  var highlightedIndex: Int? { get }
  var supportsReplacement: Bool { get }
  /// A closure that is called after the results or the highlighted one have changed.
  var onChange: () -> Void { get set }

  /// Begins a search, which replaces the results of the previous one. If `keepsPlace` is `true`, the result at the place of the
  /// highlighted one is highlighted, without scrolling.
  func begin(_ query: String, _ options: UITextSearchOptions, keepsPlace: Bool)
  /// Removes all results.
  func end()
  func highlightNext(forward: Bool)
  /// Returns whether the highlighted result can be replaced by a text.
  func allowsReplacement(_ text: String) -> Bool
  func replaceHighlighted(with text: String)
  func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String)
}

extension TextSearch {
  func begin(_ query: String, _ options: UITextSearchOptions) { begin(query, options, keepsPlace: false) }
}
