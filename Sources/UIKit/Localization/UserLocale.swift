import Foundation

/// The locale of the user. Foundation on Linux does not determine this locale: its `Locale.current` is always `en_001`,
/// which has no currency and has dates such as "28 Nov 2026".
package enum UserLocale {
  /// The identifier of the locale that the program's arguments, the user defaults or the environment specify.
  package static let identifier = identifier(
    arguments: ProcessInfo.processInfo.arguments, environment: ProcessInfo.processInfo.environment,
    stored: UserDefaults.standard.string(forKey: "AppleLocale"))

  /// Returns the identifier of the locale that is specified by a program's arguments, the stored user default or the
  /// environment.
  ///
  /// The first of these sources that specifies a locale is used: the argument `-AppleLocale de_AT`, the stored user
  /// default `AppleLocale`, and the environment (`LC_ALL`, `LC_MONETARY`, `LC_NUMERIC`, `LANG`). If no source specifies
  /// a locale, the identifier is `en_US`.
  package static func identifier(arguments: [String], environment: [String: String], stored: String?) -> String {
    if let index = arguments.lastIndex(of: "-AppleLocale"), index + 1 < arguments.count { return arguments[index + 1] }
    if let stored, !stored.isEmpty { return stored }
    for name in ["LC_ALL", "LC_MONETARY", "LC_NUMERIC", "LANG"] {
      // A POSIX locale has a name such as `de_AT.UTF-8@euro`.
      let identifier = String((environment[name] ?? "").prefix { $0 != "." && $0 != "@" })
      if !identifier.isEmpty { return ["C", "POSIX"].contains(identifier) ? "en_US" : identifier }
    }
    return "en_US"
  }
}

extension Locale {
  /// The locale that the user prefers. The command `tessera` rewrites uses of `Locale.current` to uses of this
  /// constant.
  public static let _user = Locale(identifier: UserLocale.identifier)
}
