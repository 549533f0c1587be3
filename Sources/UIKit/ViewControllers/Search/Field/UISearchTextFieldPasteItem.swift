import Foundation

/// A pasted item of a search field, which can become a token.
///
/// Tessera's fields paste text only, so no object of Tessera conforms to this protocol.
@preconcurrency @MainActor public protocol UISearchTextFieldPasteItem: UITextPasteItem {
  /// Sets the token as which the item is pasted.
  ///
  /// - Parameter token: The token.
  func setSearchTokenResult(_ token: UISearchToken)
}
