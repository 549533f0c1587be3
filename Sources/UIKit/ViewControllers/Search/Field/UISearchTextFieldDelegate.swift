import Foundation

/// The methods of a delegate of a search text field. In addition to the methods of a text field's delegate, they handle
/// suggestions and copied tokens. All methods are optional.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Tells the delegate that the user selected a suggestion.
  ///
  /// - Parameters:
  ///   - searchTextField: The search text field.
  ///   - suggestion: The selected suggestion.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
  /// Asks the delegate for the content of a token that the user copies.
  ///
  /// - Parameters:
  ///   - searchTextField: The search text field.
  ///   - token: The copied token.
  /// - Returns: An item provider with the token's data. The default implementation provides the token's text.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  /// Tells the delegate that the user selected a suggestion. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - searchTextField: The search text field.
  ///   - suggestion: The selected suggestion.
  public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}

  /// Asks the delegate for the content of a token that the user copies. The default implementation provides the token's
  /// text.
  ///
  /// - Parameters:
  ///   - searchTextField: The search text field.
  ///   - token: The copied token.
  /// - Returns: A provider of the token's text.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider(object: token.text as NSString) }
}
