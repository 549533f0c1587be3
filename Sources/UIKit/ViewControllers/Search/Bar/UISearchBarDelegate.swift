import Foundation

/// The methods that a search bar calls to ask whether editing is allowed, and to report editing and clicks of its
/// buttons. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Asks the delegate whether to begin editing the text.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: `true` to begin editing. The default implementation returns `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has begun.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks the delegate whether to end editing the text.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: `true` to end editing. The default implementation returns `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has ended.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the user changed the text. This method is not called for programmatic changes.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - searchText: The new text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asks the delegate whether to replace characters when the user types, deletes, cuts or pastes.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - range: The range of the text to replace, in UTF-16 code units. Tokens are not part of the text.
  ///   - text: The text that replaces the characters. The text is empty when characters are deleted.
  /// - Returns: `true` to replace the characters. The default implementation returns `true`.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Tells the delegate that the user pressed the search key, which is Return on a keyboard.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user clicked the bookmark button.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user clicked the cancel button, or pressed the Escape key.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user clicked the results button.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user selected a scope. This method is not called for programmatic changes.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - selectedScope: The index of the scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Asks the delegate whether to begin editing the text. The default implementation begins editing.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Tells the delegate that editing has begun. The default implementation does nothing.
  ///
  /// - Parameter searchBar: The search bar.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Asks the delegate whether to end editing the text. The default implementation ends editing.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Tells the delegate that editing has ended. The default implementation does nothing.
  ///
  /// - Parameter searchBar: The search bar.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Tells the delegate that the user changed the text. This method is not called for programmatic changes. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - searchText: The new text.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Asks the delegate whether to replace characters when the user types, deletes, cuts or pastes. The default
  /// implementation replaces the characters.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - range: The range of the text to replace, in UTF-16 code units. Tokens are not part of the text.
  ///   - text: The text that replaces the characters. The text is empty when characters are deleted.
  /// - Returns: `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Tells the delegate that the user pressed the search key, which is Return on a keyboard. The default
  /// implementation does nothing.
  ///
  /// - Parameter searchBar: The search bar.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Tells the delegate that the user clicked the bookmark button. The default implementation does nothing.
  ///
  /// - Parameter searchBar: The search bar.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  /// Tells the delegate that the user clicked the cancel button, or pressed the Escape key. The default
  /// implementation does nothing.
  ///
  /// - Parameter searchBar: The search bar.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Tells the delegate that the user clicked the results button. The default implementation does nothing.
  ///
  /// - Parameter searchBar: The search bar.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  /// Tells the delegate that the user selected a scope. This method is not called for programmatic changes. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - selectedScope: The index of the scope.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
