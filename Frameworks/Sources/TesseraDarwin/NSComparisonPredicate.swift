import Foundation

/// A condition that compares the values of two expressions.
open class NSComparisonPredicate: NSPredicate {
  /// The elements of a collection for which a comparison must be true.
  public enum Modifier: UInt, Sendable {
    /// The value itself is compared.
    case direct
    /// Each element must be true, so that an empty collection is.
    case all
    /// One element must be true, so that an empty collection is not.
    case any
  }

  /// An operator that compares two values.
  public enum Operator: UInt, Sendable {
    /// Compares the order of two values, or matches a text with a pattern, a beginning, an end or a collection.
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith,
      endsWith, `in`
    /// The first value contains the second one.
    case contains = 99
    /// The first value is in the range of the two numbers of the second one, limits included.
    case between = 100
  }

  /// The differences that are ignored when texts are compared.
  public struct Options: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt
    /// Creates options from a number.
    ///
    /// - Parameter rawValue: The options as a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The case of letters is ignored.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Accents are ignored.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// The texts are already normalized. The option has no effect.
    public static let normalized = Options(rawValue: 4)
  }

  /// The first expression.
  public let leftExpression: NSExpression
  /// The second expression.
  public let rightExpression: NSExpression
  /// The elements of the first value for which the comparison must be true.
  public let comparisonPredicateModifier: Modifier
  /// The operator that compares the values.
  public let predicateOperatorType: Operator
  /// The differences that are ignored when texts are compared.
  public let options: Options

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - lhs: The first expression.
  ///   - rhs: The second expression.
  ///   - modifier: The elements of the first value for which the comparison must be true.
  ///   - type: The operator.
  ///   - options: The differences that are ignored when texts are compared.
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

  /// Returns nil, because conditions cannot be archived here.
  ///
  /// - Parameter coder: The coder from which the object is read.
  public required init?(coder: NSCoder) { nil }

  static func options(_ options: String.CompareOptions) -> Options {
    var result: Options = []
    if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }

  static func type(_ relation: PredicateCondition.Relation) -> Operator {
    switch relation {
    case .less: .lessThan
    case .atMost: .lessThanOrEqualTo
    case .greater: .greaterThan
    case .atLeast: .greaterThanOrEqualTo
    case .equal: .equalTo
    case .unequal: .notEqualTo
    case .matches: .matches
    case .like: .like
    case .begins: .beginsWith
    case .ends: .endsWith
    case .isIn: .in
    case .contains: .contains
    case .between: .between
    }
  }

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
