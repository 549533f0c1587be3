import CollectionCore
import TestSupport
import XCTest

/// Compares selected items, which are stored in runs, with an array in the order of selection, after sequences of
/// selections, deselections and random batch updates.
final class ItemRunsTests: XCTestCase {
  func testTheRuns_doWhatAnArrayDoes() {
    var batches = 0
    SeedRun(release: 20_000, debug: 500).check("item runs", in: self) { seed in
      var random = SeededRandom(seed: seed)
      for _ in 0..<3 {
        let batch = UpdateCase(random: &random)
        var model = NaiveRuns(batch.before)
        for step in 0..<Int.random(in: 0...12, using: &random) {
          model.change(&random)
          if let mistake = model.mistake(&random) { return "step \(step): \(mistake)" }
        }
        guard
          let map = try? UpdateMap(
            before: SectionCounts(batch.before), after: SectionCounts(batch.after), operations: batch.operations())
        else { continue }
        batches += 1
        model.apply(map, batch.after)
        if let mistake = model.mistake(&random) { return "after \(batch): \(mistake)" }
        for step in 0..<4 {
          model.change(&random)
          if let mistake = model.mistake(&random) { return "after \(batch), step \(step): \(mistake)" }
        }
      }
      return nil
    }
    print("item runs: \(batches) batches")
  }

  /// A batch update costs as much as it changes. With a million items, only a few nodes of the tree are new.
  func testABatchOfOne_amongAMillionItems_makesTwoRunsOfOne() throws {
    let counts = SectionCounts(Array(repeating: 1_000, count: 1_000))
    var runs = ItemRuns(all: counts)
    XCTAssertEqual(runs.count, 1_000_000)
    XCTAssertEqual(runs.runs.count, 1_000, "one a section")
    var operations = UpdateOperations()
    operations.insertedItems = [ItemIndex(500, 400)]
    operations.deletedItems = [ItemIndex(3, 3)]
    var after = counts
    after.set(1_001, section: 500)
    after.set(999, section: 3)
    runs.apply(try UpdateMap(before: counts, after: after, operations: operations))
    XCTAssertEqual(runs.count, 999_999)
    XCTAssertFalse(runs.contains(ItemIndex(500, 400)))
    XCTAssertTrue(runs.contains(ItemIndex(500, 1_000)))
    XCTAssertEqual(runs.runs.count, 1_002, "both sections are two runs now, in the order in which they were put in")
    XCTAssertEqual(runs.first, ItemIndex(0, 0))
  }
}

/// A model that performs the same operations on an array.
private struct NaiveRuns {
  private var counts: [Int]
  private var chosen: [ItemIndex] = []
  private var runs = ItemRuns()

  init(_ counts: [Int]) { self.counts = counts }

  private func anyItem(_ random: inout SeededRandom) -> ItemIndex? {
    guard let section = counts.indices.filter({ counts[$0] > 0 }).randomElement(using: &random) else { return nil }
    return ItemIndex(section, Int.random(in: 0..<counts[section], using: &random))
  }

  private var all: [ItemIndex] {
    counts.indices.flatMap { section in (0..<counts[section]).map { ItemIndex(section, $0) } }
  }

  mutating func change(_ random: inout SeededRandom) {
    guard let one = anyItem(&random), let other = anyItem(&random) else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      if !chosen.contains(one) { chosen.append(one) }
      runs.insert(one)
    case 2:
      chosen.removeAll { $0 == one }
      runs.remove(one)
    case 3:
      // The missing items of a range.
      for range in runs.missingRanges(from: min(one, other), through: max(one, other), in: SectionCounts(counts)) {
        chosen += range.items.map { ItemIndex(range.section, $0) }
        runs.insert(ItemIndex(range.section, range.items.lowerBound), count: range.items.count)
      }
    case 4:
      for run in runs.runs(outside: min(one, other), max(one, other)) {
        for item in run.items { runs.remove(ItemIndex(run.section, item)) }
      }
      chosen.removeAll { $0 < min(one, other) || $0 > max(one, other) }
    default:
      let fewer = counts.map { max(0, $0 - 1) }
      runs = runs.clipped(to: SectionCounts(fewer))
      chosen.removeAll { $0.item >= fewer[$0.section] }
    }
  }

  mutating func apply(_ map: UpdateMap, _ after: [Int]) {
    runs.apply(map)
    chosen = chosen.compactMap(map.newItem(ofOld:))
    counts = after
  }

  func mistake(_ random: inout SeededRandom) -> String? {
    let set = Set(chosen)
    if runs.count != chosen.count { return "\(runs.count) items instead of \(chosen.count)" }
    if runs.isEmpty != chosen.isEmpty { return "isEmpty" }
    if runs.first != chosen.first { return "the first is \(String(describing: runs.first)), not \(chosen[0])" }
    for item in all where runs.contains(item) != set.contains(item) { return "\(item) is \(runs.contains(item))" }
    let inOrder = runs.runsInOrder.flatMap { run in run.items.map { ItemIndex(run.section, $0) } }
    if inOrder != chosen { return "in order \(inOrder) instead of \(chosen)" }
    let byPlace = runs.runs
    for (run, next) in zip(byPlace, byPlace.dropFirst()) {
      if run.end > next.start { return "\(run) and \(next) overlap" }
      if run.end == next.start, run.order + run.count == next.order { return "\(run) and \(next) should be one" }
    }
    guard let one = anyItem(&random), let other = anyItem(&random) else { return nil }
    let (low, high) = (min(one, other), max(one, other))
    let missing = runs.missingRanges(from: low, through: high, in: SectionCounts(counts)).flatMap { range in
      range.items.map { ItemIndex(range.section, $0) }
    }
    let wanted = all.filter { $0 >= low && $0 <= high && !set.contains($0) }
    if missing != wanted { return "missing from \(low) to \(high): \(missing) instead of \(wanted)" }
    let outside = runs.runs(outside: low, high).flatMap { run in run.items.map { ItemIndex(run.section, $0) } }
    if outside != chosen.filter({ $0 < low || $0 > high }) { return "outside of \(low) to \(high): \(outside)" }
    return nil
  }
}
