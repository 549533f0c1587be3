import Foundation

extension PredicateCondition {
  /// A predicate of the class that Foundation on iOS has for the condition.
  var predicate: NSPredicate {
    switch self {
    case .constant(let value): Self.constantPredicate(value)
    case .not(let condition): NSCompoundPredicate(notPredicateWithSubpredicate: condition.predicate)
    case .and: NSCompoundPredicate(andPredicateWithSubpredicates: conjuncts.map(\.predicate))
    case .or: NSCompoundPredicate(orPredicateWithSubpredicates: disjuncts.map(\.predicate))
    case .comparison(.none, let left, let relation, let right, let options):
      NSCompoundPredicate(
        notPredicateWithSubpredicate: Self.comparison(.any, left, relation, right, options).predicate)
    case .comparison(let quantity, let left, let relation, let right, let options):
      NSComparisonPredicate(
        leftExpression: NSExpression(left), rightExpression: NSExpression(right),
        modifier: quantity == .one ? .direct : quantity == .all ? .all : .any,
        type: NSComparisonPredicate.type(relation), options: NSComparisonPredicate.options(options))
    }
  }

  private static func constantPredicate(_ value: Bool) -> NSPredicate {
    let predicate = NSPredicate(value: value)
    predicate._formatText = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    return predicate
  }

  private var conjuncts: [PredicateCondition] {
    if case .and(let first, let second) = self { return first.conjuncts + second.conjuncts }
    return [self]
  }

  private var disjuncts: [PredicateCondition] {
    if case .or(let first, let second) = self { return first.disjuncts + second.disjuncts }
    return [self]
  }
}
