import Foundation

/// The functions of predicates and expressions, which Foundation names with a colon: `sum:`, `uppercase:`.
enum PredicateFunction: String {
  case sum, count, min, max, average, median, uppercase, lowercase, canonical, length, abs, ceiling, floor, trunc, sqrt
  case now, castObject, add, subtract, multiply, divide, modulus, raise, exp, ln, log, onesComplement, element
  case bitwiseAnd, bitwiseOr, bitwiseXor, leftshift, rightshift

  /// Creates the function with a name, with or without the colons of Foundation.
  init?(name: String) {
    switch name.lowercased() {
    case "sum", "sum:": self = .sum
    case "count", "count:": self = .count
    case "min", "min:": self = .min
    case "max", "max:": self = .max
    case "average", "average:", "avg": self = .average
    case "median", "median:": self = .median
    case "uppercase", "uppercase:": self = .uppercase
    case "lowercase", "lowercase:": self = .lowercase
    case "canonical", "canonical:": self = .canonical
    case "length", "length:": self = .length
    case "abs", "abs:": self = .abs
    case "ceiling", "ceiling:": self = .ceiling
    case "floor", "floor:": self = .floor
    case "trunc", "trunc:": self = .trunc
    case "sqrt", "sqrt:": self = .sqrt
    case "now", "now:": self = .now
    case "cast", "castobject:totype:": self = .castObject
    case "add:to:": self = .add
    case "from:subtract:": self = .subtract
    case "multiply:by:": self = .multiply
    case "divide:by:": self = .divide
    case "modulus:by:": self = .modulus
    case "raise:topower:": self = .raise
    case "exp", "exp:": self = .exp
    case "ln", "ln:": self = .ln
    case "log", "log:": self = .log
    case "onescomplement:": self = .onesComplement
    case "bitwiseand:with:": self = .bitwiseAnd
    case "bitwiseor:with:": self = .bitwiseOr
    case "bitwisexor:with:": self = .bitwiseXor
    case "leftshift:by:": self = .leftshift
    case "rightshift:by:": self = .rightshift
    default: return nil
    }
  }

  /// The name of the function in Foundation.
  var fullName: String {
    switch self {
    case .castObject: "castObject:toType:"
    case .add: "add:to:"
    case .subtract: "from:subtract:"
    case .multiply: "multiply:by:"
    case .divide: "divide:by:"
    case .modulus: "modulus:by:"
    case .raise: "raise:toPower:"
    case .bitwiseAnd: "bitwiseAnd:with:"
    case .bitwiseOr: "bitwiseOr:with:"
    case .bitwiseXor: "bitwiseXor:with:"
    case .leftshift: "leftshift:by:"
    case .rightshift: "rightshift:by:"
    case .element: "objectFrom:withIndex:"
    case .now: "now"
    default: rawValue + ":"
    }
  }

  /// Indicates whether the function has one result for a collection.
  var isCollective: Bool { [.sum, .count, .min, .max, .average, .median].contains(self) }

  /// The numbers of arguments that the function takes.
  var counts: ClosedRange<Int> {
    switch self {
    case .now: 0...0
    case .castObject, .add, .subtract, .multiply, .divide, .modulus, .raise, .element, .bitwiseAnd, .bitwiseOr,
      .bitwiseXor,
      .leftshift, .rightshift:
      2...2
    case .sum, .count, .min, .max, .average, .median: 1...Int.max
    default: 1...1
    }
  }

