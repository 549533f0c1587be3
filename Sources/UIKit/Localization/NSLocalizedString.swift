import Foundation

// Foundation has one `NSLocalizedString` function, with default arguments. The compiler prefers functions without
// default arguments, so files that import both modules call the functions below, which read string catalogs and plural
// rules in the user's language. A call with all arguments would be ambiguous, so there is no function with all
// arguments here. The command `tessera` rewrites all calls to `_NSLocalizedString`.

/// Returns the localized string for a key of the main bundle.
///
/// - Parameters:
///   - key: The key.
///   - comment: A note for translators, which is ignored.
/// - Returns: The localized string, or the key if there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStrings.strings(of: .main).string(key, value: nil, table: nil)
}

/// Returns the localized string for a key in a table of the main bundle.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table, or nil for `Localizable`.
///   - comment: A note for translators, which is ignored.
/// - Returns: The localized string, or the key if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStrings.strings(of: .main).string(key, value: nil, table: tableName)
}

/// Returns the localized string for a key of a bundle.
///
/// - Parameters:
///   - key: The key.
///   - bundle: The bundle.
///   - comment: A note for translators, which is ignored.
/// - Returns: The localized string, or the key if there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.strings(of: bundle).string(key, value: nil, table: nil)
}

/// Returns the localized string for a key of the main bundle.
///
/// - Parameters:
///   - key: The key.
///   - value: The string to return if the table does not contain the key. If it is empty, the key is returned.
///   - comment: A note for translators, which is ignored.
/// - Returns: The localized string.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedStrings.strings(of: .main).string(key, value: value, table: nil)
}

/// Returns the localized string for a key in a table of a bundle.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table, or nil for `Localizable`.
///   - bundle: The bundle.
///   - comment: A note for translators, which is ignored.
/// - Returns: The localized string, or the key if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.strings(of: bundle).string(key, value: nil, table: tableName)
}

/// Returns the localized string for a key in a table of the main bundle.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table, or nil for `Localizable`.
///   - value: The string to return if the table does not contain the key. If it is empty, the key is returned.
///   - comment: A note for translators, which is ignored.
/// - Returns: The localized string.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  LocalizedStrings.strings(of: .main).string(key, value: value, table: tableName)
}

/// Returns the localized string for a key of a bundle.
///
/// - Parameters:
///   - key: The key.
///   - bundle: The bundle.
///   - value: The string to return if the table does not contain the key. If it is empty, the key is returned.
///   - comment: A note for translators, which is ignored.
/// - Returns: The localized string.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  LocalizedStrings.strings(of: bundle).string(key, value: value, table: nil)
}

/// Returns the localized string for a key of a bundle, from `.strings`, `.stringsdict` and `.xcstrings` files, in the
/// language that the user prefers. `tessera` rewrites calls of `NSLocalizedString` to calls of this function, because
/// Foundation has a function with the same arguments.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table. The default is nil, which means `Localizable`.
///   - bundle: The bundle. The default is the main bundle.
///   - value: The string to return if the table does not contain the key. If it is empty, which is the default, the key
///     is returned.
///   - comment: A note for translators, which is ignored.
/// - Returns: The localized string.
public func _NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  LocalizedStrings.strings(of: bundle).string(key, value: value, table: tableName)
}
