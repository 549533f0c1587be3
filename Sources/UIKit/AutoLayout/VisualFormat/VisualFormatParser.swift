import Foundation

/// A parser for Apple's visual format language, such as `H:|-[a(>=44@750)]-8-[b]-|`.
@MainActor struct VisualFormatParser {
  /// An error in the format string. The message contains the position of the error.
  struct Failure: Error { let message: String }

  /// A parsed length in parentheses: a relation, a number or the name of a view or guide, and a priority.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat?
    var item: AnyObject?
    var priority = UILayoutPriority.required
  }

  /// A parsed view or layout guide in brackets. Its predicates specify its length.
  @MainActor struct Box {
    var item: AnyObject
    var predicates: [Predicate]

    /// The view whose edges `|` stands for: the superview, or the view to which a guide belongs.
    var superview: UIView? { (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView }
  }

  /// The parsed distance between two views, or between a view and an edge of the superview: none, the standard
  /// distance, or predicates in parentheses.
  enum Spacing {
    case none
    case standard
    case explicit([Predicate])
  }

  /// A parsed format. It contains the views, the distances between them, and the distances to the superview's edges if
  /// the format specifies them.
  struct Line {
    var isHorizontal = true
    var leading: Spacing?
    var boxes: [Box] = []
    var spacings: [Spacing] = []
    var trailing: Spacing?
  }

  private let text: [Character]
  private var position = 0
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    // Apple's example for `topLayoutGuide`, "V: [topLayoutGuide]-20-[button]", contains a space.
    text = Array(format.filter { !$0.isWhitespace })
    self.metrics = metrics
    self.views = views
  }

  /// Parses the format string. Throws an error that contains the position of the first invalid part.
  mutating func parse() throws(Failure) -> Line {
    var line = Line()
    if skip("H:") {
    } else if skip("V:") {
      line.isHorizontal = false
    }
    if skip("|") { line.leading = try parseSpacing() }
    line.boxes.append(try parseBox())
    while position < text.count {
      let spacing = try parseSpacing()
      if skip("|") {
        line.trailing = spacing
        break
      }
      line.spacings.append(spacing)
      line.boxes.append(try parseBox())
    }
    guard position == text.count else { throw failure("expected the end of the format") }
    return line
  }

  private func failure(_ message: String) -> Failure {
    Failure(
      message: "Unable to parse constraint format: \(message)\n\(String(text))\n"
        + String(repeating: " ", count: position) + "^")
  }

  private mutating func skip(_ word: String) -> Bool {
    let end = position + word.count
    guard end <= text.count, String(text[position..<end]) == word else { return false }
    position = end
    return true
  }

  private mutating func readName() -> String {
    let start = position
    while position < text.count, text[position].isLetter || text[position].isNumber || text[position] == "_" {
      position += 1
    }
    return String(text[start..<position])
  }

  private mutating func parseSpacing() throws(Failure) -> Spacing {
    guard skip("-") else { return .none }
    if position < text.count, text[position] == "[" || text[position] == "|" { return .standard }
    let list =
      position < text.count && text[position] == "(" ? try parsePredicates() : [try parsePredicate(isBare: true)]
    guard skip("-") else { throw failure("expected a '-' after the distance") }
    return .explicit(list)
  }

  private mutating func parseBox() throws(Failure) -> Box {
    guard skip("[") else { throw failure("expected a view in brackets") }
    let key = readName()
    guard !key.isEmpty else { throw failure("expected a view's name") }
    guard let item = item(named: key) else {
      throw failure("\(key) is not a key in the views dictionary")
    }
    let list = position < text.count && text[position] == "(" ? try parsePredicates() : []
    guard skip("]") else { throw failure("expected a ']'") }
    return Box(item: item, predicates: list)
  }

  private func item(named key: String) -> AnyObject? {
    switch views[key] {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide
    default: nil
    }
  }

  private mutating func parsePredicates() throws(Failure) -> [Predicate] {
    guard skip("(") else { throw failure("expected a '('") }
    var list = [try parsePredicate(isBare: false)]
    while skip(",") { list.append(try parsePredicate(isBare: false)) }
    guard skip(")") else { throw failure("expected a ')'") }
    return list
  }

  private mutating func parsePredicate(isBare: Bool) throws(Failure) -> Predicate {
    var predicate = Predicate()
    if !isBare {
      if skip(">=") {
        predicate.relation = .greaterThanOrEqual
      } else if skip("<=") {
        predicate.relation = .lessThanOrEqual
      } else {
        _ = skip("==")
      }
    }
    if let number = readNumber() {
      predicate.constant = number
    } else {
      let key = readName()
      if let item = item(named: key) {
        predicate.item = item
      } else if let metric = Self.number(metrics[key]) {
        predicate.constant = metric
      } else {
        throw failure("\(key.isEmpty ? "a number or name is missing" : "\(key) is neither a metric nor a view")")
      }
    }
    if skip("@") {
      if let number = readNumber() {
        predicate.priority = UILayoutPriority(Float(number))
      } else {
        let key = readName()
        guard let metric = Self.number(metrics[key]) else {
          throw failure("\(key) is not a key in the metrics dictionary, or its value is not a number")
        }
        predicate.priority = UILayoutPriority(Float(metric))
      }
    }
    return predicate
  }

  private mutating func readNumber() -> CGFloat? {
    let start = position
    if position < text.count, text[position] == "-" { position += 1 }
    while position < text.count, text[position].isNumber || text[position] == "." { position += 1 }
    guard let value = Double(String(text[start..<position])) else {
      position = start
      return nil
    }
    return CGFloat(value)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
