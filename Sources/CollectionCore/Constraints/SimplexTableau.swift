/// A simplex tableau. Each basic symbol has a row, which expresses it by non-basic symbols. At the current point, all
/// non-basic symbols are zero.
///
/// External variables have no rows. Their expressions are in `definitions`, and no row contains a variable with an expression.
///
/// Rows are stored densely in the order in which they were added, so the results are deterministic.
struct SimplexTableau {
  enum Kind: UInt8 {
    /// A variable of the system, which may be negative.
    case external
    /// A symbol that is never negative.
    case slack
    /// A symbol that is never negative, and is minimized in the objective.
    case error
    /// A symbol that is always zero and marks a required equation.
    case dummy
    /// A symbol that is no longer used.
    case removed
  }

  private(set) var kinds: [Kind] = []
  private(set) var basicVariables: [Int32] = []
  private(set) var rows: [LinearRow] = []
  /// The index in `rows` of each symbol's row, or -1 for a nonbasic symbol.
  private var rowIndexes: [Int32] = []
  /// For each symbol, the basic symbols of the rows that contain it. A list may also name rows that do not contain the symbol any
  /// longer. Without these lists, each pivot would visit all rows.
  private var columns: [[Int32]] = []
  /// The number of rows and terms that were visited so far. Tests compare the work for systems of different sizes.
  private(set) var visitCount = 0
  /// The number of basic symbols in the lists of all symbols. Tests check that it does not grow with the number of changes.
  var columnEntryCount: Int { columns.reduce(0) { $0 + $1.count } }
  /// The expressions to minimize, one for each priority, in descending order of priority.
  private(set) var objective: [(priority: Float, row: LinearRow)] = []
  private var definitions = LinearDefinitions()
  private var packs = MarkerPacks()
  /// The number of markers of a new row from which on they become a pack.
  private let packedMarkerCount: Int
  private var sum = LinearAccumulator()
  /// The basic symbols whose rows may violate their restrictions, and whether a symbol is among them. Without this list, each
  /// changed constant would visit all rows.
  private var suspects: [Int32] = []
  private var isSuspect: [Bool] = []
  /// The values of external variables, and the state of the tableau to which each belongs.
  private var values: [Double] = []
  private var valueStates: [Int] = []
  private var state = 1

  init(packedMarkerCount: Int) { self.packedMarkerCount = packedMarkerCount }

  // MARK: Symbols and rows

  mutating func makeSymbol(_ kind: Kind) -> Int32 {
    kinds.append(kind)
    rowIndexes.append(-1)
    columns.append([])
    definitions.addSymbol()
    packs.addSymbol()
    sum.addSymbol()
    isSuspect.append(false)
    values.append(0)
    valueStates.append(0)
    return Int32(kinds.count - 1)
  }

  mutating func discard(_ symbol: Int32) { kinds[Int(symbol)] = .removed }

  func kind(_ symbol: Int32) -> Kind { kinds[Int(symbol)] }

  func row(of symbol: Int32) -> LinearRow? {
    let index = rowIndexes[Int(symbol)]
    return index < 0 ? nil : rows[Int(index)]
  }

  func isBasic(_ symbol: Int32) -> Bool { rowIndexes[Int(symbol)] >= 0 }

  mutating func setRow(_ row: LinearRow, of symbol: Int32) {
    state += 1
    guard kinds[Int(symbol)] != .external else { return definitions.define(symbol, row) }
    defer { suspect(symbol) }
    rowIndexes[Int(symbol)] = Int32(rows.count)
    rows.append(row)
    basicVariables.append(symbol)
    for cell in row.cells {
      definitions.mention(cell.symbol)
      addToColumn(of: cell.symbol, symbol)
    }
  }

  /// Adds the basic symbol of a row to the list of a symbol that the row is about to contain or contains since now.
  private mutating func addToColumn(of symbol: Int32, _ basic: Int32) {
    // The list of a symbol that is never looked for would grow with each pivot.
    if columns[Int(symbol)].count > 2 * rows.count + 8 { _ = rowIndexes(containing: symbol) }
    columns[Int(symbol)].append(basic)
  }

