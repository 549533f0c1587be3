import Foundation
import UIKit

/// A formatter of the names of persons. Foundation on Linux declares the class without initializers.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The parts of a name that a text has.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default`
    /// The nickname, or the given name, or the family name.
    case short
    /// The given name and the family name.
    case medium
    /// All parts, with prefix, middle name and suffix.
    case long
    /// The initials.
    case abbreviated
  }

  /// Options of `localizedString(from:style:options:)`.
  public struct Options: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt
    /// Creates options from a number.
    ///
    /// - Parameter rawValue: The options as a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Formats the phonetic representation of the name.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The parts of the name that the text has. The default is `default`.
  open var style = Style.default
  /// The language that determines whether the family name is first if the name is written in letters without an order of its own.
  open var locale: Locale! = ._user
  /// A Boolean value that determines whether the text is that of the phonetic representation. The default is `false`. A name
  /// without one is shown as it is.
  open var isPhonetic = false

  public override init() { super.init() }
  /// Creates a formatter with the default values. Nothing is read from the coder except by `Formatter`.
  ///
  /// - Parameter coder: The coder from which the object is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a name.
  ///
  /// - Parameters:
  ///   - components: The name.
  ///   - nameFormatStyle: The parts of the name that the text has.
  ///   - nameOptions: The options.
  /// - Returns: The text, which is empty if the name has no parts for the style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the text of a name, which is empty if the name has no parts for the style.
  ///
  /// - Parameter components: The name.
  /// - Returns: The text.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    switch style {
    case .short: return [name.nickname, name.givenName, name.familyName].lazy.compactMap(part).first ?? ""
    case .abbreviated:
      return ordered(name, [name.givenName], [name.familyName]).compactMap(part).compactMap {
        $0.first.map(String.init)
      }
      .joined().uppercased()
    case .long:
      let parts = ordered(name, [name.givenName, name.middleName], [name.familyName])
      return joined([name.namePrefix] + parts + [name.nameSuffix], name)
    default: return joined(ordered(name, [name.givenName], [name.familyName]), name)
    }
  }

  /// Returns the parts of a name that is written in the order of the locale's language: of the words, the last is the family
  /// name, the first the given name, and those between are middle names.
  ///
  /// - Parameter string: The name as a text.
  /// - Returns: The parts, or nil if the text has no words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if familyIsFirst(string), words.count > 1 { words.append(words.removeFirst()) }
    name.givenName = words.removeFirst()
    if !words.isEmpty { name.familyName = words.removeLast() }
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  /// Returns the text of `PersonNameComponents`, or nil for another value.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

  // MARK: Parts

  private func part(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  private func ordered(_ name: PersonNameComponents, _ given: [String?], _ family: [String?]) -> [String?] {
    familyIsFirst((given + family).compactMap { $0 }.joined()) ? family + given : given + family
  }

  /// Chinese and Japanese names have no space.
  private func joined(_ parts: [String?], _ name: PersonNameComponents) -> String {
    let parts = parts.compactMap(part)
    return parts.joined(
      separator: parts.allSatisfy(Self.isEastAsian) && !parts.contains(where: Self.isHangul) ? "" : " ")
  }

  /// Returns whether a name in East Asian writing, or in a language with this order, begins with the family name.
  private func familyIsFirst(_ text: String) -> Bool {
    if Self.isEastAsian(text) { return true }
    return ["ja", "zh", "ko", "hu", "vi"].contains((locale ?? ._user).language.languageCode?.identifier ?? "")
      && !text.unicodeScalars.allSatisfy { $0.value < 0x80 }
  }

  private static func isEastAsian(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
          || (0xAC00...0xD7A3).contains($0.value) || $0.properties.isWhitespace
      }
  }

  private static func isHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}
