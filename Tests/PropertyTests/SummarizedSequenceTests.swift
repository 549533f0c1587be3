import TestSupport
import XCTest

@testable import CollectionCore

/// Compares the summarized sequence with an array, for random lists of operations. A failing list is reduced to the
/// fewest operations that still fail.
final class SummarizedSequenceTests: XCTestCase {
  func testOperations_doWhatAnArrayDoes() {
    var highest = 0
    SeedRun(release: 5_000, debug: 60).check("summarized sequence", in: self) { seed in
      var random = SeededRandom(seed: seed)
      let operations = (0..<Int.random(in: 1...12, using: &random)).map { _ in SequenceOperation.random(&random) }
      guard let failure = Self.failure(of: operations, seed, &highest) else { return nil }
      var small = operations
      var index = 0
      while index < small.count {
        var fewer = small
        fewer.remove(at: index)
        if Self.failure(of: fewer, seed, &highest) != nil { small = fewer } else { index += 1 }
      }
      return "\(failure); fewest operations: \(small): \(Self.failure(of: small, seed, &highest) ?? "")"
    }
    print("summarized sequence: up to \(highest + 1) levels")
    XCTAssertGreaterThan(highest, 2, "the trees should have several levels")
  }

  private static func failure(of operations: [SequenceOperation], _ seed: UInt64, _ highest: inout Int) -> String? {
    var random = SeededRandom(seed: seed ^ 0x5eed)
    var array: [Brick] = []
    var sequence = SummarizedSequence<Brick>()
    for (step, operation) in operations.enumerated() {
      let old = (array, sequence)
      operation.apply(to: &array)
      operation.apply(to: &sequence)
      highest = max(highest, sequence.root?.height ?? 0)
      if let difference = difference(sequence, array, &random) { return "step \(step), \(operation): \(difference)" }
      if !old.1.elementsEqual(old.0) { return "step \(step), \(operation): the version before it has changed" }
      if SummarizedSequence.hasSameElements(sequence, old.1) != (array == old.0) {
        return "step \(step), \(operation): compares wrongly with the version before it"
      }
    }
    return nil
  }

  /// Returns a description of an error in the sequence, or `nil`.
  private static func difference(
    _ sequence: SummarizedSequence<Brick>, _ array: [Brick], _ random: inout SeededRandom
  ) -> String? {
    if sequence.count != array.count { return "count \(sequence.count) instead of \(array.count)" }
    if !sequence.elementsEqual(array) { return "other elements" }
    if sequence.root?.isWellFormed() == false { return "the tree is not as it must be" }
    if !SummarizedSequence.hasSameElements(sequence, SummarizedSequence(array)) {
      return "not equal to the same elements"
    }
    var sums = [Wall.zero]
    for brick in array { sums.append(sums[sums.count - 1] + brick.summary) }
    if sequence.summary != sums[array.count] { return "summary \(sequence.summary)" }
    for _ in 0..<8 {
      let index = Int.random(in: 0...array.count, using: &random)
      if sequence.summary(before: index) != sums[index] { return "summary before \(index)" }
      if index < array.count, sequence[index] != array[index] { return "element \(index)" }
      let length = Int.random(in: -1...sums[array.count].length + 1, using: &random)
      let expected = array.indices.first { sums[$0 + 1].length > length }
      let found = sequence.position { $0.length > length }
      if found?.index != expected {
        return "length \(length) is reached at \(found?.index ?? -1), not \(expected ?? -1)"
      }
      if let found, found.element != array[found.index] || found.summaryBefore != sums[found.index] {
        return "position of length \(length)"
      }
      var visited = index
      let end = min(array.count, index + 40)
      sequence.visit(from: index) { element, before in
        guard visited < end, element == array[visited], before == sums[visited] else { return false }
        visited += 1
        return true
      }
      if visited != end { return "visiting from \(index) ends at \(visited)" }
    }
    return nil
  }

  func testAnEditOfAMillion_sharesAllButItsPath() {
    let before = SummarizedSequence<Int>(0..<1_000_000)
    var after = before
    after.set(7, at: 500_000)
    var nodes: Set<ObjectIdentifier> = []
    func collect(_ node: SequenceNode<Int>) {
      nodes.insert(ObjectIdentifier(node))
      node.children.forEach(collect)
    }
    before.root.map(collect)
    let old = nodes.count
    after.root.map(collect)
    XCTAssertGreaterThan(old, 1_000)
    XCTAssertLessThanOrEqual(nodes.count - old, 4, "one node a level")
    XCTAssertEqual(before[500_000], 500_000)
    XCTAssertEqual(after[500_000], 7)
  }
}

/// An element whose summary depends on the order of the elements.
private struct Brick: Summarizable, Equatable, CustomStringConvertible {
  let length: Int
  let color: UInt64

  var summary: Wall { Wall(length: length, factor: color | 1, offset: color) }
  /// The capacity of a leaf, which is small so that a few elements have many levels.
  static var leafCapacity: Int { 8 }
  static var branchCapacity: Int { 8 }
  var description: String { "\(length)" }
}

/// A map from `x` to `factor · x + offset`. Adding two maps composes them in order.
private struct Wall: SequenceSummary, Equatable {
  let length: Int
  let factor: UInt64
  let offset: UInt64

  static var zero: Wall { Wall(length: 0, factor: 1, offset: 0) }

  static func + (first: Wall, second: Wall) -> Wall {
    Wall(
      length: first.length + second.length, factor: first.factor &* second.factor,
      offset: first.offset &* second.factor &+ second.offset)
  }
}

