import CollectionCore
import XCTest

final class SectionCountsTests: XCTestCase {
  func testManySections_areReadAndCompared() {
    let numbers = (0..<5_000).map { $0 % 17 }
    let counts = SectionCounts(numbers)
    XCTAssertEqual(counts.count, 5_000)
    XCTAssertEqual(Array(counts), numbers)
    XCTAssertEqual(counts[4_999], numbers[4_999])
    var other = counts
    XCTAssertEqual(other, counts)
    other.set(100, section: 3_000)
    XCTAssertNotEqual(other, counts)
    XCTAssertEqual(counts[3_000], numbers[3_000])
    XCTAssertEqual(other[3_000], 100)
  }

  func testTheSameNumbersInOtherChunks_areEqual() {
    var counts = SectionCounts(0..<3_000)
    counts.replace(removing: Array(100..<1_500), inserting: [])
    XCTAssertEqual(counts, SectionCounts(Array(0..<100) + Array(1_500..<3_000)))
    XCTAssertNotEqual(counts, SectionCounts(Array(0..<100) + Array(1_501..<3_001)))
  }

  func testDeletingNearlyAll_leavesTheRest() {
    var counts = SectionCounts(0..<20_000)
    counts.replace(removing: (0..<20_000).filter { $0 % 1_000 != 7 }, inserting: [])
    XCTAssertEqual(Array(counts), (0..<20).map { $0 * 1_000 + 7 })
    counts.replace(removing: Array(0..<20), inserting: [])
    XCTAssertTrue(counts.isEmpty)
    counts.replace(removing: [], inserting: (0..<3_000).map { (section: $0, items: $0) })
    XCTAssertEqual(Array(counts), Array(0..<3_000))
  }

  func testMessages_showTheEndsOfLongLists() {
    XCTAssertEqual(SectionCounts([1, 2]).description, "{1, 2}")
    XCTAssertEqual(SectionCounts([]).description, "{}")
    XCTAssertTrue(SectionCounts(0..<100).description.contains("19, … 75 sections more …, 95"))
  }
}
