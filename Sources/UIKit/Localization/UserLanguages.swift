import Foundation

/// Determines the languages that the user prefers, and the best language that a bundle contains.
enum UserLanguages {
  /// The preferred languages as identifiers such as `de-AT`, the most preferred one first.
  ///
  /// They are read from the first of these sources that specifies any: the argument `-AppleLanguages "(de, en)"` of the
  /// program, the user default `AppleLanguages`, and the environment (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`). If
  /// no source specifies a language, the language is `en`. Foundation on Linux evaluates none of these sources.
  static let preferredLanguages: [String] = languages(
    arguments: ProcessInfo.processInfo.arguments, environment: ProcessInfo.processInfo.environment,
    stored: UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? [])

  /// Returns the preferred languages for the arguments, the environment and the stored user default (`stored`) of a
  /// program.
  static func languages(arguments: [String], environment: [String: String], stored: [String]) -> [String] {
    if let index = arguments.lastIndex(of: "-AppleLanguages"), index + 1 < arguments.count {
      let languages = arguments[index + 1].split { " (),\"'".contains($0) }.map(String.init)
      if !languages.isEmpty { return languages }
    }
    if !stored.isEmpty { return stored }
    var languages: [String] = []
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      for name in name == "LANGUAGE" ? value.split(separator: ":") : [value[...]] {
        // A POSIX locale has a name such as `de_AT.UTF-8@euro`.
        let language = String(name.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
        if !language.isEmpty, language != "C", language != "POSIX", !languages.contains(language) {
          languages.append(language)
        }
      }
      // `LC_ALL` takes precedence over the variables that follow it. `LANGUAGE` contains a list of languages.
      if name != "LANGUAGE" { break }
    }
    return languages.isEmpty ? ["en"] : languages
  }

  /// Returns the best of the languages that are available.
  ///
  /// - Parameters:
  ///   - availableLanguages: The available languages, such as the names of `lproj` folders.
  ///   - preferred: The preferred languages.
  ///   - development: The language that is used if none of the preferred languages is available, or nil if it is
  ///     unknown.
  /// - Returns: A language of `availableLanguages`, or nil if it is empty.
  static func bestMatch(among availableLanguages: [String], preferred: [String], development: String?) -> String? {
    let namesByIdentifier = Dictionary(
      availableLanguages.map { (normalizedIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
    for language in preferred + (development.map { [$0] } ?? []) {
      for candidate in candidates(language) {
        if let language = namesByIdentifier[candidate] { return language }
      }
    }
    return namesByIdentifier["base"] ?? namesByIdentifier["en"] ?? availableLanguages.min()
  }

  /// Returns the names under which a language can be found, the most specific one first.
  private static func candidates(_ language: String) -> [String] {
    let subtags = normalizedIdentifier(language).split(separator: "-").map(String.init)
    guard let base = subtags.first else { return [] }
    var names = (1...subtags.count).reversed().map { subtags[..<$0].joined(separator: "-") }
    if base == "zh" {
      let isTraditional = subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      names.insert(isTraditional ? "zh-hant" : "zh-hans", at: max(0, names.count - 1))
    }
    if base == "nb" || base == "nn" { names.append("no") }
    if base == "no" { names.append("nb") }
    return names
  }

  private static let formerIdentifiers = [
    "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja", "dutch": "nl",
    "iw": "he", "in": "id",
  ]

  private static func normalizedIdentifier(_ language: String) -> String {
    let name = language.replacing("_", with: "-").lowercased()
    return formerIdentifiers[name] ?? name
  }
}