/// An operation. Its positions are fractions of the count, so that it remains valid if others are left out.
private enum SequenceOperation: CustomStringConvertible {
  case fill(count: Int, seed: UInt64)
  case set([Double], seed: UInt64)
  case replace(from: Double, length: Double, count: Int, seed: UInt64)
  case edit(removed: [Double], inserted: [Double], seed: UInt64)
  /// Moves the part after a position to the front.
  case rotate(Double)
  /// Keeps only a part of the sequence.
  case cut(from: Double, to: Double)
  case append(seed: UInt64)
  case double

  static func random(_ random: inout SeededRandom) -> SequenceOperation {
    func shares(_ most: Int) -> [Double] {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in Double.random(in: 0..<1, using: &random) }
    }
    let seed = UInt64.random(in: 0...9_999, using: &random)
    let share = Double.random(in: 0...1, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1:
      return .fill(count: Int.random(in: 0...[3, 30, 900].randomElement(using: &random)!, using: &random), seed: seed)
    case 2: return .set(shares(30), seed: seed)
    case 3, 4:
      let length = Bool.random(using: &random) ? 0 : Double.random(in: 0...1, using: &random)
      return .replace(from: share, length: length, count: Int.random(in: 0...60, using: &random), seed: seed)
    case 5, 6, 7:
      return .edit(
        removed: shares(Bool.random(using: &random) ? 5 : 300), inserted: shares(Bool.random(using: &random) ? 5 : 300),
        seed: seed)
    case 8: return .rotate(share)
    case 9: return .cut(from: share / 2, to: Double.random(in: 0.5...1, using: &random))
    case 10: return .append(seed: seed)
    default: return .double
    }
  }

  private static func bricks(_ count: Int, _ seed: UInt64) -> [Brick] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      Brick(length: Int.random(in: 0...3, using: &random), color: UInt64.random(in: 0...UInt64.max, using: &random))
    }
  }

  private static func places(_ shares: [Double], _ count: Int) -> [Int] {
    count == 0 ? [] : Set(shares.map { Int($0 * Double(count)) }).sorted()
  }

  /// Returns ascending indexes in the resulting sequence.
  private static func insertions(_ shares: [Double], _ seed: UInt64, among count: Int) -> [(index: Int, element: Brick)]
  {
    let indices = places(shares, count + shares.count).enumerated().filter { $0.element <= count + $0.offset }
    return zip(indices, bricks(indices.count, seed)).map { (index: $0.element, element: $1) }
  }

  func apply(to array: inout [Brick]) {
    let count = array.count
    switch self {
    case .fill(let count, let seed): array = Self.bricks(count, seed)
    case .set(let shares, let seed):
      let places = Self.places(shares, count)
      for (place, brick) in zip(places, Self.bricks(places.count, seed)) { array[place] = brick }
    case .replace(let from, let length, let new, let seed):
      let low = Int(from * Double(count))
      array.replaceSubrange(low..<low + Int(length * Double(count - low)), with: Self.bricks(new, seed))
    case .edit(let removed, let inserted, let seed):
      for place in Self.places(removed, count).reversed() { array.remove(at: place) }
      for (index, element) in Self.insertions(inserted, seed, among: array.count) { array.insert(element, at: index) }
    case .rotate(let share):
      let place = Int(share * Double(count))
      array = Array(array[place...] + array[..<place])
    case .cut(let from, let to): array = Array(array[Int(from * Double(count))..<Int(to * Double(count))])
    case .append(let seed): array += Self.bricks(1, seed)
    case .double: if count < 3_000 { array += array }
    }
  }

  func apply(to sequence: inout SummarizedSequence<Brick>) {
    let count = sequence.count
    switch self {
    case .fill(let count, let seed): sequence = SummarizedSequence(Self.bricks(count, seed))
    case .set(let shares, let seed):
      let places = Self.places(shares, count)
      if places.count == 1 {
        sequence.set(Self.bricks(1, seed)[0], at: places[0])
      } else {
        sequence.set(zip(places, Self.bricks(places.count, seed)).map { (index: $0, element: $1) })
      }
    case .replace(let from, let length, let new, let seed):
      let low = Int(from * Double(count))
      sequence.replaceSubrange(low..<low + Int(length * Double(count - low)), with: Self.bricks(new, seed))
    case .edit(let removed, let inserted, let seed):
      let places = Self.places(removed, count)
      sequence.replace(
        removing: places, inserting: Self.insertions(inserted, seed, among: count - places.count))
    case .rotate(let share):
      let (first, second) = sequence.split(at: Int(share * Double(count)))
      sequence = second
      sequence.append(contentsOf: first)
    case .cut(let from, let to):
      sequence = sequence.split(at: Int(to * Double(count))).0.split(at: Int(from * Double(count))).1
    case .append(let seed): sequence.append(Self.bricks(1, seed)[0])
    case .double: if count < 3_000 { sequence.append(contentsOf: sequence) }
    }
  }

  var description: String {
    switch self {
    case .fill(let count, _): "fill with \(count)"
    case .set(let shares, _): "set \(shares.count)"
    case .replace(let from, let length, let count, _): "replace \(length) from \(from) by \(count)"
    case .edit(let removed, let inserted, _): "remove \(removed.count), insert \(inserted.count)"
    case .rotate(let share): "rotate at \(share)"
    case .cut(let from, let to): "keep \(from) to \(to)"
    case .append: "append"
    case .double: "double"
    }
  }
}
