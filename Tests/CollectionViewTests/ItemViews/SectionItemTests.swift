import CollectionCore
import XCTest

@testable import UIKit

/// Iteration over the items of all sections in order, including empty sections.
@preconcurrency @MainActor
final class SectionItemTests: XCTestCase {
  private let counts: SectionCounts = [0, 2, 0, 0, 3, 0]

  func testEnds() {
    XCTAssertEqual(counts.firstItem, [1, 0])
    XCTAssertEqual(counts.lastItem, [4, 2])
    let empty: SectionCounts = [0, 0]
    XCTAssertNil(empty.firstItem)
    XCTAssertNil(empty.lastItem)
  }

  func testNeighbours() {
    let all = Array(sequence(first: IndexPath(item: 0, section: 1)) { [counts] in counts.item(after: $0) })
    XCTAssertEqual(all, [[1, 0], [1, 1], [4, 0], [4, 1], [4, 2]])
    let back = Array(sequence(first: IndexPath(item: 2, section: 4)) { [counts] in counts.item(before: $0) })
    XCTAssertEqual(back, all.reversed())
    XCTAssertNil(counts.item(after: [9, 0]))
  }

  func testRanges() {
    var seen: [IndexPath] = []
    counts.forEachItem(from: [1, 1], through: [4, 1]) { seen.append($0) }
    XCTAssertEqual(seen, [[1, 1], [4, 0], [4, 1]])
    // Index paths beyond the end are left out.
    seen = []
    counts.forEachItem(from: [4, 2], through: [8, 7]) { seen.append($0) }
    XCTAssertEqual(seen, [[4, 2]])
    counts.forEachItem(from: [4, 1], through: [1, 1]) { _ in XCTFail("the range is empty") }
    XCTAssertEqual(counts.firstItem(from: [1, 0], through: [4, 2]) { $0.item == 1 && $0.section > 1 }, [4, 1])
  }

  func testContaining() {
    XCTAssertTrue(counts.contains([4, 2]))
    for path: IndexPath in [[4, 3], [0, 0], [6, 0], [-1, 0], [1], [1, 0, 0]] { XCTAssertFalse(counts.contains(path)) }
  }
}
