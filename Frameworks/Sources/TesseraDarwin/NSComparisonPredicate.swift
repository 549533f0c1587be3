import Foundation

/// A condition that compares the values of two expressions.
open class NSComparisonPredicate: NSPredicate {
  /// The elements of a collection for which a comparison must be true.
  public enum Modifier: UInt, Sendable { case direct, all, any }

  /// How two values are compared.
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith,
      endsWith, `in`
    case contains = 99
    case between = 100
  }

  /// What is ignored when texts are compared.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  /// The first expression.
  public let leftExpression: NSExpression
  /// The second expression.
  public let rightExpression: NSExpression
  /// The elements of the first value for which the comparison must be true.
  public let comparisonPredicateModifier: Modifier
  /// How the values are compared.
  public let predicateOperatorType: Operator
  /// What is ignored when texts are compared.
  public let options: Options

  /// Creates a condition.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    let quantity: PredicateCondition.Quantity = modifier == .direct ? .one : modifier == .all ? .all : .any
    var comparing: String.CompareOptions = []
    if options.contains(.caseInsensitive) { comparing.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { comparing.insert(.diacriticInsensitive) }
    nonisolated(unsafe) let condition = PredicateCondition.comparison(
      quantity, lhs.content, Self.relation(type), rhs.content, comparing)
    super.init { object, variables in
      condition.isTrue(PredicateContext(object: object, variables: variables ?? [:]))
    }
    _formatText = "\(lhs) \(type) \(rhs)"
  }

  public required init?(coder: NSCoder) { nil }

  private static func relation(_ type: Operator) -> PredicateCondition.Relation {
    switch type {
    case .lessThan: .less
    case .lessThanOrEqualTo: .atMost
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .atLeast
    case .equalTo: .equal
    case .notEqualTo: .unequal
    case .matches: .matches
    case .like: .like
    case .beginsWith: .begins
    case .endsWith: .ends
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    }
  }
}
