import TestSupport
import XCTest

@testable import Gallery
@testable import GalleryLibrary

final class NameOrderTests: XCTestCase {
  /// The fast comparison of file names has the same result as Foundation's.
  func testTheOrderOfNamesIsFoundations() {
    var random = TestSupport.SeededRandom(seed: 3)
    let plain = ["a", "B", "b", "Z", "_", "-", " ", ".", "/", "0", "00", "1", "9", "10", "007"]
    let parts = plain + ["é", "ß", "日", "e\u{301}"]
    for _ in 0..<4000 {
      func name() -> String {
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
      }
      let (a, b) = (name(), name())
      let order = a.compare(b, options: [.caseInsensitive, .numeric])
      let expected = order == .orderedSame ? a < b : order == .orderedAscending
      XCTAssertEqual(NameOrder.isBefore(a, b), expected, "\(a) | \(b)")
    }
  }

  /// Each name has one place: the comparison of two names is that of their keys, so that lists can be sorted.
  func testNamesAreSortedByTheirKeys() {
    var random = TestSupport.SeededRandom(seed: 4)
    let parts = [
      "a", "B", "b", "E", "e", "é", "É", "ﬁ", "f", "ß", "ss", "日", "Ж", "0", "00", "1", "9", "10", "007", "-", "~",
    ]
    for _ in 0..<4000 {
      func name() -> String {
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
      }
      let (a, b) = (name(), name())
      let (first, second) = (NameOrder.key(of: a), NameOrder.key(of: b))
      let expected = first == second ? 0 : first.lexicographicallyPrecedes(second) ? -1 : 1
      XCTAssertEqual(NameOrder.compare(a, b), expected, "\(a) | \(b)")
    }
    let sorted = ["", "0", "1", "01b", "2", "10", "a", "a1", "a02", "a10", "ab", "é1", "f", "日"]
    var keys = NameKeys()
    for (number, name) in sorted.enumerated().shuffled(using: &random) {
      Array(name.utf8).withUnsafeBytes { keys.add(Int64(number), $0) }
    }
    XCTAssertEqual(keys.count, sorted.count)
    XCTAssertEqual(keys.removeSortedPhotos(), (0..<Int64(sorted.count)).map { $0 })
    XCTAssertEqual(keys.removeSortedPhotos(), [])
    for (number, name) in [(3, "a"), (1, "A"), (2, "a0"), (0, "a00")] as [(Int64, String)] {
      Array(name.utf8).withUnsafeBytes { keys.add(number, $0) }
    }
    XCTAssertEqual(keys.removeSortedPhotos(), [1, 3, 0, 2], "equal names are in the order of their numbers")
    ([0xFF, 0x41] as [UInt8]).withUnsafeBytes { keys.add(7, $0) }
    XCTAssertEqual(keys.removeSortedPhotos(), [7])
  }
}
