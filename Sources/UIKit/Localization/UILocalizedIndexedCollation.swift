import Foundation
import QuartzCore

/// Sorts objects into the sections of a table with an index: a section for each letter, and `#` for everything else.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation(language: UserLanguages.preferredLanguages.first ?? "en")

  /// The titles of the sections: the letters of the user's language, then `#`.
  open private(set) var sectionTitles: [String] = []
  /// The titles in the index of the table, one for each section.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The letters to which the sections belong, in the order of the alphabet.
  private var letters: [String] = []
  private var locale = Locale(identifier: "en")

  /// Returns the collation for the user's language.
  ///
  /// - Returns: The collation, which is always the same object.
  open class func current() -> Self {
    guard let shared = shared as? Self else {
      Diagnostics.trap("\(self).current() was called. Call UILocalizedIndexedCollation.current() instead")
    }
    return shared
  }

  /// Creates a collation without sections. Use `current()`.
  public override init() { super.init() }

  /// Creates a collation for a language.
  ///
  /// - Parameter language: The identifier of the language.
  package init(language: String) {
    super.init()
    locale = Locale(identifier: language)
    letters = Self.alphabet(language)
    sectionTitles = letters + ["#"]
  }

  /// Returns the letters of a language's alphabet that begin sections (Unicode CLDR, index exemplars).
  private static func alphabet(_ language: String) -> [String] {
    let latinLetters = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"
    let text: String
    switch String(language.prefix { $0 != "-" && $0 != "_" }) {
    case "sv", "fi": text = latinLetters + " Å Ä Ö"
    case "da", "nb", "no", "nn": text = latinLetters + " Æ Ø Å"
    case "es": text = "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z"
    case "pl": text = "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż"
    case "cs": text = "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž"
    case "ru": text = "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я"
    case "uk": text = "А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я"
    case "el": text = "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω"
    case "he": text = "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת"
    case "ja": text = "あ か さ た な は ま や ら わ " + latinLetters
    case "ko": text = "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ " + latinLetters
    default: text = latinLetters
    }
    return text.split(separator: " ").map(String.init)
  }

  // MARK: Sections

  /// Returns the section for a title of the index.
  ///
  /// - Parameter indexTitleIndex: The position of the title in `sectionIndexTitles`.
  /// - Returns: The index of the section, limited to the existing sections.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), max(0, sectionTitles.count - 1))
  }

  /// Returns the section to which an object belongs.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - selector: The method or property that returns the object's text. An object that does not respond to the
  ///     selector is reported, and belongs to the last section.
  /// - Returns: The index of the section of the text's first letter. Letters with accents that are not in the alphabet
  ///   belong to the letter without accents.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: text(of: object, selector))
  }

  private func section(of text: String) -> Int {
    let lastSection = max(0, sectionTitles.count - 1)
    let start = text.drop { $0.isWhitespace || $0.isPunctuation }
    guard let first = start.first else { return lastSection }
    let candidates = [String(start.prefix(2)), String(first)]
    for candidate in candidates {
      if let index = letters.firstIndex(of: candidate.uppercased(with: locale)) { return index }
    }
    let indexLetter = Self.indexLetter(first)
    let baseLetter = indexLetter.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: locale)
      .uppercased(with: locale)
    return letters.firstIndex { $0 == baseLetter.prefix(1) } ?? lastSection
  }

  /// Returns the letter under which special letters are sorted: the row of a Japanese syllable, or the first consonant of
  /// a Korean one.
  private static func indexLetter(_ character: Character) -> String {
    guard let scalar = character.unicodeScalars.first else { return String(character) }
    switch scalar.value {
    case 0xAC00...0xD7A3:
      let consonants = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")
      return String(consonants[Int(scalar.value - 0xAC00) / 588])
    case 0x3041...0x3096, 0x30A1...0x30F6:
      let value = scalar.value >= 0x30A1 ? scalar.value - 0x60 : scalar.value
      let rows: [(UInt32, String)] = [
        (0x308E, "わ"), (0x3089, "ら"), (0x3083, "や"), (0x307E, "ま"), (0x306F, "は"), (0x306A, "な"), (0x305F, "た"),
        (0x3055, "さ"), (0x304B, "か"), (0x3041, "あ"),
      ]
      return rows.first { value >= $0.0 }?.1 ?? String(character)
    case 0xC6, 0xE6: return "A"
    case 0xD8, 0xF8, 0x152, 0x153: return "O"
    case 0x141, 0x142: return "L"
    case 0x110, 0x111, 0xD0, 0xF0: return "D"
    case 0xDF: return "S"
    case 0xDE, 0xFE: return "T"
    default: return String(character)
    }
  }

  /// Returns objects sorted by their texts, in the order of the user's language.
  ///
  /// - Parameters:
  ///   - array: The objects.
  ///   - selector: The method or property that returns an object's text.
  /// - Returns: The sorted objects. Objects with equal texts remain in their order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { text(of: $0, selector) }
    return array.indices.sorted {
      // `localizedCaseInsensitiveCompare` uses the locale `en_001` on Linux, whatever the user's language is.
      let order = texts[$0].compare(texts[$1], options: .caseInsensitive, locale: locale)
      return order == .orderedSame ? $0 < $1 : order == .orderedAscending
    }.map { array[$0] }
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    guard let object = object as? any NSObjectProtocol else {
      if let text = object as? String { return text }
      Diagnostics.report(
        "UILocalizedIndexedCollation: \(type(of: object)) is not an object, so \(selector) cannot be called. Its "
          + "description is used"
      )
      return "\(object)"
    }
    guard object.responds(to: selector), let result = object.perform(selector)?.takeUnretainedValue() else {
      if let text = object as? NSString { return text as String }
      Diagnostics.report(
        "UILocalizedIndexedCollation: \(type(of: object)) has no method \(selector) that returns a string. The "
          + "object is in the last section"
      )
      return ""
    }
    return (result as? NSString) as String? ?? "\(result)"
  }
}