  /// Returns the indexes of the rows that contain a symbol, in ascending order.
  private mutating func rowIndexes(containing symbol: Int32) -> [Int] {
    var indexes: [Int] = []
    for basic in columns[Int(symbol)] {
      visitCount += 1
      let index = Int(rowIndexes[Int(basic)])
      if index >= 0, rows[index].coefficient(of: symbol) != 0 { indexes.append(index) }
    }
    indexes.sort()
    // A row that lost the symbol and received it again is listed twice.
    var count = 0
    for index in indexes where count == 0 || indexes[count - 1] != index {
      indexes[count] = index
      count += 1
    }
    indexes.removeSubrange(count...)
    if columns[Int(symbol)].count > 2 * count + 8 { columns[Int(symbol)] = indexes.map { basicVariables[$0] } }
    return indexes
  }

  mutating func removeRow(of symbol: Int32) -> LinearRow? {
    let index = Int(rowIndexes[Int(symbol)])
    guard index >= 0 else { return nil }
    let row = rows[index]
    let lastIndex = rows.count - 1
    if index != lastIndex {
      rows[index] = rows[lastIndex]
      basicVariables[index] = basicVariables[lastIndex]
      rowIndexes[Int(basicVariables[index])] = Int32(index)
    }
    rows.removeLast()
    basicVariables.removeLast()
    rowIndexes[Int(symbol)] = -1
    return row
  }

  /// Replaces `symbol` with the expression `row` in all rows and in the objective, but not in the expressions of external variables.
  mutating func substitute(_ symbol: Int32, by row: LinearRow) {
    state += 1
    for index in rowIndexes(containing: symbol) {
      for cell in row.cells where rows[index].coefficient(of: cell.symbol) == 0 {
        addToColumn(of: cell.symbol, basicVariables[index])
      }
      rows[index].substitute(symbol, by: row)
      visitCount += rows[index].cells.count
      suspect(basicVariables[index])
    }
    columns[Int(symbol)] = []
    for index in objective.indices { objective[index].row.substitute(symbol, by: row) }
  }

  /// Removes a symbol whose value is always zero from all rows and from the objective.
  mutating func drop(_ symbol: Int32) {
    for index in rowIndexes(containing: symbol) { rows[index].remove(symbol) }
    columns[Int(symbol)] = []
    for index in objective.indices { objective[index].row.remove(symbol) }
  }

  /// Replaces a symbol with the sum of a new symbol and `delta`, and gives the new one its number. The value of the symbol does not
  /// change if it is nonbasic, so all that depends on it changes by `delta`.
  mutating func shift(_ symbol: Int32, by delta: Double) {
    state += 1
    for (dependent, coefficient) in packs.dependents(of: symbol) {
      let index = Int(rowIndexes[Int(dependent)])
      if index >= 0 {
        rows[index].constant -= coefficient * delta
        suspect(dependent)
      } else {
        for index in rowIndexes(containing: dependent) {
          rows[index].constant += rows[index].coefficient(of: dependent) * coefficient * delta
          suspect(basicVariables[index])
        }
      }
      definitions.shift(dependent, by: coefficient * delta)
    }
  }

  // MARK: Objective

  /// Adds `factor · symbol` to the objective at `priority`.
  mutating func addToObjective(_ symbol: Int32, times factor: Double, priority: Float) {
    let level = level(of: priority)
    if let row = row(of: symbol) {
      objective[level].row.add(row, times: factor)
    } else {
      objective[level].row.add(factor, of: symbol)
    }
  }

  private mutating func level(of priority: Float) -> Int {
    let index = objective.firstIndex { $0.priority <= priority } ?? objective.count
    if index == objective.count || objective[index].priority != priority {
      objective.insert((priority, LinearRow()), at: index)
    }
    return index
  }

  // MARK: Optimizing

  /// The number of pivots after which a search ends. Bland's rule prevents cycles only in exact arithmetic, and numbers of very
  /// different magnitudes are rounded.
  private var maximumPivotCount: Int { 1000 + 20 * (rows.count + kinds.count) }

  /// Moves from the current feasible point to the optimal point.
  mutating func optimize() {
    var remainingPivots = maximumPivotCount
    while remainingPivots > 0, let enteringSymbol = enteringSymbol() {
      remainingPivots -= 1
      guard let leavingSymbol = leavingSymbol(for: enteringSymbol) else { return }
      pivot(leaving: leavingSymbol, entering: enteringSymbol)
    }
  }

