import CollectionCore
import Foundation
import TestSupport
import XCTest

@testable import UIKit

/// Compares the translation between the data and the displayed items with a model of arrays.
@preconcurrency @MainActor
final class DataMappingTests: XCTestCase {
  /// A displayed item: an item of the data, or a placeholder.
  private enum Shown: Equatable {
    case item(section: Int, item: Int)
    case placeholder(ObjectIdentifier)
  }

  private nonisolated static func isItem(_ shown: Shown) -> Bool {
    if case .item = shown { true } else { false }
  }

  /// A model with arrays of the displayed items. It also contains the original position of the item that is being
  /// moved.
  private struct Model {
    /// The displayed items by section, without the movement.
    var sections: [[Shown]]
    var movement: (original: IndexPath, current: IndexPath)?

    init(_ counts: [Int]) {
      sections = counts.enumerated().map { section, count in
        (0..<count).map { .item(section: section, item: $0) }
      }
    }

    var shown: [[Shown]] {
      guard let movement else { return sections }
      var result = sections
      let moved = result[movement.original.section].remove(at: movement.original.item)
      result[movement.current.section].insert(moved, at: movement.current.item)
      return result
    }

    /// The order of the data after the moved item was dropped.
    var dropped: [[Shown]] {
      shown.map { $0.filter(DataMappingTests.isItem) }
    }
  }

  private func check(
    _ mapping: DataMapping, _ model: Model, _ counts: [Int], _ items: [PlaceholderItem], _ message: String
  ) {
    let shown = model.shown
    XCTAssertEqual(
      Array(mapping.dataCounts(ofShown: SectionCounts(shown.map(\.count)))), counts, "data counts, \(message)")
    XCTAssertEqual(
      Array(mapping.shownCounts(ofData: SectionCounts(counts))), shown.map(\.count), "shown counts, \(message)")
    for (section, row) in shown.enumerated() {
      for (place, what) in row.enumerated() {
        let path = IndexPath(item: place, section: section)
        switch what {
        case .item(let dataSection, let dataItem):
          let data = IndexPath(item: dataItem, section: dataSection)
          XCTAssertEqual(mapping.dataIndexPath(path), data, "data of \(path), \(message)")
          XCTAssertEqual(mapping.shownPath(ofData: data), path, "shown of \(data), \(message)")
          XCTAssertNil(mapping.placeholder(at: path), message)
        case .placeholder(let id):
          XCTAssertEqual(mapping.placeholder(at: path).map { ObjectIdentifier($0) }, id, "at \(path), \(message)")
        }
      }
    }
    for section in shown.indices {
      let found = mapping.shownPlaceholders(inSection: section)
      XCTAssertEqual(
        found.map(\.index), shown[section].indices.filter { !Self.isItem(shown[section][$0]) },
        "placeholders of section \(section), \(message)")
      XCTAssertEqual(mapping.hasPlaceholders(inSection: section), !found.isEmpty, message)
      for (index, placeholder) in found {
        XCTAssertEqual(shown[section][index], .placeholder(ObjectIdentifier(placeholder)), message)
      }
    }
    for item in items {
      let place = model.sections.enumerated().compactMap { section, row in
        row.firstIndex(of: .placeholder(ObjectIdentifier(item))).map { IndexPath(item: $0, section: section) }
      }.first
      XCTAssertEqual(mapping.path(of: item), place, "of a placeholder, \(message)")
    }
  }

  func testNothingIsTranslatedWithoutPlaceholdersAndMovement() {
    let mapping = DataMapping()
    XCTAssertTrue(mapping.isIdentity)
    check(mapping, Model([2, 0, 3]), [2, 0, 3], [], "plain")
  }

