import CollectionCore
import Foundation
import TestSupport
import XCTest

/// Compares corrections and edits of a solved flow layout with a new solution, item by item.
final class FlowEditTests: XCTestCase {
  private func length(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> Double {
    Double(Int.random(in: range, using: &random)) / 4
  }

  private func size(_ palette: [CGSize], _ random: inout SeededRandom) -> CGSize {
    palette.randomElement(using: &random) ?? .zero
  }

  /// Returns the sizes of a section: equal estimated sizes in long runs, different sizes, or both.
  private func sizes(_ palette: [CGSize], _ random: inout SeededRandom) -> [CGSize] {
    var sizes: [CGSize] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      if Bool.random(using: &random) {
        sizes += Array(repeating: size(palette, &random), count: Int.random(in: 1...300, using: &random))
      } else {
        for _ in 0..<Int.random(in: 1...60, using: &random) { sizes.append(size(palette, &random)) }
      }
    }
    return sizes
  }

  /// The edited solution, and lists with the same contents.
  private struct Pair {
    var inputs: [FlowSectionInput]
    var lists: [[CGSize]]
    var solution: FlowSolution

    var naive: NaiveFlow {
      var inputs = inputs
      for section in inputs.indices { inputs[section].sizes = FlowSizes(lists[section]) }
      return NaiveFlow(inputs, axis: solution.axis, cross: solution.crossExtent, scale: solution.scale)
    }
  }