  /// Minimizes a basic symbol independently of the objective, and returns its remaining value.
  mutating func minimize(_ symbol: Int32) -> Double {
    var remainingPivots = maximumPivotCount
    while remainingPivots > 0, let row = row(of: symbol), row.constant > 1e-10 {
      remainingPivots -= 1
      let candidate = row.cells.first { $0.coefficient < -LinearRow.epsilon && kind($0.symbol) != .dummy }
      guard let enteringSymbol = candidate?.symbol, let leavingSymbol = leavingSymbol(for: enteringSymbol) else {
        return row.constant
      }
      pivot(leaving: leavingSymbol, entering: enteringSymbol)
    }
    return row(of: symbol)?.constant ?? 0
  }

  /// Makes rows with a negative value feasible again, and preserves the optimality of the objective. Returns `false` if
  /// that is not possible.
  mutating func restoreFeasibility() -> Bool {
    var remainingPivots = maximumPivotCount
    while let infeasibleSymbol = firstInfeasibleSymbol() {
      guard remainingPivots > 0 else { return false }
      remainingPivots -= 1
      let row = rows[Int(rowIndexes[Int(infeasibleSymbol)])]
      var bestSymbol: Int32 = -1
      var bestCoefficient = 0.0
      for cell in row.cells where cell.coefficient > LinearRow.epsilon && kind(cell.symbol) != .dummy {
        if bestSymbol < 0 || isCheaper(cell.symbol, cell.coefficient, than: bestSymbol, bestCoefficient) {
          bestSymbol = cell.symbol
          bestCoefficient = cell.coefficient
        }
      }
      guard bestSymbol >= 0 else { return false }
      pivot(leaving: infeasibleSymbol, entering: bestSymbol)
    }
    return true
  }

  /// Returns the first basic symbol whose value is negative although negative values are not allowed (Bland's rule).
  /// The result is nil if there is none.
  private mutating func firstInfeasibleSymbol() -> Int32? {
    var firstSymbol: Int32?
    var count = 0
    for symbol in suspects {
      guard isViolated(symbol) else {
        isSuspect[Int(symbol)] = false
        continue
      }
      suspects[count] = symbol
      count += 1
      if kinds[Int(symbol)] != .dummy && symbol < firstSymbol ?? .max { firstSymbol = symbol }
    }
    suspects.removeSubrange(count...)
    return firstSymbol
  }

  /// Records that the constant of a row changed.
  private mutating func suspect(_ symbol: Int32) {
    guard !isSuspect[Int(symbol)], isViolated(symbol) else { return }
    isSuspect[Int(symbol)] = true
    suspects.append(symbol)
  }

  private func isViolated(_ symbol: Int32) -> Bool {
    let index = Int(rowIndexes[Int(symbol)])
    guard index >= 0 else { return false }
    return switch kinds[Int(symbol)] {
    case .slack, .error: rows[index].constant < -1e-9
    case .dummy: abs(rows[index].constant) > 1e-6
    case .external, .removed: false
    }
  }

  /// Indicates whether an equation is violated that was a consequence of other equations. The marker of such an
  /// equation is a basic symbol.
  var hasBrokenEquation: Bool { suspects.contains { kinds[Int($0)] == .dummy && isViolated($0) } }

  /// Returns whether the first symbol costs less than the second per unit of the row. The costs are compared in
  /// descending order of priority.
  private func isCheaper(_ first: Int32, _ firstCoefficient: Double, than second: Int32, _ secondCoefficient: Double)
    -> Bool
  {
    for level in objective {
      let firstCost = level.row.coefficient(of: first) / firstCoefficient
      let secondCost = level.row.coefficient(of: second) / secondCoefficient
      if abs(firstCost - secondCost) > LinearRow.epsilon { return firstCost < secondCost }
    }
    return first < second
  }

