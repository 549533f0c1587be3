import CollectionCore
import Foundation
import TestSupport
import XCTest

final class FlowSolutionTests: XCTestCase {
  private func randomInput(_ random: inout SeededRandom) -> FlowSectionInput {
    let count = Int.random(in: 0...60, using: &random)
    var sizes = FlowSizes()
    // With multiples of a quarter, sums are exact, so the two ways of adding cannot differ by rounding.
    func length(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> Double {
      Double(Int.random(in: range, using: &random)) / 4
    }
    if Bool.random(using: &random) {
      sizes = FlowSizes(
        repeating: CGSize(width: length(4...900, &random), height: length(4...400, &random)), count: count)
    } else {
      let kinds = Int.random(in: 1...4, using: &random)
      let palette = (0..<kinds).map { _ in CGSize(width: length(4...900, &random), height: length(4...400, &random)) }
      for _ in 0..<count { sizes.append(palette.randomElement(using: &random)!) }
    }
    return FlowSectionInput(
      sizes: sizes, lineSpacing: length(0...80, &random), interitemSpacing: length(0...80, &random),
      mainStart: length(0...80, &random), mainEnd: length(0...80, &random), crossStart: length(0...80, &random),
      crossEnd: length(0...80, &random), headerLength: length(0...100, &random) * length(0...1, &random),
      footerLength: length(0...100, &random) * length(0...1, &random))
  }

  func testSolution_placesEverythingAsTheRulesSayItemByItem() {
    for seed in UInt64(1)...300 {
      var random = SeededRandom(seed: seed)
      let inputs = (0..<Int.random(in: 0...6, using: &random)).map { _ in randomInput(&random) }
      let axis: FlowAxis = Bool.random(using: &random) ? .vertical : .horizontal
      let cross = Double(Int.random(in: 100...900, using: &random))
      let scale = Double([1, 2, 3].randomElement(using: &random)!)
      let solution = FlowSolution(inputs, axis: axis, crossExtent: cross, scale: scale)
      let naive = NaiveFlow(inputs, axis: axis, cross: cross, scale: scale)
      XCTAssertEqual(axis.main(solution.contentSize), naive.length, accuracy: 1e-6, "seed \(seed)")
      for placed in naive.placed {
        let frame: CGRect?
        switch placed.element {
        case .item(let section, let item): frame = solution.frame(ofItem: item, section: section)
        case .header(let section): frame = solution.headerFrame(section: section)
        case .footer(let section): frame = solution.footerFrame(section: section)
        }
        XCTAssertTrue(
          nearly(frame, placed.frame, scale),
          "seed \(seed): \(placed.element) \(String(describing: frame)) instead of \(placed.frame)")
      }
    }
  }

  func testVisit_findsWhatIntersectsAndNothingElse_inOrder() {
    for seed in UInt64(1)...200 {
      var random = SeededRandom(seed: seed &* 77)
      let inputs = (0..<Int.random(in: 1...6, using: &random)).map { _ in randomInput(&random) }
      let axis: FlowAxis = Bool.random(using: &random) ? .vertical : .horizontal
      let solution = FlowSolution(
        inputs, axis: axis, crossExtent: Double(Int.random(in: 100...900, using: &random)), scale: 2)
      var all: [(FlowSolution.Element, CGRect)] = []
      solution.visit(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)) { all.append(($0, $1)) }
      XCTAssertEqual(
        all.count,
        inputs.reduce(0) { $0 + $1.sizes.count + ($1.headerLength > 0 ? 1 : 0) + ($1.footerLength > 0 ? 1 : 0) },
        "seed \(seed)")
      for _ in 0..<10 {
        let length = axis.main(solution.contentSize)
        let main = Double.random(in: -50...(length + 50), using: &random)
        let rect = axis.rect(
          main: main, cross: Double.random(in: -50...300, using: &random),
          size: axis.size(
            main: Double.random(in: 0...600, using: &random), cross: Double.random(in: 1...600, using: &random)))
        var found: [FlowSolution.Element] = []
        solution.visit(rect) { element, _ in found.append(element) }
        XCTAssertEqual(found, all.filter { $0.1.overlaps(rect) }.map(\.0), "seed \(seed), rect \(rect)")
      }
    }
  }

  func testAMillionUniformItems_keepNothingItemByItem() {
    let input = FlowSectionInput(
      sizes: FlowSizes(repeating: CGSize(width: 90, height: 60), count: 1_000_000), lineSpacing: 10,
      interitemSpacing: 10)
    let solution = FlowSolution([input], axis: .vertical, crossExtent: 390, scale: 2)
    XCTAssertEqual(solution.contentSize.height, 250_000 * 70 - 10)
    XCTAssertLessThan(solution.sections[0].lines.heapBytes, 1000)
    XCTAssertEqual(solution.frame(ofItem: 999_999, section: 0), CGRect(x: 300, y: 249_999 * 70, width: 90, height: 60))
    var visited = 0
    solution.visit(CGRect(x: 0, y: 8_000_000, width: 390, height: 700)) { _, _ in visited += 1 }
    XCTAssertEqual(visited, 44)
  }

  func testNoSuchElement_hasNoFrame() {
    let solution = FlowSolution(
      [FlowSectionInput(sizes: FlowSizes(repeating: CGSize(width: 10, height: 10), count: 2))], axis: .vertical,
      crossExtent: 100, scale: 1)
    XCTAssertNil(solution.frame(ofItem: 2, section: 0))
    XCTAssertNil(solution.frame(ofItem: -1, section: 0))
    XCTAssertNil(solution.frame(ofItem: 0, section: 1))
    XCTAssertNil(solution.headerFrame(section: 0))
  }

  private func nearly(_ first: CGRect?, _ second: CGRect, _ scale: Double) -> Bool {
    guard let first else { return false }
    // The solver multiplies and the naive implementation adds, so a sum on a pixel boundary may be rounded either way.
    return abs(first.minX - second.minX) <= 1 / scale + 1e-9 && abs(first.minY - second.minY) <= 1 / scale + 1e-9
      && first.size == second.size
  }
}
