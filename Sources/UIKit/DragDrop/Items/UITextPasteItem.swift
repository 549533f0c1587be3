import Foundation

/// An item that the user pastes into a text view. A delegate determines what is inserted.
///
/// Tessera's text views paste text only, so no object of Tessera conforms to this protocol.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
  /// The item provider, which loads the data of the pasted item.
  var itemProvider: NSItemProvider { get }
  /// The object that the source of a drag within the application has associated with the item, or `nil` if there is
  /// none.
  var localObject: Any? { get }
  /// The attributes of the text at the position of the paste.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Inserts text for the item.
  ///
  /// - Parameter string: The text, which gets the default attributes.
  func setResult(string: String)
  /// Inserts attributed text for the item.
  ///
  /// - Parameter string: The attributed text.
  func setResult(attributedString string: NSAttributedString)
  /// Inserts an attachment for the item.
  ///
  /// - Parameter textAttachment: The attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Inserts nothing for the item.
  func setNoResult()
  /// Inserts what the text view would insert if it had no delegate.
  func setDefaultResult()
}
