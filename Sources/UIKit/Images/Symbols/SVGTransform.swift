import Foundation

/// Reads the attribute `transform` of SVG elements.
enum SVGTransform {
  /// Returns the transform of a list such as `translate(10 20) scale(2)`. Functions that SVG does not have, and those
  /// with a wrong number of arguments, are ignored.
  static func parse(_ text: String) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var remainingText = Substring(text)
    while let open = remainingText.firstIndex(of: "("), let close = remainingText[open...].firstIndex(of: ")") {
      let name = remainingText[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\t\r\n"))
      let numbers = remainingText[open..<close].dropFirst().split { " ,\t\r\n".contains($0) }.compactMap { Double($0) }
        .map {
          CGFloat($0)
        }
      remainingText = remainingText[close...].dropFirst()
      result = transform(name, numbers).concatenating(result)
    }
    return result
  }

  private static func transform(_ name: String, _ numbers: [CGFloat]) -> CGAffineTransform {
    switch (name, numbers.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1...2):
      return CGAffineTransform(translationX: numbers[0], y: numbers.count == 2 ? numbers[1] : 0)
    case ("scale", 1...2): return CGAffineTransform(scaleX: numbers[0], y: numbers.last ?? 1)
    case ("rotate", 1): return CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: numbers[1], y: numbers[2]).rotated(by: numbers[0] * .pi / 180)
        .translatedBy(x: -numbers[1], y: -numbers[2])
    default: return .identity
    }
  }
}
