import Foundation

/// A suggested search with text and an icon.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let suggestion: NSAttributedString
  private let isPlain: Bool
  private let details: String?
  private let icon: UIImage?

  private init(_ suggestion: NSAttributedString, isPlain: Bool, _ description: String?, _ icon: UIImage?) {
    self.suggestion = suggestion
    self.isPlain = isPlain
    details = description
    self.icon = icon
    super.init()
  }

  /// Creates a suggestion with plain text.
  ///
  /// - Parameter suggestion: The text.
  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  /// Creates a suggestion with plain text and a description.
  ///
  /// - Parameters:
  ///   - suggestion: The text.
  ///   - description: The description for assistive technologies, or `nil` for no description.
  public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
    self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  /// Creates a suggestion with plain text, a description and an icon.
  ///
  /// - Parameters:
  ///   - suggestion: The text.
  ///   - description: The description for assistive technologies, or `nil` for none.
  ///   - iconImage: The icon before the text, or `nil` for none.
  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?
  ) {
    self.init(NSAttributedString(string: suggestion), isPlain: true, description, iconImage)
  }

  /// Creates a suggestion with attributed text.
  ///
  /// - Parameter suggestion: The attributed text.
  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  /// Creates a suggestion with attributed text and a description.
  ///
  /// - Parameters:
  ///   - suggestion: The attributed text.
  ///   - description: The description for assistive technologies, or `nil` for no description.
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
  ) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  /// Creates a suggestion with attributed text, a description and an icon.
  ///
  /// - Parameters:
  ///   - suggestion: The attributed text.
  ///   - description: The description for assistive technologies, or `nil` for none.
  ///   - iconImage: The icon before the text, or `nil` for none.
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
    iconImage: UIImage?
  ) { self.init(suggestion, isPlain: false, description, iconImage) }

  /// The text of the suggestion without attributes.
  open var localizedSuggestion: String? { suggestion.string }
  /// The attributed text of the suggestion, or `nil` if the suggestion was created with plain text.
  open var localizedAttributedSuggestion: NSAttributedString? { isPlain ? nil : suggestion }
  /// The description for assistive technologies, or `nil` if there is none.
  open var localizedDescription: String? { details }
  /// The icon before the text, or `nil` if there is none.
  open var iconImage: UIImage? { icon }
  /// The application's object that the suggestion represents. The default is `nil`.
  open var representedObject: Any?
}
