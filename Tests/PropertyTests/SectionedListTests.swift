import CollectionCore
import TestSupport
import XCTest

/// Compares the lists of snapshots and their differences with arrays, for many random lists.
final class SectionedListTests: XCTestCase {
  func testTheList_doesWhatArraysDo() {
    SeedRun(release: 7_000, debug: 200).check("sectioned list", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var list = SectionedList<Int, Int>()
      var naive = NaiveSections()
      var versions: [(SectionedList<Int, Int>, NaiveSections)] = []
      var history: [String] = []
      let names = Int.random(in: 3...60, using: &random)
      for _ in 0..<40 {
        history.append(SectionEdit.make(&list, &naive, names: names, &random))
        if let wrong = mistake(list, naive, names) { return "\(wrong) after \(history.joined(separator: "; "))" }
        if Int.random(in: 0..<5, using: &random) == 0 { versions.append((list, naive)) }
      }
      // Copies have not changed.
      for (list, naive) in versions {
        if let wrong = mistake(list, naive, names) {
          return "a copy: \(wrong) after \(history.joined(separator: "; "))"
        }
      }
      return nil
    }
  }

  /// Long lists, whose sections are split into chunks, have the same results as arrays.
  func testLongLists_doWhatArraysDo() {
    SeedRun(release: 200, debug: 3).check("long list", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var list = SectionedList<Int, Int>()
      var naive = NaiveSections()
      _ = list.appendSections([0, 1])
      naive.appendSections([0, 1])
      for step in 0..<30 {
        let count = Int.random(in: 0...900, using: &random)
        let items = (0..<count).map { _ in Int.random(in: 0..<4_000, using: &random) }
        let section = step % 2
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          _ = list.append(items, to: section)
          naive.append(items, to: section)
        case 2:
          let anchor = naive.items.randomElement(using: &random) ?? 0
          _ = list.insert(items, .after, anchor)
          naive.insert(items, .after, anchor)
        case 3:
          list.delete(items)
          naive.delete(items)
        default:
          for item in items.prefix(200) {
            list.delete([item])
            naive.delete([item])
          }
        }
        guard list.itemIdentifiers == naive.items else { return "other items after step \(step)" }
        for place in naive.sections.indices {
          let section = naive.sections[place]
          guard list.itemCount(at: place) == section.items.count else { return "other counts after step \(step)" }
          for (index, item) in section.items.enumerated().filter({ $0.offset % 37 == 0 }) {
            let wanted = ItemIndex(place, index)
            if list.position(of: item) != wanted || list.item(at: wanted) != item {
              return "place of \(item), step \(step)"
            }
          }
        }
      }
      return nil
    }
  }

  private func mistake(_ list: SectionedList<Int, Int>, _ naive: NaiveSections, _ names: Int) -> String? {
    if list.sectionIdentifiers != naive.sections.map(\.name) { return "sections \(list.sectionIdentifiers)" }
    if list.itemIdentifiers != naive.items || list.items.count != naive.items.count {
      return "items \(list.itemIdentifiers) instead of \(naive.items)"
    }
    if Array(list.counts) != naive.sections.map(\.items.count) { return "counts" }
    for (place, section) in naive.sections.enumerated() {
      if list.itemIdentifiers(in: section.name) != section.items { return "items of \(section.name)" }
      if list.position(of: section.name) != place || list.section(at: place) != section.name {
        return "place of section \(section.name)"
      }
    }
    for item in 0..<names {
      let wanted = naive.position(of: item)
      if list.position(of: item) != wanted { return "place of \(item)" }
      if list.flatIndex(of: item) != naive.items.firstIndex(of: item) { return "index of \(item)" }
      if let wanted,
        list.item(at: wanted) != item || list.section(containing: item) != naive.sections[wanted.section].name
      {
        return "item at \(wanted)"
      }
    }
    return nil
  }

  // MARK: Differences

  func testADifference_leadsFromOneListToTheOther_withAsFewMovesAsCanBe() {
    var moved = 0
    SeedRun(release: 40_000, debug: 400).check("difference of lists", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var old = SectionedList<Int, Int>()
      var naiveOld = NaiveSections()
      let names = Int.random(in: 3...40, using: &random)
      var history: [String] = []
      for _ in 0..<20 { history.append(SectionEdit.make(&old, &naiveOld, names: names, &random)) }
      history.append("|")
      var new = old
      var naiveNew = naiveOld
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        history.append(SectionEdit.make(&new, &naiveNew, names: names, &random))
      }
      // The same list, rebuilt without sharing storage with the old one.
      if Bool.random(using: &random) { new = SectionedList(naiveNew) }
      let map = new.update(from: old)
      moved += map.operations.movedItems.count
      return DifferenceCheck(old: naiveOld, new: naiveNew, map: map).mistake.map {
        "\($0) after \(history.joined(separator: "; ")): \(map.operations)"
      }
    }
    XCTAssertGreaterThan(moved, 0)
  }

  /// The comparison of lists skips equal parts. In lists of thousands of items, this must be correct at every chunk
  /// boundary.
  func testDifferencesOfLongLists() {
    SeedRun(release: 300, debug: 4).check("difference of long lists", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var naive = NaiveSections()
      naive.appendSections([0, 1, 2])
      var next = 0
      for section in 0..<3 {
        let count = Int.random(in: 0...1_600, using: &random)
        naive.append(Array(next..<next + count), to: section)
        next += count
      }
      let old = SectionedList(naive)
      var (new, after) = (old, naive)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let some = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
          after.items.randomElement(using: &random)
        }
        let anchor = after.items.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          new.delete(some)
          after.delete(some)
        case 1:
          _ = new.insert(some, .before, anchor)
          after.insert(some, .before, anchor)
        case 2:
          _ = new.insert([next, next + 1], .after, anchor)
          after.insert([next, next + 1], .after, anchor)
          next += 2
        case 3, 4:
          guard let item = some.first, item != anchor else { continue }
          let side: InsertionSide = Bool.random(using: &random) ? .before : .after
          _ = new.move(item, side, anchor)
          after.move(item, side, anchor)
        default:
          _ = new.moveSection(0, .after, 2)
          after.moveSection(0, .after, 2)
        }
      }
      let map = new.update(from: old)
      if let mistake = DifferenceCheck(old: naive, new: after, map: map).mistake { return mistake }
      // A list without shared storage has the same difference: the same items move.
      let rebuilt = SectionedList(after).update(from: old)
      if rebuilt.operations != map.operations { return "\(map.operations), but \(rebuilt.operations) without sharing" }
      return DifferenceCheck(old: naive, new: after, map: rebuilt).mistake
    }
  }

  /// The items between the old and the new position of a moved item are not compared, except those that are stored with
  /// one of the two.
  func testAMove_comparesAsManyItemsInAnyList() {
    func comparisons(_ count: Int) -> Int {
      let counter = Counter()
      var old = SectionedList<Int, CountedItem>()
      _ = old.appendSections([0])
      _ = old.append((0..<count).map { CountedItem(value: $0, counter: counter) }, to: 0)
      var new = old
      let item = CountedItem(value: count / 10, counter: counter)
      _ = new.move(item, .after, CountedItem(value: count - count / 10, counter: counter))
      counter.count = 0
      let map = new.update(from: old)
      XCTAssertEqual(map.operations.movedItems.map(\.from), [ItemIndex(0, count / 10)])
      return counter.count
    }
    let few = comparisons(10_000)
    let many = comparisons(100_000)
    XCTAssertGreaterThan(few, 0)
    XCTAssertLessThan(many, 2 * few, "\(few) comparisons in a list of a tenth of the length")
  }

  /// An item that is added to one section leaves the identifiers of the other sections uncompared.
  func testAChangeOfOneSection_comparesNoOtherSections() {
    func comparisons(_ count: Int) -> Int {
      let counter = Counter()
      var old = SectionedList<CountedItem, Int>()
      let sections = (0..<count).map { CountedItem(value: $0, counter: counter) }
      _ = old.appendSections(sections)
      for (index, section) in sections.enumerated() { _ = old.append([2 * index], to: section) }
      var new = old
      _ = new.append([1], to: sections[count / 2])
      counter.count = 0
      let map = new.update(from: old)
      XCTAssertEqual(map.operations.insertedItems, [ItemIndex(count / 2, 1)])
      return counter.count
    }
    let few = comparisons(100)
    XCTAssertEqual(comparisons(1_000), few)
  }

  /// Replacing the items of a section with a version in which one is added and one is missing hashes these items, and keeps the
  /// others where they are stored.
  func testReplacedItems_areHashedIfTheyDiffer() {
    func hashes(_ count: Int) -> Int {
      let counter = Counter()
      let items = (0...count).map { CountedItem(value: $0, counter: counter) }
      var list = SectionedList<Int, CountedItem>()
      _ = list.appendSections([0])
      _ = list.append(Array(items.prefix(count)), to: 0)
      let old = list
      var others = items
      others.swapAt(count / 2, count)
      others.removeLast()
      counter.hashes = 0
      XCTAssertEqual(list.replaceItems(of: 0, with: others)?.repeatedIdentifiers, [])
      let hashes = counter.hashes
      XCTAssertEqual(list.itemIdentifiers, others)
      let operations = list.update(from: old).operations
      XCTAssertEqual(operations.deletedItems, [ItemIndex(0, count / 2)])
      XCTAssertEqual(operations.insertedItems, [ItemIndex(0, count / 2)])
      return hashes
    }
    let few = hashes(1_000)
    XCTAssertGreaterThan(few, 0)
    XCTAssertEqual(hashes(10_000), few)
  }

  /// Reloaded items keep their identity, whether or not they move, alone or with their section.
  func testReloaded_keepsItsIdentity() {
    var old = SectionedList<String, Int>()
    _ = old.appendSections(["a", "b"])
    _ = old.append([1, 2, 3], to: "a")
    _ = old.append([4, 5], to: "b")
    var new = old
    _ = new.move(3, .before, 1)
    _ = new.move(5, .before, 3)
    XCTAssertEqual(new.reload([3, 2, 99]), [99])
    XCTAssertEqual(new.reloadSections(["b", "z"]), ["z"])
    _ = new.append([6], to: "b")
    _ = new.reload([6])
    let map = new.update(from: old)
    XCTAssertEqual(map.newItem(ofOld: ItemIndex(0, 2)), ItemIndex(0, 1))
    XCTAssertEqual(map.newItem(ofOld: ItemIndex(1, 1)), ItemIndex(0, 0))
    XCTAssertEqual(map.newItem(ofOld: ItemIndex(1, 0)), ItemIndex(1, 0), "of a section that is reloaded")
    XCTAssertEqual(map.oldItem(ofNew: ItemIndex(1, 1)), nil)
    XCTAssertTrue(map.isReloaded(ItemIndex(0, 2)) && map.isReloaded(ItemIndex(0, 1)) && map.isReloaded(section: 1))
    XCTAssertTrue(map.isReloaded(ItemIndex(1, 0)) && !map.isReloaded(ItemIndex(0, 0)))
    XCTAssertEqual(map.operations.reloadedItems, [ItemIndex(0, 1), ItemIndex(0, 2)])
    new.delete([3])
    XCTAssertEqual(Set(new.reloadedItems.identifiers), [2, 6], "a deleted item is not to be reloaded")
  }
}

/// A number of comparisons.
private final class Counter: @unchecked Sendable {
  var count = 0
  var hashes = 0
}

/// An identifier that counts its comparisons and hashes.
private struct CountedItem: Hashable {
  let value: Int
  let counter: Counter

  static func == (first: Self, second: Self) -> Bool {
    first.counter.count += 1
    return first.value == second.value
  }

  func hash(into hasher: inout Hasher) {
    counter.hashes += 1
    hasher.combine(value)
  }
}
