import CollectionCore
import TestSupport
import XCTest

/// Compares updates of data that has placeholders between its items with arrays that contain the placeholders.
final class ShownUpdateTests: XCTestCase {
  func testPlaces_stayAmongTheItems() {
    var tried = 0
    SeedRun(release: 60_000, debug: 1_000).check("shown updates", in: self) { seed in
      var random = SeededRandom(seed: seed)
      let batch = UpdateCase(random: &random)
      guard
        let data = try? UpdateMap(
          before: SectionCounts(batch.before), after: SectionCounts(batch.after), operations: batch.operations())
      else { return nil }
      tried += 1
      var places: [ItemIndex] = []
      for (section, count) in batch.before.enumerated() {
        let shown = count + Int.random(in: 0...3, using: &random)
        places += (0..<shown).shuffled(using: &random).prefix(shown - count).sorted().map { ItemIndex(section, $0) }
      }
      do {
        let update = try PresentedUpdate(data, placeholders: places)
        return Self.failure(of: update, batch, places).map { "\($0); places \(places), \(batch)" }
      } catch {
        return "refused: \(error); places \(places), \(batch)"
      }
    }
    if tried > 100 { XCTAssertGreaterThan(tried, 300, "most updates should be right") }
  }

  /// Returns the data items in each section, with `nil` for placeholders.
  private static func shown(_ counts: [Int], _ places: [ItemIndex]) -> [[Int?]] {
    counts.enumerated().map { section, count in
      let own = Set(places.filter { $0.section == section }.map(\.item))
      var next = 0
      return (0..<count + own.count).map { index in
        if own.contains(index) { return nil }
        next += 1
        return next - 1
      }
    }
  }

  private static func failure(of update: PresentedUpdate, _ batch: UpdateCase, _ places: [ItemIndex]) -> String? {
    let new = update.newPlaceholderIndexes.compactMap { $0 }
    if Set(new).count != new.count { return "two places are at one: \(new)" }
    let before = shown(batch.before, places)
    let after = shown(batch.after, new)
    if Array(update.shownMap.countsAfter) != after.map(\.count) { return "shows \(Array(update.shownMap.countsAfter))" }
    for (section, row) in before.enumerated() {
      for (index, item) in row.enumerated() {
        let answer = update.shownMap.newItem(ofOld: ItemIndex(section, index))
        guard let item else {
          guard let rank = places.firstIndex(of: ItemIndex(section, index)) else { return "no place" }
          // In a reloaded section, items lose their identity, but placeholders stay.
          if update.dataMap.isReloaded(section: section) { continue }
          if answer != update.newPlaceholderIndexes[rank] {
            return "place \(places[rank]) goes to \(String(describing: answer))"
          }
          continue
        }
        let wanted = update.dataMap.newItem(ofOld: ItemIndex(section, item)).flatMap { place in
          after[place.section].firstIndex(of: place.item).map { ItemIndex(place.section, $0) }
        }
        if answer != wanted { return "item \(item) of section \(section): \(String(describing: answer))" }
      }
    }
    for (rank, place) in places.enumerated() {
      let section = update.dataMap.newSection(ofOld: place.section)
      if update.newPlaceholderIndexes[rank]?.section != section {
        return "place \(place) is in \(String(describing: section))"
      }
    }
    // Items that stayed in order with a placeholder still are.
    for (rank, place) in places.enumerated() {
      guard let now = update.newPlaceholderIndexes[rank], !update.dataMap.isReloaded(section: place.section) else {
        continue
      }
      for (index, item) in before[place.section].enumerated() {
        guard let item, !batch.list.contains(where: { $0.moves(ItemIndex(place.section, item)) }),
          let other = update.shownMap.newItem(ofOld: ItemIndex(place.section, index))
        else { continue }
        if (index < place.item) != (other < now) { return "item \(item) and place \(place) have changed their order" }
      }
    }
    return nil
  }
}

extension UpdateCase.Operation {
  func moves(_ item: ItemIndex) -> Bool {
    if case .moveItem(item, _) = self { return true }
    return false
  }
}
