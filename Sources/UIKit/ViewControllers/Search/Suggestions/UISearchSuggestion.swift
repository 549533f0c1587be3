import Foundation

/// A suggested search, which a search field shows in a list below it.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion, or `nil` if the suggestion has attributed text.
  var localizedSuggestion: String? { get }
  /// The attributed text of the suggestion, or `nil` if the suggestion has plain text.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// A description for assistive technologies. The property is optional. The default is `nil`.
  var localizedDescription: String? { get }
  /// The icon before the text. The property is optional. The default is `nil`.
  var iconImage: UIImage? { get }
  /// The application's object that the suggestion represents.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// A description for assistive technologies. The default implementation returns `nil`.
  public var localizedDescription: String? { nil }
  /// The icon before the text. The default implementation returns `nil`.
  public var iconImage: UIImage? { nil }
}
