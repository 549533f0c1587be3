import Foundation

/// Reads the colors of HTML and of inline styles.
enum MarkupColor {
  /// The sixteen basic names of the HTML standard, and orange.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF,
    "green": 0x008000, "lime": 0x00FF00,
    "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080,
    "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500,
  ]

  /// Returns a color, or nil if the text names none.
  ///
  /// - Parameter text: A name, `#rgb`, `#rrggbb`, or `rgb()` and `rgba()` with numbers, in lowercase letters.
  static func color(_ text: String) -> UIColor? {
    if let number = names[text] { return UIColor(hex: number) }
    if text == "transparent" { return .clear }
    if text.hasPrefix("#") {
      var digits = text.dropFirst().map(String.init)
      if digits.count == 3 { digits = digits.map { $0 + $0 } }
      guard digits.joined().count == 6, let number = UInt32(digits.joined(), radix: 16) else {
        return nil
      }
      return UIColor(hex: number)
    }
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("),
      let close = text.firstIndex(of: ")"), open < close
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split {
      $0 == "," || $0 == " " || $0 == "/"
    }
    .compactMap { Double($0) }
    // `Double` also reads "nan" and "inf".
    guard numbers.count == 3 || numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return UIColor(
      red: CGFloat(numbers[0]) / 255, green: CGFloat(numbers[1]) / 255,
      blue: CGFloat(numbers[2]) / 255,
      alpha: numbers.count == 4 ? CGFloat(numbers[3]) : 1)
  }
}
