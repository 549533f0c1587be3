import CollectionCore
import Foundation
import TestSupport
import XCTest

/// Compares the sections of a compositional layout, which are stored in a tree, with a list.
final class CompositionalSectionsTests: XCTestCase {
  private let rule = GroupRule(
    CompositionalItem(size: CompositionalSize(width: .absolute(10), height: .absolute(10))),
    in: CGSize(width: 10, height: 10), axis: .vertical, spacing: 0)

  /// Returns a section without items that has a length in points.
  private func section(_ length: Int) -> CompositionalSection {
    var input = CompositionalSectionInput()
    input.startMargin = Double(length)
    return CompositionalSection(
      input, groups: CompositionalGroups(rule, count: 0), axis: .vertical, container: CGSize(width: 10, height: 10))
  }

  private func check(_ sections: CompositionalSections, _ list: [Int], spacing: Int, _ what: String) {
    XCTAssertEqual(sections.map(\.length), list.map(Double.init), what)
    // The starts of the sections and the end of the last one.
    var positions: [Double] = []
    var position = 0.0
    for (place, length) in list.enumerated() {
      positions.append(position)
      guard sections.start(of: place) == position else { return XCTFail("\(what): start of \(place)") }
      position += Double(length + spacing)
    }
    let end = list.isEmpty ? 0 : position - Double(spacing)
    positions.append(end)
    XCTAssertEqual(sections.length, end, what)
    for probe in stride(from: -5.0, through: end + 5, by: max(1, end / 37)) + positions.suffix(3) {
      XCTAssertEqual(sections.partition { $0 >= probe }, positions.count { $0 < probe }, "\(what), from \(probe)")
      XCTAssertEqual(sections.partition { $0 > probe }, positions.count { $0 <= probe }, "\(what), after \(probe)")
    }
  }

  func testEdits_doWhatAListDoes() {
    for seed in UInt64(1)...40 {
      var random = SeededRandom(seed: seed &* 13)
      let spacing = Int.random(in: 0...6, using: &random)
      var list = (0..<Int.random(in: 0...1500, using: &random)).map { _ in Int.random(in: 0...40, using: &random) }
      var sections = CompositionalSections(list.map { section($0) }, spacing: Double(spacing))
      check(sections, list, spacing: spacing, "seed \(seed)")
      for step in 0..<6 {
        let old = (sections, list)
        let removed = Set(
          (0..<Int.random(in: 0...(step == 4 ? 1000 : 20), using: &random)).compactMap { _ in
            list.indices.randomElement(using: &random)
          }
        ).sorted()
        for place in removed.reversed() { list.remove(at: place) }
        let insertedCount = Int.random(in: 0...(step == 2 ? 1000 : 20), using: &random)
        var inserted: Set<Int> = []
        while inserted.count < insertedCount {
          inserted.insert(Int.random(in: 0..<list.count + insertedCount, using: &random))
        }
        for place in inserted.sorted() { list.insert(Int.random(in: 0...40, using: &random), at: place) }
        let replaced = Set((0..<5).compactMap { _ in list.indices.randomElement(using: &random) }).subtracting(inserted)
        for place in replaced { list[place] = Int.random(in: 0...40, using: &random) }
        var asked: [Int] = []
        sections.update(removing: removed, inserting: inserted.sorted(), replacing: replaced.sorted()) {
          asked.append($0)
          return section(list[$0])
        }
        XCTAssertEqual(Set(asked), inserted.union(replaced))
        XCTAssertEqual(asked.count, inserted.count + replaced.count)
        if let place = list.indices.randomElement(using: &random) {
          list[place] += 7
          sections.set(section(list[place]), at: place)
        }
        check(sections, list, spacing: spacing, "seed \(seed), step \(step)")
        check(old.0, old.1, spacing: spacing, "seed \(seed), copy before step \(step)")
      }
    }
  }
}
