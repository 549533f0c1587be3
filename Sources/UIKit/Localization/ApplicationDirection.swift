import Foundation

/// Determines whether the user interface of the application is laid out from right to left.
///
/// As on iOS, the language of the application decides, and not the one that the user prefers: an application that is
/// translated to English only has the direction of English for all users (Apple, "Internationalization and Localization
/// Guide", Supporting Right-to-Left Languages).
enum ApplicationDirection {
  /// Indicates whether the user interface of this program is laid out from right to left. The value is determined once.
  static let isRightToLeft: Bool = isRightToLeft(
    arguments: ProcessInfo.processInfo.arguments, information: Bundle.main.information,
    preferred: UserLanguages.preferredLanguages
  ) { LocalizedStrings.strings(of: .main).availableLanguages }

  /// Returns whether the user interface of a program is laid out from right to left.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program. After `-AppleTextDirection YES`, which Xcode passes for its right-to-left
  ///     pseudolanguage, every language is laid out from right to left.
  ///   - information: The entries of the main bundle's Info.plist. `CFBundleDevelopmentRegion` is the language that is used
  ///     if none of the preferred languages is available, and `CFBundleLocalizations` names further available languages.
  ///   - preferred: The languages that the user prefers.
  ///   - availableLanguages: A closure that lists the languages of the main bundle. It reads folders and catalogs, so it is
  ///     called only if one of the other languages is written from right to left.
  static func isRightToLeft(
    arguments: [String], information: [String: Any], preferred: [String], availableLanguages: () -> [String]
  ) -> Bool {
    if let index = arguments.lastIndex(of: "-AppleTextDirection"), index + 1 < arguments.count,
      NSString(string: arguments[index + 1]).boolValue
    {
      return true
    }
    let development = information["CFBundleDevelopmentRegion"] as? String
    let named = information["CFBundleLocalizations"] as? [String] ?? []
    guard (preferred + named + (development.map { [$0] } ?? [])).contains(where: isWrittenRightToLeft) else {
      return false
    }
    let languages = (availableLanguages() + named).filter { $0 != "Base" }
    let language = UserLanguages.bestMatch(among: languages, preferred: preferred, development: development)
    return (language ?? development).map(isWrittenRightToLeft) ?? false
  }

  private static func isWrittenRightToLeft(_ language: String) -> Bool {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}
