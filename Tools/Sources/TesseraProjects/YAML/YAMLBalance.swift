/// Finds the line on which a value of YAML in flow style ends, which is read line by line.
struct YAMLBalance {
  private var depth = 0
  private var quote: Character?
  private var isEscaped = false
  /// The last character that is no space. A quotation mark begins a text only at the beginning of a value or a key.
  private var previous: Character = ","
  /// Indicates whether the last character ended a text in apostrophes, which another apostrophe continues.
  private var hasClosed = false

  /// Indicates whether all brackets and quotation marks are closed.
  var isClosed: Bool { depth <= 0 && quote == nil }

  /// Reads a part of the text.
  mutating func add(_ text: String) {
    for character in text {
      let continues = hasClosed && character == "'"
      hasClosed = false
      if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if character == "\\", open == "\"" {
          isEscaped = true
        } else if character == open {
          quote = nil
          hasClosed = open == "'"
          previous = character
        }
        continue
      }
      switch character {
      case "'" where continues: quote = character
      case "'", "\"": if "[{,:".contains(previous) { quote = character }
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      default: break
      }
      if !character.isWhitespace { previous = character }
    }
  }
}
