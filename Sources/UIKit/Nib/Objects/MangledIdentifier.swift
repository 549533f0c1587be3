/// Writes the identifiers of modules and types as they stand in mangled names.
///
/// The number of bytes precedes an identifier. One with characters beyond ASCII is written in Punycode (RFC 3492) after
/// a `0`, with two differences: the delimiter is `_`, and the digits are `a` to `z` and `A` to `J`
/// (https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst, "Identifiers").
enum MangledIdentifier {
  /// Returns an identifier with its length.
  ///
  /// - Parameter name: The identifier as in the code, without backticks.
  /// - Returns: For example `6Module` for `Module` and `009Gre_GkaIi` for `Größe`. Nil if the name is empty, or contains
  ///   a character that an identifier cannot contain without backticks, such as a space.
  static func text(of name: String) -> String? {
    let scalars = name.unicodeScalars.map(\.value)
    guard let first = scalars.first, !(0x30...0x39).contains(first), scalars.allSatisfy({ $0 >= 0x80 || isSymbol($0) })
    else { return nil }
    if scalars.allSatisfy({ $0 < 0x80 }) { return "\(scalars.count)\(name)" }
    let encoded = punycode(scalars)
    // An underscore separates the number from an identifier that begins with a digit or an underscore.
    let begin = encoded.utf8.first.map { $0 == 0x5F || (0x30...0x39).contains($0) } ?? false
    return "00\(encoded.utf8.count)\(begin ? "_" : "")\(encoded)"
  }

  /// Returns whether an ASCII character can be a part of an identifier.
  private static func isSymbol(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: true
    default: false
    }
  }

  /// Returns Unicode scalars in Punycode: first those of ASCII, then a number for each other one, in increasing order. The
  /// number counts the positions and scalars that are passed since the one before.
  private static func punycode(_ scalars: [UInt32]) -> String {
    let basic = scalars.filter { $0 < 0x80 }
    var output = basic.compactMap(Unicode.Scalar.init).reduce(into: "") { $0.unicodeScalars.append($1) }
    if !basic.isEmpty { output += "_" }
    var written = basic.count
    var bias = 72
    var passed = 0
    var next: UInt32 = 0x80
    for scalar in Set(scalars.filter { $0 >= 0x80 }).sorted() {
      passed += Int(scalar - next) * (written + 1)
      for other in scalars {
        if other < scalar { passed += 1 }
        guard other == scalar else { continue }
        output += digits(of: passed, bias: bias)
        bias = adapted(passed, count: written + 1, isFirst: written == basic.count)
        passed = 0
        written += 1
      }
      passed += 1
      next = scalar + 1
    }
    return output
  }

  /// Returns a number as digits whose bases depend on the bias, the least significant one first.
  private static func digits(of number: Int, bias: Int) -> String {
    var rest = number
    var text = ""
    var position = 36
    while true {
      let threshold = min(max(position - bias, 1), 26)
      guard rest >= threshold else { return text + digit(rest) }
      text += digit(threshold + (rest - threshold) % (36 - threshold))
      rest = (rest - threshold) / (36 - threshold)
      position += 36
    }
  }

  /// Returns the letter of a digit: `a` to `z` for 0 to 25, and `A` to `J` for 26 to 35.
  private static func digit(_ value: Int) -> String {
    String(UnicodeScalar(UInt8(value < 26 ? 0x61 + value : 0x41 + value - 26)))
  }

  /// Returns the bias that is expected to make the next number short (RFC 3492, section 6.1).
  private static func adapted(_ passed: Int, count: Int, isFirst: Bool) -> Int {
    var value = isFirst ? passed / 700 : passed / 2
    value += value / count
    var bias = 0
    while value > 455 {
      value /= 35
      bias += 36
    }
    return bias + 36 * value / (value + 38)
  }
}
