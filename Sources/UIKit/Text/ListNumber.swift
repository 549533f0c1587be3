/// The way in which the items of a list are numbered.
enum ListNumber {
  case digits(radix: Int, uppercase: Bool)
  case letters(uppercase: Bool)
  case roman(uppercase: Bool)

  /// Creates the numbering of a specifier of `NSTextList.MarkerFormat`, or returns nil if the specifier is a symbol or unknown.
  init?(specifier: Substring) {
    switch specifier {
    case "decimal": self = .digits(radix: 10, uppercase: false)
    case "octal": self = .digits(radix: 8, uppercase: false)
    case "lowercase-hexadecimal": self = .digits(radix: 16, uppercase: false)
    case "uppercase-hexadecimal": self = .digits(radix: 16, uppercase: true)
    case "lowercase-alpha", "lowercase-latin": self = .letters(uppercase: false)
    case "uppercase-alpha", "uppercase-latin": self = .letters(uppercase: true)
    case "lowercase-roman": self = .roman(uppercase: false)
    case "uppercase-roman": self = .roman(uppercase: true)
    default: return nil
    }
  }

  /// Returns the text of a number. Letters begin at 1, and Roman numbers end at 3,999; other numbers are written in digits.
  func text(_ number: Int) -> String {
    switch self {
    case .digits(let radix, let uppercase): return String(number, radix: radix, uppercase: uppercase)
    case .letters(let uppercase):
      guard number > 0 else { return String(number) }
      var rest = number
      var letters = ""
      while rest > 0 {
        rest -= 1
        letters.insert(Character(Unicode.Scalar(UInt8(97 + rest % 26))), at: letters.startIndex)
        rest /= 26
      }
      return uppercase ? letters.uppercased() : letters
    case .roman(let uppercase):
      guard (1...3_999).contains(number) else { return String(number) }
      var rest = number
      var letters = ""
      for (value, symbol) in Self.romanNumerals {
        while rest >= value {
          letters += symbol
          rest -= value
        }
      }
      return uppercase ? letters.uppercased() : letters
    }
  }

  private static let romanNumerals = [
    (1_000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
    (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]
}
