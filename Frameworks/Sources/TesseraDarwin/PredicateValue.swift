import Foundation

/// A part of a predicate that has a value.
indirect enum PredicateValue {
  case constant(Any?)
  case keyPath(String)
  case variable(String)
  case list([PredicateValue])
  case arithmetic(Character, PredicateValue, PredicateValue)
  /// The elements of a collection for which a condition is true. The variable is the element in the condition.
  case subquery(PredicateValue, variable: String, PredicateCondition)
  /// The value of a key path for the result of another part.
  case path(PredicateValue, String)
  case function(PredicateFunction, [PredicateValue])
  /// The result of a closure for the values of other parts.
  case closure([PredicateValue], (PredicateContext, [Any?]) -> Any?)

  /// Returns the value.
  func value(_ context: PredicateContext) -> Any? {
    switch self {
    case .constant(let value): return PredicateContext.unwrapped(value)
    case .keyPath(let path): return PredicateContext.value(Substring(path), of: context.object)
    case .variable(let path):
      let end = path.firstIndex(of: ".") ?? path.endIndex
      let rest = end < path.endIndex ? path[path.index(after: end)...] : ""
      return PredicateContext.value(rest, of: context.variables[String(path[..<end])])
    case .list(let values): return values.map { $0.value(context) }
    case .arithmetic(let sign, let left, let right):
      return Self.arithmetic(sign, left.value(context), right.value(context))
    case .subquery(let collection, let variable, let condition):
      guard let elements = PredicateContext.elements(collection.value(context)) else { return nil }
      return elements.filter { element in
        var variables = context.variables
        variables[variable] = element
        return condition.isTrue(PredicateContext(object: context.object, variables: variables))
      }
    case .path(let value, let path): return PredicateContext.value(path[...], of: value.value(context))
    case .function(let function, let arguments): return function.value(of: arguments.map { $0.value(context) })
    case .closure(let arguments, let body): return body(context, arguments.map { $0.value(context) })
    }
  }

  /// Returns the result of an operator, or nil if an operand is no number. That of two integers is an integer: 5 / 2 is 2, as in
  /// Foundation (https://stackoverflow.com/questions/46550658). If it is too large, or for a division by 0, it is a number with a
  /// fraction.
  static func arithmetic(_ sign: Character, _ left: Any?, _ right: Any?) -> Any? {
    guard let first = number(left), let second = number(right) else { return nil }
    if let left = integer(left), let right = integer(right), let result = integral(sign, left, right) {
      return NSNumber(value: result)
    }
    switch sign {
    case "+": return NSNumber(value: first + second)
    case "-": return NSNumber(value: first - second)
    case "*": return NSNumber(value: first * second)
    case "/": return NSNumber(value: first / second)
    case "%": return NSNumber(value: first.truncatingRemainder(dividingBy: second))
    default: return bitwise(sign, first, second)
    }
  }

  private static func integral(_ sign: Character, _ left: Int, _ right: Int) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch sign {
    case "+": result = left.addingReportingOverflow(right)
    case "-": result = left.subtractingReportingOverflow(right)
    case "*": result = left.multipliedReportingOverflow(by: right)
    case "/": result = left.dividedReportingOverflow(by: right)
    case "%": result = left.remainderReportingOverflow(dividingBy: right)
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }

  /// Returns an integer, or nil if a value is none, or a number with a fraction, even if the fraction is 0.
  private static func integer(_ value: Any?) -> Int? {
    guard let value else { return nil }
    if let number = ValueType.object(value) as? NSNumber {
      return "dfB".utf8.contains(UInt8(bitPattern: number.objCType.pointee)) || number is NSDecimalNumber
        ? nil : number.intValue
    }
    switch value {
    case let number as Int: return number
    case let number as any BinaryInteger: return Int(exactly: number)
    default: return nil
    }
  }

  /// Returns the result of a bitwise operator for integers: `<` and `>` shift. It is nil for other numbers.
  static func bitwise(_ sign: Character, _ left: Double, _ right: Double) -> Any? {
    guard let left = Int(exactly: left), let right = Int(exactly: right) else { return nil }
    switch sign {
    case "&": return left & right
    case "|": return left | right
    case "^": return left ^ right
    case "<": return left << right
    default: return left >> right
    }
  }

  /// Returns a number, or nil if a value is none.
  static func number(_ value: Any?) -> Double? {
    guard let value else { return nil }
    if let object = ValueType.object(value) {
      if let number = object as? NSNumber { return number.doubleValue }
      return (object as? NSDate)?.timeIntervalSinceReferenceDate
    }
    switch value {
    case _ where ValueType.isNoNumber(value): return nil
    case let number as Double: return number
    case let number as Int: return Double(number)
    case let flag as Bool: return flag ? 1 : 0
    case let date as Date: return date.timeIntervalSinceReferenceDate
    case let number as any BinaryInteger: return Double(number)
    case let number as any BinaryFloatingPoint: return Double(number)
    case let number as Decimal: return NSDecimalNumber(decimal: number).doubleValue
    default: return nil
    }
  }

  /// Returns a text, or nil if a value is none.
  static func text(_ value: Any?) -> String? {
    guard let value else { return nil }
    if type(of: value) == String.self { return value as? String }
    return (ValueType.object(value) as? NSString).map { $0 as String }
  }
}

/// Tells the types of values.
///
/// A cast from a value to a class converts the value before it fails, which takes a hundred times as long as to compare types. A
/// predicate does that for each object of a store.
enum ValueType {
  /// Returns a value if it is an object of a class.
  static func object(_ value: Any) -> AnyObject? { type(of: value) is AnyClass ? value as AnyObject : nil }

  /// Indicates whether the type of a value is one of those that are neither collections nor optionals.
  static func isSingle(_ value: Any) -> Bool {
    let type = type(of: value)
    return type == String.self || type == UUID.self || type == Date.self || type == Int.self || type == Double.self
      || type == Bool.self || type == URL.self
  }

  /// Indicates whether the type of a value is one of those that are no numbers.
  static func isNoNumber(_ value: Any) -> Bool {
    let type = type(of: value)
    return type == String.self || type == UUID.self || type == URL.self || type == Data.self
  }
}
