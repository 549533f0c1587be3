/// An incremental solver for systems of linear equations and inequalities with different priorities. Auto Layout uses
/// this class to calculate the frames of views.
///
/// The method is Cassowary (Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm", 2001): a simplex tableau that remains feasible while constraints are added and removed.
///
/// The objective is not a weighted sum. The objective has a row for each priority, and the rows are compared in order. A
/// constraint with a priority of 500 therefore prevails over any number of constraints with 499, as in UIKit.
///
/// Adding and removing a constraint requires pivots in the affected rows. Changing a constant requires a dual simplex
/// step. Values are read in O(1) after `solve()`.
package final class ConstraintSolver {
  /// An unknown of the system. Its value may be negative.
  package struct Variable: Hashable, Sendable {
    let symbol: Int32
  }

  /// An identifier of a constraint that was added to the solver.
  package struct Handle: Hashable, Sendable {
    let number: Int
  }

  /// An error that is thrown if a required constraint contradicts other required constraints. The constraint is not
  /// added.
  package struct Unsatisfiable: Error {}

  fileprivate typealias Mark = (symbol: Int32, sign: Double)

  /// A constraint with its place among the constraints that are added before and after it. Of several constraints with the same
  /// priority, the place determines which is violated.
  package struct Reservation {
    fileprivate let record: Record
  }

  /// A constraint with the symbols that were created for it, and the signs of these symbols in `expression + … = 0`.
  fileprivate struct Record {
    var constraint: LinearConstraint
    var marker: Mark
    var secondMarker: Mark?
    /// The error symbols of the constraint. Their values are the amounts by which the constraint is violated, and the
    /// objective minimizes them.
    var errors: [Int32] = []
  }

  private var tableau = SimplexTableau()
  private var records: [Int: Record] = [:]
  private var nextNumber = 0
  private var needsOptimizing = false

  package init() {}

  package var constraintCount: Int { records.count }

  /// The number of rows that were visited so far, a measure of the work that does not depend on the machine.
  package var visitCount: Int { tableau.visitCount }
  /// The number of entries in the lists of rows that contain a symbol.
  package var columnEntryCount: Int { tableau.columnEntryCount }

  /// A one-line description of the tableau, for debugging.
  package var dump: String {
    "solver: \(records.count) constraints, \(tableau.rows.count) rows, \(tableau.objective.count) priorities, "
      + "\(tableau.kinds.count) symbols"
  }

  package func makeVariable() -> Variable { Variable(symbol: tableau.makeSymbol(.external)) }

  /// Returns the variable's value after the last `solve()`, or 0 for a variable without constraints.
  package func value(of variable: Variable) -> Double { tableau.row(of: variable.symbol)?.constant ?? 0 }

  /// Returns the current constant of a constraint, or nil if the handle is unknown.
  package func constant(of handle: Handle) -> Double? { records[handle.number]?.constraint.constant }
  package func priority(of handle: Handle) -> Float? { records[handle.number]?.constraint.priority }

  /// Adds a constraint.
  ///
  /// - Throws: `Unsatisfiable` if the constraint is required and contradicts other required constraints. In this case,
  ///   the solver is unchanged.
  @discardableResult
  package func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> Handle {
    try add(reserve(constraint))
  }

  /// Reserves the place of a constraint that is added later.
  ///
  /// - Parameter constraint: The constraint, which has no effect until it is added.
  /// - Returns: The reservation, which can be added once.
  package func reserve(_ constraint: LinearConstraint) -> Reservation {
    Reservation(record: makeRecord(constraint))
  }

  /// Adds a constraint whose place was reserved.
  ///
  /// - Throws: `Unsatisfiable` if the constraint is required and contradicts other required constraints. In this case,
  ///   the solver is unchanged.
  @discardableResult
  package func add(_ reservation: Reservation) throws(Unsatisfiable) -> Handle {
    nextNumber += 1
    let handle = Handle(number: nextNumber)
    try add(reservation.record, as: handle)
    return handle
  }

  private func add(_ record: Record, as handle: Handle) throws(Unsatisfiable) {
    let constraint = record.constraint
    var row = makeRow(record)
    // A rejected constraint may also have changed the tableau.
    needsOptimizing = true
    if let subject = chooseSubject(row, record) {
      row.solve(for: subject)
      tableau.substitute(subject, by: row)
      tableau.setRow(row, of: subject)
    } else if !addWithArtificial(row, record) {
      discardSymbols(record)
      throw Unsatisfiable()
    }
    for error in record.errors { tableau.addToObjective(error, times: 1, priority: constraint.priority) }
    records[handle.number] = record
  }

  /// Removes a constraint. Unknown handles are ignored.
  package func remove(_ handle: Handle) {
    guard let record = records.removeValue(forKey: handle.number) else { return }
    for error in record.errors { tableau.addToObjective(error, times: -1, priority: record.constraint.priority) }
    let marker = record.marker.symbol
    if tableau.removeRow(of: marker) == nil, let leavingSymbol = tableau.leavingRow(for: marker) {
      tableau.pivot(leaving: leavingSymbol, entering: marker)
      _ = tableau.removeRow(of: marker)
    }
    discardSymbols(record)
    needsOptimizing = true
  }

  /// Changes the constant of a constraint. This is faster than removing the constraint and adding it again.
  ///
  /// - Throws: `Unsatisfiable` if the constraint contradicts required constraints. In this case, the constraint is
  ///   removed.
  package func setConstant(_ constant: Double, of handle: Handle) throws(Unsatisfiable) {
    guard var record = records[handle.number], record.constraint.constant != constant else { return }
    solve()
    let delta = constant - record.constraint.constant
    record.constraint.constant = constant
    records[handle.number] = record
    shift(record, by: delta)
    needsOptimizing = true
    guard !tableau.restoreFeasibility() || tableau.hasBrokenEquation else { return }
    // The constraint contradicts required constraints, or seems to because dependent equations are changed one by one.
    // To distinguish the cases, restore the last valid state and add the constraint again.
    shift(record, by: -delta)
    _ = tableau.restoreFeasibility()
    remove(handle)
    try add(makeRecord(record.constraint), as: handle)
  }

  /// Updates the tableau after the constant of a constraint has increased by `delta`.
  private func shift(_ record: Record, by delta: Double) {
    if tableau.isBasic(record.marker.symbol) {
      tableau.shiftConstant(of: record.marker.symbol, by: -delta / record.marker.sign)
    } else if let secondMarker = record.secondMarker, tableau.isBasic(secondMarker.symbol) {
      tableau.shiftConstant(of: secondMarker.symbol, by: -delta / secondMarker.sign)
    } else {
      tableau.shiftColumn(record.marker.symbol, by: delta / record.marker.sign)
    }
  }

  /// Computes the optimal values of the variables. The function returns immediately if there are no changes.
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
        record.secondMarker = (error, -sign)
        record.errors = [error]
      }
      return record
    case .equal where isRequired:
      return Record(constraint: constraint, marker: (tableau.makeSymbol(.dummy), 1))
    case .equal:
      let positiveError = tableau.makeSymbol(.error)
      let negativeError = tableau.makeSymbol(.error)
      return Record(
        constraint: constraint, marker: (positiveError, -1), secondMarker: (negativeError, 1),
        errors: [positiveError, negativeError])
    }
  }

  /// Returns the constraint in the form `0 = row`. The row contains nonbasic symbols, and its constant is not negative.
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
    if let secondMarker = record.secondMarker { row.add(secondMarker.sign, of: secondMarker.symbol) }
    if row.constant < 0 { row.multiply(by: -1) }
    return row
  }

  /// Returns a symbol that can become basic, or nil if there is none.
  ///
  /// The symbol is an unrestricted variable, or a slack or error symbol of the constraint whose value would not be
  /// negative. Among the variables, the one that the constraint names first is preferred. In an ambiguous layout, the
  /// item after which the others are placed therefore stays at zero, as in UIKit.
  private func chooseSubject(_ row: LinearRow, _ record: Record) -> Int32? {
    for term in record.constraint.terms where row.coefficient(of: term.variable.symbol) != 0 {
      return term.variable.symbol
    }
    for cell in row.cells where tableau.kind(cell.symbol) == .external { return cell.symbol }
    for symbol in [record.marker.symbol, record.secondMarker?.symbol].compactMap({ $0 }) {
      let kind = tableau.kind(symbol)
      if (kind == .slack || kind == .error) && row.coefficient(of: symbol) < 0 { return symbol }
    }
    // An empty row means that the equation is a consequence of the required constraints.
    let isEmpty = row.cells.allSatisfy { tableau.kind($0.symbol) == .dummy }
    return isEmpty && abs(row.constant) < 1e-6 ? record.marker.symbol : nil
  }

  /// Adds a row in which no symbol can become basic. The row receives an artificial symbol that is minimized to zero.
  /// Returns whether this is possible.
  private func addWithArtificial(_ row: LinearRow, _ record: Record) -> Bool {
    let artificialSymbol = tableau.makeSymbol(.slack)
    tableau.setRow(row, of: artificialSymbol)
    let remainingValue = tableau.minimize(artificialSymbol)
    defer { tableau.discard(artificialSymbol) }
    if let row = tableau.row(of: artificialSymbol) {
      guard remainingValue < 1e-6 else {
        _ = tableau.removeRow(of: artificialSymbol)
        return false
      }
      let enteringCell = row.cells.first { tableau.kind($0.symbol) != .dummy } ?? row.cells.first
      guard let enteringCell else {
        _ = tableau.removeRow(of: artificialSymbol)
        return true
      }
      tableau.pivot(leaving: artificialSymbol, entering: enteringCell.symbol)
    }
    tableau.drop(artificialSymbol)
    return true
  }

  private func discardSymbols(_ record: Record) {
    tableau.discard(record.marker.symbol)
    if let secondMarker = record.secondMarker { tableau.discard(secondMarker.symbol) }
  }
}