  func testPathsOfOddLengthsStay() {
    var mapping = DataMapping()
    mapping.insert(PlaceholderItem(reuseIdentifier: "a"), at: IndexPath(item: 0, section: 0))
    for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 1, 2])] {
      XCTAssertEqual(mapping.dataIndexPath(path), path)
      XCTAssertEqual(mapping.shownPath(ofData: path), path)
    }
  }

  func testPlaceholdersAndMovementAgainstArrays() {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &random)
    var numbers = SeededRandom(seed: seed)
    for round in 0..<300 {
      let counts = (0..<3).map { _ in Int(numbers.next() % 5) }
      var mapping = DataMapping()
      var model = Model(counts)
      var items: [PlaceholderItem] = []
      for step in 0..<8 {
        let message = "seed \(seed), round \(round), step \(step)"
        let section = Int(numbers.next() % 3)
        switch numbers.next() % 5 {
        case 0 where model.movement == nil:
          let item = PlaceholderItem(reuseIdentifier: "p")
          let path = IndexPath(item: Int(numbers.next() % UInt64(model.sections[section].count + 1)), section: section)
          mapping.insert(item, at: path)
          model.sections[section].insert(.placeholder(ObjectIdentifier(item)), at: path.item)
          items.append(item)
        case 1 where model.movement == nil && !items.isEmpty:
          let item = items.remove(at: Int(numbers.next() % UInt64(items.count)))
          mapping.remove(item)
          for index in model.sections.indices {
            model.sections[index].removeAll { $0 == .placeholder(ObjectIdentifier(item)) }
          }
        case 4 where model.movement == nil && !items.isEmpty:
          let item = items[Int(numbers.next() % UInt64(items.count))]
          for index in model.sections.indices {
            model.sections[index].removeAll { $0 == .placeholder(ObjectIdentifier(item)) }
          }
          let data = Int(numbers.next() % UInt64(counts[section] + 1))
          let target = mapping.target(of: item, atDataPath: IndexPath(item: data, section: section))
          let before = model.sections[section].prefix(target.item)
          XCTAssertEqual(before.filter(Self.isItem).count, data, "the target is before the item, \(message)")
          mapping.move(item, to: target)
          model.sections[section].insert(.placeholder(ObjectIdentifier(item)), at: target.item)
        case 2 where model.movement == nil:
          let places = model.sections[section].indices.filter { Self.isItem(model.sections[section][$0]) }
          guard !places.isEmpty else { continue }
          let path = IndexPath(item: places[Int(numbers.next() % UInt64(places.count))], section: section)
          mapping.beginMovement(of: path)
          model.movement = (path, path)
        case 3 where model.movement != nil:
          let movement = model.movement!
          let room = model.sections[section].count + (section == movement.original.section ? 0 : 1)
          let target = IndexPath(item: Int(numbers.next() % UInt64(room)), section: section)
          mapping.moveItem(to: target)
          model.movement?.current = target
          // Its position in the data after a drop.
          let moved = model.sections[movement.original.section][movement.original.item]
          let place = model.dropped[section].firstIndex(of: moved)
          XCTAssertEqual(mapping.dataTarget(target), IndexPath(item: place ?? -1, section: section), message)
          XCTAssertEqual(
            mapping.dataTarget(mapping.shownTarget(ofData: mapping.dataTarget(target))), mapping.dataTarget(target),
            message)
        default: break
        }
        check(mapping, model, counts, items, message)
      }
      if model.movement != nil { mapping.cancelMovement() }
      model.movement = nil
      check(mapping, model, counts, items, "seed \(seed), round \(round), at the end")
    }
  }

  func testADroppedItemLeavesPlaceholdersWhereTheyAreSeen() {
    var mapping = DataMapping()
    let placeholder = PlaceholderItem(reuseIdentifier: "p")
    mapping.insert(placeholder, at: IndexPath(item: 1, section: 0))
    // a, placeholder, b: a moves after b.
    mapping.beginMovement(of: IndexPath(item: 0, section: 0))
    mapping.moveItem(to: IndexPath(item: 2, section: 0))
    XCTAssertTrue(mapping.placeholder(at: IndexPath(item: 0, section: 0)) === placeholder)
    mapping.dropItem()
    XCTAssertNil(mapping.movement)
    XCTAssertEqual(mapping.path(of: placeholder), IndexPath(item: 0, section: 0))
    XCTAssertEqual(mapping.dataIndexPath(IndexPath(item: 2, section: 0)), IndexPath(item: 1, section: 0))
  }

  func testPlaceholdersFollowAnUpdateAndGoWithTheirSection() throws {
    var mapping = DataMapping()
    let first = PlaceholderItem(reuseIdentifier: "first")
    let second = PlaceholderItem(reuseIdentifier: "second")
    mapping.insert(first, at: IndexPath(item: 1, section: 0))
    mapping.insert(second, at: IndexPath(item: 0, section: 1))
    var operations = UpdateOperations()
    operations.insertedItems = [ItemIndex(0, 0)]
    operations.deletedSections = [1]
    let map = try UpdateMap(before: SectionCounts([2, 1]), after: SectionCounts([3]), operations: operations)
    let change = try mapping.shownUpdate(map)
    XCTAssertEqual(Array(change.shownMap.countsBefore), [3, 2])
    XCTAssertEqual(Array(change.shownMap.countsAfter), [4])
    mapping.apply(change)
    XCTAssertEqual(mapping.path(of: first), IndexPath(item: 2, section: 0))
    XCTAssertNil(mapping.path(of: second))
  }

  func testAPlaceholderIsMeasuredAsTheItemThatItDisplaces() {
    var mapping = DataMapping()
    mapping.insert(PlaceholderItem(reuseIdentifier: "p"), at: IndexPath(item: 2, section: 0))
    let counts = SectionCounts([3, 0])
    // After the last item: the path of that one.
    XCTAssertEqual(mapping.measuredPath(IndexPath(item: 2, section: 0), counts), IndexPath(item: 1, section: 0))
    XCTAssertEqual(mapping.measuredPath(IndexPath(item: 1, section: 0), counts), IndexPath(item: 1, section: 0))
    var alone = DataMapping()
    alone.insert(PlaceholderItem(reuseIdentifier: "p"), at: IndexPath(item: 0, section: 1))
    XCTAssertNil(alone.measuredPath(IndexPath(item: 0, section: 1), SectionCounts([2, 1])))
  }

  func testTheGapCountsWherePlaceholdersDoNot() {
    var mapping = DataMapping()
    mapping.insert(PlaceholderItem(reuseIdentifier: "p"), at: IndexPath(item: 0, section: 0))
    let gap = PlaceholderItem(reuseIdentifier: "gap", isGap: true)
    mapping.insert(gap, at: IndexPath(item: 1, section: 0))
    XCTAssertTrue(mapping.gap === gap)
    XCTAssertEqual(
      mapping.shownPathIgnoringPlaceholders(IndexPath(item: 2, section: 0)), IndexPath(item: 1, section: 0))
    XCTAssertEqual(mapping.dataIndexPath(IndexPath(item: 2, section: 0)), IndexPath(item: 0, section: 0))
  }
}
