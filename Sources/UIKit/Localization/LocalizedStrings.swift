import Foundation
import Synchronization

/// Looks up localized strings in the `.strings`, `.stringsdict` and `.xcstrings` files of a bundle.
///
/// Foundation on Linux reads only `.strings` files, always in the development language, and traps for keys of
/// `.stringsdict` files. A table is read when one of its strings is first looked up.
final class LocalizedStrings: @unchecked Sendable {
  private static let bundles = SharedCache<String, LocalizedStrings>(limit: 200)

  private let folders: [String]
  private let developmentLanguage: String?
  private let preferred: [String]
  private let lock = NSLock()
  private var tables: [String: [StringTable]] = [:]
  private var catalogs: [String: StringCatalog?] = [:]
  /// The names of the `lproj` folders without extension.
  private let folderLanguages: [String]

  /// Returns the strings of a bundle, which are created at the first call and cached.
  static func strings(of bundle: Bundle) -> LocalizedStrings {
    let key = bundle.bundlePath
    if let cached = bundles[key] { return cached }
    return bundles.insert(
      LocalizedStrings(
        folders: Array(Set([bundle.resourcePath, bundle.bundlePath].compactMap { $0 })).sorted(),
        development: bundle.informationEntry("CFBundleDevelopmentRegion") as? String,
        preferred: UserLanguages.preferredLanguages), for: key)
  }

  /// Creates the strings of a bundle.
  ///
  /// - Parameters:
  ///   - folders: The folders of the bundle that contain files and `lproj` folders.
  ///   - development: The development language, or nil if it is unknown.
  ///   - preferred: The languages that the user prefers.
  init(folders: [String], development: String?, preferred: [String]) {
    self.folders = folders
    self.developmentLanguage = development
    self.preferred = preferred
    folderLanguages = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
      .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
  }

  /// Returns the string for a key. If the table has no such string, returns `value`, or the key if `value` is nil or
  /// empty.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The string to return if the table does not contain the key.
  ///   - table: The name of the table. `Localizable` is used for nil and an empty name.
  ///   - language: The language, or nil for the language that the user prefers.
  func string(_ key: String, value: String?, table: String?, language: String? = nil) -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    for table in tables(name, language: language) {
      switch table.entries[key] {
      case .text(let text): return text
      case .plural(let format):
        return format.markerString(Self.formatIdentifier(folders.first ?? "", name, key, format.language))
      case nil: continue
      }
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  private static let formatIdentifiers = SharedCache<String, Int>()
  private static let lastFormatIdentifier = Atomic<Int>(0)

  /// Returns a number that identifies the plural format of a key. Every call for the same format returns the same
  /// number.
  private static func formatIdentifier(_ folder: String, _ table: String, _ key: String, _ language: String) -> Int {
    let name = [folder, table, key, language].joined(separator: "\n")
    if let cached = formatIdentifiers[name] { return cached }
    return formatIdentifiers.insert(lastFormatIdentifier.add(1, ordering: .relaxed).newValue, for: name)
  }

  /// The language in which the user sees the bundle: the best match among its `lproj` folders, or nil if there are
  /// none.
  var language: String? {
    let availableLanguages = folderLanguages.filter { $0 != "Base" }
    return UserLanguages.bestMatch(among: availableLanguages, preferred: preferred, development: developmentLanguage)
  }

  /// The languages of the bundle: those of its `lproj` folders, and of the catalog that the development environment creates
  /// for the strings of an application (`Localizable.xcstrings`).
  var availableLanguages: [String] {
    let catalogLanguages = lock.withLock { catalog("Localizable") }.map { Array($0.tables.keys) } ?? []
    return folderLanguages + catalogLanguages
  }

  /// Returns the tables with a name in the order in which they are searched: the user's language, then the development
  /// language.
  private func tables(_ name: String, language: String?) -> [StringTable] {
    let key = name + "\n" + (language ?? "")
    lock.lock()
    defer { lock.unlock() }
    if let cached = tables[key] { return cached }
    let catalog = catalog(name)
    let availableLanguages = folderLanguages + (catalog.map { Array($0.tables.keys) } ?? [])
    let developmentLanguage = developmentLanguage ?? catalog?.sourceLanguage
    let bestLanguage = UserLanguages.bestMatch(
      among: availableLanguages.filter { $0 != "Base" }, preferred: language.map { [$0] } ?? preferred,
      development: developmentLanguage)
    let fallback = developmentLanguage.flatMap {
      UserLanguages.bestMatch(among: availableLanguages, preferred: [$0], development: nil)
    }
    var searchOrder: [String] = []
    for language in [bestLanguage, fallback, "Base"].compactMap({ $0 }) where !searchOrder.contains(language) {
      searchOrder.append(language)
    }
    var strings = searchOrder.map { table(name, $0, catalog) }
    var unlocalizedStrings = StringTable()
    for folder in folders { add(folder, name, developmentLanguage ?? "en", to: &unlocalizedStrings) }
    strings.append(unlocalizedStrings)
    strings.removeAll { $0.entries.isEmpty }
    tables[key] = strings
    return strings
  }

  private func catalog(_ name: String) -> StringCatalog? {
    if let cached = catalogs[name] { return cached }
    let paths =
      folders.map { "\($0)/\(name).xcstrings" }
      + folders.flatMap { folder in
        folderLanguages.map { "\(folder)/\($0).lproj/\(name).xcstrings" }
      }
    let catalog = paths.first { FileManager.default.fileExists(atPath: $0) }.map { StringCatalog($0) }
    catalogs[name] = catalog
    return catalog
  }

  private func table(_ name: String, _ language: String, _ catalog: StringCatalog?) -> StringTable {
    var table = catalog?.tables[language] ?? StringTable()
    for folder in folders {
      add("\(folder)/\(language).lproj", name, language == "Base" ? developmentLanguage ?? "en" : language, to: &table)
    }
    return table
  }

  private func add(_ folder: String, _ name: String, _ language: String, to table: inout StringTable) {
    let strings = "\(folder)/\(name).strings"
    if FileManager.default.fileExists(atPath: strings) { table.addStrings(strings) }
    // If both the `.strings` and the `.stringsdict` file contain a key, the entry of the `.stringsdict` file is used,
    // as in Foundation.
    let dictionary = "\(folder)/\(name).stringsdict"
    if FileManager.default.fileExists(atPath: dictionary) { table.addDictionary(dictionary, language: language) }
  }
}

extension Bundle {
  /// Returns the localized string for a key, from `.strings`, `.stringsdict` and `.xcstrings` files, in the language
  /// that the user prefers. `tessera` rewrites calls of `localizedString(forKey:value:table:)` to calls of this
  /// function.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The string to return if the table does not contain the key. If it is nil or empty, the key is returned.
  ///   - tableName: The name of the table, or nil for `Localizable`.
  /// - Returns: The localized string.
  public func _localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    LocalizedStrings.strings(of: self).string(key, value: value, table: tableName)
  }
}
