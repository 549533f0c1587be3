import XCTest

@testable import CollectionCore

/// Compares the solver with an exhaustive search of a grid. If the constraints are differences of variables with
/// integer constants, the best point has integer coordinates, so the search finds it.
final class ConstraintSolverTests: XCTestCase {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 31)
    }
  }

  /// The requirement `x[plus] - x[minus] + constant  relation  0`. `minus` can be `nil`.
  private struct Requirement {
    var plus: Int
    var minus: Int?
    var constant: Int
    var relation: LinearConstraint.Relation
    var priority: Float

    func excess(_ x: [Int]) -> Int {
      let value = x[plus] - (minus.map { x[$0] } ?? 0) + constant
      switch relation {
      case .equal: return abs(value)
      case .lessOrEqual: return max(0, value)
      case .greaterOrEqual: return max(0, -value)
      }
    }

    func excess(_ x: [Double]) -> Double {
      let value = x[plus] - (minus.map { x[$0] } ?? 0) + Double(constant)
      switch relation {
      case .equal: return abs(value)
      case .lessOrEqual: return max(0, value)
      case .greaterOrEqual: return max(0, -value)
      }
    }
  }

  private static let extent = 5
  private static let priorities: [Float] = [1000, 750, 500, 250]

  /// The sum by which requirements of each priority are violated at every point of the grid. It is updated when a
  /// requirement is inserted or removed, so that the search needs only one lookup per point.
  private struct Grid {
    private static let points: [[Int]] = {
      let range = -extent...extent
      return range.flatMap { a in range.flatMap { b in range.map { c in [a, b, c] } } }
    }()
    private var costs = priorities.map { _ in [Int](repeating: 0, count: points.count) }

    mutating func add(_ requirement: Requirement, times sign: Int = 1) {
      let row = priorities.firstIndex(of: requirement.priority)!
      for (index, point) in Self.points.enumerated() { costs[row][index] += sign * requirement.excess(point) }
    }

    func with(_ requirement: Requirement, insteadOf old: Requirement? = nil) -> Grid {
      var grid = self
      if let old { grid.add(old, times: -1) }
      grid.add(requirement)
      return grid
    }

    /// The smallest sum of violations of each priority, in order, or `nil` if the required requirements contradict each
    /// other.
    var best: [Int]? {
      // Of the best points so far, the best ones for the next priority remain.
      var left = Self.points.indices.filter { costs[0][$0] == 0 }
      guard !left.isEmpty else { return nil }
      return costs.map { row in
        let least = left.reduce(Int.max) { min($0, row[$1]) }
        left.removeAll { row[$0] > least }
        return least
      }
    }
  }

  private func randomPreferredHeight(_ random: inout Random) -> Requirement {
    let plus = Int.random(in: 0..<3, using: &random)
    let minus = Bool.random(using: &random) ? (plus + Int.random(in: 1...2, using: &random)) % 3 : nil
    let relations: [LinearConstraint.Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    return Requirement(
      plus: plus, minus: minus, constant: Int.random(in: -4...4, using: &random),
      relation: relations.randomElement(using: &random)!, priority: Self.priorities.randomElement(using: &random)!)
  }

  private func linear(_ requirement: Requirement, _ variables: [ConstraintSolver.Variable]) -> LinearConstraint {
    var terms = [LinearConstraint.Term(variables[requirement.plus], 1)]
    if let minus = requirement.minus { terms.append(.init(variables[minus], -1)) }
    return LinearConstraint(
      terms, constant: Double(requirement.constant), requirement.relation, priority: requirement.priority)
  }

  func testRandomAddingRemovingAndEditing_alwaysGivesTheBestPoint() {
    for seed in 1...(ProcessInfo.processInfo.environment["STORM_SEEDS"].flatMap(Int.init) ?? 30) {
      var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
      // Markers are packed at different numbers, so that constraints that depend on packs are removed as well.
      let solver = ConstraintSolver(packedMarkerCount: [0, 1, 2, 12][seed % 4])
      let variables = (0..<3).map { _ in solver.makeVariable() }
      for variable in variables {
        let extent = Double(Self.extent)
        _ = try? solver.add(LinearConstraint([.init(variable, 1)], constant: -extent, .lessOrEqual))
        _ = try? solver.add(LinearConstraint([.init(variable, 1)], constant: extent, .greaterOrEqual))
      }
      var live: [(requirement: Requirement, handle: ConstraintSolver.Handle)] = []
      var grid = Grid()
      for step in 0..<25 {
        let place = "seed \(seed), step \(step)"
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<2 where !live.isEmpty:
          let index = Int.random(in: 0..<live.count, using: &random)
          let gone = live.remove(at: index)
          grid.add(gone.requirement, times: -1)
          solver.remove(gone.handle)
        case 2..<5 where !live.isEmpty:
          let index = Int.random(in: 0..<live.count, using: &random)
          let old = live[index].requirement
          live[index].requirement.constant = Int.random(in: -4...4, using: &random)
          let changed = grid.with(live[index].requirement, insteadOf: old)
          let possible = changed.best != nil
          do {
            try solver.setConstant(Double(live[index].requirement.constant), of: live[index].handle)
            XCTAssertTrue(possible, "\(place): a contradiction was accepted")
            grid = changed
          } catch {
            XCTAssertFalse(possible, "\(place): a possible constant was refused")
            grid.add(old, times: -1)
            live.remove(at: index)
          }
        default:
          let requirement = randomPreferredHeight(&random)
          let more = grid.with(requirement)
          let possible = more.best != nil
          do {
            live.append((requirement, try solver.add(linear(requirement, variables))))
            XCTAssertTrue(possible, "\(place): a contradiction was accepted")
            grid = more
          } catch {
            XCTAssertFalse(possible, "\(place): a possible constraint was refused")
          }
        }
        if Bool.random(using: &random) { solver.solve() }
        guard step % 3 == 0 else { continue }
        solver.solve()
        let x = variables.map(solver.value(of:))
        let best = grid.best
        for (index, priority) in Self.priorities.enumerated() {
          let cost = live.lazy.filter { $0.requirement.priority == priority }.reduce(0) {
            $0 + $1.requirement.excess(x)
          }
          XCTAssertEqual(cost, Double(best?[index] ?? -1), accuracy: 1e-6, "\(place): priority \(priority), x = \(x)")
        }
        if testRun?.failureCount ?? 0 > 0 { return }
      }
    }
  }

  func testAHigherPriorityBeatsAnyNumberOfLowerOnes() throws {
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    for _ in 0..<500 { try solver.add(LinearConstraint([.init(x, 1)], constant: 0, .equal, priority: 499)) }
    try solver.add(LinearConstraint([.init(x, 1)], constant: -1, .equal, priority: 500))
    solver.solve()
    XCTAssertEqual(solver.value(of: x), 1)
  }

  func testAContradictionIsRefused_andLeavesEverythingAsItWas() throws {
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(LinearConstraint([.init(x, 1)], constant: -10, .equal))
    try solver.add(LinearConstraint([.init(y, 1), .init(x, -1)], constant: -5, .equal))
    XCTAssertThrowsError(try solver.add(LinearConstraint([.init(y, 1)], constant: -16, .greaterOrEqual)))
    XCTAssertThrowsError(try solver.add(LinearConstraint([.init(y, 1)], constant: -14, .equal)))
    XCTAssertNoThrow(try solver.add(LinearConstraint([.init(y, 1)], constant: -15, .equal)))
    solver.solve()
    XCTAssertEqual(solver.value(of: y), 15)
    XCTAssertEqual(solver.constraintCount, 3)
  }

  /// The memory depends on the constraints, and not on the number of changes.
  func testTheListsOfRowsDoNotGrowWithTheChanges() throws {
    let solver = ConstraintSolver()
    let variables = (0..<12).map { _ in solver.makeVariable() }
    for (one, other) in zip(variables, variables.dropFirst()) {
      try solver.add(LinearConstraint([.init(other, 1), .init(one, -1)], constant: -5, .greaterOrEqual))
      try solver.add(LinearConstraint([.init(other, 1), .init(one, -1)], constant: -8, .equal, priority: 250))
    }
    try solver.add(LinearConstraint([.init(variables[0], 1)], constant: 0, .equal))
    let end = try solver.add(LinearConstraint([.init(variables[11], 1)], constant: -70, .equal, priority: 750))
    func change(_ count: Int) throws {
      for number in 0..<count {
        try solver.setConstant(-Double(50 + number * 37 % 60), of: end)
        solver.solve()
      }
    }
    try change(50)
    let entries = solver.columnEntryCount
    try change(2000)
    XCTAssertLessThan(solver.columnEntryCount, 2 * entries + 100)
  }

  /// A constraint visits the rows that contain its variables, not all rows.
  func testTheWorkForIndependentConstraints_isProportionalToTheirNumber() throws {
    func visits(_ count: Int) throws -> Int {
      let solver = ConstraintSolver()
      for index in 0..<count {
        let (x, width) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(LinearConstraint([.init(width, 1)], constant: 0, .greaterOrEqual))
        try solver.add(LinearConstraint([.init(x, 1)], constant: -Double(index), .equal))
        try solver.add(LinearConstraint([.init(width, 1)], constant: -5, .equal, priority: 750))
      }
      solver.solve()
      return solver.visitCount
    }
    let few = try visits(100)
    XCTAssertGreaterThan(few, 0)
    XCTAssertLessThan(try visits(1000), few * 20)
  }

  /// A row of labels: the size of each, its hugging priority, and whether its width and height are fixed or its width
  /// is that of the label before it.
  private struct RowLabel {
    var width: Double
    var hugging: Float
    var fixesWidth: Bool
    var fixesHeight: Bool
    var equalsPrevious: Bool
  }

  /// Returns the widths in a row whose constraints are added in order, or in a batch.
  private func widths(_ labels: [RowLabel], total: Double, inBatch: Bool) -> [Double] {
    let solver = ConstraintSolver()
    if inBatch { solver.beginBatch() }
    func add(_ terms: [LinearConstraint.Term], _ constant: Double, _ priority: Float = 1000) {
      XCTAssertNoThrow(try solver.add(LinearConstraint(terms, constant: constant, .equal, priority: priority)))
    }
    var lengths: [ConstraintSolver.Variable] = []
    var end: [LinearConstraint.Term] = []
    for label in labels {
      let (x, width, height) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      for (length, size) in [(width, label.width), (height, 20)] {
        for (relation, constant, priority) in [
          (LinearConstraint.Relation.greaterOrEqual, 0, 1000), (.lessOrEqual, -size, label.hugging),
          (.greaterOrEqual, -size, 750),
        ] {
          let natural = LinearConstraint([.init(length, 1)], constant: constant, relation, priority: priority)
          XCTAssertNoThrow(try solver.add(natural))
        }
      }
      add([.init(x, 1)] + end.map { LinearConstraint.Term($0.variable, -1) }, end.isEmpty ? 0 : -8)
      if label.fixesWidth { add([.init(width, 1)], -40) }
      if label.fixesHeight { add([.init(height, 1)], -30) }
      if label.equalsPrevious, let last = lengths.last { add([.init(width, 1), .init(last, -1)], 0) }
      if let last = lengths.last, lengths.count % 3 == 2 { add([.init(width, 1), .init(last, -1)], 0, 250) }
      end = [.init(x, 1), .init(width, 1)]
      lengths.append(width)
    }
    add(end, -total)
    XCTAssertNoThrow(try solver.endBatch())
    solver.solve()
    return lengths.map { solver.value(of: $0) }
  }

  /// Which of several equal priorities is violated does not depend on whether the constraints are added in a batch.
  func testABatch_hasTheResultsOfTheOrder() {
    var count = 0
    for seed in 0..<600 as Range<UInt64> {
      var random = Random(state: seed)
      var labels: [RowLabel] = []
      for _ in 0..<Int.random(in: 2...12, using: &random) {
        let equalsPrevious = seed % 2 == 0 && Int.random(in: 0..<3, using: &random) == 0
        // Two fixed widths that are equal to each other would be a consequence, and a fixed and an equal one a contradiction.
        let fixesWidth = Int.random(in: 0..<3, using: &random) == 0 && !equalsPrevious
        labels.append(
          RowLabel(
            width: Double(Int.random(in: 1...4, using: &random) * 10), hugging: Bool.random(using: &random) ? 250 : 251,
            fixesWidth: fixesWidth, fixesHeight: Bool.random(using: &random), equalsPrevious: equalsPrevious))
      }
      let total = Double(labels.count * Int.random(in: 48...68, using: &random))
      // At least one width must be free to take the rest.
      let isFree = labels.indices.contains { index in
        let start = labels[...index].lastIndex { !$0.equalsPrevious } ?? 0
        return !labels[start].fixesWidth
      }
      guard isFree else { continue }
      count += 1
      let widths = [false, true].map { self.widths(labels, total: total, inBatch: $0) }
      for (inOrder, reordered) in zip(widths[0], widths[1]) {
        XCTAssertEqual(inOrder, reordered, accuracy: 1e-6, "seed \(seed): \(labels)")
      }
    }
    XCTAssertGreaterThan(count, 500)
  }

  /// A batch can be changed before it is added.
  func testChangesDuringABatch() throws {
    let solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.beginBatch()
    let fixed = try solver.add(LinearConstraint([.init(x, 1)], constant: -10, .equal))
    let removed = try solver.add(LinearConstraint([.init(x, 1)], constant: -20, .equal))
    try solver.add(LinearConstraint([.init(y, 1), .init(x, -1)], constant: -5, .equal))
    try solver.setConstant(-11, of: fixed)
    solver.remove(removed)
    XCTAssertEqual(solver.constant(of: fixed), -11)
    try solver.endBatch()
    solver.solve()
    XCTAssertEqual(solver.value(of: y), 16)
    try solver.setConstant(-12, of: fixed)
    solver.solve()
    XCTAssertEqual(solver.value(of: y), 17)
    XCTAssertEqual(solver.constraintCount, 2)
  }

  func testAContradictionInABatchIsThrown() throws {
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    solver.beginBatch()
    try solver.add(LinearConstraint([.init(x, 1)], constant: -10, .equal))
    try solver.add(LinearConstraint([.init(x, 1)], constant: -11, .equal))
    XCTAssertThrowsError(try solver.endBatch())
  }

  /// Views in a row of a fixed length have equal lengths. Each equation is changed and removed.
  func testEqualLengthsAreChangedAndRemoved() throws {
    let solver = ConstraintSolver(packedMarkerCount: 3)
    solver.beginBatch()
    var lengths: [ConstraintSolver.Variable] = []
    var equations: [ConstraintSolver.Handle] = []
    var links: [ConstraintSolver.Handle] = []
    let start = solver.makeVariable()
    var end: [LinearConstraint.Term] = [.init(start, 1)]
    try solver.add(LinearConstraint(end, constant: 0, .equal))
    for index in 0..<20 {
      let (x, length) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(LinearConstraint([.init(length, 1)], constant: 0, .greaterOrEqual))
      try solver.add(LinearConstraint([.init(length, 1)], constant: -Double(index), .equal, priority: 250))
      let terms = [.init(x, 1)] + end.map { LinearConstraint.Term($0.variable, -1) }
      links.append(try solver.add(LinearConstraint(terms, constant: 0, .equal)))
      end = [.init(x, 1), .init(length, 1)]
      if let first = lengths.first {
        equations.append(try solver.add(LinearConstraint([.init(length, 1), .init(first, -1)], constant: 0, .equal)))
      }
      lengths.append(length)
    }
    let total = try solver.add(LinearConstraint(end, constant: -400, .equal))
    try solver.endBatch()
    solver.solve()
    for length in lengths { XCTAssertEqual(solver.value(of: length), 20, accuracy: 1e-6) }
    // The fifth length is 20 longer than the others, and each gap is a point wide.
    try solver.setConstant(-20, of: equations[4])
    for link in links.dropFirst() { try solver.setConstant(-1, of: link) }
    try solver.setConstant(-439, of: total)
    solver.solve()
    for (index, length) in lengths.enumerated() {
      XCTAssertEqual(solver.value(of: length), index == 5 ? 40 : 20, accuracy: 1e-6)
    }
    // Without the equation, the length has the one that it prefers, and then the others share the rest.
    solver.remove(equations[4])
    solver.solve()
    let others = lengths.indices.filter { $0 != 5 }.map { solver.value(of: lengths[$0]) }
    XCTAssertEqual(solver.value(of: lengths[5]) + others.reduce(0, +), 420, accuracy: 1e-6)
    for other in others { XCTAssertEqual(other, others[0], accuracy: 1e-6) }
    // Without the total, nothing keeps the lengths from what most of them prefer.
    solver.remove(total)
    solver.solve()
    XCTAssertEqual(solver.value(of: lengths[5]), 5, accuracy: 1e-6)
    XCTAssertLessThan(solver.value(of: lengths[0]), 12)
    for equation in equations where equation != equations[4] { solver.remove(equation) }
    solver.solve()
    for (index, length) in lengths.enumerated() {
      XCTAssertEqual(solver.value(of: length), Double(index), accuracy: 1e-6)
    }
  }
}
