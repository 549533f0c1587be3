import Foundation

/// A part of a predicate that has a value.
indirect enum PredicateValue {
  case constant(Any?)
  case keyPath(String)
  case variable(String)
  case list([PredicateValue])
  case arithmetic(Character, PredicateValue, PredicateValue)

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
      guard let left = Self.number(left.value(context)), let right = Self.number(right.value(context)) else {
        return nil
      }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      default: return left / right
      }
    }
  }

  /// Returns a number, or nil if a value is none.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: return number.doubleValue
    case let number as any BinaryInteger: return Double(number)
    case let number as any BinaryFloatingPoint: return Double(number)
    case let flag as Bool: return flag ? 1 : 0
    case let date as Date: return date.timeIntervalSinceReferenceDate
    default: return nil
    }
  }

  /// Returns a text, or nil if a value is none.
  static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: return text
    case let text as NSString: return text as String
    default: return nil
    }
  }
}
