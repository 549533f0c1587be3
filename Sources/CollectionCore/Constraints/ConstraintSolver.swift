/// Solves systems of linear equations and inequalities of different priorities, incrementally: Auto Layout's engine.
///
/// The method is Cassowary's (Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm", 2001): a simplex table that stays feasible while constraints come and go. The objective is not one weighted
/// sum but a row for each priority, compared in order: a constraint of priority 500 beats any number of 499s, as UIKit
/// promises.
///
/// Adding and removing costs pivots in the rows that are touched; a changed constant costs a dual simplex step. Values are
/// read in O(1) after `solve()`.
package final class ConstraintSolver {
  /// A number that the solver is to find. It may be negative.
  package struct Variable: Hashable, Sendable {
    let symbol: Int32
  }

  /// Names a constraint that was added.
  package struct Handle: Hashable, Sendable {
    let number: Int
  }

  /// A required constraint that contradicts the required ones before it. Nothing was added.
  package struct Unsatisfiable: Error {}

  private typealias Mark = (symbol: Int32, sign: Double)

  /// What is remembered of a constraint: its own symbols, with the signs that they have in `expression + … = 0`.
  private struct Record {
    var constraint: LinearConstraint
    var marker: Mark
    var other: Mark?
    /// The symbols that stand in the objective.
    var errors: [Int32] = []
  }

  private var tableau = SimplexTableau()
  private var records: [Int: Record] = [:]
  private var nextNumber = 0
  private var needsOptimizing = false

  package init() {}

  package var constraintCount: Int { records.count }

  /// One line about the table, for debugging.
  package var dump: String {
    "solver: \(records.count) constraints, \(tableau.rows.count) rows, \(tableau.objective.count) priorities, "
      + "\(tableau.kinds.count) symbols"
  }

  package func makeVariable() -> Variable { Variable(symbol: tableau.makeSymbol(.external)) }

  /// The variable's value, as of the last `solve()`. A variable that nothing says anything about is 0.
  package func value(of variable: Variable) -> Double { tableau.row(of: variable.symbol)?.constant ?? 0 }

  /// What was last given for a constraint; nil if it is not here.
  package func constant(of handle: Handle) -> Double? { records[handle.number]?.constraint.constant }
  package func priority(of handle: Handle) -> Float? { records[handle.number]?.constraint.priority }

  /// Adds a constraint. Throws if it is required and contradicts the required ones; nothing has changed then.
  @discardableResult
  package func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> Handle {
    nextNumber += 1
    let handle = Handle(number: nextNumber)
    try add(constraint, as: handle)
    return handle
  }

  private func add(_ constraint: LinearConstraint, as handle: Handle) throws(Unsatisfiable) {
    let record = makeRecord(constraint)
    var row = makeRow(record)
    // Even a constraint that is refused in the end may have moved the table.
    needsOptimizing = true
    if let subject = chooseSubject(row, record) {
      row.solve(for: subject)
      tableau.substitute(subject, by: row)
      tableau.setRow(row, of: subject)
    } else if !addWithArtificial(row, record) {
      forget(record)
      throw Unsatisfiable()
    }
    for error in record.errors { tableau.addToObjective(error, times: 1, priority: constraint.priority) }
    records[handle.number] = record
  }

  /// Takes a constraint out. Unknown handles are ignored.
  package func remove(_ handle: Handle) {
    guard let record = records.removeValue(forKey: handle.number) else { return }
    for error in record.errors { tableau.addToObjective(error, times: -1, priority: record.constraint.priority) }
    let marker = record.marker.symbol
    if tableau.takeRow(of: marker) == nil, let leaving = tableau.rowToLeave(for: marker) {
      tableau.pivot(leaving: leaving, entering: marker)
      _ = tableau.takeRow(of: marker)
    }
    forget(record)
    needsOptimizing = true
  }

  /// Changes the constant of a constraint, cheaper than removing it and adding it again. Throws if that contradicts the
  /// required constraints; the constraint is gone then.
  package func setConstant(_ constant: Double, of handle: Handle) throws(Unsatisfiable) {
    guard var record = records[handle.number], record.constraint.constant != constant else { return }
    solve()
    let delta = constant - record.constraint.constant
    record.constraint.constant = constant
    records[handle.number] = record
    shift(record, by: delta)
    needsOptimizing = true
    guard !tableau.restoreFeasibility() || tableau.hasBrokenEquation else { return }
    // It contradicts the required ones, or only seems so because equations that follow from each other change one after
    // another. Go back to where all was well and start this constraint over: that tells.
    shift(record, by: -delta)
    _ = tableau.restoreFeasibility()
    remove(handle)
    try add(record.constraint, as: handle)
  }

  /// Lets the table follow a constant that grew by `delta`.
  private func shift(_ record: Record, by delta: Double) {
    if tableau.isBasic(record.marker.symbol) {
      tableau.shiftConstant(of: record.marker.symbol, by: -delta / record.marker.sign)
    } else if let other = record.other, tableau.isBasic(other.symbol) {
      tableau.shiftConstant(of: other.symbol, by: -delta / other.sign)
    } else {
      tableau.shiftColumn(record.marker.symbol, by: delta / record.marker.sign)
    }
  }

  /// Finds the best values. Cheap when nothing changed.
  package func solve() {
    guard needsOptimizing else { return }
    needsOptimizing = false
    tableau.optimize()
  }

  // MARK: Making rows

  private func makeRecord(_ constraint: LinearConstraint) -> Record {
    let isRequired = constraint.priority >= LinearConstraint.required
    switch constraint.relation {
    case .lessOrEqual, .greaterOrEqual:
      let sign: Double = constraint.relation == .lessOrEqual ? 1 : -1
      var record = Record(constraint: constraint, marker: (tableau.makeSymbol(.slack), sign))
      if !isRequired {
        let error = tableau.makeSymbol(.error)
        record.other = (error, -sign)
        record.errors = [error]
      }
      return record
    case .equal where isRequired:
      return Record(constraint: constraint, marker: (tableau.makeSymbol(.dummy), 1))
    case .equal:
      let above = tableau.makeSymbol(.error)
      let below = tableau.makeSymbol(.error)
      return Record(constraint: constraint, marker: (above, -1), other: (below, 1), errors: [above, below])
    }
  }

  /// The constraint as `0 = row` over nonbasic symbols, its constant not negative.
  private func makeRow(_ record: Record) -> LinearRow {
    var row = LinearRow(record.constraint.constant)
    for term in record.constraint.terms {
      if let basic = tableau.row(of: term.variable.symbol) {
        row.add(basic, times: term.coefficient)
      } else {
        row.add(term.coefficient, of: term.variable.symbol)
      }
    }
    row.add(record.marker.sign, of: record.marker.symbol)
    if let other = record.other { row.add(other.sign, of: other.symbol) }
    if row.constant < 0 { row.multiply(by: -1) }
    return row
  }

  /// A symbol that can become basic without harm: a free variable, or a slack or error of the constraint's own whose
  /// value would not be negative.
  private func chooseSubject(_ row: LinearRow, _ record: Record) -> Int32? {
    for cell in row.cells where tableau.kind(cell.symbol) == .external { return cell.symbol }
    for symbol in [record.marker.symbol, record.other?.symbol].compactMap({ $0 }) {
      let kind = tableau.kind(symbol)
      if (kind == .slack || kind == .error) && row.coefficient(of: symbol) < 0 { return symbol }
    }
    // An equation that follows from the required ones already.
    let isEmpty = row.cells.allSatisfy { tableau.kind($0.symbol) == .dummy }
    return isEmpty && abs(row.constant) < 1e-6 ? record.marker.symbol : nil
  }

  /// Adds a row that nothing of its own can hold, by way of a symbol that is then pushed down to zero.
  private func addWithArtificial(_ row: LinearRow, _ record: Record) -> Bool {
    let artificial = tableau.makeSymbol(.slack)
    tableau.setRow(row, of: artificial)
    let rest = tableau.minimize(artificial)
    defer { tableau.retire(artificial) }
    if let row = tableau.row(of: artificial) {
      guard rest < 1e-6 else {
        _ = tableau.takeRow(of: artificial)
        return false
      }
      let entering = row.cells.first { tableau.kind($0.symbol) != .dummy } ?? row.cells.first
      guard let entering else {
        _ = tableau.takeRow(of: artificial)
        return true
      }
      tableau.pivot(leaving: artificial, entering: entering.symbol)
    }
    tableau.drop(artificial)
    return true
  }

  private func forget(_ record: Record) {
    tableau.retire(record.marker.symbol)
    if let other = record.other { tableau.retire(other.symbol) }
  }
}
