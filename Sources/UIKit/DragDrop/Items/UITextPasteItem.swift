import Foundation

/// A pasted item of a text view, whose result is determined before it is inserted.
///
/// Tessera's text views paste text only, so no object of Tessera conforms to this protocol.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
  /// The provider of the item's data.
  var itemProvider: NSItemProvider { get }
  /// The object that was dragged within the application, or `nil`.
  var localObject: Any? { get }
  /// The attributes of the text at the position of the paste.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Sets a text as the result.
  ///
  /// - Parameter string: The text, which gets the default attributes.
  func setResult(string: String)
  /// Sets an attributed text as the result.
  ///
  /// - Parameter string: The attributed text.
  func setResult(attributedString string: NSAttributedString)
  /// Sets an attachment as the result.
  ///
  /// - Parameter textAttachment: The attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Sets an empty result, so that the item is not pasted.
  func setNoResult()
  /// Sets the result that the text view would use without a delegate.
  func setDefaultResult()
}
