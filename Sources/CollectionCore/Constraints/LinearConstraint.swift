/// A linear constraint `Σ coefficient · variable + constant  (≤ = ≥)  0` with a priority.
package struct LinearConstraint {
  package enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

  package struct Term: Sendable {
    package var variable: ConstraintSolver.Variable
    package var coefficient: Double

    package init(_ variable: ConstraintSolver.Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package var terms: [Term]
  package var constant: Double
  package var relation: Relation
  /// The priority of the constraint. 1000 means that the constraint is required. Any other constraint prevails over any
  /// number of constraints with lower priorities.
  package var priority: Float

  package init(_ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Float = 1000) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  package static let required: Float = 1000

  var isRequired: Bool { priority >= Self.required }
}
