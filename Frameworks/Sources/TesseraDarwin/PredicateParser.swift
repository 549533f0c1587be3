import Foundation

/// Parses the condition of a predicate.
struct PredicateParser {
  /// A message about a condition that cannot be parsed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case integer(Int)
    case sign(String)
  }

  private var tokens: [Token] = []
  private var index = 0
  private var values: [Any?]
  private var failure: Failure?

  init(_ format: String, values: [Any?]) {
    self.values = values
    do { tokens = try Self.tokens(Array(format)) } catch { failure = error as? Failure }
  }

  /// Returns the condition.
  mutating func parse() throws -> PredicateCondition {
    if let failure { throw failure }
    let condition = try disjunction()
    guard index == tokens.count else { throw Failure(description: "unexpected \(describe(tokens[index]))") }
    return condition
  }

  /// Returns the value that the text describes.
  mutating func parseValue() throws -> PredicateValue {
    if let failure { throw failure }
    let value = try expression()
    guard index == tokens.count else { throw Failure(description: "unexpected \(describe(tokens[index]))") }
    return value
  }

  // MARK: Tokens

  private static func tokens(_ format: [Character]) throws -> [Token] {
    var tokens: [Token] = []
    var position = 0
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_@.$#".contains(character)
    }
    while position < format.count {
      let character = format[position]
      if character.isWhitespace {
        position += 1
      } else if character == "'" || character == "\"" {
        var text = ""
        position += 1
        while position < format.count, format[position] != character {
          if format[position] == "\\", position + 1 < format.count { position += 1 }
          text.append(format[position])
          position += 1
        }
        guard position < format.count else { throw Failure(description: "a text without an end") }
        position += 1
        tokens.append(.text(text))
      } else if character.isNumber {
        var text = ""
        while position < format.count, format[position].isNumber || "._eE".contains(format[position]) {
          text.append(format[position])
          position += 1
        }
        if let number = Int(text) {
          tokens.append(.integer(number))
        } else if let number = Double(text) {
          tokens.append(.number(number))
        } else {
          throw Failure(description: "no number: \(text)")
        }
      } else if character == "%" {
        position += 1
        var text = "%"
        while position < format.count, format[position].isLetter || format[position] == "@" {
          text.append(format[position])
          position += 1
          if !"lqh".contains(text.last ?? "l") { break }
        }
        tokens.append(.sign(text))
      } else if isWord(character) {
        var text = ""
        while position < format.count, isWord(format[position]) {
          text.append(format[position])
          position += 1
        }
        tokens.append(.word(text))
      } else {
        let two = position + 1 < format.count ? String([character, format[position + 1]]) : ""
        let sign =
          ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "<<", ">>", "**"].contains(two)
          ? two : String(character)
        position += sign.count
        tokens.append(.sign(sign))
      }
    }
    return tokens
  }

  private func describe(_ token: Token) -> String {
    switch token {
    case .word(let text), .text(let text), .sign(let text): "“\(text)”"
    case .number(let number): "“\(number)”"
    case .integer(let number): "“\(number)”"
    }
  }

  private var isAtEnd: Bool { index >= tokens.count }

  /// Goes over a keyword or a sign if it is the next one.
  private mutating func skip(_ names: String...) -> Bool {
    guard !isAtEnd else { return false }
    switch tokens[index] {
    case .word(let word) where names.contains(word.uppercased()), .sign(let word) where names.contains(word):
      index += 1
      return true
    default: return false
    }
  }

  // MARK: Conditions

  private mutating func disjunction() throws -> PredicateCondition {
    var condition = try conjunction()
    while skip("OR", "||") { condition = .or(condition, try conjunction()) }
    return condition
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var condition = try negation()
    while skip("AND", "&&") { condition = .and(condition, try negation()) }
    return condition
  }

  private mutating func negation() throws -> PredicateCondition {
    if skip("NOT", "!") { return .not(try negation()) }
    if skip("TRUEPREDICATE") { return .constant(true) }
    if skip("FALSEPREDICATE") { return .constant(false) }
    let start = (index, values)
    // A parenthesis can begin a condition or a value.
    if skip("("), let condition = try? disjunction(), skip(")"), isAtEndOfCondition { return condition }
    (index, values) = start
    return try comparison()
  }

  private var isAtEndOfCondition: Bool {
    guard !isAtEnd else { return true }
    switch tokens[index] {
    case .word(let word): return ["AND", "OR"].contains(word.uppercased())
    case .sign(let sign): return [")", "&&", "||"].contains(sign)
    default: return false
    }
  }

  private mutating func comparison() throws -> PredicateCondition {
    let quantity: PredicateCondition.Quantity =
      skip("ANY", "SOME") ? .any : skip("ALL") ? .all : skip("NONE") ? .none : .one
    let left = try expression()
    let isNegated = skip("NOT")
    guard let relation = relation() else {
      throw Failure(description: isAtEnd ? "an incomplete comparison" : "no relation: \(describe(tokens[index]))")
    }
    var options: String.CompareOptions = []
    if skip("["), !isAtEnd, case .word(let letters) = tokens[index] {
      index += 1
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      guard skip("]") else { throw Failure(description: "options without an end") }
    }
    let condition = PredicateCondition.comparison(quantity, left, relation, try expression(), options)
    return isNegated ? .not(condition) : condition
  }

  private mutating func relation() -> PredicateCondition.Relation? {
    if skip("=", "==") { return .equal }
    if skip("!=", "<>") { return .unequal }
    if skip("<=", "=<") { return .atMost }
    if skip(">=", "=>") { return .atLeast }
    if skip("<") { return .less }
    if skip(">") { return .greater }
    if skip("BEGINSWITH") { return .begins }
    if skip("ENDSWITH") { return .ends }
    if skip("CONTAINS") { return .contains }
    if skip("LIKE") { return .like }
    if skip("MATCHES") { return .matches }
    if skip("IN") { return .isIn }
    return skip("BETWEEN") ? .between : nil
  }

  // MARK: Values

  /// Returns a value, whose bitwise operators bind as in C, but closer than relations.
  private mutating func expression() throws -> PredicateValue { try bitwise(["|", "^", "&"]) }

  /// Returns values that are connected by bitwise operators, of which the first one of the list binds least.
  private mutating func bitwise(_ operators: ArraySlice<Character>) throws -> PredicateValue {
    guard let sign = operators.first else { return try shift() }
    var value = try bitwise(operators.dropFirst())
    while skip(String(sign)) { value = .arithmetic(sign, value, try bitwise(operators.dropFirst())) }
    return value
  }

  private mutating func shift() throws -> PredicateValue {
    var value = try sum()
    while true {
      if skip("<<") {
        value = .arithmetic("<", value, try sum())
      } else if skip(">>") {
        value = .arithmetic(">", value, try sum())
      } else {
        return value
      }
    }
  }

  private mutating func sum() throws -> PredicateValue {
    var value = try product()
    while true {
      if skip("+") {
        value = .arithmetic("+", value, try product())
      } else if skip("-") {
        value = .arithmetic("-", value, try product())
      } else {
        return value
      }
    }
  }

  private mutating func product() throws -> PredicateValue {
    var value = try power()
    while true {
      if skip("*") {
        value = .arithmetic("*", value, try power())
      } else if skip("/") {
        value = .arithmetic("/", value, try power())
      } else {
        return value
      }
    }
  }

  /// Returns a value with its exponents: `2 ** 3`.
  private mutating func power() throws -> PredicateValue {
    var value = try element()
    while skip("**") { value = .function(.raise, [value, try element()]) }
    return value
  }

  /// Returns an operand, with the index or the key path that follows it: `items[SIZE]`, `SUBQUERY(…).@count`.
  private mutating func element() throws -> PredicateValue {
    var value = try operand()
    while !isAtEnd {
      if case .word(let word) = tokens[index], word.hasPrefix("."), word.count > 1 {
        index += 1
        value = .path(value, String(word.dropFirst()))
      } else if skip("[") {
        let place: PredicateValue
        if skip("SIZE") {
          place = .constant("SIZE")
        } else if skip("FIRST") {
          place = .constant("FIRST")
        } else if skip("LAST") {
          place = .constant("LAST")
        } else {
          place = try expression()
        }
        guard skip("]") else { throw Failure(description: "an index without an end") }
        value = .function(.element, [value, place])
      } else {
        break
      }
    }
    return value
  }

  private mutating func operand() throws -> PredicateValue {
    guard !isAtEnd else { throw Failure(description: "an incomplete condition") }
    let token = tokens[index]
    index += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .integer(let number): return .constant(number)
    case .word(let word): return try named(word)
    case .sign("-"):
      // A negative number is a constant, and other values are subtracted from 0.
      switch try operand() {
      case .constant(let number as Int): return .constant(-number)
      case .constant(let number as Double): return .constant(-number)
      case let value: return .arithmetic("-", .constant(0), value)
      }
    case .sign("("):
      let value = try expression()
      guard skip(")") else { throw Failure(description: "a parenthesis without an end") }
      return value
    case .sign("{"):
      var list: [PredicateValue] = []
      while !skip("}") {
        list.append(try expression())
        guard skip(",") || tokens[safe: index] == .sign("}") else {
          throw Failure(description: "a list without an end")
        }
      }
      return .list(list)
    case .sign(let sign) where sign.hasPrefix("%"):
      guard !values.isEmpty else { throw Failure(description: "no value for “\(sign)”") }
      let value = values.removeFirst()
      guard sign == "%K" else { return .constant(value) }
      guard let path = PredicateValue.text(value) else { throw Failure(description: "no key path for “%K”") }
      return .keyPath(path)
    case .sign: throw Failure(description: "unexpected \(describe(token))")
    }
  }

  private mutating func named(_ word: String) throws -> PredicateValue {
    if skip("(") { return try call(word) }
    if word.hasPrefix("$") { return .variable(String(word.dropFirst())) }
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    default: return .keyPath(word.hasPrefix("#") ? String(word.dropFirst()) : word)
    }
  }
}

