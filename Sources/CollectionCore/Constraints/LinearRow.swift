/// A linear expression `constant + Σ coefficient · symbol`. The terms are sorted by symbol, and no coefficient is zero.
///
/// The rows of layout problems are short, so merging sorted arrays is faster than using hash tables. The order makes
/// the solver deterministic.
struct LinearRow {
  struct Cell {
    var symbol: Int32
    var coefficient: Double
  }

  var constant: Double
  private(set) var cells: [Cell] = []

  init(_ constant: Double = 0) { self.constant = constant }

  /// Creates an expression whose terms are sorted by symbol and have coefficients that are not zero.
  init(_ constant: Double, sortedCells: [Cell]) {
    self.constant = constant
    cells = sortedCells
  }

  /// The limit below which the absolute value of a coefficient is considered a rounding error.
  static let epsilon = 1e-9

  static func isZero(_ value: Double) -> Bool { abs(value) < epsilon }

  var isConstant: Bool { cells.isEmpty }

  /// Returns the coefficient of a symbol. The result is 0 if the expression does not contain the symbol.
  ///
  /// - Complexity: O(log n).
  func coefficient(of symbol: Int32) -> Double {
    let index = lowerBound(symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  private func lowerBound(_ symbol: Int32) -> Int {
    var lowIndex = 0
    var highIndex = cells.count
    while lowIndex < highIndex {
      let midpoint = (lowIndex + highIndex) / 2
      if cells[midpoint].symbol < symbol { lowIndex = midpoint + 1 } else { highIndex = midpoint }
    }
    return lowIndex
  }

  mutating func add(_ coefficient: Double, of symbol: Int32) {
    let index = lowerBound(symbol)
    if index < cells.count && cells[index].symbol == symbol {
      cells[index].coefficient += coefficient
      if Self.isZero(cells[index].coefficient) { cells.remove(at: index) }
    } else if !Self.isZero(coefficient) {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
    }
  }

  /// Adds `factor · other` to the expression by merging the sorted terms.
  mutating func add(_ other: LinearRow, times factor: Double) {
    constant += other.constant * factor
    guard !other.cells.isEmpty, factor != 0 else { return }
    // A few terms are inserted in a long row faster than the row is copied.
    if other.cells.count * 8 < cells.count {
      for cell in other.cells { add(cell.coefficient * factor, of: cell.symbol) }
      return
    }
    var mergedCells: [Cell] = []
    mergedCells.reserveCapacity(cells.count + other.cells.count)
    var index = 0
    var otherIndex = 0
    while index < cells.count || otherIndex < other.cells.count {
      if otherIndex == other.cells.count
        || (index < cells.count && cells[index].symbol < other.cells[otherIndex].symbol)
      {
        mergedCells.append(cells[index])
        index += 1
      } else if index == cells.count || other.cells[otherIndex].symbol < cells[index].symbol {
        mergedCells.append(
          Cell(symbol: other.cells[otherIndex].symbol, coefficient: other.cells[otherIndex].coefficient * factor))
        otherIndex += 1
      } else {
        let sum = cells[index].coefficient + other.cells[otherIndex].coefficient * factor
        if !Self.isZero(sum) { mergedCells.append(Cell(symbol: cells[index].symbol, coefficient: sum)) }
        index += 1
        otherIndex += 1
      }
    }
    cells = mergedCells
  }

  mutating func remove(_ symbol: Int32) {
    let index = lowerBound(symbol)
    if index < cells.count && cells[index].symbol == symbol { cells.remove(at: index) }
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Solves the equation `0 = row` for `symbol`. The row becomes the expression for `symbol` and no longer contains it.
  mutating func solve(for symbol: Int32) {
    let coefficient = coefficient(of: symbol)
    remove(symbol)
    multiply(by: -1 / coefficient)
  }

  /// Solves the equation `left = row` for `right`. The row becomes the expression for `right`, and contains `left`
  /// instead of `right`.
  mutating func solve(for right: Int32, leaving left: Int32) {
    add(-1, of: left)
    solve(for: right)
  }

  /// Replaces `symbol` with the expression `row`, multiplied by the coefficient of `symbol`. A row without `symbol` does not
  /// change.
  mutating func substitute(_ symbol: Int32, by row: LinearRow) {
    let factor = coefficient(of: symbol)
    guard factor != 0 else { return }
    remove(symbol)
    add(row, times: factor)
  }
}
