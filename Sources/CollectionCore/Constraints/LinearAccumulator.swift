/// A sum of linear expressions that is being formed. Adding a term takes constant time, unlike in a `LinearRow`.
struct LinearAccumulator {
  var constant = 0.0
  /// The symbols that were added, in the order in which they were added. The coefficient of a symbol can be zero.
  private(set) var symbols: [Int32] = []
  private var coefficients: [Double] = []
  private var isListed: [Bool] = []

  mutating func addSymbol() {
    coefficients.append(0)
    isListed.append(false)
  }

  /// Adds `coefficient · symbol`, and returns whether the symbol is new.
  @discardableResult
  mutating func add(_ coefficient: Double, of symbol: Int32) -> Bool {
    coefficients[Int(symbol)] += coefficient
    guard !isListed[Int(symbol)] else { return false }
    isListed[Int(symbol)] = true
    symbols.append(symbol)
    return true
  }

  mutating func add(_ row: LinearRow, times factor: Double) {
    constant += row.constant * factor
    for cell in row.cells { add(cell.coefficient * factor, of: cell.symbol) }
  }

  /// Makes the coefficient of a symbol zero, and returns the coefficient that it had.
  mutating func take(_ symbol: Int32) -> Double {
    defer { coefficients[Int(symbol)] = 0 }
    return coefficients[Int(symbol)]
  }

  /// Returns the sum, and makes it zero.
  mutating func takeRow() -> LinearRow {
    symbols.sort()
    var cells: [LinearRow.Cell] = []
    cells.reserveCapacity(symbols.count)
    for symbol in symbols {
      let coefficient = take(symbol)
      isListed[Int(symbol)] = false
      if !LinearRow.isZero(coefficient) { cells.append(LinearRow.Cell(symbol: symbol, coefficient: coefficient)) }
    }
    defer {
      symbols.removeAll(keepingCapacity: true)
      constant = 0
    }
    return LinearRow(constant, sortedCells: cells)
  }
}
