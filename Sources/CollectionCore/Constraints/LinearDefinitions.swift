/// The expressions of the external variables of a tableau. They consist of a constant and of other symbols, which may be external
/// variables with expressions of their own.
///
/// External variables are not restricted, so their rows do not limit a pivot. Their expressions are therefore kept as they were
/// added, and expanded only where another constraint contains the variable. In a chain of views, each position is the position
/// before it and a length: three terms, not a sum of all lengths before it that each pivot would visit.
///
/// An expression never leads back to its own variable. Ranks order the variables: the rank of a variable is greater than those of
/// the variables in its expression. A new variable that no expression contains yet gets the greatest rank, and its expression can
/// contain all others. A variable that other expressions contain already gets the least rank, and its expression contains only
/// symbols without an expression.
struct LinearDefinitions {
  private var expressions: [LinearRow?] = []
  private var ranks: [Int] = []
  /// Indicates for each symbol whether an expression or a row contains it or contained it before.
  private var mentions: [Bool] = []
  /// For each symbol, the variables whose expressions contain it. A list may also name variables whose expressions do not contain
  /// the symbol any longer.
  private var users: [[Int32]] = []
  private var definitionCount = 0
  private var heap = SymbolHeap()

  mutating func addSymbol() {
    expressions.append(nil)
    ranks.append(0)
    mentions.append(false)
    users.append([])
  }

  func isDefined(_ symbol: Int32) -> Bool { expressions[Int(symbol)] != nil }

  /// Returns whether an expression or a row contains a symbol, or contained it before.
  func isMentioned(_ symbol: Int32) -> Bool { mentions[Int(symbol)] }

  func expression(of symbol: Int32) -> LinearRow? { expressions[Int(symbol)] }

  /// Records that a row contains a symbol.
  mutating func mention(_ symbol: Int32) { mentions[Int(symbol)] = true }

  /// Sets the expression of a variable.
  ///
  /// - Parameter row: The expression. If the variable has been mentioned, the expression contains no defined symbols.
  mutating func define(_ symbol: Int32, _ row: LinearRow) {
    definitionCount += 1
    ranks[Int(symbol)] = mentions[Int(symbol)] ? -definitionCount : definitionCount
    expressions[Int(symbol)] = row
    for cell in row.cells {
      mentions[Int(cell.symbol)] = true
      users[Int(cell.symbol)].append(symbol)
    }
  }

  /// Removes the expression of a variable. Other expressions can still contain the variable.
  mutating func removeExpression(of symbol: Int32) { expressions[Int(symbol)] = nil }

  /// Returns the variables whose expressions contain a symbol, in ascending order of rank.
  mutating func variables(using symbol: Int32) -> [Int32] {
    var result = users[Int(symbol)].filter { (expressions[Int($0)]?.coefficient(of: symbol) ?? 0) != 0 }
    result.sort { ranks[Int($0)] < ranks[Int($1)] }
    var count = 0
    for variable in result where count == 0 || result[count - 1] != variable {
      result[count] = variable
      count += 1
    }
    result.removeSubrange(count...)
    users[Int(symbol)] = result
    return result
  }

  /// Adds `delta` times the coefficient of a symbol to the constants of the expressions that contain the symbol.
  mutating func shift(_ symbol: Int32, by delta: Double) {
    for variable in variables(using: symbol) {
      expressions[Int(variable)]!.constant += expressions[Int(variable)]!.coefficient(of: symbol) * delta
    }
  }

  /// Replaces a symbol in all expressions with a row that contains no defined symbols.
  mutating func substitute(_ symbol: Int32, by row: LinearRow) {
    for variable in variables(using: symbol) {
      expressions[Int(variable)]!.substitute(symbol, by: row)
      for cell in row.cells {
        mentions[Int(cell.symbol)] = true
        if users[Int(cell.symbol)].last != variable { users[Int(cell.symbol)].append(variable) }
      }
    }
    users[Int(symbol)] = []
  }

  /// Replaces the defined symbols in an accumulated expression with their expressions, until none is left.
  ///
  /// The symbols are replaced in descending order of rank, so each is replaced once, and equal parts of two long chains cancel
  /// each other before they are expanded.
  mutating func expand(_ sum: inout LinearAccumulator) {
    for symbol in sum.symbols where expressions[Int(symbol)] != nil { heap.insert(symbol, key: ranks[Int(symbol)]) }
    while let symbol = heap.removeGreatest() {
      let coefficient = sum.take(symbol)
      guard !LinearRow.isZero(coefficient), let expression = expressions[Int(symbol)] else { continue }
      sum.constant += expression.constant * coefficient
      for cell in expression.cells {
        let isNew = sum.add(cell.coefficient * coefficient, of: cell.symbol)
        if isNew, expressions[Int(cell.symbol)] != nil { heap.insert(cell.symbol, key: ranks[Int(cell.symbol)]) }
      }
    }
  }
}
