import Foundation

// The user's locale. Foundation on Linux takes `en_001`, which has no currency, for everybody's; the command `tessera` sends
// `Locale.current` and formatters without a locale here.

extension Locale {
  /// The locale that the user prefers: the argument `-AppleLocale de_AT` of the program, otherwise the user default of this
  /// name, otherwise the environment's (`LC_ALL`, `LC_MONETARY`, `LC_NUMERIC`, `LANG`), otherwise `en_US`.
  public static let _user = Locale(
    identifier: _userIdentifier(
      arguments: ProcessInfo.processInfo.arguments, environment: ProcessInfo.processInfo.environment,
      stored: UserDefaults.standard.string(forKey: "AppleLocale")))

  /// Returns the identifier of the user's locale for the arguments and the environment of a program.
  static func _userIdentifier(arguments: [String], environment: [String: String], stored: String?) -> String {
    if let index = arguments.lastIndex(of: "-AppleLocale"), index + 1 < arguments.count { return arguments[index + 1] }
    if let stored, !stored.isEmpty { return stored }
    for name in ["LC_ALL", "LC_MONETARY", "LC_NUMERIC", "LANG"] {
      // A name of POSIX is `de_AT.UTF-8@euro`.
      let identifier = String((environment[name] ?? "").prefix { $0 != "." && $0 != "@" })
      if !identifier.isEmpty { return ["C", "POSIX"].contains(identifier) ? "en_US" : identifier }
    }
    return "en_US"
  }
}

extension NumberFormatter {
  /// Creates a formatter in the user's locale.
  public static func _user() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = ._user
    return formatter
  }

  public static func _localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
    let formatter = _user()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}

extension DateFormatter {
  /// Creates a formatter in the user's locale.
  public static func _user() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = ._user
    return formatter
  }

  public static func _localizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = _user()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}