  private func pair(_ palette: [CGSize], _ random: inout SeededRandom) -> Pair {
    let axis: FlowAxis = Bool.random(using: &random) ? .vertical : .horizontal
    var inputs: [FlowSectionInput] = []
    var lists: [[CGSize]] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      lists.append(sizes(palette, &random))
      inputs.append(
        FlowSectionInput(
          sizes: FlowSizes(lists[lists.count - 1]), lineSpacing: length(0...40, &random),
          interitemSpacing: length(0...40, &random), mainStart: length(0...80, &random),
          mainEnd: length(0...80, &random), crossStart: length(0...80, &random), crossEnd: length(0...80, &random),
          headerLength: length(0...100, &random), footerLength: length(0...100, &random)))
    }
    let solution = FlowSolution(
      inputs, axis: axis, crossExtent: Double(Int.random(in: 60...700, using: &random)), scale: 4)
    return Pair(inputs: inputs, lists: lists, solution: solution)
  }

  private func edit(_ pair: inout Pair, _ palette: [CGSize], _ random: inout SeededRandom) {
    let section = Int.random(in: 0..<pair.lists.count, using: &random)
    let count = pair.lists[section].count
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let length = length(0...200, &random)
      pair.inputs[section].headerLength = length
      pair.solution.setHeaderLength(length, section: section)
    case 1:
      let length = length(0...200, &random)
      pair.inputs[section].footerLength = length
      pair.solution.setFooterLength(length, section: section)
    case 2, 3:
      let low = Int.random(in: 0...count, using: &random)
      let high = min(count, low + Int.random(in: 0...(Bool.random(using: &random) ? 3 : 400), using: &random))
      let new = Bool.random(using: &random) ? sizes(palette, &random) : [size(palette, &random)]
      pair.lists[section].replaceSubrange(low..<high, with: new)
      pair.solution.replace(low..<high, section: section, with: FlowSizes(new))
    default:
      guard count > 0 else { return }
      let item = Int.random(in: 0..<count, using: &random)
      let new = size(palette, &random)
      pair.lists[section][item] = new
      pair.solution.setSize(new, ofItem: item, section: section)
    }
  }

  private func check(_ pair: Pair, _ what: String, _ random: inout SeededRandom) {
    let naive = pair.naive
    let solution = pair.solution
    XCTAssertEqual(solution.axis.main(solution.contentSize), naive.length, accuracy: 1e-6, what)
    var all: [(FlowSolution.Element, CGRect)] = []
    solution.visit(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)) { all.append(($0, $1)) }
    guard all.map(\.0) == naive.placed.map(\.element) else { return XCTFail("\(what): other elements") }
    for (found, placed) in zip(all, naive.placed)
    where abs(found.1.minX - placed.frame.minX) > 0.2501 || abs(found.1.minY - placed.frame.minY) > 0.2501
      || found.1.size != placed.frame.size
    {
      return XCTFail("\(what): \(placed.element) at \(found.1) instead of \(placed.frame)")
    }
    for (element, frame) in all.shuffled(using: &random).prefix(5) {
      guard case .item(let section, let item) = element else { continue }
      XCTAssertEqual(solution.frame(ofItem: item, section: section), frame, what)
      XCTAssertEqual(solution.size(ofItem: item, section: section), frame.size, what)
    }
    for _ in 0..<3 {
      let length = solution.axis.main(solution.contentSize)
      let rect = solution.axis.rect(
        main: Double.random(in: -50...(length + 50), using: &random),
        cross: Double.random(in: -50...300, using: &random),
        size: solution.axis.size(
          main: Double.random(in: 0...600, using: &random), cross: Double.random(in: 1...600, using: &random)))
      var found: [FlowSolution.Element] = []
      solution.visit(rect) { element, _ in found.append(element) }
      XCTAssertEqual(found, all.filter { $0.1.overlaps(rect) }.map(\.0), "\(what), rect \(rect)")
    }
  }

  func testCorrectionsAndEdits_inAnyOrder_equalASolutionFromTheStart() {
    for seed in UInt64(1)...1500 {
      var random = SeededRandom(seed: seed &* 31)
      // With multiples of a quarter, sums are exact, so the two ways of adding cannot differ by rounding.
      let palette = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        CGSize(width: length(40...500, &random), height: length(40...500, &random))
      }
      var pair = pair(palette, &random)
      for step in 0..<Int.random(in: 1...8, using: &random) {
        edit(&pair, palette, &random)
        if step.isMultiple(of: 3) { check(pair, "seed \(seed), step \(step)", &random) }
      }
      check(pair, "seed \(seed), at the end", &random)
    }
  }

  func testOtherWidth_keepsCorrectedSizes() {
    for seed in UInt64(1)...100 {
      var random = SeededRandom(seed: seed &* 57)
      let palette = (0..<3).map { _ in CGSize(width: length(40...500, &random), height: length(40...500, &random)) }
      var pair = pair(palette, &random)
      for _ in 0..<5 { edit(&pair, palette, &random) }
      let cross = Double(Int.random(in: 60...700, using: &random))
      let sections = zip(pair.solution.sections, pair.inputs).map {
        FlowSection($0, $1, axis: pair.solution.axis, crossExtent: cross)
      }
      pair.solution = FlowSolution(FlowSections(sections), axis: pair.solution.axis, crossExtent: cross, scale: 4)
      check(pair, "seed \(seed)", &random)
    }
  }

  func testCorrectingAMillionEstimates_oneByOne_keepsTheTreeSmall() {
    var solution = FlowSolution(
      [FlowSectionInput(sizes: FlowSizes(repeating: CGSize(width: 300, height: 50), count: 1_000_000), lineSpacing: 1)],
      axis: .vertical, crossExtent: 300, scale: 2)
    var height = 1_000_000 * 51.0 - 1
    XCTAssertEqual(solution.contentSize.height, height)
    for item in 0..<20_000 {
      let new = 40 + Double(item % 37)
      solution.setSize(CGSize(width: 300, height: new), ofItem: item, section: 0)
      height += new - 50
    }
    XCTAssertEqual(solution.contentSize.height, height, accuracy: 1e-6)
    XCTAssertEqual(solution.frame(ofItem: 999_999, section: 0)?.maxY ?? 0, height, accuracy: 0.5)
    // Twenty thousand heights of four bytes and their nodes; the rest are estimates, which need no memory.
    XCTAssertLessThan(solution.sections[0].lines.heapBytes, 20_000 * 6)
  }

  func testVariedSizes_takeAtMostSixteenBytes_anItem() {
    var random = SeededRandom(seed: 5)
    var sizes = FlowSizes()
    for _ in 0..<200_000 {
      sizes.append(
        CGSize(width: Double.random(in: 40...200, using: &random), height: length(40...500, &random)))
    }
    let input = FlowSectionInput(sizes: sizes, lineSpacing: 10, interitemSpacing: 10)
    let solution = FlowSolution([input], axis: .vertical, crossExtent: 390, scale: 2)
    XCTAssertEqual(solution.sections[0].count, 200_000)
    XCTAssertLessThanOrEqual(Double(solution.sections[0].lines.heapBytes) / 200_000, 16)
  }
}
