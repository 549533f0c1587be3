import CollectionCore
import Foundation
import TestSupport
import XCTest

final class UpdateMapTests: XCTestCase {
  /// Sections and items with names of their own, edited step by step the way an application edits its data.
  private struct Model {
    struct Section {
      var name: Int
      var items: [Int]
    }
    var sections: [Section] = []
    var names = 0

    init(_ random: inout SeededRandom) {
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        sections.append(newSection(Int.random(in: 0...8, using: &random)))
      }
    }

    mutating func newName() -> Int {
      names += 1
      return names
    }

    mutating func newSection(_ count: Int) -> Section {
      Section(name: newName(), items: (0..<count).map { _ in newName() })
    }

    var counts: [Int] { sections.map(\.items.count) }

    func place(of item: Int) -> ItemIndex? {
      for (section, content) in sections.enumerated() {
        if let place = content.items.firstIndex(of: item) { return ItemIndex(section, place) }
      }
      return nil
    }

    func place(ofSection name: Int) -> Int? { sections.firstIndex { $0.name == name } }
  }

  /// A random batch, by editing the model and reading off which names went, came and were moved out of order.
  private func randomBatch(_ old: Model, _ random: inout SeededRandom) -> (Model, UpdateOperations) {
    var operations = UpdateOperations()
    var new = old
    // Sections: delete, move, insert.
    let deleted = old.sections.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }.map(\.name)
    let movable = old.sections.map(\.name).filter { !deleted.contains($0) }
    let moved = movable.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
    for name in deleted { operations.deletedSections.insert(old.place(ofSection: name)!) }
    new.sections.removeAll { deleted.contains($0.name) || moved.contains($0.name) }
    var inserted: [Int] = []
    var placed = old.sections.filter { moved.contains($0.name) }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let section = new.newSection(Int.random(in: 0...4, using: &random))
      inserted.append(section.name)
      placed.append(section)
    }
    for section in placed.shuffled(using: &random) {
      new.sections.insert(section, at: Int.random(in: 0...new.sections.count, using: &random))
    }
    for name in inserted { operations.insertedSections.insert(new.place(ofSection: name)!) }
    for name in moved {
      operations.movedSections.append(.init(from: old.place(ofSection: name)!, to: new.place(ofSection: name)!))
    }
    // Items of sections that stay.
    var movedItems: [Int] = []
    for section in new.sections.indices where !inserted.contains(new.sections[section].name) {
      for item in new.sections[section].items {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          operations.deletedItems.insert(old.place(of: item)!)
          new.sections[section].items.removeAll { $0 == item }
        case 1:
          movedItems.append(item)
          new.sections[section].items.removeAll { $0 == item }
        default: break
        }
      }
    }
    var comingItems = movedItems
    for _ in 0..<Int.random(in: 0...4, using: &random) { comingItems.append(new.newName()) }
    guard !new.sections.isEmpty else { return (new, operations) }
    for item in comingItems.shuffled(using: &random) {
      let section = Int.random(in: new.sections.indices, using: &random)
      new.sections[section].items.insert(
        item, at: Int.random(in: 0...new.sections[section].items.count, using: &random))
    }
    for item in comingItems {
      let place = new.place(of: item)!
      if movedItems.contains(item) {
        operations.movedItems.append(.init(from: old.place(of: item)!, to: place))
      } else if !inserted.contains(new.sections[place.section].name) {
        operations.insertedItems.insert(place)
      }
    }
    return (new, operations)
  }

  func testMap_followsEveryItemAndSectionAsTheDataDoes() throws {
    for seed in UInt64(1)...3_000 {
      var random = SeededRandom(seed: seed)
      let old = Model(&random)
      let (new, operations) = randomBatch(old, &random)
      let map: UpdateMap
      do {
        map = try UpdateMap(before: old.counts, after: new.counts, operations: operations)
      } catch {
        XCTFail("seed \(seed): \(error)")
        continue
      }
      for (section, content) in old.sections.enumerated() {
        XCTAssertEqual(map.newSection(ofOld: section), new.place(ofSection: content.name), "seed \(seed)")
        for (item, name) in content.items.enumerated() {
          let place = ItemIndex(section, item)
          XCTAssertEqual(map.newItem(ofOld: place), new.place(of: name), "seed \(seed), old \(place)")
        }
      }
      for (section, content) in new.sections.enumerated() {
        XCTAssertEqual(map.oldSection(ofNew: section), old.place(ofSection: content.name), "seed \(seed)")
        for (item, name) in content.items.enumerated() {
          let place = ItemIndex(section, item)
          XCTAssertEqual(map.oldItem(ofNew: place), old.place(of: name), "seed \(seed), new \(place)")
        }
      }
    }
  }

  func testWrongCounts_areRefused() {
    for seed in UInt64(1)...500 {
      var random = SeededRandom(seed: seed)
      let old = Model(&random)
      let (new, operations) = randomBatch(old, &random)
      var counts = new.counts
      let stays = counts.indices.filter {
        new.place(ofSection: new.sections[$0].name) != nil && old.place(ofSection: new.sections[$0].name) != nil
      }
      guard let section = stays.randomElement(using: &random) else { continue }
      counts[section] += 1
      XCTAssertThrowsError(try UpdateMap(before: old.counts, after: counts, operations: operations), "seed \(seed)")
    }
  }

  func testEachMistake_isNamed() {
    func message(_ before: [Int], _ after: [Int], _ fill: (inout UpdateOperations) -> Void) -> String {
      var operations = UpdateOperations()
      fill(&operations)
      do {
        _ = try UpdateMap(before: before, after: after, operations: operations)
        return "no error"
      } catch {
        return error.description
      }
    }
    XCTAssertEqual(
      message([3], [3]) { $0.insertedItems = [ItemIndex(0, 0)] },
      "the number of items in section 0 after the update (3) must equal the number before it (3) plus the items inserted "
        + "(1) and moved in (0) minus the items deleted (0) and moved out (0); that makes 4")
    XCTAssertEqual(
      message([3], [2]) { $0.deletedItems = [ItemIndex(0, 3)] },
      "delete item 3 of section 0, but section 0 has 3 items before the update")
    XCTAssertEqual(
      message([3], [4]) { $0.insertedItems = [ItemIndex(2, 0)] },
      "insert item 0 of section 2, but there is no section 2 after the update")
    XCTAssertEqual(
      message([1, 1], [1]) { _ in },
      "the number of sections after the update (1) must equal the number before it (2) plus the sections inserted (0) "
        + "minus the sections deleted (0); that makes 2")
    XCTAssertEqual(
      message([3], [3]) {
        $0.deletedItems = [ItemIndex(0, 1)]
        $0.movedItems = [.init(from: ItemIndex(0, 1), to: ItemIndex(0, 0))]
      }, "delete and move item 1 of section 0 in the same update")
    XCTAssertEqual(
      message([1], [1]) { $0.deletedSections = [4] }, "delete section 4, but there are 1 sections before the update")
  }
}
