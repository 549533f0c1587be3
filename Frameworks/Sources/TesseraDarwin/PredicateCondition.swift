import Foundation

/// A part of a predicate that is true or false.
indirect enum PredicateCondition {
  /// The relations of two values.
  enum Relation {
    case equal, unequal, less, atMost, greater, atLeast
    case begins, ends, contains, like, matches, isIn, between
  }
  /// The elements of a collection for which a relation must be true.
  enum Quantity {
    case one, any, all, none
  }

  case constant(Bool)
  case not(PredicateCondition)
  case and(PredicateCondition, PredicateCondition)
  case or(PredicateCondition, PredicateCondition)
  case comparison(Quantity, PredicateValue, Relation, PredicateValue, String.CompareOptions)

  /// Returns whether the condition is true.
  func isTrue(_ context: PredicateContext) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let condition): return !condition.isTrue(context)
    case .and(let first, let second): return first.isTrue(context) && second.isTrue(context)
    case .or(let first, let second): return first.isTrue(context) || second.isTrue(context)
    case .comparison(let quantity, let left, let relation, let right, let options):
      let (left, right) = (left.value(context), right.value(context))
      func test(_ left: Any?) -> Bool { Self.test(PredicateContext.unwrapped(left), relation, right, options) }
      guard quantity != .one, let elements = PredicateContext.elements(left) else { return test(left) }
      switch quantity {
      case .all: return elements.allSatisfy(test)
      case .none: return !elements.contains(where: test)
      default: return elements.contains(where: test)
      }
    }
  }

  static func test(
    _ left: Any?, _ relation: Relation, _ right: Any?, _ options: String.CompareOptions
  ) -> Bool {
    switch relation {
    case .equal: return areEqual(left, right, options)
    case .unequal: return !areEqual(left, right, options)
    case .less: return order(left, right, options) == .orderedAscending
    case .greater: return order(left, right, options) == .orderedDescending
    case .atMost: return order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .atLeast: return order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = PredicateContext.elements(right), bounds.count == 2 else { return false }
      return test(left, .atLeast, PredicateContext.unwrapped(bounds[0]), options)
        && test(left, .atMost, PredicateContext.unwrapped(bounds[1]), options)
    case .isIn: return isIn(left, right, options)
    case .contains: return isIn(right, left, options)
    case .begins: return find(right, in: left, options.union(.anchored))
    case .ends: return find(right, in: left, options.union([.anchored, .backwards]))
    case .matches: return matches(left, PredicateValue.text(right), options)
    case .like:
      // `*` matches any text, and `?` matches one character, as in names of files.
      let pattern = PredicateValue.text(right).map {
        NSRegularExpression.escapedPattern(for: $0).replacingOccurrences(of: "\\*", with: ".*")
          .replacingOccurrences(of: "\\?", with: ".")
      }
      return matches(left, pattern, options)
    }
  }

  static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if type(of: left) == UUID.self, type(of: right) == UUID.self { return left as? UUID == right as? UUID }
    if let left = ValueType.object(left) as? any _PredicateIdentity,
      let right = ValueType.object(right) as? any _PredicateIdentity
    {
      return left._predicateIdentity === right._predicateIdentity
    }
    if let order = order(left, right, options) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
    if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
      return left.compare(right, options: options)
    }
    guard let left = PredicateValue.number(left), let right = PredicateValue.number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func isIn(_ element: Any?, _ collection: Any?, _ options: String.CompareOptions) -> Bool {
    if let elements = PredicateContext.elements(collection) {
      return elements.contains { areEqual(PredicateContext.unwrapped($0), element, options) }
    }
    return find(element, in: collection, options)
  }

  private static func find(_ part: Any?, in text: Any?, _ options: String.CompareOptions) -> Bool {
    guard let part = PredicateValue.text(part), let text = PredicateValue.text(text) else { return false }
    return text.range(of: part, options: options) != nil
  }

  private static func matches(_ value: Any?, _ expression: String?, _ options: String.CompareOptions) -> Bool {
    guard var text = PredicateValue.text(value), var pattern = expression else { return false }
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}
