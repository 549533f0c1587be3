import CollectionCore
import Foundation
import TestSupport
import XCTest

/// Compares flow sections, which are stored in chunks, with a list.
final class FlowSectionsTests: XCTestCase {
  /// Returns a section with a number of lines of 10 points each.
  private func section(_ lines: Int) -> FlowSections.SharedSection {
    FlowSections.SharedSection(
      FlowSection(
        FlowSectionInput(sizes: FlowSizes(repeating: CGSize(width: 10, height: 10), count: lines)), axis: .vertical,
        crossExtent: 10))
  }

  private func check(_ sections: FlowSections, _ list: [Int], _ what: String) {
    XCTAssertEqual(sections.map(\.count), list, what)
    var start = 0.0
    for (place, lines) in list.enumerated() {
      guard sections.start(of: place) == start else { return XCTFail("\(what): start of \(place)") }
      start += Double(lines) * 10
    }
    XCTAssertEqual(sections.start(of: list.count), start, what)
    XCTAssertEqual(sections.length, start, what)
    for probe in stride(from: -5.0, through: start + 5, by: max(1, start / 37)) {
      var expected = 0
      var position = 0.0
      while expected < list.count, position < probe {
        position += Double(list[expected]) * 10
        expected += 1
      }
      XCTAssertEqual(sections.partition { $0 >= probe }, expected, "\(what), \(probe)")
    }
  }

  func testEdits_doWhatAListDoes() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed &* 11)
      var list = (0..<Int.random(in: 0...3000, using: &random)).map { _ in Int.random(in: 0...4, using: &random) }
      let shared = (0...9).map { section($0) }
      var sections = FlowSections(shared: list.map { shared[$0] })
      check(sections, list, "seed \(seed)")
      for step in 0..<6 {
        let removed = Set(
          (0..<Int.random(in: 0...(step == 4 ? 2000 : 20), using: &random)).compactMap { _ in
            list.indices.randomElement(using: &random)
          }
        ).sorted()
        for place in removed.reversed() { list.remove(at: place) }
        let many = Int.random(in: 0...(step == 2 ? 2500 : 20), using: &random)
        var inserted: [(section: Int, shared: FlowSections.SharedSection)] = []
        var places = Set<Int>()
        while places.count < many { places.insert(Int.random(in: 0..<list.count + many, using: &random)) }
        for place in places.sorted() {
          let lines = Int.random(in: 0...9, using: &random)
          list.insert(lines, at: place)
          inserted.append((place, shared[lines]))
        }
        let old = sections
        let oldCounts = sections.map(\.count)
        sections.replace(removing: removed, inserting: inserted)
        check(sections, list, "seed \(seed), step \(step)")
        XCTAssertEqual(old.map(\.count), oldCounts, "versions are apart")
        var changes: [(section: Int, shared: FlowSections.SharedSection)] = []
        for place in Set((0..<5).compactMap { _ in list.indices.randomElement(using: &random) }).sorted() {
          list[place] = Int.random(in: 0...9, using: &random)
          changes.append((place, shared[list[place]]))
        }
        sections.set(changes)
        check(sections, list, "seed \(seed), step \(step), set")
      }
    }
  }

  func testMapped_keepsWhatIsShared() {
    let shared = [section(1), section(2)]
    let sections = FlowSections(shared: (0..<2000).map { shared[$0 % 2] })
    var asked = 0
    let mapped = sections.mapped { old in
      asked += 1
      return FlowSection(old, old.input, axis: .vertical, crossExtent: 20)
    }
    XCTAssertEqual(asked, 2)
    XCTAssertTrue(mapped.sharedSection(at: 3) === mapped.sharedSection(at: 1999))
    // There are now two items per line.
    XCTAssertEqual(mapped.length, 2000 * 10)
  }
}
