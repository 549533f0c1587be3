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

  /// A constraint with the symbols that were created for it, and the signs of these symbols in `expression + … = 0`.
  fileprivate struct Record {
    var constraint: LinearConstraint
    var marker: Mark
    var secondMarker: Mark?
    /// The error symbols of the constraint. Their values are the amounts by which the constraint is violated, and the
    /// objective minimizes them.
    var errors: [Int32] = []
  }

  private var tableau: SimplexTableau
  private var records: [Int: Record] = [:]
  private var nextNumber = 0
  private var needsOptimizing = false
  /// The numbers of the constraints that were added since `beginBatch()`, or nil outside of a batch.
  private var batch: [Int]?

  /// Creates a solver without constraints.
  ///
  /// - Parameter packedMarkerCount: The number of required equations on which a new constraint must depend so that they are
  ///   summarized by one symbol. Tests choose a small number.
  package init(packedMarkerCount: Int = 12) { tableau = SimplexTableau(packedMarkerCount: packedMarkerCount) }

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
  package func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// Returns the current constant of a constraint, or nil if the handle is unknown.
  package func constant(of handle: Handle) -> Double? { records[handle.number]?.constraint.constant }
  package func priority(of handle: Handle) -> Float? { records[handle.number]?.constraint.priority }

  /// Adds a constraint.
  ///
  /// - Throws: `Unsatisfiable` if the constraint is required and contradicts other required constraints. In this case,
  ///   the solver is unchanged.
  @discardableResult
  package func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> Handle {
    nextNumber += 1
    let handle = Handle(number: nextNumber)
    if batch == nil {
      try add(makeRecord(constraint), as: handle)
    } else {
      batch?.append(nextNumber)
      records[nextNumber] = makeRecord(constraint)
    }
    return handle
  }

  /// Postpones constraints that are added until `endBatch()`. Meanwhile they have handles, but no effect.
  package func beginBatch() { batch = batch ?? [] }

  /// Adds the constraints of a batch, in an order that keeps the rows short.
  ///
  /// Bounds and equations of lengths are added first, then the other required constraints, and at last those that are not required.
  /// Then the positions in a chain of views are known sums, and the optional constraints are added at a point that satisfies all
  /// required ones, without a pivot. The symbols of the constraints have the order in which the constraints were added, so of
  /// several constraints with the same priority, the same ones are violated as without a batch.
  ///
  /// - Throws: `Unsatisfiable` if required constraints contradict each other. Which one is rejected depends on the order, so the
  ///   solver should be discarded, and the constraints should be added to a new one without a batch.
  package func endBatch() throws(Unsatisfiable) {
    guard let numbers = batch else { return }
    batch = nil
    var bounded: Set<Variable> = []
    for number in numbers {
      guard let constraint = records[number]?.constraint else { continue }
      if constraint.isRequired, constraint.relation != .equal, constraint.terms.count == 1 {
        bounded.insert(constraint.terms[0].variable)
      }
    }
    var phases: [[Int]] = [[], [], [], [], []]
    for number in numbers {
      guard let constraint = records[number]?.constraint else { continue }
      let relatesBounded = constraint.terms.allSatisfy { bounded.contains($0.variable) }
      let phase =
        switch (constraint.relation, constraint.terms.count) {
        case _ where !constraint.isRequired: 4
        case (.equal, 1) where relatesBounded: 0
        case (.lessOrEqual, 1), (.greaterOrEqual, 1): 1
        case (.equal, 2) where relatesBounded: 2
        default: 3
        }
      phases[phase].append(number)
    }
    for number in phases.joined() {
      guard let record = records.removeValue(forKey: number) else { continue }
      try add(record, as: Handle(number: number))
    }
  }

  private func add(_ record: Record, as handle: Handle) throws(Unsatisfiable) {
    let constraint = record.constraint
    // A rejected constraint may also have changed the tableau.
    needsOptimizing = true
    var row = LinearRow(constraint.constant)
    for term in constraint.terms { row.add(term.coefficient, of: term.variable.symbol) }
    if let variable = newVariable(row, record) {
      addMarkers(of: record, to: &row)
      row.solve(for: variable)
      tableau.setRow(row, of: variable)
      return finishAdding(record, as: handle)
    }
    row = tableau.expand(row)
    addMarkers(of: record, to: &row)
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = chooseSubject(row, record) {
      row.solve(for: subject)
      tableau.substitute(subject, by: row)
      tableau.setRow(row, of: subject)
    } else if !addWithArtificial(row, record) {
      discardSymbols(record)
      throw Unsatisfiable()
    }
    finishAdding(record, as: handle)
  }

  private func finishAdding(_ record: Record, as handle: Handle) {
    for error in record.errors { tableau.addToObjective(error, times: 1, priority: record.constraint.priority) }
    records[handle.number] = record
  }

  /// Removes a constraint. Unknown handles are ignored.
  package func remove(_ handle: Handle) {
    guard let record = records.removeValue(forKey: handle.number) else { return }
    guard batch == nil else { return discardSymbols(record) }
    for error in record.errors { tableau.addToObjective(error, times: -1, priority: record.constraint.priority) }
    tableau.removeMarker(record.marker.symbol)
    discardSymbols(record)
    needsOptimizing = true
  }

  /// Changes the constant of a constraint. This is faster than removing the constraint and adding it again.
  ///
  /// - Throws: `Unsatisfiable` if the constraint contradicts required constraints. In this case, the constraint is
  ///   removed.
  package func setConstant(_ constant: Double, of handle: Handle) throws(Unsatisfiable) {
    guard var record = records[handle.number], record.constraint.constant != constant else { return }
    guard batch == nil else {
      records[handle.number]?.constraint.constant = constant
      return
    }
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
    if !tableau.isBasic(record.marker.symbol), let secondMarker = record.secondMarker,
      tableau.isBasic(secondMarker.symbol)
    {
      tableau.shift(secondMarker.symbol, by: delta / secondMarker.sign)
    } else {
      tableau.shift(record.marker.symbol, by: delta / record.marker.sign)
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
    let isRequired = constraint.isRequired
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

  private func addMarkers(of record: Record, to row: inout LinearRow) {
    row.add(record.marker.sign, of: record.marker.symbol)
    if let secondMarker = record.secondMarker { row.add(secondMarker.sign, of: secondMarker.symbol) }
  }

  /// Returns the variable that `chooseSubject` would return for a constraint, if no other constraint contains the variable yet.
  /// Then the constraint need not be expanded.
  ///
  /// - Parameter row: The terms of the constraint.
  private func newVariable(_ row: LinearRow, _ record: Record) -> Int32? {
    for term in record.constraint.terms {
      let symbol = term.variable.symbol
      guard row.coefficient(of: symbol) != 0, !tableau.isDefined(symbol) else { continue }
      return tableau.isMentioned(symbol) ? nil : symbol
    }
    return nil
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
      let enteringCell = tableau.shortestColumn(of: row) ?? row.cells.first
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
