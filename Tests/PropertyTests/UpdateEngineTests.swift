import CollectionCore
import TestSupport
import XCTest

/// Compares the engine of batch updates with a model of arrays, for many random batches, valid and invalid.
/// docs/testing.md describes how to repeat a failure.
final class UpdateEngineTests: XCTestCase {
  func testTheEngine_doesWhatArraysDo() {
    var right = 0
    var wrong = 0
    SeedRun(release: 100_000, debug: 2_000).check("update engine", in: self) { seed in
      var random = SeededRandom(seed: seed)
      let batch = UpdateCase(random: &random)
      if NaiveUpdate(batch) == nil { wrong += 1 } else { right += 1 }
      guard let failure = Self.failure(of: batch, seed) else { return nil }
      let small = batch.shrunk { Self.failure(of: $0, seed) != nil }
      return "\(failure); smallest such batch: \(small): \(Self.failure(of: small, seed) ?? "")"
    }
    print("update engine: \(right) batches were right, \(wrong) wrong")
    if right + wrong > 1_000 {
      XCTAssertGreaterThan(right, wrong, "most of the batches should be right")
      XCTAssertGreaterThan(wrong, (right + wrong) / 10, "a good part of the batches should be wrong")
    }
  }

  /// Returns a description of an error of the engine for a batch, or `nil`.
  private static func failure(of batch: UpdateCase, _ seed: UInt64) -> String? {
    let expected = NaiveUpdate(batch)
    let answer = answer(batch.before, batch.after, batch.operations())
    switch (answer, expected) {
    case (.failure(let error), nil): if let failure = wrongReason(error, batch) { return failure }
    case (.failure(let error), _): return "refused: \(error)"
    case (.success, nil): return "a wrong batch was accepted"
    case (.success(let map), let expected?):
      if let failure = difference(map, expected, batch.before) { return failure }
      if Array(map.countsAfter) != batch.after { return "counts after: \(Array(map.countsAfter))" }
    }
    return dependenceOnOrder(batch, answer, seed)
  }

  private static func answer(
    _ before: [Int], _ after: [Int], _ operations: UpdateOperations
  ) -> Result<UpdateMap, UpdateError> {
    Result { () throws(UpdateError) in
      try UpdateMap(before: SectionCounts(before), after: SectionCounts(after), operations: operations)
    }
  }

  /// Compares both directions of the map for every section and item.
  private static func difference(_ map: UpdateMap, _ expected: NaiveUpdate, _ before: [Int]) -> String? {
    var newSections: [Int: Int] = [:]
    var newItems: [ItemIndex: ItemIndex] = [:]
    for (new, old) in expected.sections.enumerated() {
      if map.oldSection(ofNew: new) != old { return "old section of \(new)" }
      if let old { newSections[old] = new }
      for (place, old) in expected.items[new].enumerated() {
        let item = ItemIndex(new, place)
        if map.oldItem(ofNew: item) != old {
          return "old item of \(item): \(map.oldItem(ofNew: item)?.description ?? "none")"
        }
        if let old { newItems[old] = item }
      }
    }
    for old in before.indices {
      if map.newSection(ofOld: old) != newSections[old] { return "new section of \(old)" }
      for place in 0..<before[old] {
        let item = ItemIndex(old, place)
        if map.newItem(ofOld: item) != newItems[item] {
          return "new item of \(item): \(map.newItem(ofOld: item)?.description ?? "none")"
        }
      }
    }
    return nil
  }

  /// Returns a problem if the order or the nesting of the operations changes the result or the errors.
  private static func dependenceOnOrder(
    _ batch: UpdateCase, _ answer: Result<UpdateMap, UpdateError>, _ seed: UInt64
  ) -> String? {
    var random = SeededRandom(seed: seed ^ 0xff)
    var other = batch
    other.list.shuffle(using: &random)
    let second = Self.answer(other.before, other.after, other.operations(nests: true))
    switch (answer, second) {
    case (.failure(let first), .failure(let second)):
      return first == second ? nil : "in another order, nested: \(second) instead of \(first)"
    case (.success, .success(let map)):
      guard let expected = NaiveUpdate(batch) else { return nil }
      return difference(map, expected, batch.before).map { "in another order, nested: \($0)" }
    default: return "in another order, nested: another verdict"
    }
  }

  /// Returns a problem with a reported error. A batch can be invalid in several ways. The error must be one of them,
  /// with correct numbers.
  private static func wrongReason(_ error: UpdateError, _ batch: UpdateCase) -> String? {
    let operations = batch.operations()
    let isTrue: Bool
    switch error {
    case .sectionCount(let before, let after, let inserted, let deleted):
      isTrue =
        before == batch.before.count && after == batch.after.count && inserted == operations.insertedSections.count
        && deleted == operations.deletedSections.count && before + inserted - deleted != after
    case .itemCount(let section, let old, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      isTrue =
        before == batch.before[old] && after == batch.after[section]
        && inserted == operations.insertedItems.count { $0.section == section }
        && deleted == operations.deletedItems.count { $0.section == old }
        && movedIn == operations.movedItems.count { $0.to.section == section }
        && movedOut == operations.movedItems.count { $0.from.section == old }
        && before + inserted + movedIn - deleted - movedOut != after
    case .sectionOutOfRange(_, let section, let sections, let isAfter):
      isTrue =
        sections == (isAfter ? batch.after : batch.before).count && !(0..<sections).contains(section)
        && batch.list.contains { $0.names(section: section, isAfter: isAfter) }
    case .itemOutOfRange(_, let item, let items, let isAfter):
      let counts = isAfter ? batch.after : batch.before
      isTrue =
        (counts.indices.contains(item.section) ? counts[item.section] : nil) == items
        && !(0..<(items ?? 0)).contains(item.item) && batch.list.contains { $0.names(item: item, isAfter: isAfter) }
    case .conflict(_, let second, let section, let item):
      let isAfter = second == "move to"
      let named = batch.list.count { operation in
        item.map { operation.names(item: ItemIndex(section, $0), isAfter: isAfter) }
          ?? operation.names(section: section, isAfter: isAfter)
      }
      isTrue = named >= 2
    }
    return isTrue ? nil : "the batch is wrong, but not so: \(error)"
  }
}

extension UpdateCase.Operation {
  fileprivate func names(section: Int, isAfter: Bool) -> Bool {
    switch self {
    case .deleteSection(let place), .reloadSection(let place): !isAfter && place == section
    case .insertSection(let place): isAfter && place == section
    case .moveSection(let from, let to): (isAfter ? to : from) == section
    default: false
    }
  }

  fileprivate func names(item: ItemIndex, isAfter: Bool) -> Bool {
    switch self {
    case .deleteItem(let place), .reloadItem(let place): !isAfter && place == item
    case .insertItem(let place): isAfter && place == item
    case .moveItem(let from, let to): (isAfter ? to : from) == item
    default: false
    }
  }
}
