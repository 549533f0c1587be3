import Foundation

extension UIFontPickerViewController {
  /// The fonts that a font picker shows, and how it shows them.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// A Boolean value that determines whether the user can select the faces of a family, such as bold. The default is
    /// `false`: families are selected as a whole.
    open var includeFaces = false
    /// A Boolean value that determines whether the names are shown in the system font instead of their own. The default
    /// is `false`.
    open var displayUsingSystemFont = false
    /// The traits that a font must have to be shown. The default is none.
    open var filteredTraits = UIFontDescriptor.SymbolicTraits()
    /// A predicate for the languages of the fonts, or `nil`, the default. It has no effect, because the languages of a
    /// font are unknown.
    open var filteredLanguagesPredicate: NSPredicate?

    /// Returns a predicate for lists of languages that contain all of some languages.
    ///
    /// - Parameter filteredLanguages: The codes of the languages, such as "de".
    /// - Returns: The predicate, or `nil` if there are no languages.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
      guard !filteredLanguages.isEmpty else { return nil }
      return NSPredicate { value, _ in
        guard let languages = value as? [String] else { return false }
        return Set(languages).isSuperset(of: filteredLanguages)
      }
    }

    /// Returns a copy, which a font picker keeps.
    func duplicate() -> Configuration {
      let result = Configuration()
      result.includeFaces = includeFaces
      result.displayUsingSystemFont = displayUsingSystemFont
      result.filteredTraits = filteredTraits
      result.filteredLanguagesPredicate = filteredLanguagesPredicate
      return result
    }
  }
}
