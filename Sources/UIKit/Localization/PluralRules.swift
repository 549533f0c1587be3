import Foundation

/// The plural rules of languages (Unicode CLDR, cardinal numbers).
enum PluralRules {
  private static let languagesWithoutPlural: Set<String> = [
    "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "lo", "my", "bo", "dz", "ig", "jv", "km", "sg", "to", "wo", "yo",
    "su",
  ]
  private static let languagesWithZeroAsOne: Set<String> = [
    "hi", "bn", "gu", "kn", "fa", "zu", "am", "as", "pa", "ln", "mg", "ti", "wa", "si", "hy", "kab", "fr", "pt",
  ]

  /// Returns the category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameters:
  ///   - number: The number. Its sign is ignored.
  ///   - language: The identifier of the language, such as `pt-BR`.
  static func category(_ number: Double, language: String) -> String {
    let subtags = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let name = subtags.first ?? "en"
    let value = abs(number)
    if languagesWithoutPlural.contains(name) { return "other" }
    guard value.isFinite, value < 1e15, value == value.rounded(.down) else {
      let isOne =
        languagesWithZeroAsOne.contains(name) && name != "hy"
        ? value < 2 && (name == "fr" || name == "pt" || value <= 1) : false
      if ["ru", "uk", "be", "pl", "cs", "sk", "lt"].contains(name) {
        return ["cs", "sk", "lt"].contains(name) ? "many" : "other"
      }
      return isOne ? "one" : name == "ro" ? "few" : "other"
    }
    let integerPart = Int(value)
    if let category = slavicCategory(integerPart, name) ?? otherLanguageCategory(integerPart, name) { return category }
    // In European Portuguese, 0 is not in the category `one`, unlike in Brazilian Portuguese.
    if languagesWithZeroAsOne.contains(name),
      !(name == "pt" && subtags.contains("pt") && subtags.dropFirst().contains("pt")),
      integerPart <= 1
    {
      return "one"
    }
    if ["es", "fr", "it", "pt", "ca"].contains(name), integerPart != 0, integerPart % 1_000_000 == 0 { return "many" }
    return integerPart == 1 ? "one" : "other"
  }

  private static func slavicCategory(_ number: Int, _ language: String) -> String? {
    let (ones, tens) = (number % 10, number % 100)
    let isFew = (2...4).contains(ones) && !(12...14).contains(tens)
    let isOne = ones == 1 && tens != 11
    switch language {
    case "ru", "uk", "be": return isOne ? "one" : isFew ? "few" : "many"
    case "sr", "hr", "bs", "sh": return isOne ? "one" : isFew ? "few" : "other"
    case "pl": return number == 1 ? "one" : isFew ? "few" : "many"
    case "cs", "sk": return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "sl": return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
    case "mk", "is": return isOne ? "one" : "other"
    case "lt":
      if (11...19).contains(tens) || ones == 0 { return "other" }
      return ones == 1 ? "one" : "few"
    case "lv":
      if ones == 0 || (11...19).contains(tens) { return "zero" }
      return ones == 1 ? "one" : "other"
    default: return nil
    }
  }

  private static func otherLanguageCategory(_ number: Int, _ language: String) -> String? {
    let (ones, tens) = (number % 10, number % 100)
    switch language {
    case "ar":
      if number <= 2 { return ["zero", "one", "two"][number] }
      return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
    case "he": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "ro", "mo":
      if number == 1 { return "one" }
      return number == 0 || (1...19).contains(tens) ? "few" : "other"
    case "ga":
      if number == 1 || number == 2 { return number == 1 ? "one" : "two" }
      return (3...6).contains(number) ? "few" : (7...10).contains(number) ? "many" : "other"
    case "cy": return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][number] ?? "other"
    case "mt":
      if number == 1 || number == 2 { return number == 1 ? "one" : "two" }
      return number == 0 || (3...10).contains(tens) ? "few" : (11...19).contains(tens) ? "many" : "other"
    case "fil", "tl": return (1...3).contains(number) || ![4, 6, 9].contains(ones) ? "one" : "other"
    default: return nil
    }
  }
}
