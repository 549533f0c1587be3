import Foundation

/// Compares calls with lines of `callback-orders.json`, such as `layout.shouldInvalidateLayout(forBoundsChange: y=40)
/// [bounds y=0]` or `layoutSubviews { prepare, cellForItem 6,7 }`. Lines that are not calls are remarks, which the test
/// recognizes by their text.
struct CallScript {
  /// A call in the file. Values that the file does not contain are `nil`.
  struct Step {
    var name: String
    var rect: [Double]?
    var top: Double?
    var path: [Int]?
    var origin: [Double]?
    var originTop: Double?
    var width: Double?
    var answer: String?
    var line: String

    func fits(_ call: TracedCall) -> Bool {
      if call.name != name { return false }
      if let rect, let given = call.rect {
        let found = [given.minX, given.minY, given.width, given.height].map { Double($0) }
        if rect.count == 4, rect != found { return false }
        if rect.count == 2, rect != Array(found[2...]) { return false }
      }
      if let top, call.rect.map({ Double($0.minY) }) != top { return false }
      if let path, call.path != path { return false }
      if let origin, origin != [Double(call.bounds.minX), Double(call.bounds.minY)] { return false }
      if let originTop, Double(call.bounds.minY) != originTop { return false }
      if let width, Double(call.bounds.width) != width { return false }
      if let answer, call.answer != answer { return false }
      return true
    }
  }

  /// Returns a description of the first difference, or `nil`. `remarks` contains the lines that are not calls, and
  /// whether they are true.
  static func mistake(_ lines: [String], _ calls: [TracedCall], remarks: KeyValuePairs<String, Bool> = [:]) -> String? {
    var rest = calls[...]
    let preferredSize = lines.filter { line in remarks.contains { $0.key == line } }
    if preferredSize != remarks.map(\.key) { return "the file says \(preferredSize) instead of \(remarks.map(\.key))" }
    if let wrong = remarks.first(where: { !$0.value }) { return "this does not hold: \(wrong.key)" }
    var depth = 0
    var isOver = false
    for line in lines {
      if preferredSize.contains(line) {
        // Remarks about the state are after the calls, those in brackets between them.
        isOver = isOver || !line.hasPrefix("(")
        continue
      }
      if isOver { return "behind what is said of the state: \(line)" }
      for character in line where "{}".contains(character) {
        depth += character == "{" ? 1 : -1
        if depth < 0 { return "a brace is closed that is not open: \(line)" }
      }
      for step in steps(line) {
        if !isCall(step.line) { return "is not understood: \(step.line)" }
        guard let call = rest.popFirst() else { return "missing: \(step.line)" }
        if !step.fits(call) { return "\(step.line) was expected, this came: \(call)" }
      }
    }
    if depth > 0 { return "a brace is not closed" }
    return rest.first.map { "this came besides: \($0)" }
  }

  /// Returns the calls that a line contains.
  static func steps(_ line: String) -> [Step] {
    var text = line
    for (old, new) in [("layout pass: ", ""), ("layoutSubviews {", ""), (" {", ", "), ("{", ", "), ("}", "")] {
      text = text.replacingOccurrences(of: old, with: new)
    }
    return text.components(separatedBy: ", ").flatMap { part -> [Step] in
      let part = part.trimmingCharacters(in: .whitespaces)
      return part.isEmpty ? [] : parse(part)
    }
  }

  /// Indicates whether a word of a line is a call in one of the exact formats.
  private static func isCall(_ token: String) -> Bool {
    let number = "-?[0-9.]+"
    let rect = "\(number),\(number),\(number),\(number)"
    let bounds = "( \\[(bounds )?(y=\(number)|width=\(number))\\]| \\[bounds=\(number),\(number)\\])?"
    let forms = [
      "shouldInvalidateLayout\\(forBoundsChange: (new|y=\(number)|(clamped bounds )?\(rect))\\)(=YES)?\(bounds)",
      "invalidationContext\\(forBoundsChange:( new)?\\)\(bounds)",
      "invalidateLayout(\\(\\)|\\(with: the same context\\))?\(bounds)", "prepare\(bounds)",
      "collectionViewContentSize( -> \(number)x\(number))?", "layoutAttributesForElements\\(in: \(rect)\\)",
      "cellForItem (\\[[0-9]+,[0-9]+\\]|[0-9,]+)", "viewForSupplementary header \\[[0-9]+,[0-9]+\\]",
      "numberOfItems\\(0\\)(=[0-9]+)?( \\(twice\\))?", "scrollViewDidScroll\(bounds)", "willBeginDragging\(bounds)",
    ]
    return token.range(of: "^(layout\\.|dataSource\\.)?(\(forms.joined(separator: "|")))$", options: .regularExpression)
      != nil
  }

  private static func parse(_ token: String) -> [Step] {
    var text = token
    for prefix in ["layout.", "dataSource."] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
    var step = Step(name: String(text.prefix { $0.isLetter }), line: token)
    if text.contains("(with: the same context)") { step.name = "invalidateLayout(with: the same context)" }
    if let inside = between(text, "(", ")"), step.name != "numberOfItems" {
      step.top = label("y", inside)
      let found = numbers(inside)
      if step.top == nil, found.count == 4 { step.rect = found }
    }
    if let end = text.range(of: ")="), end.upperBound < text.endIndex {
      step.answer = String(text[end.upperBound...].prefix { $0 != " " })
    }
    if let end = text.range(of: "-> ") { step.rect = numbers(String(text[end.upperBound...])) }
    if let inside = between(text, "[", "]") {
      if inside.contains("=") {
        step.originTop = label("y", inside)
        step.width = label("width", inside)
        if step.originTop == nil, step.width == nil { step.origin = numbers(inside) }
      } else {
        step.path = numbers(inside).map { Int($0) }
      }
    } else if step.name == "cellForItem" {
      // Several items at once.
      return numbers(text).map { item in
        var one = step
        one.path = [0, Int(item)]
        return one
      }
    }
    return Array(repeating: step, count: text.hasSuffix("(twice)") ? 2 : 1)
  }

  private static func between(_ text: String, _ open: Character, _ close: Character) -> String? {
    guard let start = text.firstIndex(of: open), let end = text[start...].firstIndex(of: close) else { return nil }
    return String(text[text.index(after: start)..<end])
  }

  private static func label(_ name: String, _ text: String) -> Double? {
    text.range(of: "\(name)=").flatMap { numbers(String(text[$0.upperBound...])).first }
  }

  /// Returns all numbers in a text, in order.
  static func numbers(_ text: String) -> [Double] {
    text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
  }
}
