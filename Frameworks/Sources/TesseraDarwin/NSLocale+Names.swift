import Foundation

// The methods that Foundation on Linux declares, but does not make public.
extension NSLocale {
  private var locale: Locale { Locale._unconditionallyBridgeFromObjectiveC(self) }

  /// The identifier of the locale, such as `de_AT`.
  public var localeIdentifier: String { locale.identifier }

  /// Returns the name of a locale in the language of this one, or the identifier if there is no name.
  ///
  /// - Parameter localeIdentifier: The identifier of the locale, such as `de_AT`.
  /// - Returns: The name, or the identifier.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }

  /// Returns the name of a language in the language of the locale, or nil if there is none.
  ///
  /// - Parameter languageCode: The code of the language, such as `de`.
  /// - Returns: The name, or nil.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }

  /// Returns the name of a country in the language of the locale, or nil if there is none.
  ///
  /// - Parameter countryCode: The code of the country, such as `AT`.
  /// - Returns: The name, or nil.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a script in the language of the locale, or nil if there is none.
  ///
  /// - Parameter scriptCode: The code of the script, such as `Hant`.
  /// - Returns: The name, or nil.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    locale.localizedString(forScriptCode: scriptCode)
  }

  /// Returns the name of a currency in the language of the locale, or nil if there is none.
  ///
  /// - Parameter currencyCode: The code of the currency, such as `EUR`.
  /// - Returns: The name, or nil.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }
}
