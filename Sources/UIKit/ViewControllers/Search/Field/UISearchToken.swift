import Foundation

/// A search condition that a search field shows as a small labeled shape before its text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The icon before the text, or `nil` if there is no icon.
  final let icon: UIImage?
  final let text: String

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - icon: The icon to show before the text, or `nil` for no icon. The icon is drawn in the color of the text.
  ///   - text: The text of the token. Long texts are truncated.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The application's object that the token represents. The default is `nil`.
  open var representedObject: Any?
}