  /// Returns the symbol that enters the basis. This is the first symbol whose increase improves the objective at a priority
  /// without worsening it at a higher one. This choice (Bland's rule) prevents cycles. The result is nil if the current point is
  /// optimal.
  private func enteringSymbol() -> Int32? {
    for (depth, level) in objective.enumerated() {
      for cell in level.row.cells where cell.coefficient < -LinearRow.epsilon && kind(cell.symbol) != .dummy {
        let isFree = objective[..<depth].allSatisfy { $0.row.coefficient(of: cell.symbol) == 0 }
        if isFree { return cell.symbol }
      }
    }
    return nil
  }

  /// Returns the symbol that leaves the basis. This is the symbol that becomes zero first as `enteringSymbol` increases. The
  /// result is nil if no symbol becomes zero.
  private mutating func leavingSymbol(for enteringSymbol: Int32) -> Int32? {
    var bestSymbol: Int32?
    var bestRatio = Double.infinity
    for index in rowIndexes(containing: enteringSymbol) {
      let coefficient = rows[index].coefficient(of: enteringSymbol)
      guard coefficient < -LinearRow.epsilon else { continue }
      let ratio = -rows[index].constant / coefficient
      if ratio < bestRatio - 1e-12 || (ratio < bestRatio + 1e-12 && basicVariables[index] < bestSymbol ?? .max) {
        bestRatio = min(ratio, bestRatio)
        bestSymbol = basicVariables[index]
      }
    }
    return bestSymbol
  }

  mutating func pivot(leaving leavingSymbol: Int32, entering enteringSymbol: Int32) {
    guard var row = removeRow(of: leavingSymbol) else { return }
    row.solve(for: enteringSymbol, leaving: leavingSymbol)
    substitute(enteringSymbol, by: row)
    setRow(row, of: enteringSymbol)
  }

  // MARK: External variables

  func isDefined(_ symbol: Int32) -> Bool { definitions.isDefined(symbol) }

  /// Returns whether an expression or a row contains a symbol, or contained it before.
  func isMentioned(_ symbol: Int32) -> Bool { definitions.isMentioned(symbol) }

  /// Returns the value of a symbol at the current point.
  mutating func value(of symbol: Int32) -> Double {
    // A chain of views is as deep as it has views, so the variables that an expression needs are on a stack of their own.
    var stack = [symbol]
    while let top = stack.last {
      let index = Int(top)
      if valueStates[index] != state {
        var value = 0.0
        if let expression = definitions.expression(of: top) {
          value = expression.constant
          let count = stack.count
          for cell in expression.cells {
            if definitions.isDefined(cell.symbol), valueStates[Int(cell.symbol)] != state {
              stack.append(cell.symbol)
            } else {
              value += cell.coefficient * knownValue(of: cell.symbol)
            }
          }
          if stack.count > count { continue }
        } else {
          value = knownValue(of: top)
        }
        values[index] = value
        valueStates[index] = state
      }
      stack.removeLast()
    }
    return values[Int(symbol)]
  }

  private func knownValue(of symbol: Int32) -> Double {
    if definitions.isDefined(symbol) { return values[Int(symbol)] }
    let index = Int(rowIndexes[Int(symbol)])
    return index < 0 ? 0 : rows[index].constant
  }

  /// Returns an expression without variables that have expressions and without basic symbols. Many markers become one pack.
  mutating func expand(_ expression: LinearRow) -> LinearRow {
    let row = expandWithoutPacking(expression)
    guard row.cells.count > packedMarkerCount else { return row }
    var markers: [LinearRow.Cell] = []
    var others: [LinearRow.Cell] = []
    for cell in row.cells {
      if kind(cell.symbol) == .dummy { markers.append(cell) } else { others.append(cell) }
    }
    guard markers.count > packedMarkerCount else { return row }
    let pack = makeSymbol(.dummy)
    packs.set(pack, LinearRow(0, sortedCells: markers))
    others.append(LinearRow.Cell(symbol: pack, coefficient: 1))
    return LinearRow(row.constant, sortedCells: others)
  }

  private mutating func expandWithoutPacking(_ expression: LinearRow) -> LinearRow {
    sum.add(expression, times: 1)
    definitions.expand(&sum)
    for symbol in sum.symbols {
      let index = Int(rowIndexes[Int(symbol)])
      guard index >= 0 else { continue }
      let coefficient = sum.take(symbol)
      if coefficient != 0 { sum.add(rows[index], times: coefficient) }
    }
    visitCount += sum.symbols.count
    return sum.takeRow()
  }

