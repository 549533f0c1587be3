import Foundation

/// The methods of an object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results. This method is called when the search begins or ends, and when the text, the tokens or the
  /// scope change.
  ///
  /// - Parameter searchController: The search controller, whose search bar contains the terms.
  func updateSearchResults(for searchController: UISearchController)
  /// Updates the results, and usually the search terms, after the user selected a suggestion. This method is optional.
  ///
  /// - Parameters:
  ///   - searchController: The search controller.
  ///   - searchSuggestion: The selected suggestion.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Updates the results after the user selected a suggestion. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - searchController: The search controller.
  ///   - searchSuggestion: The selected suggestion.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
