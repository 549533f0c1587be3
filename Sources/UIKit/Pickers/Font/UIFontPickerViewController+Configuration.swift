import Foundation

extension UIFontPickerViewController {
  /// An object that determines which fonts a font picker shows and how it shows them.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// A Boolean value that determines whether the user can select the faces of a family, such as bold. The default is
    /// `false`, which means that only families can be selected.
    open var includeFaces = false
    /// A Boolean value that determines whether the names are shown in the system font instead of the fonts that they
    /// name. The default is `false`.
    open var displayUsingSystemFont = false
    /// The traits that a font must have to be shown. The default is an empty set.
    open var filteredTraits = UIFontDescriptor.SymbolicTraits()
    /// A predicate for the languages of the fonts, or `nil` to show all fonts. The property has no effect, because the
    /// languages of a font are unknown. The default is `nil`.
    open var filteredLanguagesPredicate: NSPredicate?

    /// Returns a predicate that matches fonts that support all of the given languages.
    ///
    /// The predicate is evaluated with a list of the codes of a font's languages.
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

    /// Returns a copy of the configuration. A font picker stores such a copy.
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
