/// A member as a class of UIKit declares it in its file.
struct FrameworkMember {
  /// Indicates whether the member is `dynamic`, so that it can be replaced.
  let isDynamic: Bool
  /// The type of a property as UIKit spells it. It is nil for a method.
  let type: String?

  /// Finds the declaration of a member that can be overridden. The result is nil if the class does not declare the member.
  ///
  /// - Parameters:
  ///   - member: The override.
  ///   - text: The file of the class.
  init?(_ member: Member, in text: String) {
    let name = member.kind == .property ? "var \(member.name):" : "func \(member.name)("
    var rest = Substring(text)
    while let found = rest.range(of: name) {
      let line = rest[..<found.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      let words = line.split(separator: " ")
      let declaration = rest[found.upperBound...]
      rest = declaration
      guard words.contains("open"), !words.contains("class"), !words.contains("static") else { continue }
      if member.kind == .property {
        type = declaration.prefix { !"{=\n".contains($0) }.trimmed
      } else {
        guard Self.labels(declaration) == member.labels else { continue }
        type = nil
      }
      isDynamic = words.contains("dynamic")
      return
    }
    return nil
  }

  /// Returns the labels of the parameters in a text that begins after the opening parenthesis, with an empty text for a parameter
  /// without a label.
  private static func labels(_ text: Substring) -> [String] {
    var depth = 0
    var labels: [String] = []
    var parameter = ""
    func finish() {
      guard let word = parameter.split(whereSeparator: { " \n:".contains($0) }).first else { return }
      labels.append(word == "_" ? "" : String(word))
    }
    for character in text {
      if depth == 0, character == ")" || character == "," {
        finish()
        parameter = ""
        if character == ")" { break }
        continue
      }
      if "([{".contains(character) { depth += 1 } else if ")]}".contains(character) { depth -= 1 }
      parameter.append(character)
    }
    return labels
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
