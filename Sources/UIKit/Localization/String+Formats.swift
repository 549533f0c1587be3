import Foundation

// These functions support the plural formats that `NSLocalizedString` returns, unlike Foundation's functions. For a
// call with one number, the compiler prefers them to Foundation's functions with any number of arguments.
extension String {
  /// Creates a string from a format and a number. For a format from a `.stringsdict` or `.xcstrings` file, the plural variant for the
  /// number is used.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - number: The number.
  public init(format: String, _ number: Int) {
    self = Self._localizedStringWithFormat(format, locale: nil, [number])
  }

  /// Returns a string from a format and a number in the user's locale. For a format from a `.stringsdict` or `.xcstrings` file, the plural
  /// variant for the number is used.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - number: The number.
  /// - Returns: The string.
  public static func localizedStringWithFormat(_ format: String, _ number: Int) -> String {
    _localizedStringWithFormat(format, locale: .current, [number])
  }

  /// Returns a string from a format and arguments. For a format from a `.stringsdict` or `.xcstrings` file, the plural
  /// variant for the arguments is used. The `tessera` tool rewrites calls to Foundation's functions into calls to this
  /// method.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - locale: The locale for numbers, or nil to format numbers independently of a locale.
  ///   - arguments: The arguments.
  /// - Returns: The string.
  public static func _localizedStringWithFormat(
    _ format: String, locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    String(format: PluralFormat.expand(format, arguments) ?? format, locale: locale, arguments: arguments)
  }
}
