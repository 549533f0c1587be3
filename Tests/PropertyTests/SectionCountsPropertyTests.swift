import CollectionCore
import TestSupport
import XCTest

/// Compares section counts, which are stored in chunks, with an array, after sequences of edits.
final class SectionCountsPropertyTests: XCTestCase {
  func testEdits_doWhatAnArrayDoes() {
    SeedRun(release: 300, debug: 5).check("section counts", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var array = (0..<Int.random(in: 0...6_000, using: &random)).map { $0 % 5 }
      var counts = SectionCounts(array)
      for step in 0..<8 {
        let share = Int.random(in: 1...20, using: &random)
        let removed = array.indices.filter { _ in Int.random(in: 0...share, using: &random) == 0 }
        for place in removed.reversed() { array.remove(at: place) }
        let coming = Int.random(in: 0...2_000, using: &random)
        // Indexes after the edit, distinct and ascending, none beyond the end.
        let places = Set((0..<coming).map { _ in Int.random(in: 0..<(array.count + coming), using: &random) }).sorted()
        let inserted = places.enumerated().filter { $0.element <= array.count + $0.offset }.map { $0.element }
        for place in inserted { array.insert(place % 9, at: place) }
        counts.replace(removing: removed, inserting: inserted.map { (section: $0, items: $0 % 9) })
        if let section = array.indices.randomElement(using: &random) {
          array[section] = 99
          counts.set(99, section: section)
        }
        if !counts.elementsEqual(array) || counts.count != array.count { return "step \(step)" }
        if counts != SectionCounts(array) { return "step \(step): not equal to the same numbers" }
        if let section = array.indices.randomElement(using: &random), counts[section] != array[section] {
          return "step \(step): section \(section)"
        }
      }
      return nil
    }
  }
}
