/// Functions that escape text for HTML.
enum HTMLText {
  /// Returns text in which all special characters of HTML are escaped. The result is also valid in attributes.
  static func escaped(_ text: String) -> String {
    var escapedText = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escapedText += "&amp;"
      case "<": escapedText += "&lt;"
      case ">": escapedText += "&gt;"
      case "\"": escapedText += "&quot;"
      case "'": escapedText += "&#39;"
      default: escapedText.unicodeScalars.append(character)
      }
    }
    return escapedText
  }
}