extension PredicateParser {
  /// Returns a call whose parenthesis was read.
  private mutating func call(_ name: String) throws -> PredicateValue {
    if name.uppercased() == "SUBQUERY" { return try subquery() }
    guard let function = PredicateFunction(name: name) else {
      throw Failure(description: "the function “\(name)” is not available")
    }
    var arguments: [PredicateValue] = []
    while !skip(")") {
      arguments.append(try expression())
      guard skip(",") || tokens[safe: index] == .sign(")") else {
        throw Failure(description: "a list of arguments without an end")
      }
    }
    guard function.counts.contains(arguments.count) else {
      throw Failure(description: "“\(name)” does not take \(arguments.count) arguments")
    }
    return .function(function, arguments)
  }

  /// Returns `SUBQUERY(collection, $variable, condition)`, whose parenthesis was read.
  private mutating func subquery() throws -> PredicateValue {
    let collection = try expression()
    guard skip(","), case .word(let variable)? = tokens[safe: index], variable.hasPrefix("$") else {
      throw Failure(description: "SUBQUERY without a variable")
    }
    index += 1
    guard skip(",") else { throw Failure(description: "SUBQUERY without a condition") }
    let condition = try disjunction()
    guard skip(")") else { throw Failure(description: "SUBQUERY without an end") }
    return .subquery(collection, variable: String(variable.dropFirst()), condition)
  }
}

extension Array {
  /// Returns the element at an index, or nil if the index is out of range.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
