import Foundation

/// A pasted item of a search field, which can become a token.
///
/// Search fields in Tessera paste only text, so no object of Tessera conforms to this protocol.
@preconcurrency @MainActor public protocol UISearchTextFieldPasteItem: UITextPasteItem {
  /// Sets the token that is inserted in place of the pasted item.
  ///
  /// - Parameter token: The token.
  func setSearchTokenResult(_ token: UISearchToken)
}