  /// The length of a column from which on `shortestColumn(of:)` looks for another one.
  private static let longColumnCount = 64

  /// Returns the cell of a row whose symbol enters the basis if all have the same effect: the first one or, if many rows contain
  /// its symbol, the one that the fewest rows contain. Without this choice, the symbol in the common length of a thousand views would
  /// be replaced in all rows with each view. The result is nil if the row contains only markers.
  func shortestColumn(of row: LinearRow) -> LinearRow.Cell? {
    var result: LinearRow.Cell?
    for cell in row.cells where kind(cell.symbol) != .dummy {
      guard let shortest = result else {
        guard columns[Int(cell.symbol)].count > Self.longColumnCount else { return cell }
        result = cell
        continue
      }
      if columns[Int(cell.symbol)].count < columns[Int(shortest.symbol)].count { result = cell }
    }
    return result
  }

  // MARK: Removing markers

  /// Removes the equation that a marker belongs to.
  mutating func removeMarker(_ marker: Int32) {
    state += 1
    splitPacks(containing: marker)
    if !isBasic(marker), let leavingSymbol = leavingRow(for: marker) {
      pivot(leaving: leavingSymbol, entering: marker)
    }
    if let row = removeRow(of: marker) {
      definitions.substitute(marker, by: row)
    } else if let variable = definitions.variables(using: marker).first,
      let expression = definitions.expression(of: variable)
    {
      // Only expressions contain the marker. The variables in this one do not lead to the marker, because their ranks are lower.
      var row = expandWithoutPacking(expression)
      definitions.removeExpression(of: variable)
      row.solve(for: marker, leaving: variable)
      definitions.substitute(marker, by: row)
    }
  }

  /// Replaces the packs that contain a marker with the marker and packs of the other members.
  private mutating func splitPacks(containing marker: Int32) {
    // For each pack that contains the marker: the sum that replaces it.
    var replacements: [Int32: LinearRow] = [:]
    for (pack, _) in packs.dependents(of: marker) where pack != marker {
      guard var members = packs.remove(pack) else { continue }
      for (inner, row) in replacements { members.substitute(inner, by: row) }
      let coefficient = members.coefficient(of: marker)
      members.remove(marker)
      var replacement = LinearRow()
      replacement.add(coefficient, of: marker)
      let rest = makeSymbol(.dummy)
      packs.set(rest, members)
      replacement.add(1, of: rest)
      replacements[pack] = replacement
      discard(pack)
      if var row = removeRow(of: pack) {
        // `pack = row` becomes an equation for the other members.
        row.add(replacement, times: -1)
        row.add(1, of: rest)
        if let markerRow = self.row(of: marker) { row.substitute(marker, by: markerRow) }
        setRow(row, of: rest)
      }
      var nonbasic = replacement
      for symbol in [marker, rest] {
        if let row = self.row(of: symbol) { nonbasic.substitute(symbol, by: row) }
      }
      substitute(pack, by: nonbasic)
      definitions.substitute(pack, by: replacement)
    }
  }

  /// Returns the basic symbol whose row is solved for a nonbasic symbol. Afterwards, the nonbasic symbol can be removed
  /// with its equation. The result is nil if no row contains the symbol.
  mutating func leavingRow(for symbol: Int32) -> Int32? {
    var shrinkingRow: (basic: Int32, ratio: Double)?
    var growingRow: (basic: Int32, ratio: Double)?
    for index in rowIndexes(containing: symbol) {
      let coefficient = rows[index].coefficient(of: symbol)
      let basicSymbol = basicVariables[index]
      // A dependent equation becomes independent, so its marker has to be zero again.
      if kinds[Int(basicSymbol)] == .dummy { return basicSymbol }
      if coefficient < 0 {
        let ratio = -rows[index].constant / coefficient
        if ratio < shrinkingRow?.ratio ?? .infinity { shrinkingRow = (basicSymbol, ratio) }
      } else {
        let ratio = rows[index].constant / coefficient
        if ratio < growingRow?.ratio ?? .infinity { growingRow = (basicSymbol, ratio) }
      }
    }
    return shrinkingRow?.basic ?? growingRow?.basic
  }
}
