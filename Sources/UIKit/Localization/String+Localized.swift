import Foundation

extension String {
  /// A key of a localized string, with the values of its interpolations.
  ///
  /// For example, the key of `"\(count) items"` is `%lld items`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The parts of a string literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      /// Creates an empty interpolation.
      ///
      /// - Parameters:
      ///   - literalCapacity: The number of characters, which is ignored.
      ///   - interpolationCount: The number of interpolations, which is ignored.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends literal text. Percent signs are doubled, as in formats.
      ///
      /// - Parameter literal: The text.
      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      /// Appends text. The key contains `%@` in its place.
      ///
      /// - Parameter value: The text.
      public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }

      /// Appends a whole number. The key contains `%lld` in its place.
      ///
      /// - Parameter value: The number.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        append("%lld", .integer(Int(clamping: value)))
      }

      /// Appends a decimal number. The key contains `%lf` in its place.
      ///
      /// - Parameter value: The number.
      public mutating func appendInterpolation(_ value: Double) { append("%lf", .decimal(value)) }

      /// Appends the description of a value of any other type. The key contains `%@` in its place.
      ///
      /// - Parameter value: The value.
      public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", .text("\(value)")) }

      private mutating func append(_ conversion: String, _ argument: Argument) {
        key += conversion
        arguments.append(argument)
      }
    }

    fileprivate enum Argument: Hashable, Sendable {
      case text(String)
      case integer(Int)
      case decimal(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): text as NSString
        case .integer(let number): number
        case .decimal(let number): number
        }
      }
    }

    fileprivate let key: String
    fileprivate let arguments: [Argument]

    /// Creates a localization value without interpolations from a key.
    ///
    /// - Parameter value: The key.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a key from a string literal.
    ///
    /// - Parameter value: The key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a string literal with interpolations.
    ///
    /// - Parameter stringInterpolation: The parts of the literal.
    public init(stringInterpolation: StringInterpolation) {
      key =
        stringInterpolation.arguments.isEmpty
        ? stringInterpolation.key.replacing("%%", with: "%") : stringInterpolation.key
      arguments = stringInterpolation.arguments
    }
  }

  /// Creates a localized string from the strings of a bundle.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the string if the table does not contain it.
  ///   - table: The name of the table, or nil for `Localizable`.
  ///   - bundle: The bundle, or nil for the main bundle.
  ///   - locale: The locale of numbers. The language is always the one that the user prefers.
  ///   - comment: A note for translators, which is ignored.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = LocalizedStrings.strings(of: bundle ?? .main).string(keyAndValue.key, value: nil, table: table)
    let arguments = keyAndValue.arguments.map(\.value)
    self = arguments.isEmpty ? text : Self._localizedStringWithFormat(text, locale: locale, arguments)
  }

  /// Creates a localized string for a key that differs from the text in the source language.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The string if the table does not contain the key.
  ///   - table: The name of the table, or nil for `Localizable`.
  ///   - bundle: The bundle, or nil for the main bundle.
  ///   - locale: The locale of numbers. The language is always the one that the user prefers.
  ///   - comment: A note for translators, which is ignored.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = LocalizedStrings.strings(of: bundle ?? .main).string("\(key)", value: defaultValue.key, table: table)
    let arguments = defaultValue.arguments.map(\.value)
    self = arguments.isEmpty ? text : Self._localizedStringWithFormat(text, locale: locale, arguments)
  }
}
