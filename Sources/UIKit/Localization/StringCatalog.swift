import Foundation

/// A string catalog (`.xcstrings`) of Xcode 15 and later: the strings of a table in all languages.
struct StringCatalog: Sendable {
  /// The tables of the catalog, by language.
  private(set) var tables: [String: StringTable] = [:]
  /// The language in which the strings were written.
  private(set) var sourceLanguage = "en"

  /// Reads a string catalog.
  ///
  /// - Parameter path: The path of the file. If it is damaged, this is reported, and the catalog is empty.
  init(_ path: String) {
    let contents: [String: Any]
    do {
      let data = try RegularFile(FilePath(path)).contents(limit: 64 << 20)
      guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        ResourceReport.report("\(path): the string catalog contains no JSON object and is ignored")
        return
      }
      contents = object
    } catch {
      ResourceReport.report(
        "\(path): the string catalog cannot be read as JSON and is ignored: \(ResourceReport.reason(error))")
      return
    }
    sourceLanguage = contents["sourceLanguage"] as? String ?? "en"
    // A key without text in the source language has no entry, so a lookup returns the value that is passed to the
    // lookup, or the key.
    tables[sourceLanguage] = StringTable()
    for (key, value) in contents["strings"] as? [String: Any] ?? [:] {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any],
          let entry = Self.entry(localization, key: key, language: language)
        else { continue }
        tables[language, default: StringTable()].entries[key] = entry
      }
    }
  }

  private static func entry(_ localization: [String: Any], key: String, language: String) -> StringTable.Entry? {
    let value = text(localization)
    var variables: [String: PluralFormat.Variable] = [:]
    for (name, substitution) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let substitution = substitution as? [String: Any], let texts = pluralTexts(substitution) else { continue }
      variables[name] = .init(
        texts: texts, argument: (substitution["argNum"] as? NSNumber)?.intValue,
        conversion: substitution["formatSpecifier"] as? String ?? "lld")
    }
    if let texts = pluralTexts(localization) {
      variables["value"] = .init(texts: texts)
      return .plural(PluralFormat(format: "%#@value@", variables: variables, language: language))
    }
    guard let value else { return nil }
    return variables.isEmpty
      ? .text(value) : .plural(PluralFormat(format: value, variables: variables, language: language))
  }

  /// Returns the text of a localization or variation: its own text or, if it has none, the text of its variation for
  /// iPhone, for other devices, or for any device. Returns nil if there is no text.
  private static func text(_ localization: [String: Any]) -> String? {
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let devices = (localization["variations"] as? [String: Any])?["device"] as? [String: Any] else { return nil }
    // Each variation is read once: nested ones would otherwise be read twice as often at each level.
    let preferredNames = ["iphone", "other"]
    for name in preferredNames + devices.keys.filter({ !preferredNames.contains($0) }).sorted() {
      if let device = devices[name] as? [String: Any], let text = text(device) { return text }
    }
    return nil
  }

  /// Returns the plural variations by category, or nil if there are none.
  private static func pluralTexts(_ localization: [String: Any]) -> [String: String]? {
    guard let variations = localization["variations"] as? [String: Any] else { return nil }
    if let texts = variations["plural"] as? [String: Any] {
      let translations = texts.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
      return translations.isEmpty ? nil : translations
    }
    let devices = variations["device"] as? [String: Any] ?? [:]
    for name in ["iphone", "other"] { if let device = devices[name] as? [String: Any] { return pluralTexts(device) } }
    return nil
  }
}