  /// Returns the result, or nil if an argument has a type that the function does not take.
  func value(of arguments: [Any?]) -> Any? {
    let first = PredicateContext.unwrapped(arguments.first ?? nil)
    switch self {
    case .sum, .count, .min, .max, .average, .median: return collected(arguments, first)
    case .uppercase: return PredicateValue.text(first)?.uppercased()
    case .lowercase: return PredicateValue.text(first)?.lowercased()
    case .canonical:
      return PredicateValue.text(first)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case .length: return PredicateValue.text(first).map { NSNumber(value: $0.utf16.count) }
    case .abs: return PredicateValue.number(first).map { NSNumber(value: Swift.abs($0)) }
    case .ceiling: return PredicateValue.number(first).map { NSNumber(value: $0.rounded(.up)) }
    case .floor: return PredicateValue.number(first).map { NSNumber(value: $0.rounded(.down)) }
    case .trunc: return PredicateValue.number(first).map { NSNumber(value: $0.rounded(.towardZero)) }
    case .sqrt: return PredicateValue.number(first).map { NSNumber(value: $0.squareRoot()) }
    case .now: return Date()
    case .castObject: return cast(first, to: PredicateValue.text(PredicateContext.unwrapped(arguments[1])) ?? "")
    case .element: return element(first, PredicateContext.unwrapped(arguments[1]))
    case .exp: return PredicateValue.number(first).map { NSNumber(value: Foundation.exp($0)) }
    case .ln: return PredicateValue.number(first).map { NSNumber(value: Foundation.log($0)) }
    case .log: return PredicateValue.number(first).map { NSNumber(value: Foundation.log10($0)) }
    case .onesComplement: return PredicateValue.number(first).flatMap { Int(exactly: $0) }.map { NSNumber(value: ~$0) }
    case .raise:
      guard let base = PredicateValue.number(first),
        let exponent = PredicateValue.number(PredicateContext.unwrapped(arguments[1]))
      else { return nil }
      return NSNumber(value: Foundation.pow(base, exponent))
    case .add, .subtract, .multiply, .divide, .modulus, .bitwiseAnd, .bitwiseOr, .bitwiseXor, .leftshift, .rightshift:
      return PredicateValue.arithmetic(sign, first, PredicateContext.unwrapped(arguments[1]))
    }
  }

  /// The sign of an operator between two numbers, as in `PredicateValue.arithmetic`.
  private var sign: Character {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .modulus: "%"
    case .bitwiseAnd: "&"
    case .bitwiseOr: "|"
    case .bitwiseXor: "^"
    case .leftshift: "<"
    default: ">"
    }
  }

  /// Returns the result for a collection, or for several arguments.
  private func collected(_ arguments: [Any?], _ first: Any?) -> Any? {
    let elements = arguments.count > 1 ? arguments : PredicateContext.elements(first) ?? arguments
    let values = elements.compactMap { PredicateContext.unwrapped($0) }
    if self == .count { return NSNumber(value: values.count) }
    if self == .min || self == .max {
      let wanted = self == .min ? ComparisonResult.orderedAscending : .orderedDescending
      return values.dropFirst().reduce(values.first) { best, value in
        PredicateCondition.order(value, best, []) == wanted ? value : best
      }
    }
    let numbers = values.compactMap { PredicateValue.number($0) }
    let sum = numbers.reduce(0, +)
    switch self {
    case .sum: return NSNumber(value: sum)
    case .average: return numbers.isEmpty ? nil : NSNumber(value: sum / Double(numbers.count))
    default:
      guard !numbers.isEmpty else { return nil }
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return NSNumber(value: sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
    }
  }

  private func element(_ collection: Any?, _ place: Any?) -> Any? {
    guard let elements = PredicateContext.elements(collection) else {
      return (collection as? NSDictionary).flatMap { dictionary in place.flatMap { dictionary[$0] } }
    }
    switch PredicateValue.text(place) {
    case "SIZE": return NSNumber(value: elements.count)
    case "FIRST": return elements.first.flatMap { $0 }
    case "LAST": return elements.last.flatMap { $0 }
    default:
      guard let number = PredicateValue.number(place), let index = Int(exactly: number),
        elements.indices.contains(index)
      else { return nil }
      return elements[index]
    }
  }

  private func cast(_ value: Any?, to type: String) -> Any? {
    switch type {
    case "NSNumber":
      if let text = PredicateValue.text(value) { return Double(text).map { NSNumber(value: $0) } }
      return PredicateValue.number(value).map { NSNumber(value: $0) }
    case "NSDate":
      return value as? Date ?? PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
    case "NSString": return value.map { "\($0)" }
    default: return value
    }
  }
}
