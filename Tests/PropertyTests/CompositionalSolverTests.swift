import CollectionCore
import Foundation
import TestSupport
import XCTest

/// Compares the solver of compositional layouts with one that positions every item separately.
final class CompositionalSolverTests: XCTestCase {
  func testTheSolver_doesWhatPlacingEveryItemDoes() {
    SeedRun(release: 10_000, debug: 400).check("compositional solver", in: self) { seed in
      var random = SeededRandom(seed: seed &* 7919)
      var one = CompositionalCase(seed: seed)
      let rule = GroupRule(one.template, in: one.room, axis: one.groupAxis, spacing: one.spacing)
      var groups = CompositionalGroups(rule, count: one.preferredSize.count)
      if let wrong = self.difference(one, groups, &random) { return "at first: \(wrong)" }
      for step in 0..<8 {
        let change: String
        if Int.random(in: 0..<3, using: &random) > 0, !one.preferredSize.isEmpty {
          let item = Int.random(in: 0..<one.preferredSize.count, using: &random)
          let size = CompositionalCase.size(&random)
          one.preferredSize[item] = size
          groups.replace(item..<item + 1, with: [size])
          change = "item \(item) says \(size)"
        } else {
          let removed = one.preferredSize.indices.filter { _ in Int.random(in: 0..<10, using: &random) == 0 }
          var items = one.preferredSize
          for item in removed.reversed() { items.remove(at: item) }
          let total = items.count + Int.random(in: 0...5, using: &random)
          let added = Set((0..<(total - items.count)).map { _ in Int.random(in: 0..<max(1, total), using: &random) })
            .filter { $0 < total }.sorted()
          for place in added where place <= items.count { items.insert(nil, at: place) }
          let kept = added.filter {
            $0 < items.count && items.count == one.preferredSize.count - removed.count + added.count
          }
          guard kept.count == added.count else { continue }
          one.preferredSize = items
          groups.apply(IndexShift(removed: removed, added: added)) { _ in nil }
          change = "\(removed) go, \(added) come"
        }
        if let wrong = self.difference(one, groups, &random) { return "step \(step), \(change): \(wrong)" }
      }
      let anew = CompositionalGroups(
        GroupRule(one.template, in: one.room, axis: one.groupAxis, spacing: one.spacing), groups)
      return self.difference(one, anew, &random).map { "made anew: \($0)" }
    }
  }

  private func difference(
    _ one: CompositionalCase, _ groups: CompositionalGroups, _ random: inout SeededRandom
  ) -> String? {
    let section = CompositionalSection(one.input, groups: groups, axis: one.axis, container: one.container)
    let solution = CompositionalSolution(
      CompositionalSections([section], spacing: 0), axis: one.axis, container: one.container, scale: 2)
    let naive = NaiveCompositional(
      one.template, one.preferredSize, room: one.room, axis: one.groupAxis, spacing: one.spacing)
    guard groups.count == one.preferredSize.count, naive.frames.count == one.preferredSize.count else {
      return "\(groups.count) items, \(naive.frames.count) by the other, there are \(one.preferredSize.count)"
    }
    let header = one.input.boundaries.isEmpty ? 0.0 : 30
    let vertical = one.axis == .vertical
    let corner = CGPoint(
      x: one.input.insets.leading, y: one.input.insets.top + header)
    if !one.input.isOrthogonal {
      let length =
        vertical
        ? one.input.insets.top + header + naive.length + one.input.insets.bottom
        : one.input.insets.leading + naive.length + one.input.insets.trailing
      if abs(solution.length - length) > 1e-6 { return "length \(solution.length), should be \(length)" }
    }
    func pixel(_ length: Double) -> Double { (length * 2 + 0.5 + 1e-6).rounded(.down) / 2 }
    var frames: [CGRect] = []
    for (item, frame) in naive.frames.enumerated() {
      let placed = CGRect(
        x: pixel(frame.minX + corner.x), y: pixel(frame.minY + corner.y), width: pixel(frame.width),
        height: pixel(frame.height))
      frames.append(placed)
      guard let found = solution.frame(of: .item(section: 0, item: item)) else { return "no item \(item)" }
      // A sum in a different order may be on the other side of half a pixel.
      if abs(found.minX - placed.minX) + abs(found.minY - placed.minY) + abs(found.width - placed.width)
        + abs(found.height - placed.height) > 0.5 + 1e-6
      {
        return "item \(item) of \(one.preferredSize.count) at \(found), should be at \(placed)"
      }
      frames[item] = found
    }
    let rect = CGRect(
      x: Double.random(in: -50...600, using: &random), y: Double.random(in: -50...900, using: &random),
      width: Double.random(in: 10...400, using: &random), height: Double.random(in: 10...400, using: &random))
    var answered: [Int] = []
    solution.visit(rect) { element, _, _ in
      if case .item(_, let item) = element { answered.append(item) }
    }
    let expected = frames.indices.filter { frames[$0].overlaps(rect) }
    return answered == expected ? nil : "in \(rect): \(answered), should be \(expected)"
  }

  func testAMillionItemsAreOneGroup() {
    let item = CompositionalItem(size: CompositionalSize(width: .fractionOfWidth(0.2), height: .fractionOfHeight(1)))
    let template = CompositionalItem(
      size: CompositionalSize(width: .fractionOfWidth(1), height: .fractionOfWidth(0.2)),
      content: .group(.horizontal, [item], spacing: nil, count: nil))
    let rule = GroupRule(template, in: CGSize(width: 400, height: 800), axis: .vertical, spacing: 0)
    var groups = CompositionalGroups(rule, count: 1_000_000)
    XCTAssertEqual(groups.runCount, 1)
    XCTAssertEqual(groups.groupCount, 200_000)
    XCTAssertEqual(groups.length, 16_000_000)
    groups.apply(IndexShift(removed: [500_000], added: [3, 700_000, 999_999])) { _ in nil }
    XCTAssertEqual(groups.count, 1_000_002)
    XCTAssertLessThan(groups.runCount, 20)
    XCTAssertEqual(groups.length, 16_000_080)
  }
}
