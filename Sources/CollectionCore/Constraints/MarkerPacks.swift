/// Sums of markers that rows contain as one symbol.
///
/// The markers of required equations are always zero, but rows contain them so that a changed constant can be added to the rows
/// that depend on it. A row that depends on a thousand equations, such as the common height of views that fill a stack view, would
/// give its thousand markers to each row it is substituted in. It gets the symbol of a pack instead.
struct MarkerPacks {
  private var members: [LinearRow?] = []
  /// For each symbol, the packs that contain it. A list may also name packs that were discarded.
  private var users: [[Int32]] = []
  private var heap = SymbolHeap()

  mutating func addSymbol() {
    members.append(nil)
    users.append([])
  }

  func isPack(_ symbol: Int32) -> Bool { members[Int(symbol)] != nil }

  /// Makes a symbol the sum of markers. Packs among the markers have smaller numbers than the symbol.
  mutating func set(_ symbol: Int32, _ row: LinearRow) {
    members[Int(symbol)] = row
    for cell in row.cells { users[Int(cell.symbol)].append(symbol) }
  }

  /// Removes a pack and returns its sum.
  mutating func remove(_ symbol: Int32) -> LinearRow? {
    defer { members[Int(symbol)] = nil }
    return members[Int(symbol)]
  }

  /// Returns the packs that contain a symbol, in ascending order.
  mutating func packs(using symbol: Int32) -> [Int32] {
    guard !users[Int(symbol)].isEmpty else { return [] }
    users[Int(symbol)] = Set(users[Int(symbol)]).filter { members[Int($0)]?.coefficient(of: symbol) ?? 0 != 0 }.sorted()
    return users[Int(symbol)]
  }

  /// Returns a symbol and all packs whose sums depend on it, with the amounts by which they change with the symbol.
  mutating func dependents(of symbol: Int32) -> [(symbol: Int32, coefficient: Double)] {
    guard !users[Int(symbol)].isEmpty else { return [(symbol, 1)] }
    var result: [(symbol: Int32, coefficient: Double)] = []
    var coefficients: [Int32: Double] = [symbol: 1]
    heap.insert(symbol, key: 0)
    while let next = heap.removeGreatest() {
      let coefficient = coefficients[next] ?? 0
      result.append((next, coefficient))
      for pack in packs(using: next) {
        if coefficients[pack] == nil { heap.insert(pack, key: -Int(pack)) }
        coefficients[pack, default: 0] += coefficient * (members[Int(pack)]?.coefficient(of: next) ?? 0)
      }
    }
    return result
  }
}
